import type { Betting, BettingChoice } from '@fairground/engines/cards/betting/betting';
import { sumOf } from '@fairground/engines/cards/betting/betting';

/** What a raise may be, in chips: the whole bet of the seat in this round. */
export type RaiseRange = NonNullable<BettingChoice['raise']>;

export type QuickRaise = 'half' | 'pot' | 'all-in';

const within = (to: number, { min, max }: RaiseRange): number => Math.max(min, Math.min(max, Math.floor(to)));

/** The bets behind the quick buttons. The pot is what lies in the middle once the call is made. */
export const quickRaises = (
  betting: Betting,
  toCall: number,
  range: RaiseRange,
): Readonly<Record<QuickRaise, number>> => {
  const pot = sumOf(betting.put) + toCall;
  return {
    half: within(betting.level + pot / 2, range),
    pot: within(betting.level + pot, range),
    'all-in': range.max,
  };
};

/** One step of the plus and minus buttons: a big blind, or what is left to the end of the range. */
export const stepped = (to: number, step: number, range: RaiseRange): number => within(to + step, range);
