import { ensureBrowser } from '../test/browser.ts';
import { startProduct } from '../process/product.ts';
import { serveBarePage } from './bare-page.ts';
import { visit } from './lighthouse-run.ts';
import type { Visit } from './lighthouse-run.ts';
import { median } from './measure.ts';
import type { Bench, Measure } from './measure.ts';
import { weighPage } from './page-weight.ts';

const RUNS = 5;
const RUNS_MAX = 9;
/** A visit during which the machine had less than this share of its best speed says nothing about the page. */
const QUIET_SHARE = 0.6;
/** Below this, by Lighthouse's yardstick, even the best visits were made on a machine busy with something else. */
const QUIET_INDEX = 1000;

type Pair = { readonly ours: Visit; readonly anchor: Visit };

/** The built home page as a phone meets it, beside a bare React page that fetches nothing. */
export const home: Bench = {
  name: 'home',
  about: 'first load of the home page on a slow phone, beside a bare React page',
  run: async (say) => {
    await ensureBrowser(say);
    const product = await startProduct({ onLine: (line) => say(line.trim()) });
    const bare = await serveBarePage();
    try {
      const weight = { ours: await weighPage(product.url), anchor: await weighPage(bare.url) };
      // The first visit fills the caches of the server, as the first visitor of the day does.
      await fetch(product.url);
      const pairs = await visitInTurn(product.url, bare.url, say);
      const kept = keepQuiet(pairs);
      say(`kept ${kept.length} of ${pairs.length} pairs of visits`);
      if (kept.some((pair) => speedOf(pair) < QUIET_INDEX))
        say('the machine was busy with something else: times say little, run it again when it is quiet');
      const row = (measure: string, of: (each: Visit) => number): Measure => ({
        measure,
        ours: median(kept.map(({ ours }) => of(ours))),
        anchor: median(kept.map(({ anchor }) => of(anchor))),
      });
      return [
        row('lcp', ({ lcpMs }) => lcpMs),
        row('tbt', ({ tbtMs }) => tbtMs),
        row('cls', ({ cls }) => cls),
        { measure: 'js', ours: weight.ours.js, anchor: weight.anchor.js },
        { measure: 'css', ours: weight.ours.css, anchor: weight.anchor.css },
        row('js-arrived', ({ scriptBytes }) => scriptBytes),
        row('accessibility', ({ accessibility }) => accessibility),
        row('best-practices', ({ bestPractices }) => bestPractices),
      ];
    } finally {
      await bare.stop();
      await product.stop();
    }
  },
};

const visitInTurn = async (ours: string, anchor: string, say: (line: string) => void): Promise<readonly Pair[]> => {
  const pairs: Pair[] = [];
  while (pairs.length < RUNS_MAX && keepQuiet(pairs).length < RUNS) {
    const pair = { anchor: await visit(anchor), ours: await visit(ours) };
    pairs.push(pair);
    say(`visit ${pairs.length}: ours ${describe(pair.ours)}; anchor ${describe(pair.anchor)}`);
  }
  return pairs;
};

const describe = ({ lcpMs, tbtMs, cls, benchmarkIndex }: Visit): string =>
  `LCP ${Math.round(lcpMs)} ms, TBT ${Math.round(tbtMs)} ms, CLS ${cls.toFixed(3)}, machine ${Math.round(benchmarkIndex)}`;

/** Pairs of whole visits, both made while the machine was about as fast as it can be. */
const keepQuiet = (pairs: readonly Pair[]): readonly Pair[] => {
  const whole = pairs.filter(({ ours, anchor }) => isWhole(ours) && isWhole(anchor));
  const best = Math.max(0, ...whole.map(speedOf));
  return whole.filter((pair) => speedOf(pair) >= best * QUIET_SHARE);
};

const speedOf = ({ ours, anchor }: Pair): number => Math.min(ours.benchmarkIndex, anchor.benchmarkIndex);

/** A visit that never came to rest has no figure for some measures. */
const isWhole = (each: Visit): boolean => Object.values(each).every((value) => !Number.isNaN(value));
