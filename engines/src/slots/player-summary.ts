import type { Feature, SlotDefinition } from './definition.ts';
import { volatilityOf } from './family/volatility.ts';
import type { Volatility } from './family/volatility.ts';
import type { StudioGame } from './games.ts';
import { decimalText, parseFraction } from '../maths/fraction-text.ts';
import { divide, fraction, ONE } from '../maths/fraction.ts';
import type { ModeMathematics, StoredSlot } from './mathematics.ts';
import type { Measured } from './measured.ts';
import { rowsOf } from './play/sources.ts';

/** What a player is told before the first stake: figures as text, and facts that a catalogue puts into words. */
export type PlayerSummary = {
  readonly modes: readonly {
    readonly mode: string;
    /** What a round costs, in base bets. */
    readonly cost: string;
    readonly rtpPercent: string;
    /** Plus or minus so much, where the return was measured and not computed. */
    readonly uncertaintyPercent: string | null;
    /** One spin in so many pays. */
    readonly hitOneIn: string | null;
    /** The most a round can pay, in base bets; null when nothing bounds it. */
    readonly maxWin: string | null;
    readonly volatility: Volatility;
  }[];
  readonly facts: readonly Fact[];
};

export type Fact =
  | { readonly kind: 'lines' | 'ways'; readonly count: number }
  | { readonly kind: 'anywhere' | 'cluster'; readonly least: number }
  | { readonly kind: 'tumbles'; readonly ladder: readonly number[] }
  | { readonly kind: 'wild'; readonly symbol: string; readonly multiplier: number; readonly expands: boolean }
  | {
      readonly kind: 'free-spins';
      readonly symbol: string;
      readonly least: number;
      readonly spins: number;
      readonly multiplier: number;
      readonly oneIn: string | null;
    }
  | { readonly kind: 'walk' | 'hold' | 'wheel'; readonly oneIn: string | null; readonly best: string | null }
  | { readonly kind: 'jackpot'; readonly id: string; readonly bets: string; readonly grows: boolean };

/** The summary of a game of the studio or of a model of the family. */
export const playerSummary = (game: StudioGame | StoredSlot): PlayerSummary => {
  const { definition } = game;
  const exact = 'mathematics' in game ? game.mathematics : [];
  const measured = 'measured' in game ? game.measured : [];
  return {
    modes: [
      ...exact.map((each) => exactMode(definition, each)),
      ...measured.map((each) => measuredMode(definition, each)),
    ],
    facts: factsOf(definition, exact[0]?.triggers ?? {}),
  };
};

const bets = (definition: SlotDefinition, units: number): string =>
  decimalText(fraction(units, definition.bet.units), 2);

const costOf = (definition: SlotDefinition, mode: string): string =>
  bets(definition, definition.bet.modes.find(({ id }) => id === mode)?.cost ?? 0);

const exactMode = (definition: SlotDefinition, each: ModeMathematics): PlayerSummary['modes'][number] => ({
  mode: each.mode,
  cost: costOf(definition, each.mode),
  rtpPercent: each.rtpPercent,
  uncertaintyPercent: null,
  hitOneIn: each.hit === null ? null : oneIn(each.hit),
  maxWin: each.maxPay === null ? null : bets(definition, each.maxPay),
  volatility: volatilityOf(each.sigma),
});

const measuredMode = (definition: SlotDefinition, each: Measured): PlayerSummary['modes'][number] => ({
  mode: each.mode,
  cost: costOf(definition, each.mode),
  rtpPercent: each.rtpPercent,
  uncertaintyPercent: each.halfWidthPercent,
  hitOneIn: oneIn((Number(each.hitPercent) / 100).toFixed(6)),
  maxWin: null,
  volatility: volatilityOf(each.sigma),
});

const oneIn = (chance: string): string | null => {
  const value = parseFraction(chance);
  return value.n === 0n ? null : decimalText(divide(ONE, value), 1);
};

const factsOf = (definition: SlotDefinition, triggers: Readonly<Record<string, string>>): readonly Fact[] => [
  ...definition.evaluate.flatMap((each): Fact[] => {
    if (each.type === 'lines') return [{ kind: 'lines', count: each.lines.length }];
    if (each.type === 'ways') return [{ kind: 'ways', count: rowsOf(definition) ** definition.grid.reels }];
    if (each.type === 'scatter') return [];
    return [{ kind: each.type, least: Math.min(...Object.values(each.pay).map(([first]) => first?.[0] ?? 0)) }];
  }),
  ...(definition.cascade === null ? [] : [{ kind: 'tumbles', ladder: definition.cascade.ladder } as const]),
  ...definition.symbols
    .filter(({ role }) => role === 'wild')
    .map(({ id, multiplier = 1, expands = false }) => ({ kind: 'wild', symbol: id, multiplier, expands }) as const),
  ...definition.features.map((feature) => featureFact(definition, feature, triggers[feature.id])),
  ...definition.jackpots.map((jackpot) => {
    const pay = jackpot.kind === 'fixed' ? jackpot.pay : jackpot.seed;
    return {
      kind: 'jackpot',
      id: jackpot.id,
      bets: bets(definition, pay),
      grows: jackpot.kind === 'progressive',
    } as const;
  }),
];

const featureFact = (definition: SlotDefinition, feature: Feature, trigger: string | undefined): Fact => {
  const chance = trigger === undefined ? null : decimalText(divide(parseFraction('100'), parseFraction(trigger)), 0);
  if (feature.type === 'free') {
    const [least = 0, spins = 0] = feature.awards[0] ?? [];
    return { kind: 'free-spins', symbol: feature.symbol, least, spins, multiplier: feature.multiplier, oneIn: chance };
  }
  const prizes = feature.type === 'hold' ? feature.coins : [];
  const pays = (feature.type === 'wheel' ? feature.slices : prizes).flatMap((prize) =>
    'pay' in prize ? [prize.pay] : [],
  );
  return { kind: feature.type, oneIn: chance, best: pays.length === 0 ? null : bets(definition, Math.max(...pays)) };
};
