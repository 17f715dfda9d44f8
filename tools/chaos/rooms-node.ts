import process, { env, exit } from 'node:process';
import type { MemberId } from '@fairground/contract/ids';
import { openRooms } from './rooms-house.ts';
import { NO_COUNTS, playAlong } from './rooms-people.ts';
import type { PeopleCounts } from './rooms-people.ts';
import { createSockets } from './rooms-sockets.ts';

/** What a node says to the one that kills it: what its people did so far, or what they found wrong. */
export type NodeSays = { readonly counts: PeopleCounts } | { readonly fault: string } | 'ready';

const COUNTS_MS = 250;

/** A node with people at its tables in a child process; it is killed in the middle of whatever it does. */
const serve = async (url: string, members: readonly number[]): Promise<void> => {
  const counts = { ...NO_COUNTS };
  const { realtime, listen } = createSockets(counts);
  const { rooms } = await openRooms(url, 10, realtime);
  const say = (said: NodeSays): void => void process.send?.(said);
  rooms.start();
  process.on('disconnect', () => exit(1));
  say('ready');
  setInterval(() => say({ counts }), COUNTS_MS);
  const manners = { losesOneIn: 12, repeatsOneIn: 6, forgetsOneIn: 8, thinksMs: 250 };
  const life = { manners, counts, listen, fault: (line: string) => say({ fault: line }) };
  await Promise.all(
    members.map((member) =>
      playAlong(rooms, BigInt(member) as MemberId, life).catch((error: unknown) =>
        say({ fault: `member ${member} stopped: ${String(error)}` }),
      ),
    ),
  );
};

const [url, members] = [env['CHAOS_DATABASE_URL'], env['CHAOS_MEMBERS']];
if (url !== undefined && members !== undefined) await serve(url, members.split(',').map(Number));
