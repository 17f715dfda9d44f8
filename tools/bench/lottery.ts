import process, { env } from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { MemberId } from '@fairground/contract/ids';
import { gameOf } from '@fairground/engines/lottery/games';
import type { Game } from '@fairground/engines/lottery/games';
import type { MarketId } from '../../server/src/modules/betting/index.ts';
import { migrate } from '../../server/src/platform/database/index.ts';
import { CURRENCY, openLottery, TENANT } from '../chaos/lottery-house.ts';
import { callerOf } from '../process/member-caller.ts';
import { onOwnDatabase } from '../process/own-database.ts';
import { cpuSeconds } from './lottery/cpu.ts';
import { LINE_STAKE, runLowerBound, seedTickets } from './lottery/seed-tickets.ts';
import { median } from './measure.ts';
import type { Bench, Measure } from './measure.ts';
import { livePath } from './wallet/live-path.ts';
import { newTransactionId, runLoad } from './wallet/load.ts';
import type { Load } from './wallet/load.ts';
import { processorMicros } from './wallet/processor-time.ts';

const LINES = Number(env['BENCH_LINES'] ?? 1_000_000);
const LINES_PER_ORDER = Number(env['BENCH_LINES_PER_ORDER'] ?? 10);
const SECONDS = Number(env['BENCH_SECONDS'] ?? 6);
const ROUNDS = Number(env['BENCH_ROUNDS'] ?? 3);
const GAMES = Number(env['BENCH_GAMES'] ?? 200);
const IDLE_SECONDS = Number(env['BENCH_IDLE_SECONDS'] ?? 120);
/** Who holds the tickets that are settled. */
const HOLDERS = 1_000;
/** Who buys, and how many at once: as in the wallet's own bench. */
const BUYERS = 10_000;
const CROWD = 1_024;
/** What a settlement may grow by, in megabytes, however many lines it has. */
const MEMORY_BAR_MB = 256;
const MEGABYTE = 1_048_576;

type House = Awaited<ReturnType<typeof openLottery>>;
type Say = (line: string) => void;

/** Selling, settling and idling: beside bets alone, one pass of SQL, and a tenth of a core. */
export const lottery: Bench = {
  name: 'lottery',
  about:
    'selling, settling a million lines, 200 idle calendars; BENCH_LINES, BENCH_LINES_PER_ORDER, BENCH_ROUNDS, BENCH_SECONDS, BENCH_GAMES and BENCH_IDLE_SECONDS change its size',
  run: (say) =>
    onOwnDatabase(async (cluster) => {
      await migrate({ url: cluster.url });
      const house = await openLottery(cluster.url, 12);
      for (let first = 1; first <= BUYERS; first += 200)
        await Promise.all(Array.from({ length: 200 }, (_, index) => house.fund(BigInt(first + index) as MemberId)));
      await house.lottery.makeIssues(1);
      const measures = [
        ...(await measureSale(house, cluster.pid, say)),
        ...(await measureSettlement(house, cluster.url, say)),
      ];
      await house.close();
      return [...measures, await measureIdle(cluster, say)];
    }),
};

/** Orders of one line as the route takes them, beside stakes on the live path, by turns on the same connections. */
const measureSale = async (
  { lottery: sold, betting, pool }: House,
  clusterPid: number,
  say: Say,
): Promise<readonly Measure[]> => {
  const { rows } = await pool.query<{ numero: string }>(
    `select numero from lottery_issue i join lottery_game g on g.id = i.game_id
      where g.code = 'KENO_8M' and lock_at > clock_timestamp() order by draw_at desc limit 1`,
  );
  const numero = rows[0]?.numero ?? '';
  // On sale for the whole bench: its sale began an hour ago.
  await pool.query(`update lottery_issue set open_at = clock_timestamp() - interval '1 hour' where numero = $1`, [
    numero,
  ]);
  const route = sold.routes?.find(({ endpoint }) => endpoint.name === 'lottery.place-order');
  if (route === undefined) throw new Error('The lottery takes no orders.');
  const anyone = (): MemberId => BigInt(1 + (Math.floor(performance.now() * 997) % BUYERS)) as MemberId;
  const line = { play: 'any1.pick', content: '01', unit: 'whole', multiple: 1, bets: 1 };
  const placed = async (): Promise<void> => {
    const number = String(1 + (Math.floor(performance.now() * 1_009) % 80)).padStart(2, '0');
    const body = {
      ...{ clientOrderId: newTransactionId(), gameCode: 'KENO_8M', numero, prizeMode: 'Elott', prizeGroup: 1980 },
      lines: [{ ...line, content: number }],
      amount: LINE_STAKE,
    };
    await route.handle({ query: undefined, body }, callerOf(anyone()));
  };
  const { bet } = livePath(betting, { tenant: TENANT, currency: CURRENCY });
  const staked = (): Promise<void> => bet(anyone());
  // Load, server modules and database together; the first two are this process.
  const processor = (): number => processorMicros([clusterPid, process.pid]);
  const load = { inFlight: CROWD, seconds: SECONDS, warmSeconds: Math.min(2, SECONDS / 3), processor };
  const rounds: { readonly anchor: Load; readonly ours: Load }[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const anchor = await runLoad(load, staked);
    const ours = await runLoad(load, placed);
    rounds.push({ anchor, ours });
    say(`round ${round}: ${describe(ours)} of orders beside ${describe(anchor)} of stakes`);
  }
  return [
    {
      measure: 'sale-rate',
      ours: median(rounds.map(({ ours }) => ours.rate)),
      anchor: median(rounds.map(({ anchor }) => anchor.rate)),
    },
    {
      measure: 'sale-per-processor',
      ours: median(rounds.map(({ ours }) => 1e6 / ours.cpuMicros)),
      anchor: median(rounds.map(({ anchor }) => 1e6 / anchor.cpuMicros)),
    },
  ];
};

const describe = ({ rate, cpuMicros }: Load): string => `${Math.round(rate)} a second and ${Math.round(cpuMicros)} µs`;

const measureSettlement = async (
  { lottery: drawn, betting, wallet, pool }: House,
  url: string,
  say: Say,
): Promise<readonly Measure[]> => {
  const { rows } = await pool.query<{ id: bigint; numero: string }>(
    `select i.id, i.numero from lottery_issue i join lottery_game g on g.id = i.game_id
      where g.code = 'SSC1M' and lock_at > clock_timestamp() order by draw_at desc limit 1`,
  );
  const [issue] = rows;
  if (issue === undefined) throw new Error('There is no issue to settle.');
  const [opensAt, closesAt] = [new Date('2020-01-01'), new Date('2100-01-01')];
  const market: MarketId = await betting.openMarket({ source: 'lottery', code: 'bench', opensAt, closesAt });
  // Nothing else is due while this one is measured.
  await pool.query(`update lottery_issue set due_at = null where id <> $1`, [issue.id]);
  await pool.query(
    `update lottery_issue set market_id = $2, state = 'LOCKED', open_at = '2020-01-01', lock_at = '2020-01-02', draw_at = '2020-01-03',
            due_at = clock_timestamp() where id = $1`,
    [issue.id, market],
  );
  const orders = Math.ceil(LINES / LINES_PER_ORDER);
  const stake = LINE_STAKE * BigInt(LINES_PER_ORDER);
  await seedTickets(url, { issue: issue.id, market, orders, linesPerOrder: LINES_PER_ORDER, members: HOLDERS, stake });
  say(`${orders * LINES_PER_ORDER} lines of ${orders} orders are sold`);

  const step = async (): Promise<number> => {
    const startedAt = performance.now();
    await drawn.takeDue();
    return (performance.now() - startedAt) / 1_000;
  };
  const before = process.memoryUsage.rss();
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 50);
  const [sealed, board] = [await step(), await step()];
  const bound = await runLowerBound(url, issue.id);
  const settled = await step();
  clearInterval(watch);
  const grownMb = (most - before) / MEGABYTE;
  const { rows: ends } = await pool.query<{ state: string }>('select state from lottery_issue where id = $1', [
    issue.id,
  ]);
  if (ends[0]?.state !== 'SETTLED') throw new Error(`The issue is ${ends[0]?.state} and not settled.`);
  say(
    `root in ${sealed.toFixed(1)} s, board in ${board.toFixed(2)} s, settled in ${settled.toFixed(1)} s beside one pass of SQL in ${bound.toFixed(1)} s; memory grew by ${grownMb.toFixed(0)} MB`,
  );
  const { faults } = await wallet.prove();
  if (faults.length > 0) throw new Error(`The ledger does not hold: ${faults.slice(0, 3).join('; ')}`);
  return [
    { measure: 'settle-seconds', ours: settled, anchor: bound },
    { measure: 'settle-memory-mb', ours: grownMb, anchor: MEMORY_BAR_MB },
  ];
};

/** Calendars of a minute each that nobody bets on: processor time of node and database together, of one core. */
const measureIdle = async (cluster: { readonly url: string; readonly pid: number }, say: Say): Promise<Measure> => {
  const minute = gameOf('SSC1M');
  if (minute === undefined) throw new Error('There is no game of a minute.');
  const games = Array.from({ length: GAMES }, (_, index): Game => ({ ...minute, code: `BENCH${index}` }));
  const house = await openLottery(cluster.url, 6, games);
  await house.pool.query('update lottery_issue set due_at = null');
  await house.lottery.makeIssues(25);
  say(`${GAMES} calendars are made`);
  house.lottery.start();
  await sleep(5_000);
  const [before, startedAt] = [cpuSeconds(cluster.pid), performance.now()];
  await sleep(IDLE_SECONDS * 1_000);
  const percent = (100 * (cpuSeconds(cluster.pid) - before)) / ((performance.now() - startedAt) / 1_000);
  await house.close();
  say(`${GAMES} idle calendars take ${percent.toFixed(1)} % of a core`);
  return { measure: 'idle-core-percent', ours: percent, anchor: 10 };
};
