import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';

/** What a player orders: so many rounds, and what ends them before. Null where a limit is not set. */
export type AutoplayPlan = {
  readonly rounds: number;
  readonly stopOnFeature: boolean;
  /** A single round that wins so much or more ends it. */
  readonly winFrom: Money | null;
  /** The rounds together never lose more than this. */
  readonly lossMax: Money | null;
  /** No stake takes the balance below this. */
  readonly balanceMin: Money | null;
};

export type AutoplayProgress = {
  readonly left: number;
  /** Won less staked since it began. */
  readonly net: Money;
};

/** Why it ended: a limit of the plan, the player, or something that needs the player's eyes. */
export const AUTOPLAY_STOPS = [
  'done',
  'feature',
  'win',
  'loss',
  'balance',
  'funds',
  'player',
  'hidden',
  'refused',
  'session-over',
  'fault',
] as const;
export type AutoplayStop = (typeof AUTOPLAY_STOPS)[number];

export const beginAutoplay = ({ rounds }: AutoplayPlan): AutoplayProgress => ({ left: rounds, net: money(0n) });

/** Whether the next stake may be placed: limits hold before the money is spent, not after. */
export const stopBefore = (
  plan: AutoplayPlan,
  { left, net }: AutoplayProgress,
  { cost, balance }: { readonly cost: Money; readonly balance: Money },
): AutoplayStop | undefined => {
  if (left <= 0) return 'done';
  if (cost > balance) return 'funds';
  if (plan.lossMax !== null && cost - net > plan.lossMax) return 'loss';
  if (plan.balanceMin !== null && balance - cost < plan.balanceMin) return 'balance';
  return undefined;
};

type Played = { readonly win: Money; readonly stake: Money; readonly hasFeature: boolean };

/** What a round means for the order. A feature and a win are reported first: they are what the player wants to see. */
export const afterRound = (
  plan: AutoplayPlan,
  { left, net }: AutoplayProgress,
  { win, stake, hasFeature }: Played,
): { readonly progress: AutoplayProgress; readonly stop: AutoplayStop | undefined } => {
  const progress = { left: left - 1, net: money(net + win - stake) };
  if (plan.stopOnFeature && hasFeature) return { progress, stop: 'feature' };
  if (plan.winFrom !== null && win >= plan.winFrom) return { progress, stop: 'win' };
  return { progress, stop: progress.left === 0 ? 'done' : undefined };
};
