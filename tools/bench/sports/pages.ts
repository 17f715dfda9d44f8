import { rmSync } from 'node:fs';
import { env } from 'node:process';
import { startEmbedded } from '../../../server/src/platform/database/index.ts';
import { newDataFolder, startProduct } from '../../process/product.ts';
import { ensureBrowser } from '../../test/browser.ts';
import type { Measure } from '../measure.ts';
import { measureFanOut } from './fan-out.ts';
import { openLiveFeed } from './live-feed.ts';
import { measureLivePage } from './live-page.ts';

const MATCHES = 20;
const BROWSERS = Number(env['BENCH_BROWSERS'] ?? 2_000);
const SECONDS = Number(env['BENCH_SECONDS'] ?? 10);

/** A product whose only feed is the bench: what its pages are told, and what a page does with it. */
export const measurePages = async (say: (line: string) => void): Promise<readonly Measure[]> => {
  await ensureBrowser(say);
  const dataFolder = newDataFolder();
  const cluster = await startEmbedded({ dataFolder });
  try {
    const product = await startProduct({
      env: { DATABASE_URL: cluster.url, SPORTS: 'off', PICTURES_AHEAD: 'off', TRUSTED_PROXIES: '127.0.0.0/8,::1/128' },
    });
    const feed = await openLiveFeed(cluster.url, { matches: MATCHES });
    try {
      const page = await measureLivePage({ url: product.url, feed, seconds: SECONDS, say });
      const told = await measureFanOut({ url: product.url, feed, browsers: BROWSERS, seconds: SECONDS, say });
      return [...told, ...page];
    } finally {
      await feed.close();
      await product.stop();
    }
  } finally {
    await cluster.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
};
