import { analyse, analyseReturn } from './analyse.ts';
import type { Analysis } from './analyse.ts';
import type { SlotDefinition } from './definition.ts';
import { fractionText, rootText } from '../maths/fraction-text.ts';
import { percentText } from '../maths/fraction.ts';
import { parseDefinition } from './parse.ts';

/** The figures of one bet mode as a definition keeps them: text, so that nothing is rounded on the way. */
export type ModeMathematics = {
  readonly mode: string;
  readonly rtp: string;
  readonly rtpPercent: string;
  readonly channels: Readonly<Record<string, string>>;
  /** Null for a bought feature. */
  readonly hit: string | null;
  readonly hitPercent: string | null;
  /** The deviation of one round in parts of the cost. */
  readonly sigma: string;
  readonly triggers: Readonly<Record<string, string>>;
  /** The highest-paying board of the paid spin in units, and its chance. */
  readonly top: { readonly pay: number; readonly chance: string } | null;
  readonly maxPay: number | null;
};

/** A definition and what was computed for it when it was made. */
export type StoredSlot = { readonly definition: SlotDefinition; readonly mathematics: readonly ModeMathematics[] };

export const mathematicsOf = (definition: SlotDefinition): readonly ModeMathematics[] =>
  definition.bet.modes.map(({ id }) => {
    const analysis = analyse(definition, id);
    if (analysis === null) throw new RangeError(`${definition.id} is out of reach of exact analysis.`);
    return inText(analysis);
  });

/**
 * The definition, if what is stored is what it is. `whole` computes every figure again; `return` only the returns,
 * channels and triggers, in milliseconds.
 */
export const loadSlot = (stored: StoredSlot, proof: 'whole' | 'return'): SlotDefinition => {
  const definition = parseDefinition(stored.definition);
  const modes = definition.bet.modes.map(({ id }) => id);
  const kept = stored.mathematics.map(({ mode }) => mode);
  if (modes.join() !== kept.join()) throw new RangeError(`${definition.id} does not keep figures for its modes.`);
  for (const figures of stored.mathematics) {
    const fresh = proof === 'whole' ? whole(definition, figures.mode) : returns(definition, figures.mode);
    for (const [name, value] of Object.entries(fresh)) {
      const known = figures[name as keyof ModeMathematics];
      if (JSON.stringify(known) !== JSON.stringify(value))
        throw new RangeError(
          `${definition.id}, ${figures.mode}: ${name} is stored as ${JSON.stringify(known)} and is ${JSON.stringify(value)}.`,
        );
    }
  }
  return definition;
};

const whole = (definition: SlotDefinition, mode: string): Partial<ModeMathematics> => {
  const analysis = analyse(definition, mode);
  return analysis === null ? { rtp: 'unknown' } : inText(analysis);
};

const returns = (definition: SlotDefinition, mode: string): Partial<ModeMathematics> => {
  const analysis = analyseReturn(definition, mode);
  return analysis === null ? { rtp: 'unknown' } : returnInText(analysis);
};

type Return = Pick<Analysis, 'mode' | 'rtp' | 'channels' | 'triggers'>;

const returnInText = ({ mode, rtp, channels, triggers }: Return) => ({
  mode,
  rtp: fractionText(rtp),
  rtpPercent: percentText(rtp, 4),
  channels: mapped(channels, (value) => percentText(value, 5)),
  triggers: mapped(triggers, (value) => percentText(value, 6)),
});

const inText = (analysis: Analysis): ModeMathematics => ({
  ...returnInText(analysis),
  hit: analysis.hit === null ? null : fractionText(analysis.hit),
  hitPercent: analysis.hit === null ? null : percentText(analysis.hit, 4),
  sigma: rootText(analysis.variance, 6),
  top: analysis.top === null ? null : { pay: analysis.top.pay, chance: fractionText(analysis.top.chance) },
  maxPay: analysis.maxPay,
});

const mapped = <Value>(
  values: Readonly<Record<string, Value>>,
  text: (value: Value) => string,
): Record<string, string> => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, text(value)]));
