import { env } from 'node:process';
import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import type { Pool } from 'pg';
import type { BetId, Judge, MarketId } from '../../server/src/modules/betting/index.ts';
import { systemClock } from '../../server/src/platform/clock.ts';
import { migrate } from '../../server/src/platform/database/index.ts';
import { onOwnDatabase } from '../process/own-database.ts';
import type { Bench } from './measure.ts';
import { seedBets } from './settle/seed-bets.ts';
import { preparePgbench, readWal } from './wallet/pgbench.ts';
import { openModules } from '../process/modules.ts';

const BETS = Number(env['BENCH_BETS'] ?? 1_000_000);
const SECONDS = Number(env['BENCH_SECONDS'] ?? 6);
/** Enough players that hardly two bets of a chunk are of one; few enough to be opened in a minute. */
const MEMBERS = Math.min(2_000, Math.max(200, Math.ceil(BETS / 10_000) * 200));
const STAKE = 10_000n;
const OPENING = 10n ** 12n;
const BAR_SECONDS = 60;

/** One market with very many bets of which every third wins, settled and proven, beside pgbench on the same cluster. */
export const settle: Bench = {
  name: 'settle',
  about: 'the settlement of one market; BENCH_BETS (a million) and BENCH_SECONDS change its size',
  run: (say) =>
    onOwnDatabase(async (cluster) => {
      const pgbench = await preparePgbench(cluster.url);
      const { tps } = await pgbench.run(SECONDS);
      say(`pgbench ${Math.round(tps)}/s`);
      await migrate({ url: cluster.url });
      const house = await openBench(cluster.url);
      const market = await house.openMarket();
      await seedBets(cluster.url, { market, bets: BETS, members: MEMBERS, stake: STAKE });
      say(`${BETS} bets are placed`);

      const before = await readWal(cluster.url);
      const startedAt = performance.now();
      const decided = await house.settle(market);
      const seconds = (performance.now() - startedAt) / 1_000;
      const walBytes = ((await readWal(cluster.url)) - before) / BETS;
      if (decided !== BETS) throw new Error(`${decided} of ${BETS} bets were decided.`);
      say(`settled in ${seconds.toFixed(1)} s, ${Math.round(walBytes)} bytes of log a bet`);
      const faults = await house.prove();
      if (faults.length > 0) throw new Error(`The ledger does not hold: ${faults.slice(0, 3).join('; ')}`);
      say('the ledger holds');
      await house.close();
      return [
        { measure: 'million-seconds', ours: (seconds * 1_000_000) / BETS, anchor: BAR_SECONDS },
        { measure: 'rate', ours: BETS / seconds, anchor: tps },
      ];
    }),
};

/** A wallet and a register with players who have money, as a node has them. */
const openBench = async (url: string) => {
  const { wallet, betting, pool, close } = await openModules(url, { poolSize: 8, tenant: 'bench' });

  const fund = async (member: MemberId): Promise<void> => {
    const { cash } = await wallet.accountsOf(member, 'VND');
    await wallet.apply({
      id: { tenant: 'bench', source: 'bench', member, action: 'deposit', transactionId: 'opening' },
      kind: 'deposit',
      account: cash,
      counter: await wallet.houseAccount('H_GAME', 'VND'),
      amount: money(OPENING),
    });
  };

  return {
    openMarket: async (): Promise<MarketId> => {
      for (let first = 1; first <= MEMBERS; first += 200)
        await Promise.all(Array.from({ length: 200 }, (_, index) => fund(BigInt(first + index) as MemberId)));
      const day = 86_400_000;
      const now = systemClock.now().getTime();
      return betting.openMarket({
        source: 'bench',
        code: 'one draw',
        opensAt: new Date(now - day),
        closesAt: new Date(now + day),
      });
    },
    settle: async (market: MarketId): Promise<number> => {
      await betting.lockMarket(market);
      return betting.settleMarketInSets(market, judgeIn(pool, market));
    },
    prove: async () => (await wallet.prove()).faults,
    close,
  };
};

/** A game that knows its bets by their rounds, as it would by rows of its own. */
const judgeIn =
  (pool: Pool, market: MarketId): Judge =>
  async ({ after, through }) => {
    const { rows } = await pool.query<{ id: string; wins: boolean }>(
      `select id, round_id::bigint % 3 = 0 as wins from betting_bet
        where market_id = $1 and id > $2 and id <= $3 and state <> 'void'`,
      [market, after, through],
    );
    const winners = rows.filter(({ wins }) => wins);
    return {
      judged: rows.length,
      winners: winners.map(({ id }) => ({ bet: BigInt(id) as BetId, payout: money(2n * STAKE) })),
    };
  };
