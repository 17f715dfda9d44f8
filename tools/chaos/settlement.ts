import { fork } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { env } from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { migrate, startEmbedded } from '../../server/src/platform/database/index.ts';
import { windowOf } from '../../server/src/modules/figures/index.ts';
import { readBrand } from '../../server/src/platform/brand.ts';
import { readConfig } from '../../server/src/platform/config.ts';
import { openModules } from '../process/modules.ts';
import { newDataFolder } from '../process/product.ts';
import type { Chaos } from './chaos.ts';
import { playDay, playHour, signLine, signWithinDay } from './settlement-line.ts';
import type { SettlementReply } from './settlement-node.ts';
import { PAUSE, PHASES, pauseAt } from './settlement-phases.ts';
import type { Phase } from './settlement-phases.ts';
import { lookAtSettlement } from './settlement-proof.ts';

const LINES = 2;
const TYPES = ['DIVIDEND', 'DAILY_SALARY', 'HOUR_SALARY', 'RT_SALARY'] as const;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** A node that meets no phase has settled everything within this. */
const NODE_MS = 120_000;

/** A node is killed in each phase of each kind of run; the next goes on, and every bill is paid once. */
export const settlement: Chaos = {
  name: 'settlement',
  about: 'kill -9 in every phase of every run of agents’ contracts and shares; -- settlement --phases 9',
  run: async (say, words) => {
    const options = { phases: { type: 'string', default: String(PHASES.length) } } as const;
    const { values } = parseArgs({ args: [...words], options });
    const dataFolder = newDataFolder();
    const database = await startEmbedded({ dataFolder });
    const owner = new pg.Client({ connectionString: database.url });
    try {
      await migrate({ url: database.url });
      await owner.connect();
      await owner.query(PAUSE);
      const { timeZone } = await readBrand(readConfig({}).brand);
      let day = new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS).toISOString().slice(0, 10);
      let now = new Date(windowOf(day, timeZone).from.getTime() + 6 * HOUR_MS);
      const nextDay = (): void => {
        day = new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
        now = new Date(windowOf(day, timeZone).from.getTime() + 6 * HOUR_MS);
      };
      const house = await openModules(database.url, { poolSize: 4, tenant: 'chaos', clock: { now: () => now } });
      await house.members.installDefaults();
      // The books were closed long before the first contract.
      await house.pool.query('update figures_gate set closed_until = $1', [windowOf(day, timeZone).from]);
      const first = { day, now };
      const lines: Awaited<ReturnType<typeof signLine>>[] = [];
      for (let line = 0; line < LINES; line += 1) {
        ({ day, now } = first);
        lines.push(await signLine(house, `chaos${line}x`, nextDay));
      }
      nextDay();
      const kills = new Map<string, number>();
      const killAt = async (type: (typeof TYPES)[number], phase: Phase, at: Date): Promise<void> => {
        if (await killIn(owner, database.url, at, { type, phase })) kills.set(`${type} ${phase}`, 1);
      };
      const phases = PHASES.slice(0, Number(values.phases));
      for (const [index, phase] of phases.entries()) {
        const { to: end } = windowOf(day, timeZone);
        await playDay(house.pool, lines, { day, end });
        const at = new Date(end.getTime() + 3 * HOUR_MS);
        // Salaries are settled before dividends: a node that waits in a dividend has them behind it.
        if (!isOfShares(phase)) await killAt('DAILY_SALARY', phase, at);
        await killAt('DIVIDEND', phase, at);
        await runNode(database.url, at);
        // Two people would approve the dividends; here they are approved as they stand.
        await owner.query(
          `update agents_run set status = 'APPROVED', approved_by = 'chaos', approved_at = now() where status = 'CALCULATED'`,
        );
        if (!kills.has(`DIVIDEND ${phase}`)) await killAt('DIVIDEND', phase, at);
        await runNodes(database.url, at, index);
        nextDay();
      }
      await signWithinDay(house.pool, day);
      const { from: midnight } = windowOf(day, timeZone);
      for (const [hour, phase] of phases.filter((each) => !isOfShares(each)).entries()) {
        const start = new Date(midnight.getTime() + hour * HOUR_MS);
        const end = new Date(start.getTime() + HOUR_MS);
        await playHour(house.pool, lines, { start, end });
        const at = new Date(end.getTime() + 5 * 60_000);
        await killAt('RT_SALARY', phase, at);
        await killAt('HOUR_SALARY', phase, at);
        await runNodes(database.url, at, hour);
      }
      say(`killed in ${kills.size} places: ${[...kills.keys()].join(', ')}`);
      const missed = placesOf(phases).filter((place) => !kills.has(place));
      const faults = [
        ...missed.map((place) => `no node was killed in ${place}`),
        ...(await lookAtSettlement(house, owner, say)),
      ];
      await house.close();
      return faults;
    } finally {
      await owner.end();
      await database.stop();
      rmSync(dataFolder, { recursive: true, force: true });
    }
  },
};

/** Every phase of every run, and those of the shares, which come once a day. */
const placesOf = (phases: readonly Phase[]): readonly string[] =>
  phases.flatMap((phase) => (isOfShares(phase) ? ['DIVIDEND'] : TYPES).map((type) => `${type} ${phase}`));

const isOfShares = (phase: Phase): boolean => phase.startsWith('shares');

/** Starts a node and kills it as soon as it stands in the phase; false where it ended without coming there. */
const killIn = async (
  owner: pg.Client,
  url: string,
  at: Date,
  wanted: { readonly type: string; readonly phase: Phase },
): Promise<boolean> => {
  await pauseAt(owner, wanted);
  const node = startNode(url, at);
  let isOver = false;
  const over = new Promise<void>((resolve) => node.once('exit', () => resolve())).then(() => (isOver = true));
  const until = performance.now() + NODE_MS;
  while (!isOver && performance.now() < until) {
    const { rows } = await owner.query(`select from pg_stat_activity where wait_event = 'PgSleep'`);
    if (rows.length > 0) break;
    await sleep(15);
  }
  const wasMet = !isOver;
  node.kill('SIGKILL');
  await over;
  await pauseAt(owner, undefined);
  // The server notices that nobody listens; what was not committed is undone.
  await owner.query(`select pg_terminate_backend(pid) from pg_stat_activity where wait_event = 'PgSleep'`);
  return wasMet;
};

/** Every third time two nodes finish the work at once. */
const runNodes = async (url: string, at: Date, index: number): Promise<void> => {
  await Promise.all(Array.from({ length: index % 3 === 2 ? 2 : 1 }, () => runNode(url, at)));
};

const runNode = (url: string, at: Date): Promise<void> =>
  new Promise((resolve, reject) => {
    const node = startNode(url, at);
    let reply: SettlementReply | undefined;
    node.once('message', (said: SettlementReply) => (reply = said));
    node.once('exit', (code) =>
      code === 0 && reply === 'settled' ? resolve() : reject(new Error(`A node ended with ${code}.`)),
    );
  });

const startNode = (url: string, at: Date) =>
  fork(join(import.meta.dirname, 'settlement-node.ts'), [], {
    env: { ...env, CHAOS_DATABASE_URL: url, CHAOS_NOW: at.toISOString() },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
