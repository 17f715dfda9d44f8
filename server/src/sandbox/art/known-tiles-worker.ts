import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { GAME_CATEGORIES } from '@fairground/contract/catalog/game';
import { GAME_PAGE_SIZE } from '@fairground/contract/catalog/seed-fields';
import type { GameRow } from '../../modules/catalog/index.ts';
import { sandboxGames } from '../catalogue/sandbox-catalogue.ts';
import type { KnownTiles } from './known-tiles.ts';

/** What somebody sees who opens home or a lobby: the hot games, the newest, and the head of each category. */
const firstSeen = (games: readonly GameRow[]): readonly string[] => {
  const newest = games
    .toSorted((one, other) => other.releasedOn.localeCompare(one.releasedOn))
    .slice(0, GAME_PAGE_SIZE);
  const heads = GAME_CATEGORIES.flatMap((category) =>
    games.filter((game) => game.category === category).slice(0, GAME_PAGE_SIZE / 2),
  );
  const shown = [...games.filter(({ isHot }) => isHot), ...newest, ...heads];
  return [...new Set(shown.map(({ pictureKey }) => pictureKey))];
};

// On Linux this lowers the calling thread alone: what answers requests goes first.
if (process.platform === 'linux') setPriority(10);
const games = sandboxGames();
const known: KnownTiles = {
  recipes: new Map(games.map(({ row, recipe }) => [row.pictureKey, recipe])),
  first: firstSeen(games.map(({ row }) => row)),
};
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin.
parentPort?.postMessage(known);
