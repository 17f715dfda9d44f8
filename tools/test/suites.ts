import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stdout } from 'node:process';
import { nodeProgram, ROOT, runCommand } from '../process/command.ts';
import { newDataFolder, startProduct } from '../process/product.ts';
import type { Product } from '../process/product.ts';
import { ensureBrowser } from './browser.ts';
import { shrinkPictures } from './shrink-pictures.ts';
import { describeJourney, slowJourneys } from './slow-journeys.ts';
import { browserTotals, unitTotals, withExitCode } from './totals.ts';
import type { Totals } from './totals.ts';

type Run = { readonly args: readonly string[]; readonly signal: AbortSignal; readonly say: (line: string) => void };

/** Opens the outbox of the products, so that a journey can read the code it was sent. */
const DEVELOPER_KEY = 'journeys-of-the-sandbox';

/** So many of the slowest files of journeys are told after a run. */
const SLOW_SHOWN = 12;

const showOutput = (text: string): void => {
  stdout.write(text);
};

/** Unit and integration tests, on a database of their own that they start and throw away. */
export const runUnit = async ({ args, signal }: Run): Promise<Totals> =>
  withReport(async (report) => {
    const { code } = await runCommand(
      [
        ...nodeProgram('vitest/vitest.mjs'),
        'run',
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${report}`,
        ...args,
      ],
      { signal, onOutput: showOutput },
    );
    return withExitCode(unitTotals(readReport(report)), code);
  });

/** Limits count per address, so tests say which one they come from, as a proxy would. */
const BELIEVES_TESTS = { TRUSTED_PROXIES: '127.0.0.0/8,::1/128' } as const;

/**
 * Browser journeys against the built product. `site` is only read, so its tests run side by side; `stage` is what a test
 * may change; `arabic` offers a language written from right to left and has a phone provider; `accounts` is where
 * accounts are opened.
 */
export const runBrowser = async ({ args, signal, say }: Run): Promise<Totals> => {
  const browser = await ensureBrowser(say);
  say(`browser: ${browser.found}`);
  const products: Product[] = [];
  const tiles = mkdtempSync(join(tmpdir(), 'fairground-tiles-'));
  const start = async (name: string, env: Readonly<Record<string, string>> = {}) => {
    const product = await startProduct({
      // Drawn beside the tests, they would take the machine from them.
      env: { DEVELOPER_KEY, PICTURES_AHEAD: 'off', ...env },
      dataFolder: folderWithTiles(tiles),
      onLine: (line) => say(`${name}: ${line.trim()}`),
    });
    products.push(product);
    signal.throwIfAborted();
    return product;
  };
  try {
    const site = await start('site');
    const stage = await start('stage');
    const arabic = await start('arabic', { LANGUAGES: 'TY,EN,AR', ...BELIEVES_TESTS });
    // A journey cannot wait for the minutes a win is kept back.
    const accounts = await start('accounts', { ...BELIEVES_TESTS, WIN_DELAY_MINUTES: '0' });
    return await withReport(async (report) => {
      const { code } = await runCommand([...nodeProgram('@playwright/test/cli.js'), 'test', ...args], {
        cwd: join(ROOT, 'e2e'),
        signal,
        onOutput: showOutput,
        env: {
          SITE_URL: site.url,
          STAGE_URL: stage.url,
          STAGE_DATA_FOLDER: stage.dataFolder,
          ARABIC_URL: arabic.url,
          ARABIC_DATA_FOLDER: arabic.dataFolder,
          ACCOUNTS_URL: accounts.url,
          ACCOUNTS_DATA_FOLDER: accounts.dataFolder,
          DEVELOPER_KEY,
          PLAYWRIGHT_JSON_OUTPUT_NAME: report,
          ...(browser.path === undefined ? {} : { CHROMIUM_PATH: browser.path }),
        },
      });
      if (args.includes('--update-snapshots'))
        say(`pictures: ${await shrinkPictures(join(ROOT, 'e2e/snapshots'))} new ones kept`);
      const told = readReport(report);
      for (const journey of slowJourneys(told, SLOW_SHOWN)) say(`slow: ${describeJourney(journey)}`);
      return withExitCode(browserTotals(told), code);
    });
  } finally {
    await Promise.all(products.map((product) => product.stop()));
    for (const folder of [tiles, ...products.map(({ dataFolder }) => dataFolder)])
      rmSync(folder, { recursive: true, force: true });
  }
};

/** Pictures of games take their time to draw: what one product has drawn, the others find. */
const folderWithTiles = (tiles: string): string => {
  const folder = newDataFolder();
  symlinkSync(tiles, join(folder, 'tiles'));
  return folder;
};

const withReport = async (work: (path: string) => Promise<Totals>): Promise<Totals> => {
  const folder = mkdtempSync(join(tmpdir(), 'fairground-report-'));
  try {
    return await work(join(folder, 'report.json'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const readReport = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
