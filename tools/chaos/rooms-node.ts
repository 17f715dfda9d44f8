import process, { env, exit } from 'node:process';
import type { MemberId } from '@fairground/contract/ids';
import { openRooms } from './rooms-house.ts';
import { playAlong } from './rooms-people.ts';

/** A node with people at its tables in a child process; it is killed in the middle of whatever it does. */
const serve = async (url: string, members: readonly number[]): Promise<void> => {
  const { rooms } = await openRooms(url, 10);
  const counts = { calls: 0, acts: 0 };
  rooms.start();
  process.on('disconnect', () => exit(1));
  process.send?.('ready');
  const manners = { losesOneIn: 12, repeatsOneIn: 6, thinksMs: 250 };
  await Promise.all(
    members.map((member) =>
      playAlong(rooms, BigInt(member) as MemberId, manners, counts, () => false).catch((error: unknown) =>
        process.stderr.write(`somebody stopped: ${String(error)}\n`),
      ),
    ),
  );
};

const [url, members] = [env['CHAOS_DATABASE_URL'], env['CHAOS_MEMBERS']];
if (url !== undefined && members !== undefined) await serve(url, members.split(',').map(Number));
