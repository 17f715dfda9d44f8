import { join, resolve } from 'node:path';
import { GAME_CATEGORIES } from '@fairground/contract/catalog/game';
import { GAME_PAGE_SIZE } from '@fairground/contract/catalog/seed-fields';
import type { Log } from '../../../platform/log.ts';
import type { Module } from '../../../platform/module.ts';
import type { GameRow } from '../domain/game-row.ts';
import { sandboxCatalogue, sandboxLogos, sandboxTiles } from '../sandbox/sandbox-catalogue.ts';
import { serveTiles } from './serve-tiles.ts';
import { createTileShelf } from './tile-shelf.ts';

export type SandboxTilesDeps = {
  readonly log: Log;
  /** Drawn tiles are kept in `tiles` below it. */
  readonly dataFolder: string;
  /** Whether those that are seen first are drawn before anybody asks. */
  readonly picturesAhead: 'on' | 'off';
};

/** The pictures of the sandbox catalogue: tiles of its games and word-marks of its vendors. */
export const createSandboxTiles = ({ log, dataFolder, picturesAhead }: SandboxTilesDeps): Pick<Module, 'files'> => ({
  files: (fastify) =>
    serveTiles(fastify, {
      recipes: once(sandboxTiles),
      logos: new Map([...sandboxLogos()].map(([key, { code }]) => [key, code])),
      shelf: createTileShelf(join(resolve(dataFolder), 'tiles')),
      first: () => (picturesAhead === 'on' ? firstSeen(sandboxCatalogue().games) : []),
      log,
    }),
});

/** Made with the first use: thinking up ten thousand games takes a moment, and many nodes never show one. */
const once = <Value>(make: () => Value): (() => Value) => {
  let made: Value | undefined;
  return () => (made ??= make());
};

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
