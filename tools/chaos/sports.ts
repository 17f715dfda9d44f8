import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { MemberId } from '@fairground/contract/ids';
import { systemClock } from '../../server/src/platform/clock.ts';
import { migrate, startEmbedded } from '../../server/src/platform/database/index.ts';
import { newDataFolder } from '../process/product.ts';
import type { Chaos } from './chaos.ts';
import { aDay, feedOf, writeDay } from './sports-day.ts';
import type { Said } from './sports-day.ts';
import { openBook } from './sports-house.ts';
import type { BookHouse } from './sports-house.ts';
import type { SportsNews } from './sports-people.ts';
import { lookAtBook, waiting } from './sports-proof.ts';

const SECONDS = 120;
const MEMBERS = 12;
const NODES = 2;
/** A node that dies keeps the lead for ten seconds: with shorter lives nobody would decide a live bet in time. */
const LIFE_MS = [6_000, 24_000] as const;
/** The nodes are up by then. */
const BEFORE_MS = 8_000;
/** Whatever was open when everybody was gone is decided and settled within this. */
const ENDING_MS = 120_000;
const LOOK_MS = 500;
const PLAN_MS = 3_000;

/** What the nodes said while they lived. */
type Heard = { readonly taken: Map<string, string>; readonly faults: string[] };

/** Two nodes that take a feed with repeats and gaps, bet and settle, and are killed again and again; every bet is settled once. */
export const sports: Chaos = {
  name: 'sports',
  about: 'kill -9 of nodes that take a feed, decide and settle sports bets; -- sports --seconds 120',
  run: async (say, words) => {
    const dataFolder = newDataFolder();
    const database = await startEmbedded({ dataFolder });
    try {
      await migrate({ url: database.url });
      const house = await openBook(database.url, 6);
      for (let member = 1; member <= MEMBERS; member += 1) await house.fund(BigInt(member) as MemberId);
      await plan(database.url);
      const forMs = secondsOf(words) * 1_000;
      const day = aDay(systemClock.now().getTime() + BEFORE_MS, forMs - BEFORE_MS);
      const file = join(dataFolder, 'day.jsonl');
      writeFileSync(file, writeDay(day));
      const heard: Heard = { taken: new Map(), faults: [] };
      const until = performance.now() + forMs;
      const lives = await Promise.all(
        Array.from({ length: NODES }, (_, node) => liveAndDie({ url: database.url, file, node }, until, heard)),
      );
      say(`${lives.reduce((sum, one) => sum + one, 0)} nodes were killed; ${day.length} messages were said`);
      await end(house, day);
      const left = await waiting(house);
      return [
        ...heard.faults,
        ...(left > 0 ? [`${left} bets, cash-outs and results still wait`] : []),
        ...(await lookAtBook(house, day, heard.taken, say)),
      ];
    } finally {
      await database.stop();
      rmSync(dataFolder, { recursive: true, force: true });
    }
  },
};

/** For how long nodes are killed: what was asked for behind the name. */
const secondsOf = (words: readonly string[]): number => {
  const { values } = parseArgs({ args: [...words], options: { seconds: { type: 'string' } } });
  return Number(values.seconds ?? SECONDS);
};

/** The simulator announces the matches of its first days, so that the nodes have time for those of this run. */
const plan = async (url: string): Promise<void> => {
  const { sports: book, pool, close } = await openBook(url, 4);
  const count = async (): Promise<number> => {
    const { rows } = await pool.query<{ n: number }>('select count(*)::int as n from sports_fact');
    return rows[0]?.n ?? 0;
  };
  book.start();
  const until = performance.now() + ENDING_MS;
  for (let before = -1, now = 0; (now === 0 || now !== before) && performance.now() < until;) {
    before = now;
    await sleep(PLAN_MS);
    now = await count();
  }
  await book.stop();
  await close();
};

type Place = { readonly url: string; readonly file: string; readonly node: number };

/** Nodes one after the other, each killed in the middle of whatever it does; every one has its half of the players. */
const liveAndDie = async (place: Place, until: number, heard: Heard): Promise<number> => {
  let deaths = 0;
  while (performance.now() < until) {
    const child = await startNode(place, heard);
    await sleep(Math.min(randomInt(...LIFE_MS), Math.max(0, until - performance.now())));
    child.kill('SIGKILL');
    deaths += 1;
    await sleep(randomInt(300));
  }
  return deaths;
};

const startNode = async ({ url, file, node }: Place, { taken, faults }: Heard): Promise<ChildProcess> => {
  const members = Array.from({ length: MEMBERS }, (_, at) => at + 1).filter((member) => member % NODES === node);
  const child = fork(join(import.meta.dirname, 'sports-node.ts'), [], {
    env: { ...env, CHAOS_DATABASE_URL: url, CHAOS_DAY: file, CHAOS_MEMBERS: members.join(',') },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await new Promise<void>((resolve, reject) => {
    child.on('message', (news: SportsNews) => {
      if (news.is === 'taken') taken.set(news.request, news.bet);
      else if (news.is === 'fault') faults.push(news.what);
      else resolve();
    });
    child.once('exit', (code) => reject(new Error(`A node of the book ended with ${code}.`)));
  });
  child.removeAllListeners('exit');
  child.on('error', () => undefined);
  return child;
};

/** One more node takes what is left of the feed and goes on until nothing waits. */
const end = async (house: BookHouse, day: readonly Said[]): Promise<void> => {
  const last = day.at(-1)?.at ?? 0;
  house.sports.start();
  const until = performance.now() + ENDING_MS;
  for (;;) {
    await house.sports.feeds.catchUp(feedOf(day));
    const isSaid = systemClock.now().getTime() > last;
    if ((isSaid && (await waiting(house)) === 0) || performance.now() > until) break;
    await sleep(LOOK_MS);
  }
  await house.sports.stop();
};
