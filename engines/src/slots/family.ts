import models from './family/models.json' with { type: 'json' };
import type { ModelRow } from './family/models.ts';
import { FIRST_RECIPES } from './family/recipes.ts';
import type { Mechanic } from './family/recipe.ts';
import { volatilityOf } from './family/volatility.ts';
import type { Volatility } from './family/volatility.ts';
import { decimalText } from '../maths/fraction-text.ts';
import { fraction } from '../maths/fraction.ts';
import { wordsOf } from '../random/repeatable.ts';
import { loadSlot } from './mathematics.ts';
import type { StoredSlot } from './mathematics.ts';
import { loadMeasured } from './measured.ts';
import type { MeasuredSlot } from './measured.ts';
import type { SlotDefinition } from './definition.ts';
import { progressivesOf } from './progressive.ts';

/** The parametric family behind the catalogue: few mathematics models, each worn by many games. */

/** What a catalogue says about a model. Percentages and amounts are decimal text; `maxWin` is in bets. */
export type FamilyModel = {
  readonly id: string;
  readonly mechanic: Mechanic;
  /** Lines or ways; 0 where symbols pay anywhere. */
  readonly lines: number;
  /** 1 calm to 5 wild. */
  readonly volatility: Volatility;
  readonly rtp: { readonly percent: string };
  readonly hitRate: string;
  /** Null where it was measured, for the highest win seen is not the highest there is, and where a pool grows. */
  readonly maxWin: string | null;
  readonly sigma: string;
  /** Whether the catalogue began with it: games that wear such a model keep it. */
  readonly isFirst: boolean;
};

const ROWS = models as unknown as readonly ModelRow[];
const FIRST = new Set(FIRST_RECIPES.map(({ id }) => id));

export const FAMILY_MODELS: readonly FamilyModel[] = ROWS.map((row) => {
  const { definition, mechanic, lines } = row;
  const [base] = 'measured' in row ? row.measured : row.mathematics;
  if (!base || base.hitPercent === null) throw new RangeError(`${definition.id} has no figures for its base mode.`);
  return {
    id: definition.id,
    mechanic,
    lines,
    volatility: volatilityOf(base.sigma),
    rtp: { percent: base.rtpPercent },
    hitRate: base.hitPercent,
    maxWin: mostOf(definition, 'maxPay' in base ? base.maxPay : null),
    sigma: base.sigma,
    isFirst: FIRST.has(definition.id),
  };
});

function mostOf(definition: SlotDefinition, maxPay: number | null): string | null {
  const grows = progressivesOf(definition).some(({ mustHit }) => mustHit === undefined);
  return maxPay === null || grows ? null : decimalText(fraction(maxPay, definition.bet.units), 2);
}

/** The stored definition and figures of a model. */
export const familySlot = (id: string): StoredSlot | MeasuredSlot => {
  const found = ROWS.find(({ definition }) => definition.id === id);
  if (found === undefined) throw new RangeError(`The family has no model ${id}.`);
  const { definition } = found;
  return 'measured' in found
    ? { definition, measured: found.measured }
    : { definition, mathematics: found.mathematics };
};

/** Rounds a measured model is played before it is used: enough to see another game, and soon done. */
const PROOF_ROUNDS = { return: 2_000, whole: 50_000 } as const;

/** The definition of a model, after its figures have been computed or played again; a model that differs does not load. */
export const loadFamilySlot = (id: string, proof: 'whole' | 'return' = 'return'): SlotDefinition => {
  const stored = familySlot(id);
  return 'measured' in stored ? loadMeasured(stored, wordsOf(id), PROOF_ROUNDS[proof]) : loadSlot(stored, proof);
};
