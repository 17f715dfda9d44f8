import type { ErrorCode } from '@fairground/contract/errors';
import type { RewardState, RewardType } from '@fairground/contract/loyalty/states';
import type { Money } from '@fairground/contract/money';
import type { Localized } from '../../../platform/localized.ts';

export type RewardText = { readonly name: string; readonly about: string };

export type Reward = {
  readonly id: bigint;
  readonly type: RewardType;
  readonly state: RewardState;
  readonly points: bigint;
  readonly amount: Money | null;
  readonly stock: number;
  readonly supplied: number;
  readonly memberLimit: number | null;
  readonly minRank: number;
  readonly texts: Localized<RewardText>;
  readonly image: string;
  readonly hue: number;
  readonly sort: number;
};

/** Why a member may not have so many of a reward; undefined where it may. */
export const objectionToRedeem = (
  reward: Reward,
  asked: { readonly quantity: number; readonly had: number; readonly rank: number; readonly balance: bigint },
): ErrorCode | undefined => {
  if (asked.rank < reward.minRank) return 'loyalty.rank-too-low';
  if (reward.memberLimit !== null && asked.had + asked.quantity > reward.memberLimit) return 'loyalty.limit-reached';
  if (reward.stock < asked.quantity) return 'loyalty.out-of-stock';
  return reward.points * BigInt(asked.quantity) > asked.balance ? 'loyalty.point-insufficient' : undefined;
};

/** A reward that can be offered has a name in every language of the site, and money says how much. */
export const isComplete = ({ type, amount, texts }: Pick<Reward, 'type' | 'amount' | 'texts'>): boolean =>
  (type === 'CASH') === (amount !== null && amount > 0n) &&
  Object.values(texts).length > 0 &&
  Object.values(texts).every(({ name }) => name.trim() !== '');
