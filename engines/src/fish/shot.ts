import type { Outcome } from '../fair/outcome.ts';
import { fraction } from '../maths/fraction.ts';
import type { Fraction } from '../maths/fraction.ts';
import { below, weighted } from '../random/words.ts';
import type { Words } from '../random/words.ts';
import { captureChance } from './fish-kind.ts';
import type { FishKind, RoomReturn } from './fish-kind.ts';

/** A fish a shot reaches, with its share of the shot: 1 for a bullet; a net, a laser or a bomb shares itself out. */
export type Target = { readonly kind: FishKind; readonly share: number };

export type ShotRules = RoomReturn & { readonly targets: readonly Target[] };

/** What a target gave: nothing, or so many times the cost and so many free shots. */
export type Catch = { readonly isCaught: boolean; readonly times: number; readonly freeShots: number };

const ESCAPED: Catch = { isCaught: false, times: 0, freeShots: 0 };

/**
 * Decides a shot, target by target. A number below the bottom of its chance decides whether a fish is caught; then, if
 * it may pay several things, a choice by weights what it pays.
 */
export const fireShot: Outcome<ShotRules, readonly Catch[]> = (words, rules) => {
  const shares = sharesOf(rules.targets);
  return rules.targets.map(({ kind, share }) => {
    const chance = captureChance(rules, kind, fraction(share, shares));
    if (!comesTrue(words, chance)) return ESCAPED;
    const pay =
      kind.pays.length === 1
        ? 0
        : weighted(
            words,
            kind.pays.map(({ weight }) => weight),
          );
    return { isCaught: true, times: kind.pays[pay]?.times ?? 0, freeShots: kind.freeShots };
  });
};

const sharesOf = (targets: readonly Target[]): number => {
  if (targets.length === 0) throw new RangeError('A shot that reaches nothing is given back, not decided.');
  if (targets.some(({ share }) => !Number.isInteger(share) || share < 1))
    throw new RangeError('Shares are whole numbers from 1.');
  return targets.reduce((sum, { share }) => sum + share, 0);
};

const comesTrue = (words: Words, { n, d }: Fraction): boolean => BigInt(below(words, Number(d))) < n;

/** A shot as it is settled: what it cost, and what came of it; undefined for one that hit nothing. */
export type FiredShot = { readonly cost: bigint; readonly catches: readonly Catch[] | undefined };

export type BatchResult = {
  readonly debit: bigint;
  readonly credit: bigint;
  /** Costs of shots that left the screen without touching a fish; nobody loses money to empty water. */
  readonly givenBack: bigint;
  readonly freeShots: number;
};

/** Sums up the shots of a batch for one call to the wallet. */
export const settleBatch = (shots: readonly FiredShot[]): BatchResult => {
  const hits = shots.filter((shot) => shot.catches !== undefined);
  const all = hits.flatMap(({ cost, catches = [] }) => catches.map((each) => ({ cost, ...each })));
  return {
    debit: shots.reduce((sum, { cost }) => sum + cost, 0n),
    credit: all.reduce((sum, { cost, times }) => sum + cost * BigInt(times), 0n),
    givenBack: shots.filter((shot) => shot.catches === undefined).reduce((sum, { cost }) => sum + cost, 0n),
    freeShots: all.reduce((sum, { freeShots }) => sum + freeShots, 0),
  };
};
