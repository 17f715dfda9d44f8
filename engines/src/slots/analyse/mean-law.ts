import type { Evaluation, SlotDefinition } from '../definition.ts';
import { createLineAutomaton } from '../play/line-automaton.ts';
import { wayWeights } from '../play/ways.ts';
import { scatterPayOf, tagOf } from './law.ts';
import type { Law } from './law.ts';
import { spinLaw } from './spin-law.ts';
import { restsOf, windowsOfReels } from './windows.ts';
import type { Rest, Windows } from './windows.ts';

/**
 * A law whose weights and sums are exact and nothing else is: a mean is the sum of the means of single lines or single
 * symbols, and each of those is a short walk over the reels. It gives the return, the channels and the triggers.
 */
export const meanLaw = (definition: SlotDefinition, name: string, held: number): Law | null => {
  const source = definition.sources[name];
  const main = definition.evaluate.find(({ type }) => type !== 'scatter');
  if (source?.type !== 'strips' || (main?.type !== 'lines' && main?.type !== 'ways'))
    return spinLaw(definition, name, held);
  const reels = windowsOfReels(definition, source.strips, held);
  const rests = restsOf(reels);
  const sums =
    main.type === 'lines' ? lineSums(definition, main, reels, rests) : waySums(definition, main, reels, rests);
  const [all] = rests;
  const cases = [...(all?.tags ?? [])].map((tag, index) => {
    const scatterPay = scatterPayOf(definition, tagOf(tag).scatters);
    const weight = BigInt(all?.weights[index] ?? 0);
    const sum = sums.get(tag) ?? 0;
    if (!Number.isSafeInteger(sum)) throw new RangeError('The pays of all boards are more than can be counted.');
    return {
      ...tagOf(tag),
      weight,
      hits: 0n,
      even: null,
      sum: BigInt(sum) + weight * BigInt(scatterPay),
      square: 0n,
      max: 0,
      top: null,
      scatterPay,
    };
  });
  return { total: cases.reduce((sum, { weight }) => sum + weight, 0n), cases };
};

/** Pays so far by tag. */
type Sums = Map<number, number>;

const into = (sums: Sums, tag: number, amount: number): void => {
  sums.set(tag, (sums.get(tag) ?? 0) + amount);
};

/** Adds the pay of runs that have ended to all boards the remaining reels can make. */
const settle = (sums: Sums, ended: Sums, rest: Rest): void => {
  for (const [tag, amount] of ended)
    for (let index = 0; index < rest.tags.length; index += 1)
      into(sums, tag + (rest.tags[index] as number), amount * (rest.weights[index] as number));
};

const lineSums = (
  definition: SlotDefinition,
  { lines, pay }: Extract<Evaluation, { readonly type: 'lines' }>,
  reels: readonly Windows[],
  rests: readonly Rest[],
): Sums => {
  const { symbols, step, final } = createLineAutomaton(definition, pay);
  const rows = Number(definition.grid.rows);
  const shown = reels.map((reel) => Array.from({ length: rows }, (_, row) => rowOf(reel, row, rows)));
  const sums: Sums = new Map();
  for (const line of lines) {
    let alive = new Map<number, Sums>([[0, new Map([[0, 1]])]]);
    for (const [depth, row] of line.entries()) {
      const next = new Map<number, Sums>();
      const ended: Sums = new Map();
      for (const [state, weights] of alive)
        for (const { cell, tag, weight } of shown[depth]?.[row] ?? []) {
          const to = step[state * symbols + cell] as number;
          const running = depth === line.length - 1 ? (final[to] ?? 0) : -1;
          const paid = to < 0 ? -1 - to : running;
          if (paid === 0) continue;
          const target = paid > 0 ? ended : (next.get(to) ?? new Map<number, number>());
          if (paid < 0) next.set(to, target);
          for (const [before, count] of weights) into(target, before + tag, count * weight * Math.max(1, paid));
        }
      settle(sums, ended, rests[depth + 1] as Rest);
      alive = next;
    }
  }
  return sums;
};

type Shown = { readonly cell: number; readonly tag: number; weight: number };

/** What one row of a reel shows, with how many stops. */
const rowOf = ({ size, cells, weights, tags }: Windows, row: number, rows: number): readonly Shown[] => {
  const merged = new Map<string, Shown>();
  for (let window = 0; window < size; window += 1) {
    const shown = { cell: cells[window * rows + row] as number, tag: tags[window] as number, weight: 0 };
    const known = merged.get(`${shown.tag}/${shown.cell}`) ?? shown;
    known.weight += weights[window] as number;
    merged.set(`${shown.tag}/${shown.cell}`, known);
  }
  return [...merged.values()];
};

const waySums = (
  definition: SlotDefinition,
  { pay }: Extract<Evaluation, { readonly type: 'ways' }>,
  reels: readonly Windows[],
  rests: readonly Rest[],
): Sums => {
  const rows = Number(definition.grid.rows);
  const sums: Sums = new Map();
  for (const [target, { id, role }] of definition.symbols.entries()) {
    const pays = pay[id];
    if (role !== 'plain' || pays === undefined) continue;
    const counted = wayWeights(definition, target);
    let alive: Sums = new Map([[0, 1]]);
    for (const [depth, { size, cells, weights, tags }] of reels.entries()) {
      const [next, ended]: [Sums, Sums] = [new Map(), new Map()];
      for (let window = 0; window < size; window += 1) {
        let count = 0;
        for (let row = 0; row < rows; row += 1) count += counted[cells[window * rows + row] as number] ?? 0;
        const isLast = depth === reels.length - 1;
        const run = count > 0 && isLast ? depth + 1 : depth;
        const ends = count === 0 || isLast;
        const factor = (weights[window] as number) * (count === 0 ? 1 : count) * (ends ? (pays[run - 1] ?? 0) : 1);
        if (factor === 0) continue;
        for (const [tag, amount] of alive) into(ends ? ended : next, tag + (tags[window] as number), amount * factor);
      }
      settle(sums, ended, rests[depth + 1] as Rest);
      alive = next;
    }
  }
  return sums;
};
