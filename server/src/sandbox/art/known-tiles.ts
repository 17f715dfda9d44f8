import { Worker } from 'node:worker_threads';
import type { TileRecipe } from '../catalogue/tile-recipe.ts';

/** What each tile is drawn from, by its key, and the keys of the tiles that the first pages show. */
export type KnownTiles = {
  readonly recipes: ReadonlyMap<string, TileRecipe>;
  readonly first: readonly string[];
};

/**
 * Makes the tiles of the sandbox catalogue on a thread, with the first use: ten thousand games take most of a second,
 * and many nodes never show one.
 */
export const createKnownTiles = (): (() => Promise<KnownTiles>) => {
  let made: Promise<KnownTiles> | undefined;
  return () => {
    made ??= makeOnThread().catch((error: unknown) => {
      // The next request tries again.
      made = undefined;
      throw error;
    });
    return made;
  };
};

const makeOnThread = (): Promise<KnownTiles> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./known-tiles-worker.ts', import.meta.url));
    worker.once('message', (known: KnownTiles) => resolve(known));
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The thread that makes tiles ended with code ${code}.`)));
  });
