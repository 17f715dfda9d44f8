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
  /** Of bonus money: how many times it is wagered, in hundredths, and the largest stake meanwhile. */
  readonly wagerX100: number | null;
  readonly maxBet: Money | null;
  /** Of free spins: how many of which bet, in which games of a vendor, separated by commas. */
  readonly spinsCount: number | null;
  readonly spinsBet: Money | null;
  readonly spinsVendor: string | null;
  readonly spinsGames: string | null;
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

/** How long a bonus of the mall may be played. */
export const BONUS_DAYS = 7;
/** How long free spins of the mall may be played. */
export const SPINS_DAYS = 7;

const WAGER_MIN_X100 = 100;
const WAGER_MAX_X100 = 1_000;

/** Bonus money, and what free spins win, are played under terms. */
export const isPlayed = (type: RewardType): boolean => type === 'BONUS' || type === 'SPINS';

/** A reward that can be offered has a name in every language of the site, money says how much, and a bonus its terms. */
export const isComplete = ({
  type,
  amount,
  wagerX100,
  maxBet,
  spinsCount,
  spinsBet,
  spinsVendor,
  spinsGames,
  texts,
}: Pick<
  Reward,
  'type' | 'amount' | 'wagerX100' | 'maxBet' | 'spinsCount' | 'spinsBet' | 'spinsVendor' | 'spinsGames' | 'texts'
>): boolean =>
  (type !== 'GOODS') === (amount !== null && amount > 0n) &&
  isPlayed(type) === (wagerX100 !== null) &&
  isPlayed(type) === (maxBet !== null && maxBet > 0n) &&
  [spinsCount, spinsBet, spinsVendor, spinsGames].every(
    (part) => (type === 'SPINS') === (part !== null && part !== 0n),
  ) &&
  (wagerX100 === null || (wagerX100 >= WAGER_MIN_X100 && wagerX100 <= WAGER_MAX_X100)) &&
  Object.values(texts).length > 0 &&
  Object.values(texts).every(({ name }) => name.trim() !== '');
