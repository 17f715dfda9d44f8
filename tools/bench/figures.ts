import { env } from 'node:process';
import { setTimeout as passed } from 'node:timers/promises';
import { createBus } from '../../server/src/platform/bus/index.ts';
import { systemClock } from '../../server/src/platform/clock.ts';
import { inTransaction, migrate } from '../../server/src/platform/database/index.ts';
import { createEvents } from '../../server/src/platform/events/index.ts';
import type { Listener } from '../../server/src/platform/events/index.ts';
import { silentLog } from '../../server/src/platform/log.ts';
import { openModules } from '../process/modules.ts';
import type { OpenedModules } from '../process/modules.ts';
import { onOwnDatabase } from '../process/own-database.ts';
import { applyOneByOne } from './figures/per-bet.ts';
import type { BenchBet } from './figures/per-bet.ts';
import { measureReads } from './figures/read-team.ts';
import { seedTree } from './figures/seed-tree.ts';
import type { Tree } from './figures/seed-tree.ts';
import type { Bench } from './measure.ts';

const MEMBERS = Number(env['BENCH_MEMBERS'] ?? 1_000_000);
const BETS = Number(env['BENCH_BETS'] ?? 50_000);
const SECONDS = Number(env['BENCH_SECONDS'] ?? 10);
/** What `wallet-http` holds on the machine of docs/performance.md. */
const LOAD_PER_SECOND = Number(env['BENCH_LOAD'] ?? 2_345);
const BATCH = 1_000;
/** Bets in one fact under load: as many as a lane commits together. */
const BETS_PER_FACT = 24;
const LAG_BAR_SECONDS = 5;
const READ_BAR_MS = 5;

/** Settled bets applied in batches and one by one, the lag under load, and the sum of a large team. */
export const figures: Bench = {
  name: 'figures',
  about:
    'daily figures of members and teams; BENCH_MEMBERS (a million), BENCH_BETS, BENCH_SECONDS and BENCH_LOAD change its size',
  run: (say) =>
    onOwnDatabase(async (cluster) => {
      await migrate({ url: cluster.url });
      const house = await openModules(cluster.url, { poolSize: 8, tenant: 'bench' });
      await house.members.installDefaults();
      const tree = await seedTree(cluster.url, MEMBERS);
      say(`${MEMBERS} members with a month of figures, ${tree.leaves.length} of them bet`);

      const rates = await measureRates(house, tree, say);
      const lagSeconds = await measureLag(house, cluster.url, tree);
      say(`${LOAD_PER_SECOND} bets a second are counted after ${lagSeconds.toFixed(2)} s at most`);
      const { readMs, recursiveMs } = await measureReads(house, tree);
      say(`the team of all: ${readMs.toFixed(2)} ms, ${recursiveMs.toFixed(0)} ms by a recursive query`);
      await house.close();
      return [
        { measure: 'applied', ...rates },
        { measure: 'lag-seconds', ours: lagSeconds, anchor: LAG_BAR_SECONDS },
        { measure: 'team-ms', ours: readMs, anchor: READ_BAR_MS },
        { measure: 'team-beside-recursive-ms', ours: readMs, anchor: recursiveMs },
      ];
    }),
};

const listenerOf = ({ figures: module }: OpenedModules): Listener => {
  const [listener] = module.listeners ?? [];
  if (!listener) throw new Error('The figures listen to nothing.');
  return listener;
};

const productOf = async ({ pool }: OpenedModules): Promise<number> => {
  await pool.query(`insert into betting_product (source, category) values ('bench', 'RNG') on conflict do nothing`);
  const { rows } = await pool.query<{ id: number }>(`select id from betting_product where source = 'bench'`);
  return rows[0]?.id ?? 0;
};

const payloadOf = (product: number, first: number, bets: readonly BenchBet[]) => ({
  bets: bets.map(({ member, stake, payout }, index) => ({
    ...{ bet: String(first + index), member, product, game: '1', currency: 'VND', award: null, stake, bonusPart: '0' },
    ...{ payout, bonusPayout: '0', validBet: stake, rule: 'stake-1', isCorrection: false },
  })),
});

/** The leaves in turn, each with five above it; members of neighbouring batches differ. */
const betsOf = ({ leaves }: Tree, first: number, count: number): readonly BenchBet[] =>
  Array.from({ length: count }, (_, index) => ({
    member: String(leaves[((first + index) * 7) % leaves.length]),
    stake: '100000',
    payout: index % 3 === 0 ? '200000' : '0',
  }));

const measureRates = async (house: OpenedModules, tree: Tree, say: (line: string) => void) => {
  const listener = listenerOf(house);
  const product = await productOf(house);
  const name = 'betting.bets-settled';
  const [ours, anchor] = [
    { ms: 0, bets: 0 },
    { ms: 0, bets: 0 },
  ];
  for (let first = 0; first < BETS; first += BATCH) {
    const bets = betsOf(tree, first, BATCH);
    const fact = { id: BigInt(first), name, payload: payloadOf(product, first, bets), at: systemClock.now() };
    let startedAt = performance.now();
    await inTransaction(house.db, (tx) => listener.handle(tx, [fact]));
    ours.ms += performance.now() - startedAt;
    ours.bets += BATCH;
    // The other way is slow: every fifth batch is enough for a rate, in turns with ours.
    if (first % (5 * BATCH) !== 0) continue;
    startedAt = performance.now();
    await applyOneByOne(house.pool, tree.to, bets);
    anchor.ms += performance.now() - startedAt;
    anchor.bets += BATCH;
  }
  const rates = { ours: (ours.bets / ours.ms) * 1_000, anchor: (anchor.bets / anchor.ms) * 1_000 };
  say(`${Math.round(rates.ours)} bets a second in batches, ${Math.round(rates.anchor)} one by one`);
  return rates;
};

/** Facts arrive at a steady rate through the outbox; looked at ten times a second. */
const measureLag = async (house: OpenedModules, url: string, tree: Tree): Promise<number> => {
  const product = await productOf(house);
  const bus = await createBus({ url, log: silentLog });
  const events = createEvents({ db: house.db, bus, clock: systemClock, log: silentLog });
  await events.start([listenerOf(house)]);
  const facts = Math.ceil((SECONDS * LOAD_PER_SECOND) / BETS_PER_FACT);
  const startedAt = performance.now();
  let worst = 0;
  const look = async (): Promise<number> => {
    const lag = (systemClock.now().getTime() - (await house.figures.asOf()).getTime()) / 1_000;
    worst = Math.max(worst, lag);
    return lag;
  };
  const watch = setInterval(() => void look(), 100);
  for (let sent = 0; sent < facts; sent += 1) {
    const due = startedAt + (sent * BETS_PER_FACT * 1_000) / LOAD_PER_SECOND;
    if (due > performance.now()) await passed(due - performance.now());
    const payload = payloadOf(product, sent * BETS_PER_FACT, betsOf(tree, sent * BETS_PER_FACT, BETS_PER_FACT));
    await house.pool.query(
      `insert into outbox_fact (era, name, payload, at) select era, 'betting.bets-settled', $1::jsonb, clock_timestamp() from outbox_era`,
      [JSON.stringify(payload)],
    );
  }
  while ((await look()) > 0.05) await passed(50);
  clearInterval(watch);
  await events.stop();
  await bus.close();
  return worst;
};
