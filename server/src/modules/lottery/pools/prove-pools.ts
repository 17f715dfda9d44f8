import { inTransaction } from '../../../platform/database/index.ts';
import type { Job } from '../../../platform/jobs/index.ts';
import type { LotteryDeps } from '../deps.ts';
import { readPoolSums } from '../store/pools.ts';
import { POOL_PREFIX, poolName } from './pool-accounts.ts';

type Deps = Pick<LotteryDeps, 'db' | 'wallet'>;

/**
 * Compares what waits in the jackpots with the moves that led there and with their accounts, whose balances the ledger
 * proves from its postings. A tier that is no jackpot holds nothing between draws. Each sentence is a fault.
 */
export const provePools = async ({ db, wallet }: Deps): Promise<readonly string[]> => {
  const { sums, accounts } = await inTransaction(db, async (tx) => ({
    sums: await readPoolSums(tx),
    accounts: await wallet.listPools(tx, POOL_PREFIX),
  }));
  const expected = new Map(
    sums
      .filter(({ account_id }) => account_id !== null)
      .map(({ game, tier, currency, amount }) => [`${poolName(game, tier)} ${currency}`, amount]),
  );
  return [
    ...sums
      .filter(({ amount, moved }) => amount !== moved)
      .map(
        ({ game, tier, currency, amount, moved }) =>
          `${poolName(game, tier)} ${currency} says ${amount}, its moves come to ${moved}`,
      ),
    ...accounts
      .filter(({ name, currency, balance }) => balance !== (expected.get(`${name} ${currency}`) ?? 0n))
      .map(
        ({ name, currency, balance }) =>
          `${name} ${currency} says ${expected.get(`${name} ${currency}`) ?? 0n}, its account holds ${balance}`,
      ),
    ...[...expected.keys()]
      .filter((pool) => !accounts.some(({ name, currency }) => `${name} ${currency}` === pool))
      .map((pool) => `${pool} has no account`),
  ];
};

export const createPoolProof = (deps: Deps & Pick<LotteryDeps, 'log'>): Job<null> => ({
  name: 'lottery.prove-pools',
  run: async () => {
    const found = await provePools(deps);
    // A draw that is settled between the two readings looks like a fault; the next look sees it whole.
    const again = found.length === 0 ? found : await provePools(deps);
    const faults = found.filter((fault) => again.includes(fault));
    // An alarm and not an exception: proving again would not repair it.
    if (faults.length > 0) deps.log.error({ faults }, 'the pools of the lottery do not hold');
  },
});
