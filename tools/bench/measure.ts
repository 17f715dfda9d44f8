import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One figure beside the anchor's, both of the same run. */
export type Measure = { readonly measure: string; readonly ours: number; readonly anchor: number };

export type Bench = {
  readonly name: string;
  readonly about: string;
  readonly run: (say: (line: string) => void) => Promise<readonly Measure[]>;
};

export const median = (values: readonly number[]): number => {
  if (values.length === 0) throw new RangeError('There is no median of nothing.');
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
};

type Pair = Omit<Measure, 'measure'>;

/**
 * Of figures measured side by side in every round, those of the round whose ratio is the middle one. A machine that is
 * slow for a while is slow for both; medians of each by itself would come from different whiles.
 */
export const middlePair = (rounds: readonly Pair[]): Pair => {
  const sorted = rounds.toSorted((one, other) => one.ours * other.anchor - other.ours * one.anchor);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new RangeError('There is no middle of nothing.');
  return { ours: middle.ours, anchor: middle.anchor };
};

/** Equal figures have ratio 1, zeros included; something beside nothing has none. */
export const ratioOf = ({ ours, anchor }: Measure): number | null => {
  if (ours === anchor) return 1;
  return anchor === 0 ? null : ours / anchor;
};

const round = (value: number): number => Number(value.toPrecision(4));

export const describeMeasure = (name: string, measure: Measure): string => {
  const ratio = ratioOf(measure);
  return `bench ${name}.${measure.measure} ours=${round(measure.ours)} anchor=${round(measure.anchor)} ratio=${ratio === null ? 'inf' : round(ratio)}`;
};

/** Writes the figures as JSON as well, to compare runs. */
export const writeMeasures = (folder: string, name: string, measures: readonly Measure[], at: Date): string => {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${name}.json`);
  const rows = measures.map((measure) => ({
    measure: measure.measure,
    ours: round(measure.ours),
    anchor: round(measure.anchor),
    ratio: nullable(ratioOf(measure)),
  }));
  writeFileSync(path, `${JSON.stringify({ bench: name, at: at.toISOString(), measures: rows }, null, 2)}\n`);
  return path;
};

const nullable = (value: number | null): number | null => (value === null ? null : round(value));
