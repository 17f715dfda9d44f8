import type { Words } from '../random/words.ts';
import type { Evaluation, SlotDefinition } from './definition.ts';
import { parseDefinition } from './parse.ts';
import { prepareSlot } from './prepare.ts';
import { simulate } from './simulate.ts';
import type { Estimate } from './simulate.ts';

/** Figures that were measured by playing, with the rounds that were played and the half-width of the 95 % interval. */
export type Measured = {
  readonly mode: string;
  readonly rounds: number;
  readonly rtpPercent: string;
  readonly halfWidthPercent: string;
  readonly hitPercent: string;
  readonly sigma: string;
  /** The highest win that was seen, in units. */
  readonly topPay: number;
  /** What the return is made of, and how often features start, in parts of a hundred; only what was seen at all. */
  readonly channels: Estimates;
  readonly starts: Estimates;
};

/** Figures in parts of a hundred, each with the half-width of its own interval. */
type Estimates = Readonly<Record<string, { readonly percent: string; readonly halfWidthPercent: string }>>;

export type MeasuredSlot = { readonly definition: SlotDefinition; readonly measured: readonly Measured[] };

/** Plays every mode so many rounds and keeps the figures. */
export const measure = (definition: SlotDefinition, words: Words, rounds: number): readonly Measured[] => {
  const slot = prepareSlot(definition);
  return definition.bet.modes.map(({ id }) => {
    const { rtp, halfWidth, hit, sigma, top, channels, starts } = simulate(slot, id, words, rounds);
    return {
      mode: id,
      rounds,
      rtpPercent: (100 * rtp).toFixed(3),
      halfWidthPercent: (100 * halfWidth).toFixed(3),
      hitPercent: (100 * hit).toFixed(3),
      sigma: sigma.toFixed(4),
      topPay: top[0] ?? 0,
      channels: inText(channels),
      starts: inText(starts),
    };
  });
};

const inText = (estimates: Readonly<Record<string, Estimate>>): Estimates =>
  Object.fromEntries(
    Object.entries(estimates)
      .filter(([, { mean }]) => mean > 0)
      .map(([name, { mean, halfWidth }]) => [
        name,
        { percent: (100 * mean).toFixed(3), halfWidthPercent: (100 * halfWidth).toFixed(3) },
      ]),
  );

/** So far may a fresh measurement be from the stored one before it is another game: once in millions by chance. */
const FAR = 5;

/** The definition, if playing it again agrees with what is stored. */
export const loadMeasured = (stored: MeasuredSlot, words: Words, rounds: number): SlotDefinition => {
  const definition = parseDefinition(stored.definition);
  const modes = definition.bet.modes.map(({ id }) => id).join();
  if (modes !== stored.measured.map(({ mode }) => mode).join())
    throw new RangeError(`${definition.id} does not keep figures for its modes.`);
  for (const [index, fresh] of measure(definition, words, rounds).entries()) {
    const kept = stored.measured[index] as Measured;
    for (const [name, was, is, halfWidth] of comparisons(kept, fresh)) {
      // How far the two stray from each other, from what is stored: few rounds know little of how far they stray.
      const error = (halfWidth * Math.sqrt(1 + kept.rounds / rounds)) / 1.96;
      if (!(Math.abs(is - was) <= FAR * error))
        throw new RangeError(
          `${definition.id}, ${kept.mode}: ${name} is stored as ${was} % and was played as ${is} %.`,
        );
    }
  }
  return definition;
};

type Comparison = readonly [name: string, was: number, is: number, halfWidth: number];

/** Every figure of a stored measurement beside the fresh one, with the half-width of what is stored. */
const comparisons = (kept: Measured, fresh: Measured): readonly Comparison[] => {
  const hit = Number(kept.hitPercent) / 100;
  const parts = (of: 'channels' | 'starts'): readonly Comparison[] =>
    [...new Set([...Object.keys(kept[of]), ...Object.keys(fresh[of])])].map((name) => [
      `${of} ${name}`,
      Number(kept[of][name]?.percent ?? 0),
      Number(fresh[of][name]?.percent ?? 0),
      Number(kept[of][name]?.halfWidthPercent ?? 0),
    ]);
  return [
    ['return', Number(kept.rtpPercent), Number(fresh.rtpPercent), Number(kept.halfWidthPercent)],
    ['hit rate', 100 * hit, Number(fresh.hitPercent), 196 * Math.sqrt((hit * (1 - hit)) / kept.rounds)],
    ...parts('channels'),
    ...parts('starts'),
  ];
};

/** All pays times a factor, whole and never nothing: for pays alone a return is in proportion. */
export const scaledPays = (definition: SlotDefinition, factor: number): SlotDefinition => ({
  ...definition,
  evaluate: definition.evaluate.map((each) => scaled(each, factor)),
});

const scaled = (evaluation: Evaluation, factor: number): Evaluation => {
  const times = (pay: number): number => (pay === 0 ? 0 : Math.max(1, Math.round(pay * factor)));
  switch (evaluation.type) {
    case 'lines':
      return { ...evaluation, pay: mapped(evaluation.pay, (pays) => pays.map(times)) };
    case 'ways':
      return { ...evaluation, pay: mapped(evaluation.pay, (pays) => pays.map(times)) };
    case 'anywhere':
      return {
        ...evaluation,
        pay: mapped(evaluation.pay, (steps) => steps.map(([count, pay]) => [count, times(pay)] as const)),
      };
    case 'cluster':
      return {
        ...evaluation,
        pay: mapped(evaluation.pay, (steps) => steps.map(([count, pay]) => [count, times(pay)] as const)),
      };
    case 'scatter':
      return { ...evaluation, pay: evaluation.pay.map(([count, pay]) => [count, times(pay)] as const) };
    default:
      return evaluation satisfies never;
  }
};

const mapped = <Value, Result>(
  values: Readonly<Record<string, Value>>,
  change: (value: Value) => Result,
): Record<string, Result> => Object.fromEntries(Object.entries(values).map(([id, value]) => [id, change(value)]));
