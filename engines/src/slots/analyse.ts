import { stepOf } from './definition.ts';
import type { BetMode, Feature, SlotDefinition } from './definition.ts';
import { caseMoments, freeSpinsWorth } from './analyse/free-spins.ts';
import { holdWorth, pickWorth, wheelWorth } from './analyse/hold.ts';
import type { Case, Law } from './analyse/law.ts';
import { meanLaw } from './analyse/mean-law.ts';
import { mixture, NOTHING, plus, varianceOf } from './analyse/moments.ts';
import type { Moments } from './analyse/moments.ts';
import { spinLaw } from './analyse/spin-law.ts';
import { capsOf, poolReturn } from './must-hit.ts';
import { walkWorth } from './analyse/walk.ts';
import { add, fraction, multiply, subtract, sum, ZERO } from '../maths/fraction.ts';
import type { Fraction } from '../maths/fraction.ts';

/** Where the return comes from, in parts of the cost; together they are the return to player. */
export type Channels = Readonly<Record<'base' | 'scatter' | 'free' | 'feature' | 'jackpot', Fraction>>;

/** The exact figures of one bet mode. All amounts are in parts of what the mode costs. */
export type Analysis = {
  readonly mode: string;
  readonly rtp: Fraction;
  readonly channels: Channels;
  /**
   * The hit rate: the chance that a round pays, which is the paid spin with everything it starts. Null for a bought
   * feature, and where it is no exact fraction.
   */
  readonly hit: Fraction | null;
  /** The chance that the paid spin itself gives the base bet back or more; null where it is not known. */
  readonly even: Fraction | null;
  readonly variance: Fraction;
  /** The chance of each feature in a round. */
  readonly triggers: Readonly<Record<string, Fraction>>;
  /** The highest-paying board of the paid spin, in units, and its chance; null where it is not known. */
  readonly top: { readonly pay: number; readonly chance: Fraction } | null;
  /** The most a round can pay, in units; null when there is no bound. */
  readonly maxPay: number | null;
};

/** The exact analysis of a mode, or null where only simulation is possible. */
export const analyse = (definition: SlotDefinition, modeId: string = 'base'): Analysis | null =>
  analyseBy(definition, modeId, spinLaw);

/** The parts of an analysis that need means alone, hundreds of times as fast. */
export const analyseReturn = (
  definition: SlotDefinition,
  modeId: string = 'base',
): Pick<Analysis, 'mode' | 'rtp' | 'channels' | 'triggers'> | null => analyseBy(definition, modeId, meanLaw);

const analyseBy = (definition: SlotDefinition, modeId: string, lawOf: typeof spinLaw): Analysis | null => {
  const mode = definition.bet.modes.find(({ id }) => id === modeId);
  if (mode === undefined) throw new RangeError(`${definition.id} has no mode ${modeId}.`);
  const laws = createLaws(definition, lawOf);
  if (!isWithinReach(definition, mode, laws)) return null;
  const lawWith = (source: string) => (held: number) => laws(source, held) as Law;
  return 'source' in mode.start
    ? analyseSpin(definition, mode, mode.start.source, lawWith)
    : analyseBought(definition, mode, mode.start, lawWith);
};

type Laws = (source: string) => (held: number) => Law;

/** Laws are expensive to compute, so each is made once. */
const createLaws = (definition: SlotDefinition, lawOf: typeof spinLaw) => {
  const known = new Map<string, Law | null>();
  return (source: string, held: number): Law | null => {
    const key = `${source}/${held}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const law = lawOf(definition, source, held);
    known.set(key, law);
    return law;
  };
};

const isWithinReach = (
  { features, cascade }: SlotDefinition,
  { start }: BetMode,
  laws: (source: string, held: number) => Law | null,
): boolean => {
  const sources = [
    ...('source' in start ? [start.source] : []),
    ...features.flatMap((feature) => ('source' in feature ? [feature.source] : [])),
  ];
  const isCarried = features.some((feature) => feature.type === 'free' && feature.ladder === 'carried');
  return !(cascade !== null && isCarried) && sources.every((source) => laws(source, 0) !== null);
};

/** What each feature gives after a case of the paid spin. */
type FeatureWorth = { readonly feature: Feature; readonly after: (each: Case) => Moments };

const worthOfFeature = (definition: SlotDefinition, feature: Feature, laws: Laws, paid: Law): FeatureWorth => {
  switch (feature.type) {
    case 'free': {
      const { worth } = freeSpinsWorth(feature, laws(feature.source));
      const byAward = memo(worth);
      return { feature, after: ({ scatters }) => byAward(stepOf(feature.awards, scatters)) };
    }
    case 'walk': {
      const starts = paid.cases.map(({ wildReels }) => wildReels >> 1);
      const worths = walkWorth(laws(feature.source), starts);
      return { feature, after: ({ wildReels }) => worths.get(wildReels >> 1) ?? NOTHING };
    }
    case 'hold': {
      const { worth } = holdWorth(definition, feature);
      const byStart = memo(worth);
      return { feature, after: ({ coins }) => (coins >= feature.atLeast ? byStart(coins) : NOTHING) };
    }
    case 'wheel': {
      const worth = wheelWorth(definition, feature);
      const isScatter = definition.symbols.some(({ id, role }) => id === feature.symbol && role === 'scatter');
      const after = ({ scatters, coins }: Case): Moments =>
        (isScatter ? scatters : coins) >= feature.atLeast ? worth : NOTHING;
      return { feature, after };
    }
    case 'pick': {
      const worth = pickWorth(definition, feature);
      return { feature, after: ({ scatters }) => (scatters >= feature.atLeast ? worth : NOTHING) };
    }
    default:
      return feature satisfies never;
  }
};

const memo = (worth: (count: number) => Moments): ((count: number) => Moments) => {
  const known = new Map<number, Moments>([[0, NOTHING]]);
  return (count) => {
    const value = known.get(count) ?? worth(count);
    known.set(count, value);
    return value;
  };
};

const analyseSpin = (definition: SlotDefinition, mode: BetMode, source: string, laws: Laws): Analysis => {
  const law = laws(source)(0);
  const features = definition.features.map((feature) => worthOfFeature(definition, feature, laws, law));
  const share = (weight: bigint): Fraction => fraction(weight, law.total);
  const total = mixture(
    law.cases.map((each) => [
      each.weight,
      features.reduce((worth, { after }) => plus(worth, after(each)), caseMoments(each, 1)),
    ]),
  );
  const over = (value: (each: Case) => Fraction): Fraction =>
    sum(law.cases.map((each) => multiply(share(each.weight), value(each))));
  const scatter = over(({ scatterPay }) => fraction(scatterPay));
  const spinMean = share(law.cases.reduce((all, each) => all + each.sum, 0n));
  const meanOf = (types: readonly Feature['type'][]): Fraction =>
    sum(
      features
        .filter(({ feature }) => types.includes(feature.type))
        .map(({ after }) => over((each) => subtract(after(each).mean, after(each).jackpot))),
    );
  const known = law.cases.every(({ even }) => even !== null);
  return figures(definition, mode, total, {
    hit: total.miss && subtract(fraction(1), total.miss),
    even: known ? share(law.cases.reduce((all, { even }) => all + (even ?? 0n), 0n)) : null,
    top: known ? topOf(law) : null,
    base: subtract(spinMean, scatter),
    scatter,
    free: meanOf(['free']),
    feature: meanOf(['walk', 'hold', 'wheel', 'pick']),
    triggers: Object.fromEntries(
      features.map(({ feature, after }) => [
        feature.id,
        share(law.cases.reduce((all, each) => (after(each).mean.n > 0n ? all + each.weight : all), 0n)),
      ]),
    ),
  });
};

const topOf = ({ total, cases }: Law): NonNullable<Analysis['top']> => {
  const pay = Math.max(...cases.map(({ max }) => max));
  const boards = cases.reduce((all, { max, top }) => (max === pay ? all + (top ?? 0n) : all), 0n);
  return { pay, chance: fraction(boards, total) };
};

const analyseBought = (
  definition: SlotDefinition,
  mode: BetMode,
  { feature: id, award }: { readonly feature: string; readonly award: number },
  laws: Laws,
): Analysis => {
  const feature = definition.features.find((each) => each.id === id);
  if (feature === undefined || feature.type === 'walk') throw new RangeError(`${id} cannot be bought.`);
  const worth = ((): Moments => {
    if (feature.type === 'free') return freeSpinsWorth(feature, laws(feature.source)).worth(award);
    if (feature.type === 'hold') return holdWorth(definition, feature).worth(award);
    return feature.type === 'wheel' ? wheelWorth(definition, feature) : pickWorth(definition, feature);
  })();
  const mean = subtract(worth.mean, worth.jackpot);
  return figures(definition, mode, worth, {
    hit: null,
    even: null,
    top: null,
    base: ZERO,
    scatter: ZERO,
    free: feature.type === 'free' ? mean : ZERO,
    feature: feature.type === 'free' ? ZERO : mean,
    triggers: { [id]: fraction(1) },
  });
};

type Parts = Pick<Analysis, 'hit' | 'even' | 'top' | 'triggers'> &
  Readonly<Record<'base' | 'scatter' | 'free' | 'feature', Fraction>>;

const figures = (definition: SlotDefinition, { id, cost }: BetMode, total: Moments, parts: Parts): Analysis => {
  const perCost = (amount: Fraction): Fraction => multiply(amount, fraction(1, cost));
  const pools = sum(definition.jackpots.map((jackpot) => poolReturn(definition, jackpot)));
  return {
    mode: id,
    rtp: add(perCost(total.mean), pools),
    channels: {
      base: perCost(parts.base),
      scatter: perCost(parts.scatter),
      free: perCost(parts.free),
      feature: perCost(parts.feature),
      jackpot: add(perCost(total.jackpot), pools),
    },
    hit: parts.hit,
    even: parts.even,
    top: parts.top,
    variance: multiply(varianceOf(total), fraction(1, cost ** 2)),
    triggers: parts.triggers,
    maxPay: total.max === null ? null : total.max + capsOf(definition),
  };
};
