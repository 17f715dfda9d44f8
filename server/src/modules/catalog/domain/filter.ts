import type { GameCategory, Volatility } from '@fairground/contract/catalog/game';
import type { GameFacts } from './facts.ts';
import { fold } from '../../../platform/fold-text.ts';

/** What a caller wants to see; a part that is not given asks for nothing. */
export type GameFilter = {
  readonly categories?: readonly GameCategory[] | undefined;
  readonly vendors?: readonly string[] | undefined;
  readonly classify?: string | undefined;
  readonly name?: string | undefined;
  readonly minBet?: bigint | undefined;
  readonly minLines?: number | undefined;
  readonly volatility?: Volatility | undefined;
  readonly isHot?: boolean | undefined;
  readonly isNew?: boolean | undefined;
};

/** The filter as one question about a game; names are looked for in all games at once. */
export const testOf = (filter: GameFilter, newSince: string): ((game: GameFacts) => boolean) => {
  const { classify, minBet, minLines, volatility, isHot, isNew } = filter;
  const categories = filter.categories && new Set(filter.categories);
  const vendors = filter.vendors && new Set(filter.vendors);
  // One expression over plain fields: it is asked of every game there is.
  return (game) =>
    (categories === undefined || categories.has(game.category)) &&
    (vendors === undefined || vendors.has(game.vendor)) &&
    (classify === undefined || game.classify === classify) &&
    (volatility === undefined || game.volatility === volatility) &&
    (minBet === undefined || game.minBet <= minBet) &&
    (minLines === undefined || game.lines >= minLines) &&
    (isHot === undefined || game.isHot === isHot) &&
    (isNew === undefined || game.addedOn >= newSince === isNew);
};

/** The text that is looked for in names. It is plain text: no character of it has a meaning of its own. */
export const wordsOf = ({ name }: GameFilter): string => (name === undefined ? '' : fold(name));

/** The same filter with less to ask: lists that are often asked for serve as the ground of those that seldom are. */
export const widerThan = ({ categories, vendors, ...rest }: GameFilter): GameFilter => {
  if (Object.values(rest).some((asked) => asked !== undefined)) return { categories, vendors };
  return vendors === undefined ? {} : { categories };
};

/** The one vendor a filter asks for, when it asks for nothing finer. */
export const soleVendor = (filter: GameFilter): string | undefined => {
  const { categories: _categories, vendors, ...rest } = filter;
  return vendors?.length === 1 && Object.values(rest).every((asked) => asked === undefined) ? vendors[0] : undefined;
};

/** The same question always has the same key. */
export const keyOf = (filter: GameFilter): string =>
  JSON.stringify([
    filter.categories?.toSorted(),
    filter.vendors?.toSorted(),
    filter.classify,
    wordsOf(filter),
    filter.minBet?.toString(),
    filter.minLines,
    filter.volatility,
    filter.isHot,
    filter.isNew,
  ]);
