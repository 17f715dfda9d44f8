import type { RunPays, SlotDefinition } from '../definition.ts';
import { wayWeights } from '../play/ways.ts';
import { createHistogram } from './law.ts';
import type { Law } from './law.ts';
import { addRest, restsOf } from './windows.ts';
import type { Rest, Windows } from './windows.ts';

/** Every board of a ways game on strips, counted exactly; rows do not matter, so a window is its counts. */
export const enumerateWays = (
  definition: SlotDefinition,
  { pay }: { readonly pay: RunPays },
  reels: readonly Windows[],
): Law => {
  const targets = definition.symbols.flatMap(({ id, role }, index) => {
    const pays = pay[id];
    return role === 'plain' && pays !== undefined ? [{ pays, weights: wayWeights(definition, index) }] : [];
  });
  const width = targets.length;
  const pays = Float64Array.from(
    targets.flatMap(({ pays: run }) => [0, ...Array.from(reels, (_, index) => run[index] ?? 0)]),
  );
  const counted = reels.map((reel) => countsOf(reel, targets));
  const rests = restsOf(reels);
  const histogram = createHistogram();
  const last = reels.length - 1;
  const alive = Array.from({ length: reels.length + 1 }, () => ({
    targets: new Int32Array(width),
    ways: new Float64Array(width),
  }));

  const visit = (depth: number, running: number, weight: number, tag: number, paid: number): void => {
    const { size, counts, weights, tags } = counted[depth] as Counted;
    const here = alive[depth] as (typeof alive)[number];
    const below = alive[depth + 1] as (typeof alive)[number];
    for (let window = 0; window < size; window += 1) {
      let total = paid;
      let left = 0;
      for (let index = 0; index < running; index += 1) {
        const target = here.targets[index] as number;
        const ways = here.ways[index] as number;
        const count = counts[window * width + target] as number;
        if (count === 0) total += ways * (pays[target * (reels.length + 1) + depth] as number);
        else if (depth === last) total += ways * count * (pays[target * (reels.length + 1) + depth + 1] as number);
        else {
          below.targets[left] = target;
          below.ways[left] = ways * count;
          left += 1;
        }
      }
      const boards = weight * (weights[window] as number);
      const reached = tag + (tags[window] as number);
      if (left > 0) visit(depth + 1, left, boards, reached, total);
      else addRest(histogram, rests[depth + 1] as Rest, reached, total, boards);
    }
  };

  const first = alive[0] as (typeof alive)[number];
  for (let target = 0; target < width; target += 1) {
    first.targets[target] = target;
    first.ways[target] = 1;
  }
  visit(0, width, 1, 0, 0);
  return histogram.law(definition);
};

type Counted = {
  readonly size: number;
  readonly counts: Uint8Array;
  readonly weights: Float64Array;
  readonly tags: Float64Array;
};

/** Windows with the same counts are one. */
const countsOf = (
  { size, cells, weights, tags }: Windows,
  targets: readonly { readonly weights: readonly number[] }[],
): Counted => {
  const rows = cells.length / size;
  const merged = new Map<string, { counts: readonly number[]; tag: number; weight: number }>();
  for (let window = 0; window < size; window += 1) {
    const shown = [...cells.subarray(window * rows, (window + 1) * rows)];
    const counts = targets.map((target) => shown.reduce((sum, cell) => sum + (target.weights[cell] ?? 0), 0));
    const tag = tags[window] as number;
    const key = `${counts.join()}/${tag}`;
    merged.set(key, { counts, tag, weight: (merged.get(key)?.weight ?? 0) + (weights[window] as number) });
  }
  const all = [...merged.values()];
  return {
    size: all.length,
    counts: Uint8Array.from(all.flatMap(({ counts }) => counts)),
    weights: Float64Array.from(all, ({ weight }) => weight),
    tags: Float64Array.from(all, ({ tag }) => tag),
  };
};
