import { readRoomCode } from '@fairground/contract/rooms/fields';
import type { RoomSheet } from './rooms.ts';

/** What the rooms need to know of a game of the catalogue. */
export type Tile = {
  readonly vendor: string;
  readonly gameId: string;
  readonly category: string;
  readonly code: string;
};

/** The vendor of the catalogue under whose name bets of the rooms are written. */
export const ROOMS_VENDOR = 'RVC';

type Named = Pick<RoomSheet, 'room' | 'game'>;

/** Whether a tile opens this room: a tile of another game says nothing about it. */
export const opensRoom = ({ category, code }: Tile, { room }: Pick<Named, 'room'>): boolean =>
  category === 'PVP' && code === room;

/**
 * The tiles whose switches decide about a room, our own vendor's first. A room without a tile of its own, such as a
 * sit-and-go, follows the tiles of its game: it is open as long as one of them is.
 */
export const tilesOf = <Given extends Tile>(
  games: readonly Given[],
  { room, game }: Named,
): { readonly tiles: readonly Given[]; readonly areOwn: boolean } => {
  const own = games.filter((tile) => opensRoom(tile, { room }));
  const tiles =
    own.length > 0
      ? own
      : games.filter(({ category, code }) => category === 'PVP' && readRoomCode(code)?.game === game);
  const isOurs = ({ vendor }: Tile): number => (vendor === ROOMS_VENDOR ? 0 : 1);
  return { tiles: tiles.toSorted((one, other) => isOurs(one) - isOurs(other)), areOwn: own.length > 0 };
};

/**
 * Whether a seat that was taken by this game of the catalogue may be dealt no further hand. A seat that was taken by no
 * tile of its own is stopped when all tiles of its game are.
 */
export const isSeatStopped = (
  games: readonly Tile[],
  sheet: Named,
  { catalogueGame, isStopped }: { readonly catalogueGame: string; readonly isStopped: (tile: Tile) => boolean },
): boolean => {
  const { tiles } = tilesOf(games, sheet);
  const led = tiles.filter(({ gameId }) => gameId === catalogueGame);
  const asked = led.length > 0 ? led : tiles;
  return asked.length > 0 && asked.every(isStopped);
};
