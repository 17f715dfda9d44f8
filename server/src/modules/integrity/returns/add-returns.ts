import { listener } from '../../../platform/events/fact.ts';
import type { Listener } from '../../../platform/events/fact.ts';
import { betsSettled, settledBetsOf } from '../../betting/index.ts';
import type { SettledBet } from '../../betting/index.ts';
import type { IntegrityDeps } from '../deps.ts';
import { addReturns } from '../store/returns.ts';
import type { ReturnDelta } from '../store/returns.ts';

/** Adds up what every game takes and pays. Free rounds cost no stake and prizes belong to no round: both are left out. */
export const createReturnListener = ({ days }: Pick<IntegrityDeps, 'days'>): Listener =>
  listener('integrity.add-returns', betsSettled, async (tx, facts) => {
    const sums = new Map<string, ReturnDelta>();
    for (const { payload, at } of facts)
      for (const bet of settledBetsOf(payload)) if (bet.award === null) add(sums, bet, days.dayOf(at));
    await addReturns(tx, [...sums.values()]);
  });

const add = (sums: Map<string, ReturnDelta>, bet: SettledBet, day: string): void => {
  const { product, currency } = bet;
  const game = BigInt(bet.game);
  // Stake that was given back was never at risk.
  const back = BigInt(bet.givenBack ?? '0');
  const [stake, payout] = [BigInt(bet.stake) - back, BigInt(bet.payout) - back];
  const key = `${day} ${product} ${game} ${currency}`;
  const known = sums.get(key);
  // A correction moves the return. Its effect on the spread cannot be computed from a difference, and is next to nothing.
  const share = bet.isCorrection ? 0n : 1n;
  sums.set(key, {
    ...{ day, product, game, currency },
    rounds: (known?.rounds ?? 0n) + share,
    stake: (known?.stake ?? 0n) + stake,
    payout: (known?.payout ?? 0n) + payout,
    stakeSquares: (known?.stakeSquares ?? 0n) + share * stake * stake,
    payoutSquares: (known?.payoutSquares ?? 0n) + share * payout * payout,
    products: (known?.products ?? 0n) + share * stake * payout,
  });
};
