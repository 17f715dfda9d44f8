import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { env } from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { MemberId } from '@fairground/contract/ids';
import { migrate, startEmbedded } from '../../server/src/platform/database/index.ts';
import { newDataFolder } from '../process/product.ts';
import type { Chaos } from './chaos.ts';
import { openRooms } from './rooms-house.ts';

const SECONDS = 120;
const MEMBERS = 24;
const NODES = 2;
const LIFE_MS = [4_000, 12_000] as const;
const LOOK_MS = 300;
/** Hands that were on when everybody was gone are played on by the clock within this. */
const ENDING_MS = 240_000;

type House = Awaited<ReturnType<typeof openRooms>>;

/** Two nodes that are killed again and again while people play; nothing on the tables may be lost or doubled. */
export const rooms: Chaos = {
  name: 'rooms',
  about: 'kill -9 of nodes with card tables, lost and repeated messages, slow players; -- rooms --seconds 120',
  run: async (say, words) => {
    const options = { seconds: { type: 'string', default: String(SECONDS) } } as const;
    const { values } = parseArgs({ args: [...words], options });
    const dataFolder = newDataFolder();
    const database = await startEmbedded({ dataFolder });
    try {
      await migrate({ url: database.url });
      const house = await openRooms(database.url, 6);
      for (let member = 1; member <= MEMBERS; member += 1) await house.fund(BigInt(member) as MemberId);
      const until = performance.now() + Number(values.seconds) * 1_000;
      const broken: string[] = [];
      const [looks, ...lives] = await Promise.all([
        lookWhile(house, until, broken),
        ...Array.from({ length: NODES }, (_, node) => liveAndDie(database.url, node, until)),
      ]);
      say(`${lives.reduce((sum, one) => sum + one, 0)} nodes were killed; the tables were added up ${looks} times`);
      await end(house, broken, say);
      return broken;
    } finally {
      await database.stop();
      rmSync(dataFolder, { recursive: true, force: true });
    }
  },
};

type Sums = { readonly people: string; readonly escrow: string; readonly house: string; readonly pools: string };

/** In one moment: what lies on the tables, and what the accounts behind them hold. */
const sums = async ({ pool }: House): Promise<Sums> => {
  const { rows } = await pool.query<Sums>(
    `select coalesce((select sum(stack) from rooms_seat where member_id is not null), 0)::text as people,
            coalesce((select sum(balance) from wallet_account where kind like 'HOLD_PVP:%'), 0)::text as escrow,
            coalesce((select sum(stack) from rooms_seat where member_id is null), 0)::text as house,
            coalesce((select sum(balance) from wallet_account where kind like 'ROOM:%'), 0)::text as pools`,
  );
  const [row] = rows;
  if (!row) throw new Error('The tables could not be added up.');
  return row;
};

const lookAt = async (house: House, broken: string[]): Promise<void> => {
  const now = await sums(house);
  if (now.people !== now.escrow) broken.push(`people have ${now.people} on tables and ${now.escrow} in escrow`);
  if (now.house !== now.pools) broken.push(`the house has ${now.house} on tables and ${now.pools} in its pools`);
};

const lookWhile = async (house: House, until: number, broken: string[]): Promise<number> => {
  let looks = 0;
  while (performance.now() < until) {
    await lookAt(house, broken);
    looks += 1;
    await sleep(LOOK_MS);
  }
  return looks;
};

/** Nodes one after the other, each killed in the middle of whatever it does; every one plays its half of the people. */
const liveAndDie = async (url: string, node: number, until: number): Promise<number> => {
  const members = Array.from({ length: MEMBERS }, (_, at) => at + 1).filter((member) => member % NODES === node);
  let deaths = 0;
  while (performance.now() < until) {
    const child = await startNode(url, members);
    await sleep(Math.min(randomInt(...LIFE_MS), Math.max(0, until - performance.now())));
    child.kill('SIGKILL');
    deaths += 1;
    await sleep(randomInt(300));
  }
  return deaths;
};

const startNode = async (url: string, members: readonly number[]): Promise<ChildProcess> => {
  const child = fork(join(import.meta.dirname, 'rooms-node.ts'), [], {
    env: { ...env, CHAOS_DATABASE_URL: url, CHAOS_MEMBERS: members.join(',') },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code) => reject(new Error(`A node of the rooms ended with ${code}.`)));
  });
  child.removeAllListeners('exit');
  child.on('error', () => undefined);
  return child;
};

/** Lets this node bring all hands to their end, then proves every book. */
const end = async (house: House, broken: string[], say: (line: string) => void): Promise<void> => {
  const open = async (): Promise<number> => {
    const { rows } = await house.pool.query<{ open: number }>(
      `select count(*)::int as open from rooms_table where phase = 'HAND'`,
    );
    return rows[0]?.open ?? 0;
  };
  const until = performance.now() + ENDING_MS;
  while ((await open()) > 0 && performance.now() < until) {
    await house.rooms.sweep();
    await sleep(LOOK_MS);
  }
  if ((await open()) > 0) broken.push(`${await open()} hands did not come to an end`);
  await lookAt(house, broken);
  const { rows } = await house.pool.query<{ status: string; hands: number; off: string }>(
    `select h.status, count(*)::int as hands,
            coalesce(sum(abs(h.rake + (select coalesce(sum(r.net), 0) from rooms_result r where r.hand_id = h.id))), 0)::text as off
       from rooms_hand h group by h.status order by h.status`,
  );
  for (const { status, hands, off } of rows) {
    say(`${hands} hands ${status}`);
    if (status === 'SETTLED' && off !== '0') broken.push(`settled hands are off by ${off}`);
  }
  const { rows: bets } = await house.pool.query<{ off: number }>(
    `select count(*)::int as off from rooms_result r
      where r.member_id is not null and r.stake > 0
        and not exists (select from betting_bet b where b.member_id = r.member_id and b.round_id = 'hand:' || r.hand_id
                                                    and b.stake = r.stake and b.payout = r.payout)`,
  );
  if ((bets[0]?.off ?? 0) > 0) broken.push(`${bets[0]?.off} results have no bet in the register`);
  broken.push(...(await house.wallet.prove()).faults, ...(await house.betting.prove()).faults);
};
