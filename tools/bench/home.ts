import { env } from 'node:process';
import { ensureBrowser } from '../test/browser.ts';
import { startProduct } from '../process/product.ts';
import { serveBarePage } from './bare-page.ts';
import { isBusy, middleOf, quietPairs } from './home/rounds.ts';
import type { Round } from './home/rounds.ts';
import { visit } from './lighthouse-run.ts';
import type { Visit } from './lighthouse-run.ts';
import type { Bench, Measure } from './measure.ts';
import { weighPage } from './page-weight.ts';
import type { PageWeight } from './page-weight.ts';

const RUNS = Number(env['BENCH_ROUNDS'] ?? 5);
/** Some visits are discarded because the machine was busy. */
const RUNS_MAX = RUNS + 4;

const HOME = '/';
/** Pages that people open first besides the home page, by the name their measures begin with. */
const OTHERS = { rng: '/rng', live: '/live', lottery: '/lottery', register: '/register' } as const;
const PATHS = [HOME, ...Object.values(OTHERS)];

/** First visits of the built site as a phone makes them, beside a bare React page that fetches nothing. */
export const home: Bench = {
  name: 'home',
  about:
    'first load of the home page and four others on a slow phone, beside a bare React page; BENCH_ROUNDS quiet visits of each',
  run: async (say) => {
    await ensureBrowser(say);
    const product = await startProduct({ onLine: (line) => say(line.trim()) });
    const bare = await serveBarePage();
    try {
      const anchor = await weighPage(bare.url);
      // Fetching the page also fills the caches of the server, as the first visitor of the day does.
      const weights = await Promise.all(
        PATHS.map(async (path) => [path, await weighPage(new URL(path, product.url).href)] as const),
      );
      const rounds = await visitInTurn(product.url, bare.url, say);
      const weightOf = (path: string): WeighedPair => ({ ours: new Map(weights).get(path) ?? anchor, anchor });
      return [
        ...measuresOfHome(rounds, weightOf(HOME)),
        ...Object.entries(OTHERS).flatMap(([name, path]) => measuresOf(name, path, rounds, weightOf(path))),
      ];
    } finally {
      await bare.stop();
      await product.stop();
    }
  },
};

type WeighedPair = { readonly ours: PageWeight; readonly anchor: PageWeight };

const measuresOfHome = (rounds: readonly Round[], weight: WeighedPair): readonly Measure[] => {
  const pairs = quietPairs(rounds, HOME);
  return [
    middleOf('lcp', pairs, ({ lcpMs }) => lcpMs),
    middleOf('tbt', pairs, ({ tbtMs }) => tbtMs),
    middleOf('cls', pairs, ({ cls }) => cls),
    { measure: 'js', ours: weight.ours.js, anchor: weight.anchor.js },
    { measure: 'css', ours: weight.ours.css, anchor: weight.anchor.css },
    middleOf('js-arrived', pairs, ({ scriptBytes }) => scriptBytes),
    middleOf('accessibility', pairs, ({ accessibility }) => accessibility),
    middleOf('best-practices', pairs, ({ bestPractices }) => bestPractices),
  ];
};

const measuresOf = (name: string, path: string, rounds: readonly Round[], weight: WeighedPair): readonly Measure[] => {
  const pairs = quietPairs(rounds, path);
  return [
    middleOf(`${name}-lcp`, pairs, ({ lcpMs }) => lcpMs),
    middleOf(`${name}-tbt`, pairs, ({ tbtMs }) => tbtMs),
    middleOf(`${name}-cls`, pairs, ({ cls }) => cls),
    { measure: `${name}-js`, ours: weight.ours.js, anchor: weight.anchor.js },
    { measure: `${name}-css`, ours: weight.ours.css, anchor: weight.anchor.css },
  ];
};

/** Rounds go on until every page has enough quiet visits, or until more would not help. */
const visitInTurn = async (ours: string, anchor: string, say: (line: string) => void): Promise<readonly Round[]> => {
  const rounds: Round[] = [];
  const isShort = (path: string): boolean => quietPairs(rounds, path).length < RUNS;
  while (rounds.length < RUNS_MAX && PATHS.some(isShort)) {
    const bare = await visit(anchor);
    say(`round ${rounds.length + 1}: bare page ${describe(bare)}`);
    const visits: Record<string, Visit> = {};
    for (const path of PATHS) {
      const each = await visit(new URL(path, ours).href);
      say(`  ${path} ${describe(each)}`);
      visits[path] = each;
    }
    rounds.push({ anchor: bare, ours: visits });
  }
  for (const path of PATHS) say(`${path}: kept ${quietPairs(rounds, path).length} of ${rounds.length} visits`);
  if (PATHS.some((path) => isBusy(quietPairs(rounds, path))))
    say('the machine was busy with something else: times say little, run it again when it is quiet');
  return rounds;
};

const describe = ({ lcpMs, tbtMs, cls, benchmarkIndex }: Visit): string =>
  `LCP ${Math.round(lcpMs)} ms, TBT ${Math.round(tbtMs)} ms, CLS ${cls.toFixed(3)}, machine ${Math.round(benchmarkIndex)}`;
