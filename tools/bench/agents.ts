import { rmSync } from 'node:fs';
import { env } from 'node:process';
import { dayAfter, windowOf } from '../../server/src/modules/figures/index.ts';
import { readBrand } from '../../server/src/platform/brand.ts';
import { readConfig } from '../../server/src/platform/config.ts';
import { migrate, startEmbedded } from '../../server/src/platform/database/index.ts';
import { openModules } from '../process/modules.ts';
import type { OpenedModules } from '../process/modules.ts';
import { newDataFolder } from '../process/product.ts';
import { timedStages } from './agents/stages.ts';
import { measureReads } from './figures/read-team.ts';
import { ROOT_MEMBER, seedTree } from './figures/seed-tree.ts';
import type { Bench } from './measure.ts';

const MEMBERS = Number(env['BENCH_MEMBERS'] ?? 1_000_000);
const CONTRACTS = Number(env['BENCH_CONTRACTS'] ?? 100_000);
const ACTIVE = Number(env['BENCH_ACTIVE'] ?? 100_000);
/** Receivers of real-time salaries: the levels next to the head of the line. */
const SALARIES = Number(env['BENCH_SALARIES'] ?? 250);
const READ_BAR_MS = 5;
const WINDOW_BAR_MS = 10_000;
const HOUR_MS = 3_600_000;

/** The team overview of a large line, a dividend run over many contracts, and a window of real-time salaries. */
export const agents: Bench = {
  name: 'agents',
  about:
    'team overview, dividend run and five-minute windows; BENCH_MEMBERS (a million), BENCH_CONTRACTS, BENCH_ACTIVE and BENCH_SALARIES change its size',
  run: async (say) => {
    const dataFolder = newDataFolder();
    const cluster = await startEmbedded({ dataFolder });
    try {
      await migrate({ url: cluster.url });
      const { timeZone } = await readBrand(readConfig({}).brand);
      let now = new Date();
      const clock = { now: () => now };
      const house = await openModules(cluster.url, { poolSize: 8, tenant: 'bench', clock });
      await house.members.installDefaults();
      const tree = await seedTree(cluster.url, MEMBERS);
      say(`${MEMBERS} members with a month of figures`);
      const { readMs, recursiveMs } = await measureReads(house, tree);
      say(`a team of all: ${readMs.toFixed(2)} ms, ${recursiveMs.toFixed(0)} ms by a recursive query`);

      const month = monthOf(tree.from);
      await sign(house, { type: 'DIVIDEND', periodType: 'MONTHLY', rate: 100_000, from: month.from, count: CONTRACTS });
      now = new Date(windowOf(month.to, timeZone).to.getTime() + 3 * HOUR_MS);
      await close(house, windowOf(month.to, timeZone).to);
      // Read once before, so that neither finds a colder cache.
      await readOnly(house, month);
      const readingMs = await elapsed(() => readOnly(house, month));
      const { ms: runMs, told: runStages } = await timedStages(house, () => settle(house));
      say(
        `${await billsOf(house)} bills of dividends in ${runMs.toFixed(0)} ms, ${readingMs.toFixed(0)} ms to read the rows`,
      );
      say(`of that ${runStages}`);

      const day = dayAfter(month.to, 3);
      const { from: midnight } = windowOf(day, timeZone);
      await sign(house, { type: 'RT_SALARY', periodType: 'FIVE_MINUTES', rate: 2_000, from: day, count: SALARIES });
      await fillWindow(house, midnight);
      const end = new Date(midnight.getTime() + 300_000);
      now = new Date(end.getTime() + 60_000);
      await close(house, end);
      const { ms: windowMs, told: windowStages } = await timedStages(house, () => settle(house));
      say(
        `a window of ${ACTIVE} active members, ${SALARIES} salaries calculated and paid in ${windowMs.toFixed(0)} ms`,
      );
      say(`of that ${windowStages}`);
      await house.close();
      return [
        { measure: 'team-ms', ours: readMs, anchor: READ_BAR_MS },
        { measure: 'team-beside-recursive-ms', ours: readMs, anchor: recursiveMs },
        { measure: 'dividends-beside-reading-ms', ours: runMs, anchor: readingMs },
        { measure: 'window-ms', ours: windowMs, anchor: WINDOW_BAR_MS },
      ];
    } finally {
      await cluster.stop();
      rmSync(dataFolder, { recursive: true, force: true });
    }
  },
};

const monthOf = (day: string) => {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return {
    from: `${day.slice(0, 7)}-01`,
    to: new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10),
  };
};

const elapsed = async (work: () => Promise<unknown>): Promise<number> => {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
};

const settle = async ({ agents: module }: OpenedModules): Promise<void> => {
  const job = module.jobs?.find(({ name }) => name === 'agents.settle');
  if (job === undefined) throw new Error('The agents settle nothing.');
  await job.run(null, new AbortController().signal);
};

const close = ({ pool }: OpenedModules, moment: Date) =>
  pool.query('update figures_gate set closed_until = $1', [moment]);

type Signed = {
  readonly type: string;
  readonly periodType: string;
  readonly rate: number;
  readonly from: string;
  readonly count: number;
};

/** Contracts of the members next to the root, each paid by the one above: written at once, as offers would leave them. */
const sign = ({ pool }: OpenedModules, { type, periodType, rate, from, count }: Signed) =>
  pool.query(
    `insert into agents_contract (type, period_type, receiver_id, payer_id, line_root_id, terms, status, effective, created_at)
     select $1, $2, m.id, nullif(m.upline_id, 1), $3, $4::jsonb, 'ACTIVE', daterange($5::date, null), now()
       from members_member m where m.id >= $3 order by m.id limit $6`,
    [
      type,
      periodType,
      ROOT_MEMBER.toString(),
      JSON.stringify({
        ...{
          type,
          periodType,
          carryMode: 'NONE',
          matchMode: 'ALL',
          base: type === 'DIVIDEND' ? 'TEAM_LOSS' : 'TEAM_BET',
        },
        ...{
          betStep: '0',
          deductRebate: true,
          deductPromo: true,
          deductSalary: true,
          deductFee: false,
          products: null,
        },
        tiers: [{ minValidBet: '0', minLoss: '0', minActive: 0, rate }],
      }),
      from,
      count,
    ],
  );

/** The anchor: the rows a run reads, added up by SQL and answered as one line. */
const readOnly = async ({ pool }: OpenedModules, { from, to }: { readonly from: string; readonly to: string }) => {
  const sums = `sum(valid_bet_cash) v, sum(stake_cash) s, sum(payout_cash) p, sum(rebate) r, sum(promo) o, sum(salary) y, sum(deposit_fee + withdrawal_fee) f`;
  const receivers = `select receiver_id from agents_contract where type = 'DIVIDEND'`;
  for (const [table, key] of [
    ['figures_team_day', 'agent_id'],
    ['figures_member_day', 'member_id'],
  ] as const)
    await pool.query(
      `select count(*), sum(v) from (select ${key}, product, ${sums} from ${table}
        where ${key} in (${receivers}) and accounting_date between $1::date and $2::date group by 1, 2) rows`,
      [from, to],
    );
  await pool.query(
    `select count(*), sum(cardinality(m.path)) from (select member_id from figures_member_day
      where accounting_date between $1::date and $2::date group by 1 having sum(valid_bet_cash) >= 10000000) active
      join members_member m on m.id = member_id`,
    [from, to],
  );
};

const billsOf = async ({ pool }: OpenedModules): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from agents_bill');
  return rows[0]?.count ?? 0;
};

const fillWindow = async ({ pool }: OpenedModules, start: Date): Promise<void> => {
  await pool.query(
    `insert into figures_member_window (window_start, member_id, product, valid_bet_cash, stake_cash, payout_cash)
     select $1, id, 'RNG', 50000000, 50000000, 47000000 from members_member where id > $2
      order by id desc limit $3`,
    [start, ROOT_MEMBER.toString(), ACTIVE],
  );
};
