import type { GameCategory, Volatility } from '@fairground/contract/catalog/game';
import type { GameFacts } from './facts.ts';
import { fold } from './fold.ts';

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

type Test = (game: GameFacts) => boolean;

/** The filter as one question. A name is plain text: no character of it has a meaning of its own. */
export const testOf = (filter: GameFilter, newSince: string): Test => {
  const { categories, vendors, classify, minBet, minLines, volatility, isHot, isNew } = filter;
  const name = fold(filter.name ?? '');
  const tests: Test[] = [];
  if (categories) tests.push(({ category }) => categories.includes(category));
  if (vendors) {
    const asked = new Set(vendors);
    tests.push(({ vendor }) => asked.has(vendor));
  }
  if (classify !== undefined) tests.push((game) => game.classify === classify);
  if (volatility !== undefined) tests.push((game) => game.volatility === volatility);
  if (minBet !== undefined) tests.push((game) => game.minBet <= minBet);
  if (minLines !== undefined) tests.push((game) => game.lines >= minLines);
  if (isHot !== undefined) tests.push((game) => game.isHot === isHot);
  if (isNew !== undefined) tests.push(({ releasedOn }) => releasedOn >= newSince === isNew);
  // The dearest question comes last.
  if (name !== '') tests.push(({ folded }) => folded.includes(name));
  return (game) => tests.every((test) => test(game));
};

/** The same question always has the same key. */
export const keyOf = (filter: GameFilter): string =>
  JSON.stringify([
    filter.categories?.toSorted(),
    filter.vendors?.toSorted(),
    filter.classify,
    fold(filter.name ?? ''),
    filter.minBet?.toString(),
    filter.minLines,
    filter.volatility,
    filter.isHot,
    filter.isNew,
  ]);
