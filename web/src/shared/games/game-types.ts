import type { GameCategory } from '@fairground/contract/catalog/game';
import type { Category, Lobby } from '../category/categories.ts';

/** The kinds of games a lobby shows; the lobby of what is played most shows all of them. */
const TYPES: Readonly<Record<Lobby, readonly GameCategory[]>> = {
  live: ['LIVE'],
  rng: ['RNG'],
  sports: ['SPORTS'],
  fish: ['FISH'],
  pvp: ['PVP'],
  esports: ['ESPORTS'],
  elott: ['ELOTT', 'LOTT'],
  cockfight: ['COCKFIGHT'],
  inhouse: ['INHOUSE'],
  hot: [],
};

export const gameTypesOf = (lobby: Lobby): readonly GameCategory[] => TYPES[lobby];

/** The category whose hue and sign a game wears. */
export const categoryOf = (gameType: GameCategory): Category => gameType.toLowerCase() as Lowercase<GameCategory>;

export const isLotteryType = (gameType: GameCategory): boolean => gameType === 'LOTT' || gameType === 'ELOTT';
