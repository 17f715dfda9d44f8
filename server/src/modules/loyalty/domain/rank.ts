import type { Money } from '@fairground/contract/money';
import type { Localized } from '../../../platform/localized.ts';

export type Rank = {
  readonly level: number;
  readonly texts: Localized<{ readonly name: string }>;
  readonly color: string;
  readonly color2: string;
  readonly needValid: Money;
  readonly needDeposit: Money;
  readonly keepValid: Money;
  readonly upgradeBonus: Money;
  readonly monthSalary: Money;
  readonly rebateBoostPpm: number;
  readonly pointsX100: number;
  readonly dailyWithdrawals: number | null;
};

export type Totals = { readonly valid: bigint; readonly deposit: bigint };

/** The highest level whose needs both totals reach; a level above one that is not reached does not count. */
export const reachedBy = (ranks: readonly Rank[], { valid, deposit }: Totals): number => {
  let reached = 0;
  for (const { level, needValid, needDeposit } of ranks.toSorted((one, other) => one.level - other.level)) {
    if (valid < needValid || deposit < needDeposit) break;
    reached = level;
  }
  return reached;
};

/**
 * The level a member has after its totals grew. A level that is reached for the first time is given at once, with all
 * below it. One that was lost comes back in the month that has enough for keeping it.
 */
export const levelAfter = (
  ranks: readonly Rank[],
  now: {
    readonly level: number;
    readonly reachedBefore: number;
    readonly reached: number;
    readonly monthValid: bigint;
  },
): number => {
  if (now.reached > now.reachedBefore) return Math.max(now.level, now.reached);
  const back = ranks
    .filter(({ level, keepValid }) => level <= now.reached && now.monthValid >= keepValid)
    .map(({ level }) => level);
  return Math.max(now.level, ...back, 0);
};

/** The levels whose bonus becomes due: each that is reached for the first time. */
export const passedLevels = (ranks: readonly Rank[], before: number, reached: number): readonly Rank[] =>
  ranks.filter(({ level }) => level > before && level <= reached);

/** The level after a month: one less where the month was not enough, never below what staff hold. */
export const keptLevel = (
  ranks: readonly Rank[],
  { level, monthValid, floor }: { readonly level: number; readonly monthValid: bigint; readonly floor: number },
): number => {
  const keep = ranks.find((rank) => rank.level === level)?.keepValid ?? 0n;
  return monthValid >= keep ? level : Math.max(level - 1, Math.min(floor, level), 0);
};

/** A table is sound when needs only grow, and nothing is asked or given at level 0. */
export const areRanksSound = (ranks: readonly Rank[]): boolean => {
  const sorted = ranks.toSorted((one, other) => one.level - other.level);
  return sorted.every((rank, place) => {
    const below = sorted[place - 1];
    return (
      rank.level === place &&
      (below === undefined
        ? rank.needValid === 0n && rank.needDeposit === 0n && rank.keepValid === 0n && rank.upgradeBonus === 0n
        : rank.needValid >= below.needValid && rank.needDeposit >= below.needDeposit)
    );
  });
};
