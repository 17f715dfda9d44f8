import type { Feature, Prize, SlotDefinition } from '../definition.ts';
import type { Recipe } from '../family/recipe.ts';
import { gem9 } from '../worked/gem9.ts';
import { lotus20 } from '../worked/lotus20.ts';
import { tiger243 } from '../worked/tiger243.ts';

/** A game of our own: what it is called, and how its definition comes to be. */
export type Names = { readonly TY: string; readonly EN: string };
export type Design = { readonly names: Names } & (
  | { readonly definition: SlotDefinition }
  | { readonly recipe: Recipe; readonly adapt: (built: SlotDefinition) => SlotDefinition }
);

const recipe = (id: string, parts: Partial<Recipe>): Recipe => ({
  id,
  mechanic: 'lines',
  reels: 5,
  rows: 3,
  lines: 20,
  stops: 30,
  plain: 8,
  pays: 'even',
  wild: 'plain',
  feature: { type: 'none' },
  target: 9_600,
  ...parts,
});

const replaceFeature = (built: SlotDefinition, change: (feature: Feature) => Feature): SlotDefinition => ({
  ...built,
  features: built.features.map(change),
});

const lotus: SlotDefinition = {
  ...lotus20,
  bet: { units: 20, modes: [...lotus20.bet.modes, { id: 'buy', cost: 640, start: { feature: 'free', award: 10 } }] },
};

/** Games whose every figure is exact. */
export const EXACT_DESIGNS: readonly Design[] = [
  { names: { TY: 'Sen Hồng', EN: 'Pink Lotus' }, definition: lotus },
  { names: { TY: 'Hổ Ngọc', EN: 'Jade Tiger' }, definition: tiger243 },
  { names: { TY: 'Chín Viên Ngọc', EN: 'Nine Gems' }, definition: gem9 },
  {
    names: { TY: 'Vịnh Ngọc Trai', EN: 'Pearl Bay' },
    recipe: recipe('pearl-hold', { mechanic: 'hold', lines: 25, feature: { type: 'hold' } }),
    adapt: (built) => {
      const { units } = built.bet;
      const coins: readonly (Prize & { readonly weight: number })[] = [
        { weight: 480, pay: units },
        { weight: 240, pay: 2 * units },
        { weight: 140, pay: 4 * units },
        { weight: 70, pay: 8 * units },
        { weight: 40, jackpot: 'mini' },
        { weight: 20, jackpot: 'minor' },
        { weight: 10, jackpot: 'major' },
      ];
      const fixed = (id: string, bets: number) => ({ id, kind: 'fixed' as const, pay: bets * units });
      return {
        ...replaceFeature(built, (feature) =>
          feature.type === 'hold' ? { ...feature, coins, land: [1, 18] } : feature,
        ),
        jackpots: [fixed('mini', 15), fixed('minor', 40), fixed('major', 150), fixed('grand', 2_000)],
      };
    },
  },
  {
    names: { TY: 'Ba Hàng Xưa', EN: 'Three Old Reels' },
    recipe: recipe('classic3', { reels: 3, lines: 5, stops: 22, plain: 7, wild: 'none', target: 9_500 }),
    adapt: (built) => {
      const { units } = built.bet;
      // From ten bets to sixty, a hundredth of a bet at a time: hit by the 5 000th bet at the latest.
      const bell = { id: 'bell', kind: 'must-hit', seed: 10 * units, cap: 60 * units, contribution: [1, 100] } as const;
      return { ...built, version: 2, jackpots: [bell] };
    },
  },
  {
    names: { TY: 'Vòng Quay Hội Làng', EN: 'Village Fair Wheel' },
    recipe: recipe('wheel-bonus', { mechanic: 'wheel', feature: { type: 'wheel' }, target: 9_610 }),
    adapt: (built) => {
      const { units } = built.bet;
      const slices = [
        [24, 6],
        [24, 10],
        [20, 15],
        [16, 20],
        [10, 30],
        [5, 60],
        [1, 500],
      ].map(([weight = 1, bets = 1]) => ({ weight, pay: bets * units }));
      return replaceFeature(built, (feature) => (feature.type === 'wheel' ? { ...feature, slices } : feature));
    },
  },
  {
    names: { TY: 'Xích Lô Dạo Phố', EN: 'Cyclo Stroll' },
    recipe: recipe('cyclo-walk', {
      mechanic: 'walking',
      lines: 15,
      stops: 26,
      wild: 'expand',
      feature: { type: 'walk' },
      target: 9_590,
    }),
    adapt: (built) => built,
  },
  {
    names: { TY: 'Rừng Tre', EN: 'Bamboo Grove' },
    recipe: recipe('bamboo-stay', {
      mechanic: 'sticky',
      lines: 10,
      stops: 26,
      wild: 'expand',
      feature: { type: 'stay', spins: 8 },
      target: 9_630,
    }),
    adapt: (built) => built,
  },
  {
    names: { TY: 'Hồ Rồng', EN: 'Dragon Lake' },
    recipe: recipe('dragon-lake', {
      mechanic: 'wheel',
      lines: 25,
      wild: 'double',
      feature: { type: 'wheel' },
      target: 9_620,
    }),
    adapt: (built) => {
      const { units } = built.bet;
      const slices: readonly (Prize & { readonly weight: number })[] = [
        { weight: 400, pay: 5 * units },
        { weight: 300, pay: 10 * units },
        { weight: 200, pay: 20 * units },
        { weight: 99, jackpot: 'carp' },
        { weight: 1, jackpot: 'dragon' },
      ];
      return {
        ...replaceFeature(built, (feature) => (feature.type === 'wheel' ? { ...feature, slices } : feature)),
        jackpots: [
          { id: 'carp', kind: 'fixed', pay: 50 * units },
          { id: 'dragon', kind: 'progressive', seed: 1_000 * units, contribution: [1, 100] },
        ],
      };
    },
  },
  {
    names: { TY: 'Nghìn Cánh Hạc', EN: 'A Thousand Cranes' },
    recipe: recipe('cranes-1024', {
      mechanic: 'ways',
      rows: 4,
      lines: 0,
      plain: 10,
      wild: 'triple',
      feature: { type: 'free', spins: 9, multiplier: 1, retrigger: 'once', isOnSale: true },
      target: 9_610,
    }),
    adapt: (built) => built,
  },
];
