import type { GameSort } from '@fairground/contract/catalog/endpoints';
import type { LanguageCode } from '@fairground/contract/language';
import type { GameFacts } from './facts.ts';

/** Games in the order of a sort. Games that tie stand as the catalogue was shipped, its flagships first. */
export const inOrder = (known: readonly GameFacts[], sort: GameSort, language: LanguageCode): readonly GameFacts[] => {
  const games = known.toSorted((a, b) => a.shelfPlace - b.shelfPlace);
  switch (sort) {
    case 'POPULAR':
      return games.toSorted(
        (a, b) => placeOf(a) - placeOf(b) || Number(b.isHot) - Number(a.isHot) || b.players - a.players,
      );
    case 'NEWEST':
      return games.toSorted((a, b) => compare(b.addedOn, a.addedOn));
    case 'NAME':
      return byName(games, language);
    case 'RTP':
      return games.toSorted((a, b) => (b.rtp ?? -1) - (a.rtp ?? -1));
    case 'MIN_BET':
      return games.toSorted((a, b) => compare(a.minBet, b.minBet));
  }
};

/** Games that staff placed stand in front, in the order of their places; all others behind them. */
const placeOf = ({ placeSet }: GameFacts): number => placeSet ?? Number.MAX_SAFE_INTEGER;

/** Games as the catalogue was shipped, its flagships first, with those that are alike kept apart: an order for good. */
export const asShipped = (games: readonly GameFacts[]): readonly GameFacts[] =>
  spreadApart(
    games.toSorted((a, b) => a.shelfPlace - b.shelfPlace),
    'NEWEST',
  );

/** How far a game may be moved to stand apart from one that is like it. */
const REACH = 120;

/**
 * Keeps two games of one model and one look from standing beside each other: the second changes places with one that
 * follows and has the same right to the place. A list by name stays in the order of names.
 */
export const spreadApart = (games: readonly GameFacts[], sort: GameSort): readonly GameFacts[] => {
  const isFree = MAY_CHANGE[sort];
  if (isFree === undefined) return games;
  const list = [...games];
  for (let place = 1; place < list.length; place += 1) {
    const [before, here] = [list[place - 1] as GameFacts, list[place] as GameFacts];
    if (!isAlike(before, here)) continue;
    const other = partnerOf(list, place, isFree);
    if (other === undefined) continue;
    [list[place], list[other]] = [list[other] as GameFacts, here];
  }
  return sort === 'RTP' ? spreadTies(list) : list;
};

/**
 * Games of one model have one return: in a list by return most of those that tie may be alike, and changing places in
 * pairs finds no way out. Each run of ties that still holds two beside each other is laid out again.
 */
const spreadTies = (list: readonly GameFacts[]): readonly GameFacts[] =>
  Map.groupBy(list, ({ rtp }) => rtp)
    .values()
    .flatMap((ties) =>
      ties.some((game, place) => place > 0 && isAlike(ties[place - 1] as GameFacts, game)) ? spread(ties) : ties,
    )
    .toArray();

/** The next game in order that differs from the one before; of a kind that is more than half of the rest, that one. */
const spread = (ties: readonly GameFacts[]): readonly GameFacts[] => {
  const kindOf = ({ modelId, theme }: GameFacts): string => `${modelId} ${theme}`;
  const left = new Map(
    Map.groupBy(ties, kindOf)
      .entries()
      .map(([kind, { length }]) => [kind, length]),
  );
  const rest = [...ties];
  const laid: GameFacts[] = [];
  while (rest.length > 0) {
    const before = laid.at(-1);
    const fits = (game: GameFacts): boolean => before === undefined || !isAlike(before, game);
    const isMost = (game: GameFacts): boolean => 2 * (left.get(kindOf(game)) ?? 0) > rest.length;
    const most = rest.findIndex((game) => fits(game) && isMost(game));
    const [next] = rest.splice(Math.max(0, most >= 0 ? most : rest.findIndex(fits)), 1);
    if (next === undefined) break;
    left.set(kindOf(next), (left.get(kindOf(next)) ?? 0) - 1);
    laid.push(next);
  }
  return laid;
};

/** Whether two games may change places in a list of a sort. */
const MAY_CHANGE: Readonly<Record<GameSort, ((a: GameFacts, b: GameFacts) => boolean) | undefined>> = {
  POPULAR: (a, b) => a.placeSet === null && b.placeSet === null && a.isHot === b.isHot && a.players === b.players,
  NEWEST: () => true,
  NAME: undefined,
  RTP: (a, b) => a.rtp === b.rtp,
  MIN_BET: (a, b) => a.minBet === b.minBet,
};

/** Slots are many and could be anything; tables of one game are alike because they are the same game. */
export const isAlike = (a: GameFacts, b: GameFacts): boolean =>
  a.category === 'RNG' && a.modelId !== null && a.modelId === b.modelId && a.theme === b.theme;

/** The nearest place to change with, so that both games stand apart from their new neighbours. */
const partnerOf = (
  list: readonly GameFacts[],
  place: number,
  isFree: (a: GameFacts, b: GameFacts) => boolean,
): number | undefined => {
  const here = list[place] as GameFacts;
  const standsWell = (game: GameFacts, at: number, gone: number): boolean =>
    [at - 1, at + 1].every((near) => {
      const neighbour = near === gone ? undefined : list[near];
      return neighbour === undefined || !isAlike(neighbour, game);
    });
  for (let step = 1; step <= REACH; step += 1)
    for (const other of [place + step, place - 1 - step]) {
      const game = list[other];
      if (game && isFree(here, game) && standsWell(game, place, other) && standsWell(here, other, place)) return other;
    }
  return undefined;
};

/** By the name as it was folded for the search: the first line is TY, the second EN. */
const byName = (games: readonly GameFacts[], language: LanguageCode): readonly GameFacts[] => {
  const line = language === 'TY' ? 0 : 1;
  return games
    .map((game) => ({ game, name: game.folded.split('\n', 2)[line] ?? '' }))
    .toSorted((a, b) => compare(a.name, b.name))
    .map(({ game }) => game);
};

const compare = <Value extends string | bigint>(a: Value, b: Value): number => (a < b ? -1 : Number(a > b));
