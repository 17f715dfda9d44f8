/** Where an order of the points mall stands; the database keeps the same edges (a test compares them). */
export const REDEEM_STATES = ['IN_PROCESS', 'APPROVED', 'REJECTED', 'CANCELLED'] as const;
export type RedeemState = (typeof REDEEM_STATES)[number];

export const REDEEM_EDGES: Readonly<Record<RedeemState, readonly RedeemState[]>> = {
  IN_PROCESS: ['APPROVED', 'REJECTED', 'CANCELLED'],
  APPROVED: [],
  REJECTED: [],
  CANCELLED: [],
};

/** The way of approved goods to their owner; other rewards have none. */
export const DELIVERY_STATES = ['TO_PACK', 'PACKED', 'SHIPPED', 'DELIVERED'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

export const DELIVERY_EDGES: Readonly<Record<DeliveryState, readonly DeliveryState[]>> = {
  TO_PACK: ['PACKED'],
  PACKED: ['SHIPPED'],
  SHIPPED: ['DELIVERED'],
  DELIVERED: [],
};

export const REWARD_STATES = ['DRAFT', 'ON', 'OFF'] as const;
export type RewardState = (typeof REWARD_STATES)[number];

export const REWARD_TYPES = ['GOODS', 'CASH', 'BONUS', 'SPINS'] as const;
export type RewardType = (typeof REWARD_TYPES)[number];

export const POINT_ENTRY_TYPES = [
  'EARN_BET',
  'EARN_DEPOSIT',
  'EARN_CHECKIN',
  'EARN_MISSION',
  'EARN_MANUAL',
  'REDEEM',
  'REDEEM_RETURN',
  'CONVERT',
  'ADJUST',
] as const;
export type PointEntryType = (typeof POINT_ENTRY_TYPES)[number];

/** What a member is due for; each is taken by a press. */
export const CLAIM_KINDS = ['RANK_UPGRADE', 'RANK_SALARY', 'REBATE', 'MISSION', 'RACE', 'RAFFLE', 'REFERRAL'] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];

export const CLAIM_STATES = ['CLAIMABLE', 'CLAIMED', 'LAPSED'] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];

/** What a mission counts. Valid bets, deposits and multiples are of cash alone; an invitation counts with its first deposit. */
export const MISSION_METRICS = ['VALID_BET', 'DEPOSIT', 'WIN_MULTIPLE', 'LOGIN_DAYS', 'INVITES'] as const;
export type MissionMetric = (typeof MISSION_METRICS)[number];

export const MISSION_PERIODS = ['ONCE', 'DAILY', 'WEEKLY', 'RANGE'] as const;
export type MissionPeriod = (typeof MISSION_PERIODS)[number];

export const MISSION_STATES = ['DRAFT', 'ON', 'OFF'] as const;
export type MissionState = (typeof MISSION_STATES)[number];

/** What became of an invitation. */
export const REFERRAL_STATES = ['OPEN', 'REWARDED', 'REJECTED', 'EXPIRED'] as const;
export type ReferralState = (typeof REFERRAL_STATES)[number];

/** What brings tickets of a raffle. */
export const RAFFLE_SOURCES = ['DEPOSIT', 'VALID_BET'] as const;
export type RaffleSource = (typeof RAFFLE_SOURCES)[number];

export const RAFFLE_STATES = ['DRAFT', 'ON', 'CLOSED', 'DRAWN', 'OFF'] as const;
export type RaffleState = (typeof RAFFLE_STATES)[number];
