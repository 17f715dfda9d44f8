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
import { openLottery } from './lottery-house.ts';
import type { LotteryAsked, LotteryTold } from './lottery-node.ts';
import { lookAtLottery } from './lottery-proof.ts';

const SECONDS = 180;
const MEMBERS = 40;
const NODES = 2;
/** Issues of these games lock every minute or less, so that nodes die in every state of an issue. */
const GAMES = ['SSC45S', 'SSC1M'] as const;
const LIFE_MS = [3_000, 15_000] as const;
const IN_FLIGHT = 24;
const ASKED_AGAIN_MS = 500;
const STAKE = 20_000n;

type Load = {
  readonly open: Map<number, LotteryAsked>;
  readonly taken: Map<number, readonly string[]>;
  readonly refused: Map<string, number>;
  serial: number;
};

/** Two nodes that are killed again and again while they sell, lock, draw and settle; every ticket must be paid once. */
export const lottery: Chaos = {
  name: 'lottery',
  about: 'kill -9 of nodes that draw and settle lotteries under load; -- lottery --seconds 180',
  run: async (say, words) => {
    const options = { seconds: { type: 'string', default: String(SECONDS) } } as const;
    const { values } = parseArgs({ args: [...words], options });
    const dataFolder = newDataFolder();
    const database = await startEmbedded({ dataFolder });
    try {
      await migrate({ url: database.url });
      const house = openLottery(database.url, 6);
      for (let member = 1; member <= MEMBERS; member += 1) await house.fund(BigInt(member) as MemberId);
      await house.lottery.makeIssues(1);
      const load: Load = { open: new Map(), taken: new Map(), refused: new Map(), serial: 0 };
      const until = performance.now() + Number(values.seconds) * 1_000;
      const lives = await Promise.all(
        Array.from({ length: NODES }, () => liveAndDie(database.url, house.pool, load, until)),
      );
      say(
        `${lives.reduce((sum, deaths) => sum + deaths, 0)} nodes were killed, ${load.taken.size} orders and chases taken`,
      );
      for (const [code, times] of load.refused) say(`refused ${times} times: ${code}`);
      return await lookAtLottery(house, load.taken, say);
    } finally {
      await database.stop();
      rmSync(dataFolder, { recursive: true, force: true });
    }
  },
};

/** Nodes one after the other, each killed in the middle of whatever it does; answers how many. */
const liveAndDie = async (
  url: string,
  pool: ReturnType<typeof openLottery>['pool'],
  load: Load,
  until: number,
): Promise<number> => {
  let deaths = 0;
  while (performance.now() < until) {
    const node = await startNode(url);
    node.on('message', (told: LotteryTold) => {
      if (!load.open.delete(told.serial)) return;
      if (told.outcome === 'taken') load.taken.set(told.serial, told.orders);
      else load.refused.set(told.outcome, (load.refused.get(told.outcome) ?? 0) + 1);
    });
    const endsAt = performance.now() + randomInt(...LIFE_MS);
    while (performance.now() < endsAt) {
      await order(pool, load);
      // What a dead node left unanswered is asked for again, by its name.
      send(node, [...load.open.values()]);
      await sleep(ASKED_AGAIN_MS);
    }
    node.kill('SIGKILL');
    deaths += 1;
    await sleep(randomInt(200));
  }
  return deaths;
};

const startNode = async (url: string): Promise<ChildProcess> => {
  const child = fork(join(import.meta.dirname, 'lottery-node.ts'), [], {
    env: { ...env, CHAOS_DATABASE_URL: url },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code) => reject(new Error(`A node of the lottery ended with ${code}.`)));
  });
  child.removeAllListeners('exit');
  child.on('error', () => undefined);
  return child;
};

const send = (node: ChildProcess, asked: readonly LotteryAsked[]): void => {
  if (asked.length > 0 && node.connected) node.send(asked, () => undefined);
};

/** Keeps so many orders under way: every tenth is a chase of three that ends with a win. */
const order = async (pool: ReturnType<typeof openLottery>['pool'], load: Load): Promise<void> => {
  const code = GAMES[randomInt(GAMES.length)] ?? 'SSC1M';
  const { rows } = await pool.query<{ numero: string }>(
    `select numero from lottery_issue i join lottery_game g on g.id = i.game_id
      where g.code = $1 and open_at <= clock_timestamp() and lock_at > clock_timestamp() order by draw_at limit 1`,
    [code],
  );
  const [issue] = rows;
  while (issue !== undefined && load.open.size < IN_FLIGHT) {
    load.serial += 1;
    const isChase = load.serial % 10 === 0;
    // Two digits of the last place of five: a bet in five wins.
    const line = { play: 'position.pick', content: '||||1,2', unit: 'whole', multiple: 1, bets: 2 };
    const body = {
      clientOrderId: `chaos-${load.serial}-order`,
      gameCode: code,
      numero: issue.numero,
      prizeMode: 'Elott',
      prizeGroup: load.serial % 2 === 0 ? 1980 : 1960,
      lines: [line],
      ...(isChase ? { count: 3, plan: { kind: 'flat', multiple: 1 }, winStop: true } : {}),
    };
    load.open.set(load.serial, {
      serial: load.serial,
      member: 1 + (load.serial % MEMBERS),
      call: isChase ? 'lottery.place-chase' : 'lottery.place-order',
      body,
      amount: (2n * STAKE * (isChase ? 3n : 1n)).toString(),
    });
  }
};
