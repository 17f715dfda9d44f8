import { env } from 'node:process';
import { ensureBrowser } from '../test/browser.ts';
import { serveEmptyPixi } from './frames/empty-pixi.ts';
import { serveSlot } from './frames/slot-site.ts';
import { openPage } from './lobby/browser.ts';
import type { BenchPage } from './lobby/browser.ts';
import { median } from './measure.ts';
import type { Bench, Measure } from './measure.ts';

const GAME = env['BENCH_GAME'] ?? 'lotus20';
const SPINS = Number(env['BENCH_SPINS'] ?? 6);
const SLOWER = 4;
const FRAME_MAX_MS = 20;
/** What a page may compute for a frame of sixty a second, no matter who draws it. */
const SCRIPT_MAX_MS = 1_000 / 60;
/** A spin from the press until the next one is possible. */
const SPIN_MS = 2_500;

/** How smoothly a slot spins on a slow machine, beside a page that draws nothing with the same library. */
export const frames: Bench = {
  name: 'frames',
  about: `${SPINS} spins of ${GAME} with a processor ${SLOWER} times slower, beside an empty Pixi page; BENCH_GAME, BENCH_SPINS`,
  run: async (say) => {
    await ensureBrowser(say);
    const [slot, empty] = [await serveSlot(GAME), await serveEmptyPixi()];
    const page = await openPage({ width: 1280, height: 800 });
    try {
      // Processor time, not time on the clock: a crowded machine must not look like a slow page.
      await page.send('Performance.disable');
      await page.send('Performance.enable', { timeDomain: 'threadTicks' });
      const bare: Run[] = [];
      const spun: Run[] = [];
      // In turns, so that whatever else the machine does happens to both.
      for (let spin = 0; spin < SPINS; spin += 1) {
        await page.open(empty.url);
        await page.run(waitForCanvas, null);
        bare.push(await slowed(page, () => page.run(spinFrames, { ms: SPIN_MS })));
        await page.open(slot.url);
        await page.run(waitForCanvas, null);
        // The first spin of a visit makes its shaders and its code ready; the one after it is measured.
        await page.run(spinFrames, { ms: SPIN_MS });
        await page.run(waitForCanvas, null);
        spun.push(await slowed(page, () => page.run(spinFrames, { ms: SPIN_MS })));
        say(`spin ${spin + 1}: ${words(spun.at(-1))}; empty page: ${words(bare.at(-1))}`);
      }
      const both = (measure: string, figure: (run: Run) => number): Measure => ({
        measure,
        ours: median(spun.map(figure)),
        anchor: median(bare.map(figure)),
      });
      return [
        both('on-time', onTime),
        both('p95-ms', p95),
        both('per-second', perSecond),
        both('main-ms', ({ mainMs }) => mainMs),
        { measure: 'script-ms', ours: median(spun.map(({ scriptMs }) => scriptMs)), anchor: SCRIPT_MAX_MS },
      ];
    } finally {
      page.close();
      await Promise.all([slot.stop(), empty.stop()]);
    }
  },
};

type Run = { readonly taken: readonly number[]; readonly mainMs: number; readonly scriptMs: number };

/** The frames of some work on a slow machine, and the processor time of the page's own thread for each of them. */
const slowed = async (page: BenchPage, work: () => Promise<number[]>): Promise<Run> => {
  await page.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const before = await busyMs(page);
  const taken = await work();
  const after = await busyMs(page);
  await page.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const eachOf = (all: number): number => all / Math.max(1, taken.length);
  return { taken, mainMs: eachOf(after.main - before.main), scriptMs: eachOf(after.script - before.script) };
};

/** Of the page's own thread: all it did, and what of it was script. */
const busyMs = async (page: BenchPage): Promise<{ readonly main: number; readonly script: number }> => {
  const { metrics } = await page.send('Performance.getMetrics');
  const found = new Map(
    (metrics as readonly { readonly name: string; readonly value: number }[]).map(({ name, value }) => [name, value]),
  );
  const msOf = (name: string): number => (found.get(name) ?? 0) * 1_000;
  return { main: msOf('TaskDuration'), script: msOf('ScriptDuration') };
};

/** Runs in the page. */
const waitForCanvas = async (): Promise<void> => {
  while (document.querySelector('button.play[data-phase=ready], body[data-ready]') === null)
    await new Promise((resolve) => setTimeout(resolve, 100));
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3_000 }));
};

/** Runs in the page: presses what spins, if the page has it, and takes the milliseconds from frame to frame from then on. */
const spinFrames = async ({ ms }: { readonly ms: number }): Promise<number[]> => {
  const taken: number[] = [];
  let before = await new Promise<number>(requestAnimationFrame);
  document.querySelector<HTMLButtonElement>('button.play')?.click();
  const until = before + ms;
  while (before < until) {
    const now = await new Promise<number>(requestAnimationFrame);
    taken.push(now - before);
    before = now;
  }
  return taken;
};

const onTime = ({ taken }: Run): number => taken.filter((ms) => ms < FRAME_MAX_MS).length / Math.max(1, taken.length);

const p95 = ({ taken }: Run): number =>
  taken.toSorted((one, other) => one - other)[Math.floor(taken.length * 0.95)] ?? 0;

const perSecond = ({ taken }: Run): number =>
  (1_000 * taken.length) /
  Math.max(
    1,
    taken.reduce((sum, ms) => sum + ms, 0),
  );

const words = (run: Run | undefined): string =>
  run
    ? `${(100 * onTime(run)).toFixed(1)} % on time, ${run.mainMs.toFixed(1)} ms of the page’s thread a frame, ${run.scriptMs.toFixed(1)} of them script`
    : '';
