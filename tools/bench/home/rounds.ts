import type { Visit } from '../lighthouse-run.ts';
import { median } from '../measure.ts';
import type { Measure } from '../measure.ts';

/** One visit of the bare page and one of each of ours, made right after each other. */
export type Round = { readonly anchor: Visit; readonly ours: Readonly<Record<string, Visit>> };

type Pair = { readonly ours: Visit; readonly anchor: Visit };

/** A visit during which the machine had less than this share of its best speed says nothing about the page. */
const QUIET_SHARE = 0.6;
/** Below this, by Lighthouse's yardstick, even the best visits were made on a machine busy with something else. */
const QUIET_INDEX = 1000;

/** The visits of a path with those of the bare page beside them, both whole and made while the machine was about as fast as it can be. */
export const quietPairs = (rounds: readonly Round[], path: string): readonly Pair[] => {
  const whole = rounds.flatMap(({ anchor, ours }) => {
    const visit = ours[path];
    return visit !== undefined && isWhole(visit) && isWhole(anchor) ? [{ ours: visit, anchor }] : [];
  });
  const best = Math.max(0, ...whole.map(speedOf));
  return whole.filter((pair) => speedOf(pair) >= best * QUIET_SHARE);
};

/** Whether some of what was kept was measured on a machine that was busy with something else. */
export const isBusy = (pairs: readonly Pair[]): boolean => pairs.some((pair) => speedOf(pair) < QUIET_INDEX);

/** The middle of a figure over the pairs. A page that never came to rest in any visit has an infinite one. */
export const middleOf = (measure: string, pairs: readonly Pair[], of: (each: Visit) => number): Measure => ({
  measure,
  ours: pairs.length === 0 ? Number.POSITIVE_INFINITY : median(pairs.map(({ ours }) => of(ours))),
  anchor: pairs.length === 0 ? 0 : median(pairs.map(({ anchor }) => of(anchor))),
});

const speedOf = ({ ours, anchor }: Pair): number => Math.min(ours.benchmarkIndex, anchor.benchmarkIndex);

/** A visit that never came to rest has no figure for some measures. */
const isWhole = (each: Visit): boolean => Object.values(each).every((value) => !Number.isNaN(value));
