import type { Game, GameCategory } from '@fairground/contract/catalog/game';
import { parseMoney } from '@fairground/contract/money';
import { wordMatcher } from '../../../shared/format/plain-words.ts';
import { type LobbyFilter, MANY_LINES } from './lobby-filter.ts';

/** Narrows a list that is here as a whole, such as the favourites, by the rules the server keeps for all games. */
export const fitsFilter = (filter: LobbyFilter, types: readonly GameCategory[]): ((game: Game) => boolean) => {
  const matches = wordMatcher(filter.text);
  const minBet = filter.minBet === null ? null : parseMoney(filter.minBet);
  return (game) =>
    (types.length === 0 || types.includes(game.gameType)) &&
    (filter.text === '' || matches(game.gameName)) &&
    (filter.vendors.length === 0 || filter.vendors.includes(game.vassalage)) &&
    (minBet === null || game.minBet <= minBet) &&
    (!filter.hasManyLines || game.minLineNum >= MANY_LINES) &&
    (filter.volatility === null || game.volatility === filter.volatility) &&
    (filter.label === null || game.gameClassify === filter.label) &&
    (!filter.isNew || game.isNew);
};

/** Orders such a list; the order it came in is the one of the last use, and stands for the most popular. */
export const sortGames = (games: readonly Game[], sort: LobbyFilter['sort'], locale: string): readonly Game[] => {
  switch (sort) {
    case 'POPULAR':
      return games;
    case 'NEWEST':
      return games.toSorted((one, other) => other.releasedOn.localeCompare(one.releasedOn));
    case 'NAME':
      return games.toSorted((one, other) => one.gameName.localeCompare(other.gameName, locale));
    case 'RTP':
      return games.toSorted((one, other) => Number(other.rtp ?? 0) - Number(one.rtp ?? 0));
    case 'MIN_BET':
      return games.toSorted((one, other) => Number(one.minBet - other.minBet));
  }
};
