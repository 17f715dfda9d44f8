import { join, resolve } from 'node:path';
import type { Log } from '../../platform/log.ts';
import type { Module } from '../../platform/module.ts';
import { sandboxLogos } from '../catalogue/sandbox-catalogue.ts';
import { createKnownTiles } from './known-tiles.ts';
import { serveTiles } from './serve-tiles.ts';
import { createTileCache } from './tile-cache.ts';

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
      known: createKnownTiles(),
      logos: new Map([...sandboxLogos()].map(([key, { code }]) => [key, code])),
      cache: createTileCache(join(resolve(dataFolder), 'tiles')),
      drawsAhead: picturesAhead === 'on',
      log,
    }),
});
