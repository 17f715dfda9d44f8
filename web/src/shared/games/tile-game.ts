import { pictureAddress } from '@fairground/contract/catalog/art';
import type { Game, GameCategory, GameNodeId, GameStatus } from '@fairground/contract/catalog/game';
import type { LanguageCode } from '@fairground/contract/language';
import type { LaunchableGame } from './launch-step.ts';
import type { FoundGame } from './search/game-index.ts';

/** A game as a tile draws it. */
export type TileGame = {
  readonly nodeId: GameNodeId;
  readonly name: string;
  readonly vendor: string;
  readonly gameType: GameCategory;
  readonly picture: string;
  /** Unknown while the game is known from the search index alone. */
  readonly hue: number | null;
  readonly rtp: string | null;
  readonly isHot: boolean;
  readonly isNew: boolean;
  readonly status: GameStatus;
  /** What a launch needs; null where it must be asked for first. */
  readonly launch: LaunchableGame | null;
};

/** A game gives the same tile every time, so that what did not change is not drawn again. */
const tiles = new WeakMap<Game, TileGame>();

export const tileOf = (game: Game): TileGame => {
  const known = tiles.get(game);
  if (known) return known;
  const tile = newTile(game);
  tiles.set(game, tile);
  return tile;
};

const newTile = (game: Game): TileGame => ({
  nodeId: game.nodeId,
  name: game.gameName,
  vendor: game.vassalage,
  gameType: game.gameType,
  picture: game.picture,
  hue: game.hue,
  rtp: game.rtp,
  isHot: game.isHot,
  isNew: game.isNew,
  status: game.status,
  launch: game,
});

/** A game the search found. It finds none that is still being built: one that cannot be opened is in maintenance. */
export const tileOfFound = (found: FoundGame, language: LanguageCode): TileGame => ({
  nodeId: found.nodeId,
  name: nameOf(found, language),
  vendor: found.vendor,
  gameType: found.category,
  picture: pictureAddress(found.pictureKey),
  hue: null,
  rtp: null,
  isHot: found.isHot,
  isNew: found.isNew,
  status: found.isOpen ? 'OPEN' : 'MAINTENANCE',
  launch: null,
});

/** The document has two languages; anyone who reads another one reads the English name, as the server would answer. */
export const nameOf = ({ nameTY, nameEN }: FoundGame, language: LanguageCode): string =>
  language === 'TY' ? nameTY : nameEN;
