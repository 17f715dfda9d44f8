import type { SlotDefinition } from '../definition.ts';
import { cellWays } from './cell-ways.ts';
import { enumerateLines } from './enumerate-lines.ts';
import { enumerateWays } from './enumerate-ways.ts';
import { createHistogram, tagNumber } from './law.ts';
import type { Law } from './law.ts';
import { fillings } from './multinomial.ts';
import { tumbleLaw } from './tumbles.ts';
import { restsOf, windowsOfReels } from './windows.ts';

/** The exact law of one spin from a source with some reels held wild, or null where exactness is out of reach. */
export const spinLaw = (definition: SlotDefinition, name: string, held: number): Law | null => {
  const source = definition.sources[name];
  if (source === undefined) throw new RangeError(`${definition.id} has no source ${name}.`);
  const main = definition.evaluate.find(({ type }) => type !== 'scatter');
  if (source.type === 'strips') {
    const reels = windowsOfReels(definition, source.strips, held);
    if (main === undefined) return countsAlone(definition, reels);
    if (main.type === 'lines') return enumerateLines(definition, main, reels);
    return main.type === 'ways' ? enumerateWays(definition, main, reels) : null;
  }
  const [weights] = source.weights;
  const isAlike = weights !== undefined && source.weights.length === 1 && typeof definition.grid.rows === 'number';
  const hasWilds = definition.symbols.some(({ role }) => role === 'wild');
  if (main === undefined) return isAlike ? cellsAlone(definition, weights) : null;
  if (main.type === 'anywhere') return isAlike && !hasWilds ? tumbleLaw(definition, main.pay, weights) : null;
  const isPlain = definition.cascade === null && definition.features.length === 0 && definition.evaluate.length === 1;
  return main.type === 'ways' && isPlain ? asLaw(cellWays(definition, main, source)) : null;
};

/** A board that is only counted: scatters and coins of strips. */
const countsAlone = (definition: SlotDefinition, reels: Parameters<typeof restsOf>[0]): Law => {
  const histogram = createHistogram();
  const [all] = restsOf(reels);
  for (const [index, tag] of (all?.tags ?? []).entries()) histogram.add(tag, 0, all?.weights[index] ?? 0);
  return histogram.law(definition);
};

/** The same of independent cells, whose weights can pass what a histogram counts: one case for each filling. */
const cellsAlone = (definition: SlotDefinition, weights: Readonly<Record<string, number>>): Law => {
  const table = definition.symbols.map(({ id }) => weights[id] ?? 0);
  const cells = definition.grid.reels * Number(definition.grid.rows);
  const byTag = new Map<number, bigint>();
  for (const { counts, weight } of fillings(table, cells)) {
    const count = (role: string): number =>
      counts.reduce((sum, each, index) => (definition.symbols[index]?.role === role ? sum + each : sum), 0);
    const tag = tagNumber({ scatters: count('scatter'), coins: count('coin'), wildReels: 0 });
    byTag.set(tag, (byTag.get(tag) ?? 0n) + weight);
  }
  const cases = [...byTag].map(([tag, weight]) => ({
    scatters: tag % 512,
    coins: Math.floor(tag / 512),
    wildReels: 0,
    weight,
    hits: 0n,
    even: 0n,
    sum: 0n,
    square: 0n,
    max: 0,
    top: weight,
    scatterPay: 0,
  }));
  return { total: cases.reduce((sum, { weight }) => sum + weight, 0n), cases };
};

const asLaw = ({ mean, square, hit, max }: ReturnType<typeof cellWays>): Law => {
  const total = mean.d * square.d * hit.d;
  return {
    total,
    cases: [
      {
        scatters: 0,
        coins: 0,
        wildReels: 0,
        weight: total,
        hits: (hit.n * total) / hit.d,
        even: null,
        sum: (mean.n * total) / mean.d,
        square: (square.n * total) / square.d,
        max,
        top: null,
        scatterPay: 0,
      },
    ],
  };
};
