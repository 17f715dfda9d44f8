import type { HoldAndWin, Jackpot, PickBonus, Prize, WeightedPrize, Wheel } from '../definition.ts';
import type { PrizeStyle, Recipe } from './recipe.ts';

/** A prize in bets, or a jackpot by name, with its weight. */
type Share = readonly [weight: number, prize: number | string];

type HoldStyle = {
  /** The chance of an empty cell in a respin. */
  readonly land: HoldAndWin['land'];
  readonly coins: readonly Share[];
  /** Fixed jackpots, in bets. */
  readonly jackpots: Readonly<Record<'mini' | 'major' | 'grand', number>>;
};

const HOLDS: Readonly<Record<PrizeStyle, HoldStyle>> = {
  usual: {
    land: [1, 20],
    coins: [
      [500, 1],
      [250, 2],
      [140, 5],
      [60, 10],
      [40, 'mini'],
      [10, 'major'],
    ],
    jackpots: { mini: 20, major: 100, grand: 1_000 },
  },
  many: {
    land: [1, 12],
    coins: [
      [620, 1],
      [260, 2],
      [90, 3],
      [24, 'mini'],
      [6, 'major'],
    ],
    jackpots: { mini: 10, major: 50, grand: 500 },
  },
  dear: {
    land: [1, 26],
    coins: [
      [420, 2],
      [300, 4],
      [180, 8],
      [65, 15],
      [30, 'mini'],
      [5, 'major'],
    ],
    jackpots: { mini: 30, major: 250, grand: 5_000 },
  },
};

const SLICES: Readonly<Record<PrizeStyle, readonly Share[]>> = {
  usual: [
    [30, 5],
    [30, 8],
    [20, 12],
    [12, 25],
    [6, 50],
    [2, 200],
  ],
  many: [
    [28, 6],
    [26, 8],
    [22, 10],
    [14, 15],
    [8, 20],
    [2, 60],
  ],
  dear: [
    [440, 4],
    [300, 8],
    [170, 15],
    [70, 40],
    [18, 150],
    [2, 1_000],
  ],
};

type PickStyle = { readonly picks: number; readonly prizes: readonly (number | 'mini' | 'major' | 'grand')[] };

const PICKS: Readonly<Record<PrizeStyle, PickStyle>> = {
  usual: { picks: 3, prizes: [1, 1, 2, 2, 3, 3, 4, 5, 5, 8, 12, 30] },
  many: { picks: 5, prizes: [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 4, 4, 5, 6, 10] },
  dear: { picks: 2, prizes: [2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 5, 5, 8, 12, 'mini', 'major', 'grand'] },
};

/** Fixed jackpots that lie under the covers, in bets. */
const PICK_JACKPOTS = { mini: 15, major: 40, grand: 200 } as const;

/** So many coins start a hold in a grid of so many cells; a small one is soon full. */
const coinsToStart = (cells: number): number => (cells < 12 ? 5 : 6);

const inUnits =
  (units: number) =>
  ([weight, prize]: Share): WeightedPrize =>
    typeof prize === 'number' ? { weight, pay: prize * units } : { weight, jackpot: prize };

export const holdFeature = (style: PrizeStyle, cells: number, units: number): HoldAndWin => {
  const { land, coins } = HOLDS[style];
  return {
    type: 'hold',
    id: 'hold',
    symbol: 'O',
    atLeast: coinsToStart(cells),
    respins: 3,
    land,
    coins: coins.map(inUnits(units)),
    full: { jackpot: 'grand' },
  };
};

/** The slice of a pool is one in ten thousand of the others together. */
const POOL_SLICE = 100;

export const wheelFeature = (style: PrizeStyle, pool: Recipe['pool'], units: number): Wheel => {
  const slices = SLICES[style].map(inUnits(units));
  return {
    type: 'wheel',
    id: 'wheel',
    symbol: 'S',
    atLeast: 3,
    slices:
      pool === 'progressive'
        ? [...slices.map((slice) => ({ ...slice, weight: slice.weight * POOL_SLICE })), { weight: 1, jackpot: 'grand' }]
        : slices,
  };
};

export const pickFeature = (style: PrizeStyle, units: number): PickBonus => {
  const { picks, prizes } = PICKS[style];
  return {
    type: 'pick',
    id: 'pick',
    symbol: 'S',
    atLeast: 3,
    picks,
    prizes: prizes.map((prize): Prize => (typeof prize === 'number' ? { pay: prize * units } : { jackpot: prize })),
  };
};

/** Every stake puts a hundredth into a pool. */
const SHARE = [1, 100] as const;

export const jackpotsOf = ({ feature, pool }: Recipe, units: number): readonly Jackpot[] => {
  const fixed = Object.entries(fixedJackpots(feature));
  const prizes = fixed.map(([id, bets]): Jackpot =>
    pool === 'progressive' && id === 'grand'
      ? { id, kind: 'progressive', seed: (bets / 2) * units, contribution: SHARE }
      : { id, kind: 'fixed', pay: bets * units },
  );
  if (pool === 'must-hit')
    return [...prizes, { id: 'bell', kind: 'must-hit', seed: 10 * units, cap: 60 * units, contribution: SHARE }];
  return pool === 'progressive' && fixed.length === 0
    ? [{ id: 'grand', kind: 'progressive', seed: 500 * units, contribution: SHARE }]
    : prizes;
};

const fixedJackpots = (feature: Recipe['feature']): Readonly<Record<string, number>> => {
  if (feature.type === 'hold') return HOLDS[feature.coins ?? 'usual'].jackpots;
  return feature.type === 'pick' && feature.prizes === 'dear' ? PICK_JACKPOTS : {};
};
