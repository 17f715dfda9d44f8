import type { SlotDefinition } from '../definition.ts';
import { windowsOf } from '../play/sources.ts';
import { tagNumber } from './law.ts';
import type { Histogram } from './law.ts';

/** The different windows of one reel, a wild having filled its reel, each with the number of stops that show it. */
export type Windows = {
  readonly size: number;
  readonly cells: Uint8Array;
  readonly weights: Float64Array;
  readonly tags: Float64Array;
};

export const windowsOfReels = (
  definition: SlotDefinition,
  strips: readonly string[],
  held: number,
): readonly Windows[] => {
  const rows = Number(definition.grid.rows);
  const wild = definition.symbols.findIndex(({ expands }) => expands === true);
  return strips.map((strip, reel) => {
    if ((held >> reel) % 2 === 1) return collect([{ cells: Array(rows).fill(wild), tag: wildTag(reel) }]);
    return collect(
      windowsOf(strip, rows).map((window) => {
        const symbols = window.map((id) => definition.symbols.findIndex((symbol) => symbol.id === id));
        if (wild >= 0 && symbols.includes(wild)) return { cells: symbols.map(() => wild), tag: wildTag(reel) };
        const count = (role: string): number =>
          symbols.filter((symbol) => definition.symbols[symbol]?.role === role).length;
        return {
          cells: symbols,
          tag: tagNumber({ scatters: count('scatter'), coins: count('coin'), wildReels: 0 }),
        };
      }),
    );
  });
};

const wildTag = (reel: number): number => tagNumber({ scatters: 0, coins: 0, wildReels: 1 << reel });

const collect = (windows: readonly { readonly cells: readonly number[]; readonly tag: number }[]): Windows => {
  const distinct = new Map<string, { cells: readonly number[]; tag: number; weight: number }>();
  for (const { cells, tag } of windows) {
    const key = `${cells.join()}/${tag}`;
    const weight = (distinct.get(key)?.weight ?? 0) + 1;
    distinct.set(key, { cells, tag, weight });
  }
  const all = [...distinct.values()].toSorted((a, b) => a.tag - b.tag);
  return {
    size: all.length,
    cells: Uint8Array.from(all.flatMap(({ cells }) => cells)),
    weights: Float64Array.from(all, ({ weight }) => weight),
    tags: Float64Array.from(all, ({ tag }) => tag),
  };
};

/**
 * How often each tag comes from the reels from this one on: what is left of a board when no pay is possible any more.
 * Behind the last reel that is nothing, once.
 */
export type Rest = { readonly tags: Float64Array; readonly weights: Float64Array };

/** Adds all boards below one where no pay is possible any more. */
export const addRest = (histogram: Histogram, rest: Rest, tag: number, pay: number, boards: number): void => {
  for (let index = 0; index < rest.tags.length; index += 1)
    histogram.add(tag + (rest.tags[index] as number), pay, boards * (rest.weights[index] as number));
};

export const restsOf = (reels: readonly Windows[]): readonly Rest[] => {
  const rests: Rest[] = [{ tags: Float64Array.of(0), weights: Float64Array.of(1) }];
  for (const reel of reels.toReversed()) {
    const after = rests[0] as Rest;
    const counts = new Map<number, number>();
    for (let window = 0; window < reel.size; window += 1)
      for (let index = 0; index < after.tags.length; index += 1) {
        const tag = (reel.tags[window] as number) + (after.tags[index] as number);
        const weight = (reel.weights[window] as number) * (after.weights[index] as number);
        counts.set(tag, (counts.get(tag) ?? 0) + weight);
      }
    rests.unshift({ tags: Float64Array.from(counts.keys()), weights: Float64Array.from(counts.values()) });
  }
  return rests;
};
