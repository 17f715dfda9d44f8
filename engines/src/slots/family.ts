import models from './family/models.json' with { type: 'json' };
import type { Mechanic } from './family/recipe.ts';
import { volatilityOf } from './family/volatility.ts';
import type { Volatility } from './family/volatility.ts';
import { decimalText } from '../maths/fraction-text.ts';
import { fraction } from '../maths/fraction.ts';
import { loadSlot } from './mathematics.ts';
import type { StoredSlot } from './mathematics.ts';
import type { SlotDefinition } from './definition.ts';

/** The parametric family behind the catalogue: few mathematics models, each worn by many games. */

/** What a catalogue says about a model. Percentages and amounts are decimal text; `maxWin` is in bets. */
export type FamilyModel = {
  readonly id: string;
  readonly mechanic: Mechanic;
  /** Lines or ways; 0 where symbols pay anywhere. */
  readonly lines: number;
  /** 1 calm to 5 wild. */
  readonly volatility: Volatility;
  readonly rtp: { readonly fraction: string; readonly percent: string };
  readonly hitRate: string;
  readonly maxWin: string;
  readonly sigma: string;
};

type Row = StoredSlot & { readonly mechanic: Mechanic; readonly lines: number };

const ROWS = models as unknown as readonly Row[];

export const FAMILY_MODELS: readonly FamilyModel[] = ROWS.map(({ definition, mechanic, lines, mathematics }) => {
  const [base] = mathematics;
  if (base?.hitPercent === undefined || base.hitPercent === null || base.maxPay === null)
    throw new RangeError(`${definition.id} has no figures for its base mode.`);
  return {
    id: definition.id,
    mechanic,
    lines,
    volatility: volatilityOf(base.sigma),
    rtp: { fraction: base.rtp, percent: base.rtpPercent },
    hitRate: base.hitPercent,
    maxWin: decimalText(fraction(base.maxPay, definition.bet.units), 2),
    sigma: base.sigma,
  };
});

/** The stored definition and figures of a model. */
export const familySlot = (id: string): StoredSlot => {
  const found = ROWS.find(({ definition }) => definition.id === id);
  if (found === undefined) throw new RangeError(`The family has no model ${id}.`);
  return { definition: found.definition, mathematics: found.mathematics };
};

/** The definition of a model, after its figures have been computed again; a model that differs does not load. */
export const loadFamilySlot = (id: string, proof: 'whole' | 'return' = 'return'): SlotDefinition =>
  loadSlot(familySlot(id), proof);
