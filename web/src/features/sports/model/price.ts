import type { Market } from '@fairground/contract/sports/endpoints';
import type { MarketState } from '@fairground/contract/sports/fields';

/** What a price cell shows. */
export type Price = {
  readonly oddsMilli: number;
  readonly status: MarketState;
  readonly version: number;
  /** Which way the odds went last, as long as it is marked. */
  readonly move?: 'up' | 'down';
};

/** How long a change is marked. */
export const MOVE_SHOWN_MS = 4_000;

/** The price that is kept when another one comes: a change of odds is marked, one of the status alone is not. */
export const mergePrice = (before: Price | undefined, next: Price): Price => {
  if (before === undefined) return next;
  if (before.oddsMilli !== next.oddsMilli) return { ...next, move: next.oddsMilli > before.oddsMilli ? 'up' : 'down' };
  // The status may change without a version: a silent feed suspends everything at once.
  if (before.status === next.status && before.version === next.version) return before;
  return before.move === undefined ? next : { ...next, move: before.move };
};

/** The price without its mark. */
export const withoutMove = (price: Price): Price => {
  if (price.move === undefined) return price;
  const { oddsMilli, status, version } = price;
  return { oddsMilli, status, version };
};

export const isOpen = ({ status }: Pick<Price, 'status'>): boolean => status === 'OPEN';

/** The prices of markets as an answer brings them. */
export function* pricesOf(markets: readonly Market[]): Iterable<readonly [string, Price]> {
  for (const { status, version, selections } of markets)
    for (const { id, oddsMilli } of selections) yield [id, { oddsMilli, status, version }];
}
