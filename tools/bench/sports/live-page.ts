import { setTimeout as sleep } from 'node:timers/promises';
import { openPage } from '../lobby/browser.ts';
import type { BenchPage } from '../lobby/browser.ts';
import type { Measure } from '../measure.ts';
import type { openLiveFeed } from './live-feed.ts';

type Feed = Awaited<ReturnType<typeof openLiveFeed>>;
type LivePage = {
  readonly url: string;
  readonly feed: Feed;
  readonly seconds: number;
  readonly say: (line: string) => void;
};

const SLOWER = 4;
const PRICES_PER_SECOND = 200;
const FRAME_MS = 16;

/** What script a match page runs in a frame on a slow machine, while two hundred of its prices change in a second. */
export const measureLivePage = async ({ url, feed, seconds, say }: LivePage): Promise<readonly Measure[]> => {
  const page = await openPage({ width: 1440, height: 900 });
  try {
    // Processor time, not time on the clock: a crowded machine must not look like a slow page.
    await page.send('Performance.disable');
    await page.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.open(`${url}/sports/match/${feed.fixtures[0]}`);
    await page.run(waitForPrices, null);
    await page.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await sleep(2_000);
    const running = { is: true };
    const measured = scriptByFrame(page, running);
    const changes = await feed.run(seconds, PRICES_PER_SECOND, () => 0);
    running.is = false;
    const scripts = await measured;
    const sorted = scripts.toSorted((one, other) => one - other);
    const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? 0;
    const mean = scripts.reduce((sum, ms) => sum + ms, 0) / Math.max(1, scripts.length);
    const prices = changes.reduce((sum, change) => sum + change.prices, 0);
    say(`${prices} prices on one page: script ${mean.toFixed(2)} ms a frame on average, p95 ${p95.toFixed(2)}, longest ${(sorted.at(-1) ?? 0).toFixed(1)}`); // prettier-ignore
    return [
      { measure: 'page-script-ms', ours: mean, anchor: FRAME_MS },
      { measure: 'page-script-p95-ms', ours: p95, anchor: FRAME_MS },
    ];
  } finally {
    page.close();
  }
};

/** Looks at the processor time of scripts once a frame; where a look comes late, it is divided by the frames it spans. */
const scriptByFrame = async (page: BenchPage, running: { readonly is: boolean }): Promise<readonly number[]> => {
  const found: number[] = [];
  let before = await look(page);
  while (running.is) {
    await sleep(FRAME_MS);
    const now = await look(page);
    const frames = Math.max(1, Math.floor((now.atMs - before.atMs) / FRAME_MS));
    found.push((now.scriptMs - before.scriptMs) / frames);
    before = now;
  }
  return found;
};

const look = async (page: BenchPage): Promise<{ readonly atMs: number; readonly scriptMs: number }> => {
  const { metrics } = await page.send('Performance.getMetrics');
  const script = (metrics as readonly { readonly name: string; readonly value: number }[]).find(({ name }) => name === 'ScriptDuration'); // prettier-ignore
  return { atMs: performance.now(), scriptMs: (script?.value ?? 0) * 1_000 };
};

/** Runs in the page. */
const waitForPrices = async (): Promise<void> => {
  while (document.querySelectorAll('.sb-markets button').length < 20)
    await new Promise((resolve) => setTimeout(resolve, 100));
};
