import { worthOf } from '../definition.ts';
import type { HoldAndWin, PickBonus, Prize, SlotDefinition, WeightedPrize, Wheel } from '../definition.ts';
import { fraction, multiply, ONE, power, subtract, sum, times, ZERO } from '../../maths/fraction.ts';
import type { Fraction } from '../../maths/fraction.ts';
import { mixture, NOTHING, plus, repeated } from './moments.ts';
import type { Moments } from './moments.ts';

export type HoldWorth = {
  readonly worth: (start: number) => Moments;
  /** The chances of ending with so many coins. */
  readonly ends: (start: number) => readonly Fraction[];
};

/** Exact: an absorbing chain on the number of coins; the respins are counted back whenever one lands. */
export const holdWorth = (definition: SlotDefinition, feature: HoldAndWin): HoldWorth => {
  const size = definition.grid.reels * Number(definition.grid.rows);
  const land = fraction(feature.land[0], feature.land[1]);
  const coin = prizeMoments(definition, feature.coins);
  const full = feature.full === null ? NOTHING : prizeMoments(definition, [{ ...feature.full, weight: 1 }]);

  /** From `filled`, the chance that the next coins to land make it `to`, before the respins run out. */
  const step = (filled: number, to: number): Fraction => {
    const empty = size - filled;
    const landing = to - filled;
    const once = times(
      multiply(power(land, landing), power(subtract(ONE, land), empty - landing)),
      choose(empty, landing),
    );
    const miss = power(subtract(ONE, land), empty);
    return multiply(once, sum(Array.from({ length: feature.respins }, (_, tries) => power(miss, tries))));
  };

  const ends = (start: number): readonly Fraction[] => {
    const reach = Array.from({ length: size + 1 }, (_, count) => (count === start ? ONE : ZERO));
    const final = Array.from({ length: size + 1 }, () => ZERO);
    for (let filled = start; filled <= size; filled += 1) {
      const here = reach[filled] as Fraction;
      const stays = filled === size ? ONE : power(subtract(ONE, land), (size - filled) * feature.respins);
      final[filled] = multiply(here, stays);
      for (let to = filled + 1; to <= size; to += 1)
        reach[to] = sum([reach[to] as Fraction, multiply(here, step(filled, to))]);
    }
    return final;
  };

  return {
    ends,
    worth: (start) => {
      const chances = ends(start);
      const common = chances.reduce((least, { d }) => (least * d) / gcd(least, d), 1n);
      return mixture(
        chances.flatMap(({ n, d }, count) => {
          const coins = repeated(coin, count);
          return n === 0n ? [] : [[(n * common) / d, count === size ? plus(coins, full) : coins] as const];
        }),
      );
    },
  };
};

export const wheelWorth = (definition: SlotDefinition, { slices }: Wheel): Moments => prizeMoments(definition, slices);

/** Exact: each prize is opened as likely as another, and each pair of prizes as another pair. */
export const pickWorth = (definition: SlotDefinition, { picks, prizes }: PickBonus): Moments => {
  const worths = prizes.map((prize) => worthOf(definition, prize));
  const total = worths.reduce((all, worth) => all + worth, 0);
  const squares = worths.reduce((all, worth) => all + worth ** 2, 0);
  const jackpots = prizes.reduce((all, prize, at) => ('jackpot' in prize ? all + (worths[at] ?? 0) : all), 0);
  const size = prizes.length;
  const each = fraction(picks, size);
  const both = multiply(each, fraction(picks - 1, size - 1));
  return {
    mean: times(each, total),
    square: sum([times(each, squares), times(both, total ** 2 - squares)]),
    jackpot: times(each, jackpots),
    miss: fraction(choose(worths.filter((worth) => worth === 0).length, picks), choose(size, picks)),
    max: worths
      .toSorted((one, other) => other - one)
      .slice(0, picks)
      .reduce((all, worth) => all + worth, 0),
  };
};

const prizeMoments = (definition: SlotDefinition, prizes: readonly WeightedPrize[]): Moments =>
  mixture(prizes.map((prize) => [BigInt(prize.weight), fixed(definition, prize)]));

const fixed = (definition: SlotDefinition, prize: Prize): Moments => {
  const worth = worthOf(definition, prize);
  return {
    mean: fraction(worth),
    square: fraction(BigInt(worth) ** 2n),
    jackpot: 'jackpot' in prize ? fraction(worth) : ZERO,
    // A pool always holds something.
    miss: worth === 0 && !('jackpot' in prize) ? ONE : ZERO,
    max: worth,
  };
};

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));

export const choose = (n: number, k: number): bigint => {
  let value = 1n;
  for (let index = 0; index < k; index += 1) value = (value * BigInt(n - index)) / BigInt(index + 1);
  return value;
};
