import type { GameSort } from '@fairground/contract/catalog/endpoints';
import type { LanguageCode } from '@fairground/contract/language';
import type { GameFacts } from './facts.ts';

/** Games in the order of a sort. Games that tie stand in the order they came in: what is listed stays where it is. */
export const inOrder = (games: readonly GameFacts[], sort: GameSort, language: LanguageCode): readonly GameFacts[] => {
  switch (sort) {
    case 'POPULAR':
      return games.toSorted((a, b) => Number(b.isHot) - Number(a.isHot) || b.players - a.players);
    case 'NEWEST':
      return games.toSorted((a, b) => compare(b.releasedOn, a.releasedOn));
    case 'NAME':
      return byName(games, language);
    case 'RTP':
      return games.toSorted((a, b) => (b.rtp ?? -1) - (a.rtp ?? -1));
    case 'MIN_BET':
      return games.toSorted((a, b) => compare(a.minBet, b.minBet));
  }
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
