import type { Words } from '../random/words.ts';
import type { Evaluation, SlotDefinition } from './definition.ts';
import { parseDefinition } from './parse.ts';
import { prepareSlot } from './prepare.ts';
import { simulate } from './simulate.ts';

/** Figures that were measured by playing, with the rounds that were played and the half-width of the 95 % interval. */
export type Measured = {
  readonly mode: string;
  readonly rounds: number;
  readonly rtpPercent: string;
  readonly halfWidthPercent: string;
  readonly hitPercent: string;
  readonly sigma: string;
  /** The dearest round that was seen, in units. */
  readonly topPay: number;
};

export type MeasuredSlot = { readonly definition: SlotDefinition; readonly measured: readonly Measured[] };

/** Plays every mode so many rounds and keeps the figures. */
export const measure = (definition: SlotDefinition, words: Words, rounds: number): readonly Measured[] => {
  const slot = prepareSlot(definition);
  return definition.bet.modes.map(({ id }) => {
    const { rtp, halfWidth, hit, sigma, top } = simulate(slot, id, words, rounds);
    return {
      mode: id,
      rounds,
      rtpPercent: (100 * rtp).toFixed(3),
      halfWidthPercent: (100 * halfWidth).toFixed(3),
      hitPercent: (100 * hit).toFixed(3),
      sigma: sigma.toFixed(4),
      topPay: top[0] ?? 0,
    };
  });
};

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
    const error = Math.hypot(Number(fresh.halfWidthPercent), Number(kept.halfWidthPercent)) / 1.96;
    const off = Math.abs(Number(fresh.rtpPercent) - Number(kept.rtpPercent)) / error;
    const hitError = 100 * Math.sqrt((Number(kept.hitPercent) * (100 - Number(kept.hitPercent))) / 10_000 / rounds);
    const hitOff = Math.abs(Number(fresh.hitPercent) - Number(kept.hitPercent)) / hitError;
    if (!(off <= FAR) || !(hitOff <= FAR))
      throw new RangeError(
        `${definition.id}, ${kept.mode}: stored as ${kept.rtpPercent} % and ${kept.hitPercent} % hits, played as ${fresh.rtpPercent} % and ${fresh.hitPercent} %.`,
      );
  }
  return definition;
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
