import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import process, { env, exit } from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { MemberId } from '@fairground/contract/ids';
import { feedOf, PRODUCER, readDay, saidBy } from './sports-day.ts';
import type { Said } from './sports-day.ts';
import { openBook } from './sports-house.ts';
import type { BookHouse } from './sports-house.ts';
import { betAlong } from './sports-people.ts';
import type { SportsNews } from './sports-people.ts';

const HEARS_MS = 200;

const tell = (news: SportsNews): void => void process.send?.(news);

/** Takes the feed as it comes: messages twice, newer ones before older ones, and at last what is missing. */
const hear = async ({ sports: { feeds } }: BookHouse, day: readonly Said[]): Promise<never> => {
  const feed = feedOf(day);
  for (;;) {
    await sleep(randomInt(HEARS_MS) + 1);
    const said = saidBy(day);
    const newest = said.at(-1);
    const again = said[randomInt(Math.max(1, said.length))];
    try {
      if (newest && randomInt(3) === 0) await feeds.receive(PRODUCER, newest);
      if (again && randomInt(3) === 0) await feeds.receive(PRODUCER, again);
      if (randomInt(4) > 0) await feeds.catchUp(feed);
    } catch (error) {
      tell({ is: 'fault', what: `the feed was not taken: ${String(error)}` });
    }
  }
};

/** A node that takes the feed, settles and has players, in a child process; it is killed in the middle of whatever it does. */
const serve = async (url: string, file: string, members: readonly number[]): Promise<void> => {
  const house = await openBook(url, 8);
  const day = readDay(readFileSync(file, 'utf8'));
  house.sports.start();
  process.on('disconnect', () => exit(1));
  tell({ is: 'ready' });
  await Promise.all([hear(house, day), ...members.map((member) => betAlong(house, BigInt(member) as MemberId, tell))]);
};

const { CHAOS_DATABASE_URL: url, CHAOS_DAY: file, CHAOS_MEMBERS: members } = env;
if (url !== undefined && file !== undefined && members !== undefined)
  await serve(url, file, members.split(',').map(Number));
