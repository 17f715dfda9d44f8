import { env, pid } from 'node:process';
import type { MemberId } from '@fairground/contract/ids';
import { money as toMoney } from '@fairground/contract/money';
import { inTransaction, migrate, openDatabase } from '../../server/src/platform/database/index.ts';
import { onOwnDatabase } from '../process/own-database.ts';
import { median } from './measure.ts';
import type { Bench, Measure } from './measure.ts';
import { fundMembers } from './wallet/fund-members.ts';
import { livePath } from './wallet/live-path.ts';
import { runLoad, uniform, zipf } from './wallet/load.ts';
import type { Load } from './wallet/load.ts';
import type { Pgbench } from './wallet/pgbench.ts';
import { preparePgbench, readWal } from './wallet/pgbench.ts';
import { processorMicros } from './wallet/processor-time.ts';
import { openModules } from '../process/modules.ts';

const TENANT = 'bench';
const CURRENCY = 'VND';
const MEMBERS = 10_000;
const ROUNDS = Number(env['BENCH_ROUNDS'] ?? 3);
const SECONDS = Number(env['BENCH_SECONDS'] ?? 6);
const WARM_SECONDS = Math.min(2, SECONDS / 3);
/** Rows ledger and register are grown to before they are measured again. */
const ROWS = Number(env['BENCH_ROWS'] ?? 1_000_000);
/** Half of the members, who get limits on what they stake and lose; the other half has none. */
const LIMITED = MEMBERS / 2;
const CROWD = 1_024;
const FEW = 32;

type Round = {
  readonly anchor: Awaited<ReturnType<Pgbench['run']>>;
  readonly crowd: Load;
  readonly skewed: Load;
  readonly few: Load;
  readonly crowdOfPairs: Load;
  readonly fewPairs: Load;
  readonly hot: Load;
  readonly walBytes: number;
};

/** Bets on the path that vendors' calls, spins and sales take, beside pgbench on the same cluster; fsync and synchronous commit on. */
export const wallet: Bench = {
  name: 'wallet',
  about: 'bets and wins on the live path beside pgbench; BENCH_ROUNDS, BENCH_SECONDS and BENCH_ROWS change its size',
  run: (say) =>
    onOwnDatabase(async (cluster) => {
      const pgbench = await preparePgbench(cluster.url, cluster.pid);
      await migrate({ url: cluster.url });
      const house = await openBench(cluster.url, say);
      const everybody = uniform(MEMBERS);
      const someMore = zipf(MEMBERS);
      const someOf = uniform(LIMITED);
      // The load, the rules and the database together; the first two are this process.
      const processor = (): number => processorMicros([cluster.pid, pid]);
      const loadOf = (inFlight: number, operate: () => Promise<void>): Promise<Load> =>
        runLoad({ inFlight, seconds: SECONDS, warmSeconds: WARM_SECONDS, processor }, operate);
      const bet = (): Promise<void> => house.bet(memberAt(everybody()));
      const pair = (): Promise<void> => house.betAndWin(memberAt(everybody()));

      const rounds: Round[] = [];
      for (let round = 1; round <= ROUNDS; round += 1) {
        const anchor = await pgbench.run(SECONDS);
        const before = await readWal(cluster.url);
        const crowd = await loadOf(CROWD, bet);
        const walBytes = ((await readWal(cluster.url)) - before) / (crowd.rate * (SECONDS + WARM_SECONDS));
        const skewed = await loadOf(CROWD, () => house.bet(memberAt(someMore())));
        const few = await loadOf(FEW, bet);
        const crowdOfPairs = inOperations(await loadOf(CROWD, pair));
        const fewPairs = inOperations(await loadOf(FEW, pair));
        const hot = await loadOf(FEW, () => house.bet(memberAt(0)));
        rounds.push({ anchor, crowd, skewed, few, crowdOfPairs, fewPairs, hot, walBytes });
        say(
          `round ${round}: pgbench ${describe(anchor.tps)} with ${anchor.clients} clients; bets ${describeLoad(crowd)}; zipf ${describeLoad(skewed)}; 32 in flight ${describeLoad(few)}; with their wins ${describeLoad(crowdOfPairs)}, 32 in flight ${describeLoad(fewPairs)}; one member ${describeLoad(hot)}; ${Math.round(walBytes)} bytes of log a bet`,
        );
      }
      const small = median(rounds.map(({ crowd }) => crowd.rate));
      await house.prove();
      await house.grow(ROWS);
      // After a checkpoint the first change of a page logs all of it; before the first rows pgbench's run had paid for that.
      await loadOf(CROWD, bet);
      const grown: Load[] = [];
      for (let round = 1; round <= ROUNDS; round += 1) grown.push(await loadOf(CROWD, bet));
      say(`grown: ${grown.map(describeLoad).join('; ')}`);
      // Last: growth compares the same members before and after the rows, and none of them has limits.
      const limits: { readonly with: Load; readonly without: Load }[] = [];
      await house.limit(LIMITED);
      await loadOf(CROWD, () => house.bet(memberAt(someOf())));
      for (let round = 1; round <= ROUNDS; round += 1) {
        const without = await loadOf(CROWD, () => house.bet(memberAt(MEMBERS - 1 - someOf())));
        const limited = await loadOf(CROWD, () => house.bet(memberAt(someOf())));
        limits.push({ with: limited, without });
        say(`with limits ${describeLoad(limited)}, without ${describeLoad(without)}`);
      }
      await house.close();

      const row = (measure: string, of: (round: Round) => readonly [ours: number, anchor: number]): Measure => ({
        measure,
        ours: median(rounds.map((round) => of(round)[0])),
        anchor: median(rounds.map((round) => of(round)[1])),
      });
      return [
        row('bets-1024', ({ crowd, anchor }) => [crowd.rate, anchor.tps]),
        row('bets-1024-per-processor', ({ crowd, anchor }) => [1e6 / crowd.cpuMicros, 1e6 / anchor.cpuMicros]),
        row('bets-zipf', ({ skewed, anchor }) => [skewed.rate, anchor.tps]),
        row('bets-32', ({ few, anchor }) => [few.rate, anchor.tps]),
        row('bets-32-per-processor', ({ few, anchor }) => [1e6 / few.cpuMicros, 1e6 / anchor.cpuMicros]),
        row('bets-32-p99', ({ few, anchor }) => [few.p99, anchor.latencyMs]),
        row('pairs-1024', ({ crowdOfPairs, anchor }) => [crowdOfPairs.rate, anchor.tps]),
        row('pairs-32', ({ fewPairs, anchor }) => [fewPairs.rate, anchor.tps]),
        row('hot-member', ({ hot, anchor }) => [hot.rate, anchor.tps]),
        {
          measure: 'limited-1024',
          ours: median(limits.map((each) => each.with.rate)),
          anchor: median(limits.map(({ without }) => without.rate)),
        },
        {
          measure: 'limited-1024-per-processor',
          ours: median(limits.map((each) => 1e6 / each.with.cpuMicros)),
          anchor: median(limits.map(({ without }) => 1e6 / without.cpuMicros)),
        },
        { measure: 'growth', ours: median(grown.map(({ rate }) => rate)), anchor: small },
        {
          measure: 'growth-per-processor',
          ours: median(grown.map(({ cpuMicros }) => 1e6 / cpuMicros)),
          anchor: median(rounds.map(({ crowd }) => 1e6 / crowd.cpuMicros)),
        },
        row('wal-bytes', ({ walBytes, anchor }) => [walBytes, anchor.walBytes]),
      ];
    }),
};

const memberAt = (index: number): MemberId => BigInt(index + 1) as MemberId;
/** A pair is two operations; its times stay those of the pair. */
const inOperations = (pairs: Load): Load => ({ ...pairs, rate: 2 * pairs.rate, cpuMicros: pairs.cpuMicros / 2 });
const describe = (rate: number): string => `${Math.round(rate)}/s`;
const describeLoad = ({ rate, p50, p99 }: Load): string =>
  `${describe(rate)} (p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)} ms)`;

/** Wallet and register as a node has them, with players that never run dry. */
const openBench = async (url: string, say: (line: string) => void) => {
  const { wallet: money, betting, close } = await openModules(url, { poolSize: 4, tenant: TENANT });
  const owner = openDatabase({ url, poolSize: 1, applicationName: 'fairground bench', statementTimeoutMs: 0 });
  await fundMembers(
    url,
    Array.from({ length: MEMBERS }, (_, index) => memberAt(index)),
    CURRENCY,
  );
  const path = livePath(betting, { tenant: TENANT, currency: CURRENCY });
  // Everybody bets once, so that no measure pays for looking up accounts for the first time.
  for (let first = 0; first < MEMBERS; first += CROWD)
    await Promise.all(
      Array.from({ length: Math.min(CROWD, MEMBERS - first) }, (_, index) => path.bet(memberAt(first + index))),
    );
  say(`${MEMBERS} players have accounts`);
  return {
    ...path,
    /** Limits on a day's stakes and a month's losses that nobody reaches. */
    limit: async (members: number): Promise<void> => {
      for (let index = 0; index < members; index += 1)
        await inTransaction(owner.db, async (tx) => {
          for (const [measure, period] of [
            ['stake', 'day'],
            ['loss', 'month'],
          ] as const)
            await money.setLimitIn(tx, memberAt(index), { measure, period, cap: toMoney(10n ** 15n) });
        });
      say(`${members} players have limits`);
    },
    /** Fills ledger and register as years of play would: rows of the past, at the rear of every index. */
    grow: async (rows: number): Promise<void> => {
      const step = 250_000;
      for (let done = 0; done < rows; done += step) {
        await owner.pool.query(GROW, [done, Math.min(step, rows - done)]);
        say(`${Math.min(rows, done + step)} rows of the past`);
      }
      await owner.pool.query('vacuum analyze wallet_leg, wallet_operation, betting_bet');
      await owner.pool.query('checkpoint');
    },
    prove: async (): Promise<void> => {
      const faults = [...(await money.prove()).faults, ...(await betting.prove()).faults];
      if (faults.length > 0) throw new Error(`The ledger does not hold: ${faults.slice(0, 3).join('; ')}`);
    },
    close: async (): Promise<void> => {
      await owner.close();
      await close();
    },
  };
};

/** Bets that lost a month ago, each with its operation and leg: numbers and keys are those of their time. */
const GROW = `
  with player as (
    select cash.owner_id as member, cash.id as account, bonus.id as bonus,
           (select id from wallet_account where owner_kind = 'house' and kind = 'H_GAME' and currency = '${CURRENCY}') as house
      from wallet_account cash join wallet_account bonus using (owner_kind, owner_id, currency)
     where cash.owner_kind = 'member' and cash.kind = 'CASH' and bonus.kind = 'BONUS' and currency = '${CURRENCY}'
  ), past as (
    select p.*, i, wallet_month_base((current_date - interval '1 month')::date) + ($1::bigint + i) * 2 as id,
           (lpad(to_hex(1600000000000 + $1::bigint + i), 12, '0') || substr(md5('bet ' || ($1::bigint + i)), 1, 20))::uuid as key,
           (lpad(to_hex(1600000000000 + $1::bigint + i), 12, '0') || substr(md5('round ' || ($1::bigint + i)), 1, 20))::uuid as round
      from generate_series(1, $2::bigint) i join player p on p.member = 1 + i % ${MEMBERS}
  ), operation as (
    insert into wallet_operation (key, fingerprint, status, kind, account_id, counter_id, amount, split_account_id, split_amount,
                                  balance_after, version, transfer_id, at)
    select key, key, 'applied', 'stake', account, house, -1, bonus, 0, 0, id, id, now() - interval '1 month' from past
  ), bet as (
    insert into betting_bet (member_id, id, operation_key, round_key, game_id, stake, bonus_part, placed_at, settled_at, product_id,
                             valid_rule, seq, state, round_state, currency, round_id)
    select member, id, key, round, 1, 1, 0, now() - interval '1 month', now() - interval '1 month',
           (select id from betting_product where source = 'bench'), 'stake-1', 0, 'settled', 'lost', '${CURRENCY}', i::text
      from past
  )
  insert into wallet_leg (account_id, id, transfer_id, counter_id, amount, balance_after, kind, accounting_date, posted_at, operation_key)
  select account, id, id, house, -1, 0, 'stake', current_date - 31, now() - interval '1 month', key from past`;
