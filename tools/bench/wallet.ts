import { rmSync } from 'node:fs';
import { env, pid } from 'node:process';
import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import { createAudit } from '../../server/src/modules/audit/index.ts';
import { createWallet } from '../../server/src/modules/wallet/index.ts';
import type { AccountId, Wallet } from '../../server/src/modules/wallet/index.ts';
import { systemClock } from '../../server/src/platform/clock.ts';
import { migrate, nodeAddress, openDatabase, startEmbedded } from '../../server/src/platform/database/index.ts';
import { silentLog } from '../../server/src/platform/log.ts';
import { newDataFolder } from '../process/product.ts';
import { median } from './measure.ts';
import type { Bench, Measure } from './measure.ts';
import { newTransactionId, runLoad, uniform, zipf } from './wallet/load.ts';
import type { Load } from './wallet/load.ts';
import type { Pgbench } from './wallet/pgbench.ts';
import { preparePgbench, readWal } from './wallet/pgbench.ts';
import { processorMicros } from './wallet/processor-time.ts';

const MEMBERS = 10_000;
const ROUNDS = Number(env['BENCH_ROUNDS'] ?? 3);
const SECONDS = Number(env['BENCH_SECONDS'] ?? 6);
const WARM_SECONDS = Math.min(2, SECONDS / 3);
/** Rows the ledger is grown to before it is measured again. */
const ROWS = Number(env['BENCH_ROWS'] ?? 1_000_000);
const CROWD = 1_024;
const FEW = 32;
const OPENING = 10n ** 14n;

type Round = {
  readonly anchor: Awaited<ReturnType<Pgbench['run']>>;
  readonly crowd: Load;
  readonly skewed: Load;
  readonly few: Load;
  readonly hot: Load;
  readonly walBytes: number;
};

/** Bets at the wallet's door beside pgbench on the same cluster, fsync and synchronous commit on. */
export const wallet: Bench = {
  name: 'wallet',
  about: 'bets at the wallet door beside pgbench; BENCH_ROUNDS, BENCH_SECONDS and BENCH_ROWS change its size',
  run: async (say) => {
    const dataFolder = newDataFolder();
    const cluster = await startEmbedded({ dataFolder });
    try {
      const pgbench = await preparePgbench(cluster.url, cluster.pid);
      await migrate({ url: cluster.url });
      const door = await openDoor(cluster.url, say);
      const everybody = uniform(MEMBERS);
      const someMore = zipf(MEMBERS);
      // The load, the wallet and the database together; the first two are this process.
      const processor = (): number => processorMicros([cluster.pid, pid]);
      const loadOf = (inFlight: number, choose: () => number): Promise<Load> =>
        runLoad({ inFlight, seconds: SECONDS, warmSeconds: WARM_SECONDS, processor }, () => door.bet(choose()));

      const rounds: Round[] = [];
      for (let round = 1; round <= ROUNDS; round += 1) {
        const anchor = await pgbench.run(SECONDS);
        const before = await readWal(cluster.url);
        const countBefore = door.count();
        const crowd = await loadOf(CROWD, everybody);
        const walBytes = ((await readWal(cluster.url)) - before) / (door.count() - countBefore);
        const skewed = await loadOf(CROWD, someMore);
        const few = await loadOf(FEW, everybody);
        const hot = await loadOf(FEW, () => 0);
        rounds.push({ anchor, crowd, skewed, few, hot, walBytes });
        say(
          `round ${round}: pgbench ${describe(anchor.tps)} with ${anchor.clients} clients; uniform ${describeLoad(crowd)}; zipf ${describeLoad(skewed)}; 32 in flight ${describeLoad(few)}; one member ${describeLoad(hot)}; ${Math.round(walBytes)} bytes of log a bet`,
        );
      }
      const small = median(rounds.map(({ crowd }) => crowd.rate));
      await door.grow(ROWS);
      const grown: Load[] = [];
      for (let round = 1; round <= ROUNDS; round += 1) grown.push(await loadOf(CROWD, everybody));
      say(`grown: ${grown.map(describeLoad).join('; ')}`);
      await door.close();

      const row = (measure: string, of: (round: Round) => readonly [ours: number, anchor: number]): Measure => ({
        measure,
        ours: median(rounds.map((round) => of(round)[0])),
        anchor: median(rounds.map((round) => of(round)[1])),
      });
      return [
        row('door-uniform', ({ crowd, anchor }) => [crowd.rate, anchor.tps]),
        row('door-uniform-per-processor', ({ crowd, anchor }) => [1e6 / crowd.cpuMicros, 1e6 / anchor.cpuMicros]),
        row('door-zipf', ({ skewed, anchor }) => [skewed.rate, anchor.tps]),
        row('door-32', ({ few, anchor }) => [few.rate, anchor.tps]),
        row('door-32-per-processor', ({ few, anchor }) => [1e6 / few.cpuMicros, 1e6 / anchor.cpuMicros]),
        row('door-32-p99', ({ few, anchor }) => [few.p99, anchor.latencyMs]),
        row('hot-member', ({ hot, anchor }) => [hot.rate, anchor.tps]),
        { measure: 'growth', ours: median(grown.map(({ rate }) => rate)), anchor: small },
        {
          measure: 'growth-per-processor',
          ours: median(grown.map(({ cpuMicros }) => 1e6 / cpuMicros)),
          anchor: median(rounds.map(({ crowd }) => 1e6 / crowd.cpuMicros)),
        },
        row('wal-bytes', ({ walBytes, anchor }) => [walBytes, anchor.walBytes]),
      ];
    } finally {
      await cluster.stop();
      rmSync(dataFolder, { recursive: true, force: true });
    }
  },
};

const describe = (rate: number): string => `${Math.round(rate)}/s`;
const describeLoad = ({ rate, p50, p99 }: Load): string =>
  `${describe(rate)} (p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)} ms)`;

/** The wallet as a node has it, with players that never run dry. */
const openDoor = async (url: string, say: (line: string) => void) => {
  const { db, pool, close } = openDatabase({ url: nodeAddress(url), poolSize: 4, applicationName: 'fairground bench' });
  const owner = openDatabase({
    url,
    poolSize: 1,
    applicationName: 'fairground bench',
    statementTimeoutMs: 0,
  });
  const audit = createAudit({ db, clock: systemClock });
  const realtime = {
    toSite: () => undefined,
    toMember: () => undefined,
    hears: () => false,
    heardMembers: () => [],
    whenHeard: () => undefined,
    disconnectSession: () => undefined,
  };
  const door: Wallet = createWallet({
    db,
    lanePool: pool,
    lanes: 2,
    tenant: 'bench',
    clock: systemClock,
    log: silentLog,
    realtime,
    bus: { publish: () => undefined, subscribe: () => () => undefined },
    audit,
  });
  const house = await door.houseAccount('H_GAME', 'VND');
  const accounts: AccountId[] = [];
  for (let first = 1; first <= MEMBERS; first += 200)
    await Promise.all(
      Array.from({ length: 200 }, async (_, index) => {
        const member = BigInt(first + index) as MemberId;
        const { cash } = await door.accountsOf(member, 'VND');
        accounts[first + index - 1] = cash;
        await door.apply({
          id: { tenant: 'bench', source: 'bench', member, action: 'deposit', transactionId: 'opening' },
          kind: 'deposit',
          account: cash,
          counter: house,
          amount: money(OPENING),
        });
      }),
    );
  say(`${MEMBERS} players have accounts`);
  let count = 0;
  return {
    count: () => count,
    bet: async (index: number): Promise<void> => {
      const account = accounts[index];
      if (account === undefined) throw new RangeError('There is no such player.');
      const { outcome } = await door.apply({
        id: {
          tenant: 'bench',
          source: 'bench',
          member: BigInt(index + 1) as MemberId,
          action: 'bet',
          transactionId: newTransactionId(),
        },
        kind: 'stake',
        account,
        counter: house,
        amount: money(-10_000n),
      });
      if (outcome !== 'applied') throw new Error(`A bet was ${outcome}.`);
      count += 1;
    },
    /** Fills the ledger as years of play would: rows of the past, at the rear of every index. */
    grow: async (rows: number): Promise<void> => {
      const step = 250_000;
      for (let done = 0; done < rows; done += step) {
        await owner.pool.query(
          `with past as (
             select i, ($4::bigint[])[1 + i % ${MEMBERS}] as account, wallet_month_base((current_date - interval '1 month')::date) + ($1::bigint + i) * 2 as id,
                    (lpad(to_hex(1600000000000 + $1::bigint + i), 12, '0') || substr(md5(($1::bigint + i)::text), 1, 20))::uuid as key
               from generate_series(1, $2::bigint) i
           ), kept as (
             insert into wallet_operation (key, fingerprint, status, kind, account_id, counter_id, amount, balance_after, version, transfer_id, at)
             select key, key, 0, 1, account, $3, -1, 0, id, id, now() - interval '1 month' from past
           )
           insert into wallet_leg (account_id, id, transfer_id, counter_id, amount, balance_after, kind, accounting_date, posted_at, operation_key)
           select account, id, id, $3, -1, 0, 1, current_date - 31, now() - interval '1 month', key from past`,
          [done, Math.min(step, rows - done), house.toString(), accounts.map(String)],
        );
        say(`${Math.min(rows, done + step)} rows of the past`);
      }
      await owner.pool.query('vacuum analyze wallet_leg, wallet_operation');
      await owner.pool.query('checkpoint');
    },
    close: async (): Promise<void> => {
      await door.drain();
      await owner.close();
      await close();
    },
  };
};
