import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { env } from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { SandboxBehaviour } from '../../server/src/modules/cashier/index.ts';
import { systemClock } from '../../server/src/platform/clock.ts';
import { migrate, startEmbedded } from '../../server/src/platform/database/index.ts';
import { newDataFolder } from '../process/product.ts';
import { openCashier, registerTakers } from './cashier-house.ts';
import type { Taker } from './cashier-house.ts';
import type { CashierReply, CashierRequest } from './cashier-node.ts';
import { lookAtCashier } from './cashier-proof.ts';
import { missingIn } from './cashier-reach.ts';
import type { Chaos } from './chaos.ts';
import { killTrees } from './kill-everything.ts';

const SECONDS = 90;
/** Many: a killed call counts as a wrong payment password, and five of them lock a member for a day. */
const TAKERS = 60;
const IN_FLIGHT = 16;
/** A life ends after so many answers: on a slow machine as on a fast one there is load when it ends. */
const LIFE_ANSWERS = [5, 80] as const;
const LIFE_MS_MAX = 25_000;
const ASKED_AGAIN_MS = 4_000;
const VICTIMS = ['node', 'database', 'both'] as const;
const CHANNELS = ['qr', 'bank', 'ewallet', 'card', 'crypto'] as const;
const BEHAVIOURS: readonly SandboxBehaviour[] = [
  'pay',
  'pay',
  'doubled',
  'reordered',
  'delayed',
  'lost',
  'late',
  'wrong-amount',
];
/** Depositors are new each time: a member has at most three unpaid deposits. They begin beyond everybody registered. */
const DEPOSITORS_FROM = 1_000_000;

/** What waits for an answer, and what was answered. */
type Load = {
  readonly open: Map<number, CashierRequest>;
  readonly deposits: Set<string>;
  readonly paid: Set<string>;
  readonly withdrawals: Set<string>;
  readonly unpaid: string[];
  readonly refused: Map<string, number>;
  serial: number;
};

/** Kills the cashier's node and PostgreSQL while money comes in and goes out; nothing may be lost or count twice. */
export const cashier: Chaos = {
  name: 'cashier',
  about: 'kill -9 of a node and PostgreSQL while money comes in and goes out; -- cashier --seconds 90',
  run: async (say, words) => {
    const options = { seconds: { type: 'string', default: String(SECONDS) } } as const;
    const { values } = parseArgs({ args: [...words], options });
    const dataFolder = newDataFolder();
    const load: Load = {
      ...{ open: new Map(), refused: new Map(), unpaid: [], serial: 0 },
      ...{ deposits: new Set(), paid: new Set(), withdrawals: new Set() },
    };
    try {
      const takers = await prepare(dataFolder);
      const until = performance.now() + Number(values.seconds) * 1_000;
      const killed = { node: 0, database: 0 };
      let deaths = 0;
      while (performance.now() < until) {
        // In turn: in a short run each of them is killed as well.
        const victim = VICTIMS[deaths % VICTIMS.length] ?? 'both';
        const died = await liveAndDie(dataFolder, load, takers, victim);
        killed.node += died.node;
        killed.database += died.database;
        deaths += 1;
        say(
          `life ${deaths}: killed ${victim}, ${load.deposits.size} deposits, ${load.paid.size} payments, ${load.withdrawals.size} withdrawals`,
        );
      }
      for (const [code, times] of load.refused) say(`refused ${times} times: ${code}`);
      const database = await startEmbedded({ dataFolder });
      try {
        say(`killed: node ${killed.node} times, database ${killed.database} times`);
        const { faults, confirmed } = await lookAtCashier(database.url, load, say);
        return [
          ...faults,
          ...missingIn({
            ...{
              deposits: load.deposits.size,
              payments: load.paid.size,
              withdrawals: load.withdrawals.size,
              confirmed,
            },
            ...{ nodesKilled: killed.node, databasesKilled: killed.database },
          }),
        ];
      } finally {
        await database.stop();
      }
    } finally {
      rmSync(dataFolder, { recursive: true, force: true });
    }
  },
};

const prepare = async (dataFolder: string): Promise<readonly Taker[]> => {
  const database = await startEmbedded({ dataFolder });
  await migrate({ url: database.url });
  const house = await openCashier(database.url, 6, systemClock);
  try {
    await house.cashier.installSandboxChannels(house.currency);
    return await registerTakers(house, TAKERS);
  } finally {
    await house.close();
    await database.stop();
  }
};

/**
 * One life: what is unanswered is asked for again under its key, new load follows, and then comes the end. Answers what was
 * there to be killed; a node or a database that had ended by itself is not.
 */
const liveAndDie = async (
  dataFolder: string,
  load: Load,
  takers: readonly Taker[],
  victim: (typeof VICTIMS)[number],
): Promise<Readonly<Record<'node' | 'database', 0 | 1>>> => {
  const database = await startEmbedded({ dataFolder });
  const node = await startNode(database.url);
  node.on('message', (told: CashierReply) => note(load, told));
  const send = (asked: readonly CashierRequest[]): void => {
    if (asked.length > 0 && node.connected) node.send(asked, () => undefined);
  };
  const [until, enough] = [performance.now() + LIFE_MS_MAX, answered(load) + randomInt(...LIFE_ANSWERS)];
  for (let again = 0; performance.now() < until && answered(load) < enough;) {
    while (load.open.size < IN_FLIGHT) {
      const asked = newRequest(load, takers);
      load.open.set(asked.serial, asked);
      send([asked]);
    }
    if (performance.now() >= again) send([...load.open.values()]);
    if (performance.now() >= again) again = performance.now() + ASKED_AGAIN_MS;
    await sleep(20);
  }
  const pids = { node: node.pid ?? 0, database: database.pid };
  const killed = await killTrees(victim === 'both' ? [pids.database, pids.node] : [pids[victim]]);
  if (victim !== 'both') await sleep(randomInt(200));
  node.kill('SIGKILL');
  node.removeAllListeners('message');
  await database.stop().catch(() => undefined);
  return { node: killed.includes(pids.node) ? 1 : 0, database: killed.includes(pids.database) ? 1 : 0 };
};

const startNode = async (url: string): Promise<ChildProcess> => {
  const child = fork(join(import.meta.dirname, 'cashier-node.ts'), [], {
    env: { ...env, CHAOS_DATABASE_URL: url },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code) => reject(new Error(`A node of the cashier ended with ${code}.`)));
  });
  child.removeAllListeners('exit');
  child.on('error', () => undefined);
  return child;
};

const note = (load: Load, { serial, outcome, no }: CashierReply): void => {
  const asked = load.open.get(serial);
  if (asked === undefined) return;
  load.open.delete(serial);
  if (outcome !== 'done') load.refused.set(outcome, (load.refused.get(outcome) ?? 0) + 1);
  else if (asked.ask === 'withdraw') load.withdrawals.add(no);
  else if (asked.ask === 'pay') load.paid.add(no);
  else {
    load.deposits.add(no);
    load.unpaid.push(no);
  }
};

const answered = ({ serial, open }: Load): number => serial - open.size;

const newRequest = (load: Load, takers: readonly Taker[]): CashierRequest => {
  load.serial += 1;
  const { serial } = load;
  const no = load.unpaid.shift();
  const taker = takers[randomInt(takers.length)];
  const behaviour = BEHAVIOURS[randomInt(BEHAVIOURS.length)] ?? 'pay';
  const channel = CHANNELS[randomInt(CHANNELS.length)] ?? 'qr';
  if (no !== undefined) return { serial, ask: 'pay', no, behaviour };
  if (serial % 3 === 0 && taker) return { serial, ask: 'withdraw', ...taker, whole: randomInt(100, 900) };
  const member = String(DEPOSITORS_FROM + serial);
  return { serial, ask: 'deposit', member, channel, whole: 200_000 + randomInt(100_000) };
};
