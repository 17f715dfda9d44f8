import { analyse, analyseReturn } from '../analyse.ts';
import type { BetMode, Feature, SlotDefinition } from '../definition.ts';
import { toNumber } from '../../maths/fraction.ts';
import { mathematicsOf } from '../mathematics.ts';
import type { StoredSlot } from '../mathematics.ts';
import { parseDefinition } from '../parse.ts';
import { buildDefinition } from './build.ts';
import type { Tuning } from './build.ts';
import { PLAIN } from './recipe.ts';
import type { Recipe } from './recipe.ts';

const HALVINGS = 14;
/** How far from the wanted return a model may be, in parts of ten thousand. */
const NEAR = 12;

/** Looks for pays that bring the exact return to the wanted one, and computes everything about the result. */
export const tuneRecipe = (recipe: Recipe): StoredSlot => {
  const definition = tuneDefinition(recipe, (built) => built);
  return { definition, mathematics: mathematicsOf(definition) };
};

/** The same for a design that adds something of its own to what the recipe builds. */
export const tuneDefinition = (recipe: Recipe, adapt: (built: SlotDefinition) => SlotDefinition): SlotDefinition => {
  const wanted = recipe.target / 10_000;
  const returnAt = (tuning: Tuning): number => {
    const analysis = analyseReturn(adapt(buildDefinition(recipe, tuning)));
    if (analysis === null) throw new RangeError(`${recipe.id} is out of reach of exact analysis.`);
    return toNumber(analysis.rtp);
  };
  const tuning = tuneLongest(recipe, wanted, tuneScale(wanted, returnAt), returnAt);
  const off = Math.abs(returnAt(tuning) - wanted) * 10_000;
  if (off > NEAR) throw new RangeError(`${recipe.id} stays ${off.toFixed(1)} ten-thousandths off its return.`);
  return withSale(recipe, parseDefinition(adapt(buildDefinition(recipe, tuning))), wanted);
};

/** The largest scale whose return is not above the wanted one. */
const tuneScale = (wanted: number, returnAt: (tuning: Tuning) => number): Tuning => {
  let [low, high] = [0, 8];
  for (let round = 0; round < HALVINGS; round += 1) {
    const scale = (low + high) / 2;
    if (returnAt({ scale, extra: {} }) <= wanted) low = scale;
    else high = scale;
  }
  return { scale: low, extra: {} };
};

/** Raises single pays by what is still missing, the symbol that brings most first. */
const tuneLongest = (
  { plain, lines, reels }: Recipe,
  wanted: number,
  start: Tuning,
  returnAt: (tuning: Tuning) => number,
): Tuning => {
  const step = lines > 0 && reels > 3 ? 5 : 1;
  const from = returnAt(start);
  const gains = PLAIN.slice(0, plain)
    .map((id) => ({ id, gain: returnAt({ ...start, extra: { [id]: step } }) - from }))
    .filter(({ gain }) => gain > 0)
    .toSorted((a, b) => b.gain - a.gain);
  let missing = wanted - from;
  const extra: Record<string, number> = {};
  for (const { id, gain } of gains) {
    const steps = Math.min(8, Math.floor(missing / gain));
    if (steps <= 0) continue;
    extra[id] = steps * step;
    missing -= steps * gain;
  }
  return { ...start, extra };
};

/** A feature on sale at the whole number of bets that is nearest to the wanted return. */
const withSale = ({ feature }: Recipe, definition: SlotDefinition, wanted: number): SlotDefinition => {
  if (!('isOnSale' in feature) || !feature.isOnSale) return definition;
  const sold = definition.features.find(({ type }) => type === feature.type);
  if (sold === undefined) throw new RangeError(`${definition.id} sells a feature it does not have.`);
  const { units, modes } = definition.bet;
  const start = { feature: sold.id, award: awardOf(sold) };
  const sale = (cost: number): BetMode => ({ id: 'buy', cost, start });
  const priced = (cost: number): SlotDefinition => ({ ...definition, bet: { units, modes: [...modes, sale(cost)] } });
  const worth = analyse(priced(units), 'buy');
  if (worth === null) throw new RangeError(`${definition.id} cannot be priced.`);
  return priced(Math.round(toNumber(worth.rtp) / wanted) * units);
};

/** What a buyer gets: the least a spin would have started the feature with. */
const awardOf = (feature: Feature): number => {
  if (feature.type === 'free') return feature.awards[0]?.[1] ?? 0;
  return feature.type === 'hold' ? feature.atLeast : 1;
};
