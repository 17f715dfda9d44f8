import type { SportsBet } from '@fairground/contract/sports/bets';
import type { AcceptPolicy, SportsBetKind } from '@fairground/contract/sports/fields';
import type { Money } from '@fairground/contract/money';
import type { OddsFormat } from '@fairground/engines/sports/odds-formats';
import type { SlipLeg } from './slip.ts';
import { money } from '@fairground/contract/money';
import { hasSameMatch } from './slip.ts';
import { systemWager, typedMoney, wagerOf } from './slip-maths.ts';
import type { Wager } from './slip-maths.ts';
import type { LegView, SlipView } from './slip-view.ts';

/** One bet that the slip sends. */
export type Order = {
  readonly kind: SportsBetKind;
  readonly system?: string;
  /** The odds of all legs together that the player saw, where legs of one match are priced together. */
  readonly comboOddsMilli?: number;
  readonly legs: readonly SlipLeg[];
  readonly stake: Money;
  readonly accept: AcceptPolicy;
};

/** What stands in the way of a bet. */
export type Obstacle =
  | { readonly is: 'below' | 'above'; readonly amount: Money }
  | { readonly is: 'no-stake' }
  | { readonly is: 'closed' }
  | { readonly is: 'no-combo'; readonly reason: NonNullable<SlipView['comboRefusal']> };

/** A bet of the slip with what it costs, what it returns, and what stands in its way. */
export type Planned = { readonly order: Order; readonly wager: Wager; readonly obstacle: Obstacle | undefined };

/** The bets the slip makes in its mode; a single without an amount is no bet. */
export const plannedBets = (view: SlipView, format: OddsFormat): readonly Planned[] => {
  const { slip, legs } = view;
  const odds = legs.map(({ nowMilli }) => nowMilli);
  if (slip.mode === 'single')
    return legs.flatMap((leg) => {
      const typed = slip.stakes[leg.leg.selectionId] ?? '';
      if (typedMoney(typed) === undefined) return [];
      const wager = wagerOf(typed, [leg.nowMilli], format);
      const order: Order = { kind: 'SINGLE', legs: [leg.leg], stake: wager.risk, accept: slip.accept };
      return [{ order, wager, obstacle: closedBy([leg]) ?? outside(wager.risk, leg.limits) }];
    });
  return [slip.mode === 'system' ? plannedSystem(view, odds) : plannedCombo(view, odds)];
};

const plannedCombo = ({ slip, legs, combo, comboRefusal }: SlipView, odds: readonly number[]): Planned => {
  // Legs of one match return by their joint price; all others by the exact product of their odds.
  const isJoint = combo?.isSameGame === true;
  const wager = wagerOf(slip.stake, isJoint ? [combo.oddsMilli] : odds, 'decimal');
  const { accept } = slip;
  return {
    wager,
    order: {
      ...{ kind: 'COMBO', legs: slip.legs, stake: wager.risk, accept },
      ...(isJoint && { comboOddsMilli: combo.oddsMilli }),
    },
    obstacle:
      comboRefusal !== null && combo === null
        ? { is: 'no-combo', reason: comboRefusal }
        : (closedBy(legs) ?? outside(wager.risk, combo ? { min: combo.minStake, max: combo.maxStake } : undefined)),
  };
};

const plannedSystem = ({ slip, legs, systems }: SlipView, odds: readonly number[]): Planned => {
  const quote = systems.find(({ system }) => system === slip.system);
  const exact = systemWager(slip.stake, slip.system, odds);
  const wager = hasSameMatch(slip) && quote ? { ...exact, payout: money((exact.risk * BigInt(quote.oddsMilli)) / 1_000n) } : exact; // prettier-ignore
  const { accept, system } = slip;
  return {
    wager,
    order: {
      ...{ kind: 'SYSTEM', system, legs: slip.legs, stake: wager.risk, accept },
      ...(hasSameMatch(slip) && quote && { comboOddsMilli: quote.oddsMilli }),
    },
    obstacle:
      quote === undefined
        ? { is: 'closed' }
        : (closedBy(legs) ?? outside(wager.risk, { min: quote.minStake, max: quote.maxStake })),
  };
};

const closedBy = (legs: readonly LegView[]): Obstacle | undefined =>
  legs.some(({ state }) => state !== 'open') ? { is: 'closed' } : undefined;

const outside = (risk: Money, limits: LegView['limits']): Obstacle | undefined => {
  if (risk <= 0n) return { is: 'no-stake' };
  if (limits === undefined) return undefined;
  if (risk < limits.min) return { is: 'below', amount: limits.min };
  return risk > limits.max ? { is: 'above', amount: limits.max } : undefined;
};

/** The sum over all bets of the slip. */
export const totalOf = (planned: readonly Planned[]): { readonly risk: bigint; readonly payout: bigint } => ({
  risk: planned.reduce((all, { wager }) => all + wager.risk, 0n),
  payout: planned.reduce((all, { wager }) => all + wager.payout, 0n),
});

/** A bet that was answered. */
export type Receipt = { readonly bet: SportsBet };

export const waits = ({ bet }: Receipt): boolean => bet.state === 'PENDING';

/** Whether the server took the bet. */
export const isTaken = ({ bet }: Receipt): boolean => bet.state !== 'PENDING' && bet.state !== 'REFUSED';
