import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { env } from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { MemberId } from '@fairground/contract/ids';
import { CARD_GAMES } from '@fairground/contract/rooms/fields';
import { migrate, startEmbedded } from '../../server/src/platform/database/index.ts';
import { newDataFolder } from '../process/product.ts';
import type { Chaos } from './chaos.ts';
import { OPENING } from './lottery-house.ts';
import { openRooms } from './rooms-house.ts';
import type { NodeSays } from './rooms-node.ts';
import { NO_COUNTS } from './rooms-people.ts';
import type { PeopleCounts } from './rooms-people.ts';

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
  about:
    'kill -9 of nodes with card tables; calls, answers and pushes lost and repeated, slow players; -- rooms --seconds 120',
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
        ...Array.from({ length: NODES }, (_, node) => liveAndDie(database.url, node, { until, broken })),
      ]);
      say(
        `${lives.reduce((sum, { deaths }) => sum + deaths, 0)} nodes were killed; the tables were added up ${looks} times`,
      );
      const counts = lives.reduce(sumOf, NO_COUNTS);
      sayCounts(counts, say);
      // A run in which nothing went wrong on the way shows nothing.
      for (const name of ['dropped', 'doubled', 'caughtUp', 'forgotten', 'slept'] as const)
        if (counts[name] === 0) broken.push(`nothing was ${name} in this run`);
      await end(house, broken, say);
      return broken;
    } finally {
      await database.stop();
      rmSync(dataFolder, { recursive: true, force: true });
    }
  },
};

type Off = { readonly what: string; readonly there: string; readonly held: string };

/** In one moment: every seat against the account of its member, and every table's players of the house against its pool. */
const lookAt = async ({ pool }: House, broken: string[]): Promise<void> => {
  const { rows } = await pool.query<Off>(
    `select 'the account ' || coalesce(s.account, a.id)::text as what, coalesce(s.stack, 0)::text as there, coalesce(a.balance, 0)::text as held
       from (select escrow_account as account, stack from rooms_seat where member_id is not null) s
       full join (select id, balance from wallet_account where kind like 'HOLD_PVP:%') a on a.id = s.account
      where coalesce(s.stack, 0) <> coalesce(a.balance, 0)
      union all
     select coalesce(s.kind, a.kind), coalesce(s.stack, 0)::text, coalesce(a.balance, 0)::text
       from (select 'ROOM:' || table_id as kind, sum(stack) as stack from rooms_seat where member_id is null group by table_id) s
       full join (select kind, balance from wallet_account where kind like 'ROOM:%') a on a.kind = s.kind
      where coalesce(s.stack, 0) <> coalesce(a.balance, 0)`,
  );
  for (const { what, there, held } of rows) broken.push(`${what} holds ${held}, and ${there} lies on the table`);
};

/** Nobody has more or less than what was given and what hands brought: cash, what lies on tables, and nothing else. */
const lookAtMembers = async ({ pool }: House, broken: string[]): Promise<void> => {
  const { rows } = await pool.query<Off>(
    `select 'member ' || m.owner_id as what, ($1::bigint + coalesce(r.net, 0))::text as there, m.held::text as held
       from (select owner_id, sum(balance) as held from wallet_account where owner_kind = 'member' group by owner_id) m
       left join (select r.member_id, sum(r.net) as net from rooms_result r join rooms_hand h on h.id = r.hand_id
                   where h.status = 'SETTLED' group by r.member_id) r on r.member_id = m.owner_id
      where m.held <> $1::bigint + coalesce(r.net, 0)`,
    [OPENING.toString()],
  );
  for (const { what, there, held } of rows) broken.push(`${what} has ${held}, and ${there} by all hands`);
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

type Lives = { readonly deaths: number; readonly counts: PeopleCounts };

const added = (one: PeopleCounts, other: PeopleCounts): PeopleCounts => {
  const names = Object.keys(NO_COUNTS) as (keyof PeopleCounts)[];
  return { ...NO_COUNTS, ...Object.fromEntries(names.map((name) => [name, one[name] + other[name]])) };
};
const sumOf = (sum: PeopleCounts, { counts }: Lives): PeopleCounts => added(sum, counts);

const sayCounts = (counts: PeopleCounts, say: (line: string) => void): void => {
  const { calls, repeated, forgotten, heard, dropped, doubled, caughtUp, acts, slept } = counts;
  say(
    `${calls} calls, ${acts} of them in hands; ${repeated} sent twice at once, ${forgotten} answers lost after the commit`,
  );
  say(`${heard} pushes heard, ${doubled} of them twice, ${dropped} lost; ${caughtUp} times made good by reading`);
  say(`${slept} turns were slept away`);
};

/** The people of a node: every game has some at each of them, so that tables are shared by nodes. */
const membersOf = (node: number): readonly number[] =>
  Array.from({ length: MEMBERS }, (_, at) => at + 1).filter(
    (member) => Math.floor((member - 1) / CARD_GAMES.length) % NODES === node,
  );

/** Nodes one after the other, each killed in the middle of whatever it does; every one plays its half of the people. */
const liveAndDie = async (
  url: string,
  node: number,
  { until, broken }: { readonly until: number; readonly broken: string[] },
): Promise<Lives> => {
  let lives: Lives = { deaths: 0, counts: NO_COUNTS };
  while (performance.now() < until) {
    let last = NO_COUNTS;
    const child = await startNode(url, membersOf(node));
    child.on('message', (said: NodeSays) => {
      if (said === 'ready') return;
      if ('fault' in said) broken.push(said.fault);
      else last = said.counts;
    });
    await sleep(Math.min(randomInt(...LIFE_MS), Math.max(0, until - performance.now())));
    child.kill('SIGKILL');
    lives = { deaths: lives.deaths + 1, counts: added(lives.counts, last) };
    await sleep(randomInt(300));
  }
  return lives;
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
  await lookAtMembers(house, broken);
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
