import type { Par } from '@fairground/contract/studio/game';
import { decimalText, parseFraction } from '../maths/fraction-text.ts';
import { divide, fraction, ONE } from '../maths/fraction.ts';
import { worthOf } from './definition.ts';
import type { HoldAndWin, PickBonus, Prize, SlotDefinition, Wheel } from './definition.ts';
import { windowsOf } from './play/sources.ts';

/** What the stored figures of the paid way to play say of its highest-paying board and how often features start. */
type Known = {
  readonly top: { readonly pay: number; readonly chance: string } | null;
  /** Of a feature, in parts of a hundred. */
  readonly startOf: (feature: string) => number;
};

/**
 * The highest awards of a paid round, each with its odds: the highest-paying board of the spin, a full board of coins,
 * the best slice of a wheel, the best covered prize. Prizes with a pool count with what it begins with.
 */
export const topAwards = (definition: SlotDefinition, { top, startOf }: Known): Par['tops'] => {
  const times = (units: number): string => decimalText(fraction(units, definition.bet.units), 2);
  const awards: Par['tops'] = [];
  if (top !== null) {
    const oneIn = divide(ONE, parseFraction(top.chance));
    awards.push({ what: 'board', times: times(top.pay), oneIn: decimalText(oneIn, 0) });
  }
  const add = (what: Par['tops'][number]['what'], prize: Prize, chance: number): void => {
    if (chance > 0)
      awards.push({ what, times: times(worthOf(definition, prize)), oneIn: Math.round(1 / chance).toFixed(0) });
  };
  for (const feature of definition.features) {
    const start = startOf(feature.id) / 100;
    if (feature.type === 'wheel') add('slice', ...bestSlice(definition, feature, start));
    if (feature.type === 'pick') add('prize', ...bestPrize(definition, feature, start));
    if (feature.type === 'hold' && feature.full !== null) add('full', feature.full, fullChance(definition, feature));
  }
  return awards;
};

const bestSlice = (definition: SlotDefinition, { slices }: Wheel, start: number): readonly [Prize, number] => {
  const total = slices.reduce((sum, { weight }) => sum + weight, 0);
  const best = bestOf(definition, slices);
  return [best, (start * best.weight) / total];
};

const bestPrize = (
  definition: SlotDefinition,
  { prizes, picks }: PickBonus,
  start: number,
): readonly [Prize, number] => [bestOf(definition, prizes), (start * picks) / prizes.length];

const bestOf = <Each extends Prize>(definition: SlotDefinition, prizes: readonly Each[]): Each =>
  prizes.reduce((best, prize) => (worthOf(definition, prize) > worthOf(definition, best) ? prize : best));

/** How likely a paid spin ends in a full board: what its strips show, then respin by respin. */
const fullChance = (definition: SlotDefinition, feature: HoldAndWin): number => {
  const cells = definition.grid.reels * Number(definition.grid.rows);
  const starts = coinChances(definition, feature.symbol);
  const [chance, outOf] = feature.land;
  const land = chance / outOf;
  // From so many coins to a full board, the fuller ones first.
  const full = Array.from({ length: cells + 1 }, (_, coins): number => (coins === cells ? 1 : 0));
  for (let coins = cells - 1; coins >= feature.atLeast; coins -= 1) {
    const empty = cells - coins;
    const miss = (1 - land) ** empty;
    const tries = (1 - miss ** feature.respins) / (1 - miss);
    let [ways, reached] = [1, 0];
    for (let landing = 1; landing <= empty; landing += 1) {
      ways = (ways * (empty - landing + 1)) / landing;
      reached += ways * land ** landing * (1 - land) ** (empty - landing) * (full[coins + landing] ?? 0);
    }
    full[coins] = reached * tries;
  }
  return starts.reduce((sum, each, coins) => (coins >= feature.atLeast ? sum + each * (full[coins] ?? 0) : sum), 0);
};

/** The chances of so many coins on the board of a paid spin from strips; none where cells are drawn one by one. */
const coinChances = ({ sources, bet, grid }: SlotDefinition, coin: string): readonly number[] => {
  const start = bet.modes[0]?.start;
  const source = start && 'source' in start ? sources[start.source] : undefined;
  if (source?.type !== 'strips') return [];
  return source.strips.reduce<readonly number[]>(
    (before, strip) => {
      const windows = windowsOf(strip, Number(grid.rows)).map((shown) => shown.filter((id) => id === coin).length);
      const after = Array.from({ length: before.length + Number(grid.rows) }, () => 0);
      for (const [coins, chance] of before.entries())
        for (const more of windows) after[coins + more] = (after[coins + more] ?? 0) + chance / windows.length;
      return after;
    },
    [1],
  );
};
