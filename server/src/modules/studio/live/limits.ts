import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { TableLimits } from '@fairground/contract/studio/table';
import { mergedBets, stakeOfAll } from '@fairground/engines/tables/table-game';
import type { PlacedBet } from '@fairground/engines/tables/table-game';
import type { GameSetup } from '../game-setup.ts';

/** A player stakes at most so many smallest bets in a round. */
const TABLE_MOST = 2_000n;
const SPOT_LEAST = 10n;

/** The more a spot pays, the less it takes: no single spot wins much more than twice what the table takes. */
export const limitsOf = ({ model, bet: { min, max } }: GameSetup): TableLimits => {
  const table = max ?? money(min * TABLE_MOST);
  return {
    table,
    spots: model.figures.map(({ mode: spot, maxWin }) => {
      const wanted = (table * 2n) / BigInt(Math.max(2, Math.ceil(Number(maxWin ?? '2'))));
      const least = min * SPOT_LEAST;
      return { spot, max: money(roundDown(wanted > least ? wanted : least, min)) };
    }),
  };
};

/** To 1, 2 or 5 times a power of ten of the smallest bet: a figure people can remember. */
const roundDown = (amount: Money | bigint, min: Money): bigint => {
  let best = min as bigint;
  for (let power = min as bigint; power <= amount; power *= 10n)
    for (const factor of [1n, 2n, 5n]) if (power * factor <= amount) best = power * factor;
  return best;
};

export type BetFault = 'studio.bet-refused' | 'studio.table-limit';

/** What is wrong with further bets beside those that are there; undefined if nothing is. */
export const faultOf = (
  setup: GameSetup,
  bets: readonly PlacedBet[],
  before: readonly PlacedBet[],
): BetFault | undefined => {
  const { min, step } = setup.bet;
  const limits = limitsOf(setup);
  const most = new Map(limits.spots.map(({ spot, max }) => [spot, max]));
  if (bets.some(({ spot, amount }) => !most.has(spot) || amount < min || amount % step !== 0n))
    return 'studio.bet-refused';
  const all = mergedBets([...before, ...bets]);
  const isOver = all.some(({ spot, amount }) => amount > (most.get(spot) ?? 0n)) || stakeOfAll(all) > limits.table;
  return isOver ? 'studio.table-limit' : undefined;
};
