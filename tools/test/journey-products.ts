import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newDataFolder, startProduct } from '../process/product.ts';
import type { Product } from '../process/product.ts';

/** The products that browser journeys visit, passed by environment variables. */
export type JourneyProducts = {
  readonly environment: Readonly<Record<string, string>>;
  readonly stop: () => Promise<void>;
};

type Preparation = {
  readonly signal: AbortSignal;
  readonly say: (line: string) => void;
  /** What journeys need beside the products: which browser to start. */
  readonly environment: Readonly<Record<string, string>>;
};

/** Opens the outbox of the products, so that a journey can read the code it was sent. */
const DEVELOPER_KEY = 'journeys-of-the-sandbox';

/** Limits count per address, so tests say which one they come from, as a proxy would. */
const BELIEVES_TESTS = { TRUSTED_PROXIES: '127.0.0.0/8,::1/128' } as const;

/**
 * Starts the products of the browser journeys. `site` is only read, so its tests run side by side; `stage` is what a
 * test may change; `arabic` offers a language written from right to left and has a phone provider; `accounts` is where
 * accounts are opened.
 */
export const startJourneyProducts = async ({
  signal,
  say,
  environment: given,
}: Preparation): Promise<JourneyProducts> => {
  const products: Product[] = [];
  const tiles = mkdtempSync(join(tmpdir(), 'fairground-tiles-'));
  const stop = async (): Promise<void> => {
    await Promise.all(products.map((product) => product.stop()));
    for (const folder of [tiles, ...products.map(({ dataFolder }) => dataFolder)])
      rmSync(folder, { recursive: true, force: true });
  };
  const start = async (name: string, env: Readonly<Record<string, string>> = {}) => {
    signal.throwIfAborted();
    const product = await startProduct({
      // Drawn beside the tests, they would take the machine from them.
      env: { DEVELOPER_KEY, PICTURES_AHEAD: 'off', ...env },
      dataFolder: folderWithTiles(tiles),
      onLine: (line) => say(`${name}: ${line.trim()}`),
    });
    products.push(product);
    return product;
  };
  try {
    const site = await start('site');
    const stage = await start('stage');
    const arabic = await start('arabic', { LANGUAGES: 'TY,EN,AR', ...BELIEVES_TESTS });
    // A journey cannot wait for the minutes a win is kept back.
    const accounts = await start('accounts', { ...BELIEVES_TESTS, WIN_DELAY_MINUTES: '0' });
    const environment = {
      ...given,
      SITE_URL: site.url,
      STAGE_URL: stage.url,
      STAGE_DATA_FOLDER: stage.dataFolder,
      ARABIC_URL: arabic.url,
      ARABIC_DATA_FOLDER: arabic.dataFolder,
      ACCOUNTS_URL: accounts.url,
      ACCOUNTS_DATA_FOLDER: accounts.dataFolder,
      DEVELOPER_KEY,
    };
    return { environment, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

/** Pictures of games take their time to draw: what one product has drawn, the others find. */
const folderWithTiles = (tiles: string): string => {
  const folder = newDataFolder();
  symlinkSync(tiles, join(folder, 'tiles'));
  return folder;
};
