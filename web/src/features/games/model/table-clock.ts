import type { TableState } from '@fairground/contract/studio/table';

/** What a tile says of its table: seconds for bets, or what it does instead. */
export type TableClock =
  | { readonly kind: 'open'; readonly seconds: number; readonly part: number }
  | { readonly kind: 'dealing' }
  | { readonly kind: 'soon' };

/** The longest a round takes bets, for the ring around the seconds. */
const BETTING_MS = 16_000;

export const tableClockOf = ({ phase, closesAt }: Pick<TableState, 'phase' | 'closesAt'>, now: number): TableClock => {
  const left = closesAt.getTime() - now;
  if (phase === 'OPEN' && left > 0)
    return { kind: 'open', seconds: Math.ceil(left / 1_000), part: Math.min(1, left / BETTING_MS) };
  return phase === 'SETTLED' || phase === 'CANCELLED' ? { kind: 'soon' } : { kind: 'dealing' };
};

const LEAST_MS = 3_000;
const MOST_MS = 15_000;
/** A moment after the table has moved, so that the answer shows it. */
const AFTER_MS = 300;

/** When tables are asked for again: once the first of them has moved, neither in a rush nor never. */
export const askAgainIn = (tables: readonly Pick<TableState, 'movesAt'>[], now: number): number => {
  const next = Math.min(MOST_MS, ...tables.map(({ movesAt }) => movesAt.getTime() - now + AFTER_MS));
  return Math.max(LEAST_MS, next);
};
