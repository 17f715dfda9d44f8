import { expect, test } from 'vitest';
import { isSeatStopped, opensRoom, tilesOf } from './tiles.ts';
import type { Tile } from './tiles.ts';

const tile = (vendor: string, gameId: string, code: string, category = 'PVP'): Tile => ({
  vendor,
  gameId,
  code,
  category,
});
const GAMES = [
  tile('N9B', 'a', 'phom-1'),
  tile('RVC', 'b', 'phom-1'),
  tile('RVC', 'c', 'holdem-2'),
  tile('RVC', 'd', 'phom-1', 'RNG'),
];

test('only a tile of the category PVP that names the room opens it', () => {
  expect(GAMES.map((each) => opensRoom(each, { room: 'phom-1' }))).toEqual([true, true, false, false]);
});

test('our own tiles of a room come first; a room without one follows those of its game', () => {
  expect(tilesOf(GAMES, { room: 'phom-1', game: 'phom' }).tiles.map(({ gameId }) => gameId)).toEqual(['b', 'a']);
  expect(tilesOf(GAMES, { room: 'holdem-1-sit-and-go', game: 'holdem' })).toEqual({ tiles: [GAMES[2]], areOwn: false });
  expect(tilesOf(GAMES, { room: 'lieng-1', game: 'lieng' }).tiles).toEqual([]);
});

test.each([
  ['the tile it was taken by is stopped', 'phom-1', 'phom', 'b', ['b'], true],
  ['another tile of the room is stopped', 'phom-1', 'phom', 'a', ['b'], false],
  ['it has no tile, and the only one of its game is stopped', 'holdem-1', 'holdem', '', ['c'], true],
  ['it has no tile, and one of two of its game is stopped', 'phom-2', 'phom', '', ['a'], false],
  ['the catalogue knows no tile of the game', 'lieng-1', 'lieng', '', ['a', 'b', 'c'], false],
] as const)('a seat where %s', (_what, room, game, catalogueGame, stopped: readonly string[], expected) => {
  const isStopped = ({ gameId }: Tile): boolean => stopped.includes(gameId);

  expect(isSeatStopped(GAMES, { room, game }, { catalogueGame, isStopped })).toBe(expected);
});
