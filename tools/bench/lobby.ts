import { linkSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { env } from 'node:process';
import { sandboxCatalogue } from '../../server/src/sandbox/index.ts';
import { newDataFolder, startProduct } from '../process/product.ts';
import { ensureBrowser } from '../test/browser.ts';
import { openPage } from './lobby/browser.ts';
import type { BenchPage } from './lobby/browser.ts';
import {
  closePopups,
  countDrawn,
  depthOfTile,
  goHome,
  openLobby,
  scrollFrames,
  waitForGames,
} from './lobby/in-page.ts';
import { median } from './measure.ts';
import type { Bench, Measure } from './measure.ts';

const TILES = Number(env['BENCH_TILES'] ?? 5_000);
const SLOWER = 4;
/** A fast flick: six thousand pixels a second. */
const STEP_PX = Number(env['BENCH_STEP_PX'] ?? 100);
const FRAME_MAX_MS = 20;
const ON_TIME_SHARE = 0.95;
const OPEN_MAX_MS = 200;
const OPENINGS = 5;
const LOBBY = '/rng';

/** Scrolling through thousands of games on a slow machine, and how soon a lobby is there. Where a promise is a number, it is the anchor. */
export const lobby: Bench = {
  name: 'lobby',
  about: `scrolling ${TILES} tiles with a processor ${SLOWER} times slower, beside a bare page; opening a lobby from home; BENCH_TILES, BENCH_STEP_PX`,
  run: async (say) => {
    await ensureBrowser(say);
    const dataFolder = newDataFolder();
    const product = await startProduct({
      dataFolder,
      env: { PICTURES_AHEAD: 'off' },
      onLine: (line) => say(line.trim()),
    });
    const page = await openPage({ width: 1440, height: 900 });
    await page.send('Page.enable');
    await page.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${closePopups.toString()})()` });
    try {
      await page.open(`${product.url}${LOBBY}`);
      await page.run(waitForPictures, null);
      say(`${linkTiles(join(dataFolder, 'tiles'))} pictures lent to the games that have none yet`);
      const opened = await measureOpening(page, product.url);
      say(`opened in ${opened.map((ms) => Math.round(ms)).join(', ')} ms`);
      const bare = await measureBare(page, product.url);
      const scrolled = await measureScroll(page, product.url);
      say(
        `${scrolled.frames.length} frames, late ${late(scrolled.frames).length}; bare page late ${late(bare).length}`,
      );
      return [
        { measure: 'open-ms', ours: median(opened), anchor: OPEN_MAX_MS },
        { measure: 'frames-on-time', ours: onTime(scrolled.frames), anchor: ON_TIME_SHARE },
        { measure: 'frames-beside-bare', ours: onTime(scrolled.frames), anchor: onTime(bare) },
        { measure: 'frame-p95-ms', ours: p95(scrolled.frames), anchor: p95(bare) },
        ...scrolled.growth,
      ];
    } finally {
      page.close();
      await product.stop();
      rmSync(dataFolder, { recursive: true, force: true });
    }
  },
};

/** Runs in the page: the pictures of the first screen have come. */
const waitForPictures = async (): Promise<void> => {
  while (![...document.querySelectorAll<HTMLImageElement>('.game-grid img')].slice(0, 12).every((img) => img.complete))
    await new Promise((resolve) => setTimeout(resolve, 100));
};

/** Ten thousand pictures take minutes to draw, and one is as heavy as another: the first are lent to all. */
const linkTiles = (folder: string): number => {
  mkdirSync(folder, { recursive: true });
  const drawn = readdirSync(folder).filter((name) => name.endsWith('.webp'));
  const known = new Set(drawn);
  const missing = [...new Set(sandboxCatalogue().games.map(({ pictureKey }) => `${pictureKey}.webp`))].filter(
    (name) => !known.has(name),
  );
  for (const [place, name] of missing.entries())
    lend(join(folder, drawn[place % drawn.length] ?? ''), join(folder, name));
  return missing.length;
};

/** The product may be drawing the same picture at this moment; then its own is the better one. */
const lend = (from: string, to: string): void => {
  try {
    linkSync(from, to);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
};

/** The first opening fills the browser's memory; the ones after it are measured. */
const measureOpening = async (page: BenchPage, url: string): Promise<readonly number[]> => {
  await page.open(`${url}/`);
  const opened: number[] = [];
  for (let time = 0; time <= OPENINGS; time += 1) {
    const tookMs = await page.run(openLobby, { path: LOBBY });
    if (time > 0) opened.push(tookMs);
    await page.run(goHome, null);
  }
  return opened;
};

/** What the same browser makes of a long page with nothing on it. */
const measureBare = async (page: BenchPage, url: string): Promise<readonly number[]> => {
  await page.open(`${url}/helpmc`);
  await page.run(() => {
    document.body.replaceChildren();
    document.body.style.height = '60000px';
  }, null);
  await page.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const frames = await page.run(scrollFrames, { stepPx: STEP_PX, untilPx: 60_000 });
  await page.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return frames;
};

const measureScroll = async (page: BenchPage, url: string) => {
  await page.open(`${url}${LOBBY}`);
  await page.run(waitForGames, null);
  const untilPx = await page.run(depthOfTile, { tile: TILES });
  const before = await weigh(page);
  await page.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const frames = await page.run(scrollFrames, { stepPx: STEP_PX, untilPx });
  await page.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const after = await weigh(page);
  const growth: readonly Measure[] = [
    { measure: 'elements', ours: after.elements, anchor: before.elements },
    { measure: 'heap-mb', ours: after.heapMb, anchor: before.heapMb },
  ];
  return { frames, growth };
};

const weigh = async (page: BenchPage) => {
  await page.send('HeapProfiler.collectGarbage');
  const { metrics } = await page.send('Performance.getMetrics');
  const heap = (metrics as readonly { readonly name: string; readonly value: number }[]).find(
    ({ name }) => name === 'JSHeapUsedSize',
  );
  return { ...(await page.run(countDrawn, null)), heapMb: (heap?.value ?? 0) / 1_048_576 };
};

const late = (frames: readonly number[]): readonly number[] => frames.filter((ms) => ms >= FRAME_MAX_MS);

const onTime = (frames: readonly number[]): number => 1 - late(frames).length / Math.max(1, frames.length);

const p95 = (frames: readonly number[]): number =>
  frames.toSorted((one, other) => one - other)[Math.floor(frames.length * ON_TIME_SHARE)] ?? 0;
