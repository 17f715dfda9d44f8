import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { env } from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { MemberId } from '@fairground/contract/ids';
import type { Actor } from '../../server/src/modules/audit/index.ts';
import { migrate } from '../../server/src/platform/database/index.ts';
import { onOwnDatabase } from '../process/own-database.ts';
import type { Chaos } from './chaos.ts';
import { anotherBoard, anyBasket, CHAOS_GAMES, isShared } from './lottery-games.ts';
import { openLottery } from './lottery-house.ts';
import type { LotteryRequest, LotteryReply } from './lottery-node.ts';
import { lookAtLottery } from './lottery-proof.ts';

const SECONDS = 180;
const MEMBERS = 40;
const NODES = 2;
const LIFE_MS = [3_000, 15_000] as const;
const IN_FLIGHT = 24;
const ASKED_AGAIN_MS = 500;
/** How often the result of an issue of shared prizes that was paid is corrected. */
const CORRECTED_MS = 12_000;
const OPERATOR: Actor = { actorKind: 'operator', actor: 'chaos', reason: 'another result', ip: '203.0.113.7' };

type House = Awaited<ReturnType<typeof openLottery>>;

type Load = {
  readonly open: Map<number, LotteryRequest>;
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
    return onOwnDatabase(async (database) => {
      await migrate({ url: database.url });
      const house = await openLottery(database.url, 6, CHAOS_GAMES);
      for (let member = 1; member <= MEMBERS; member += 1) await house.fund(BigInt(member) as MemberId);
      await house.lottery.makeIssues(1);
      const load: Load = { open: new Map(), taken: new Map(), refused: new Map(), serial: 0 };
      const until = performance.now() + Number(values.seconds) * 1_000;
      const [corrected, ...lives] = await Promise.all([
        correctNowAndThen(house, until),
        ...Array.from({ length: NODES }, () => liveAndDie(database.url, house.pool, load, until)),
      ]);
      const deaths = lives.reduce((sum, one) => sum + one, 0);
      say(`${deaths} nodes were killed, ${load.taken.size} orders and chases taken, ${corrected} results corrected`);
      for (const [code, times] of load.refused) say(`refused ${times} times: ${code}`);
      return lookAtLottery(house, load.taken, say);
    });
  },
};

/**
 * Sets other results of issues whose prizes are shared, so that pools are shared again while nodes die; returns how
 * many.
 */
const correctNowAndThen = async ({ lottery: house, pool }: House, until: number): Promise<number> => {
  let corrected = 0;
  while (performance.now() < until) {
    await sleep(CORRECTED_MS);
    const { rows } = await pool.query<{ code: string; numero: string }>(
      `select g.code, i.numero from lottery_issue i join lottery_game g on g.id = i.game_id
        where i.state in ('SETTLED', 'CORRECTED') and i.tickets > 0 order by random()`,
    );
    const paid = rows.find(({ code }) => isShared(code));
    if (paid === undefined) continue;
    await house.correctIssue(OPERATOR, paid.code, paid.numero, anotherBoard());
    corrected += 1;
  }
  return corrected;
};

/** Nodes one after the other, each killed in the middle of whatever it does; answers how many. */
const liveAndDie = async (url: string, pool: House['pool'], load: Load, until: number): Promise<number> => {
  let deaths = 0;
  while (performance.now() < until) {
    const node = await startNode(url);
    node.on('message', (told: LotteryReply) => {
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

const send = (node: ChildProcess, asked: readonly LotteryRequest[]): void => {
  if (asked.length > 0 && node.connected) node.send(asked, () => undefined);
};

/** Keeps so many orders under way: every tenth is a chase of three that ends with a win. */
const order = async (pool: House['pool'], load: Load): Promise<void> => {
  const basketOf = anyBasket();
  const { code } = basketOf(0);
  const { rows } = await pool.query<{ numero: string }>(
    `select numero from lottery_issue i join lottery_game g on g.id = i.game_id
      where g.code = $1 and open_at <= clock_timestamp() and lock_at > clock_timestamp() order by draw_at limit 1`,
    [code],
  );
  const [issue] = rows;
  while (issue !== undefined && load.open.size < IN_FLIGHT) {
    load.serial += 1;
    const isChase = load.serial % 10 === 0;
    const basket = basketOf(load.serial);
    const body = {
      clientOrderId: `chaos-${load.serial}-order`,
      gameCode: code,
      numero: issue.numero,
      ...basket.order,
      ...(isChase ? { count: 3, plan: { kind: 'flat', multiple: 1 }, winStop: true } : {}),
    };
    load.open.set(load.serial, {
      serial: load.serial,
      member: 1 + (load.serial % MEMBERS),
      call: isChase ? 'lottery.place-chase' : 'lottery.place-order',
      body,
      amount: (basket.stake * (isChase ? 3n : 1n)).toString(),
    });
  }
};
