import type { Money } from '@fairground/contract/money';
import type { GameDefinition } from '@fairground/contract/studio/game';

export type BetRules = GameDefinition['bet'];

/** The stakes a player can choose from, ascending: what the definition offers within its own limits. */
export const ladderOf = ({ levels, min, max, step }: BetRules): readonly Money[] => {
  const fitting = levels.filter((level) => level >= min && (max === null || level <= max) && level % step === 0n);
  const ladder = [...new Set(fitting)].toSorted((a, b) => (a < b ? -1 : 1));
  return ladder.length > 0 ? ladder : [min];
};

/** The stake to begin with: the last one if it is still offered, else the smallest. Nobody is led to a larger one. */
export const firstBet = (ladder: readonly Money[], last: Money | undefined): Money =>
  ladder.find((level) => level === last) ?? (ladder[0] as Money);

/** The next stake up or down; the ends hold. */
export const neighbour = (ladder: readonly Money[], bet: Money, direction: 'up' | 'down'): Money => {
  const index = ladder.indexOf(bet) + (direction === 'up' ? 1 : -1);
  return ladder[Math.min(ladder.length - 1, Math.max(0, index))] ?? bet;
};
