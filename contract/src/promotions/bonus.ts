import * as z from 'zod/mini';
import { nodeIdSchema } from '../catalog/game.ts';
import { endpoint } from '../endpoint.ts';
import { idSchema } from '../ids.ts';
import { moneySchema } from '../money-schema.ts';
import { momentSchema } from '../time.ts';
import { TERMS_CREDITS } from './terms.ts';

/** How a bonus stands: it waits for the one before, runs, or has ended in one of six ways. */
export const BONUS_STATES = [
  'QUEUED',
  'ACTIVE',
  'COMPLETED',
  'EXPIRED',
  'FORFEITED',
  'BUSTED',
  'REVOKED',
  'CANCELLED',
] as const;
export type BonusState = (typeof BONUS_STATES)[number];

/** What a page of bonuses may be narrowed to. */
export const BONUS_FILTERS = ['open', 'closed'] as const;

const weightSchema = z.object({
  /** A category of games. */
  category: z.string(),
  /** How much of a bet counts, in parts per million; nothing means that it cannot be played with the bonus. */
  ppm: z.int(),
});

const bonusSchema = z.object({
  bonusId: idSchema<'bonus'>(),
  /** The offer it comes from; empty where that has no words in the language of the caller. */
  name: z.string(),
  state: z.enum(BONUS_STATES),
  amount: moneySchema,
  /** Wagering: what is asked for, what was done of it, what is left. */
  required: moneySchema,
  progress: moneySchema,
  remaining: moneySchema,
  weights: z.array(weightSchema),
  /** The largest stake while money of the bonus is left. */
  maxBet: moneySchema,
  /** Most that becomes cash; null where all of it does. */
  cap: z.nullable(moneySchema),
  converted: moneySchema,
  forfeited: moneySchema,
  queuedAt: momentSchema,
  expiresAt: z.nullable(momentSchema),
  closedAt: z.nullable(momentSchema),
  currencySymbol: z.string(),
});
export type Bonus = z.output<typeof bonusSchema>;

export const listBonuses = endpoint({
  name: 'promotions.list-bonuses',
  summary:
    "The caller's bonuses, the newest first: the one that runs with its wagering, those that wait and past ones.",
  method: 'GET',
  path: '/wps/relay/bonus/details',
  access: 'member',
  query: z.strictObject({ status: z.optional(z.enum(BONUS_FILTERS)), before: z.optional(idSchema<'bonus'>()) }),
  value: z.object({
    list: z.array(bonusSchema),
    next: z.nullable(idSchema<'bonus'>()),
    /** What the caller holds now, cash and bonus money apart. */
    purse: z.object({ cash: moneySchema, bonus: moneySchema, currencySymbol: z.string() }),
  }),
  errors: [],
});

export const cancelBonus = endpoint({
  name: 'promotions.cancel-bonus',
  summary: 'Takes back a bonus that waits, or gives up the one that runs: what is left of it is forfeited.',
  method: 'POST',
  path: '/wps/relay/bonus/cancel',
  access: 'member',
  body: z.strictObject({ bonusId: idSchema<'bonus'>() }),
  value: z.object({ state: z.enum(BONUS_STATES) }),
  errors: ['wallet.grant-unknown'],
  limit: 'move-money',
});

/** What a reward is for. */
export const REWARD_KINDS = [
  'OFFER',
  'FREE_SPINS',
  'RANK_UPGRADE',
  'RANK_SALARY',
  'REBATE',
  'MISSION',
  'RACE',
  'RAFFLE',
  'REFERRAL',
  'RED_PACKET',
] as const;
export type RewardKind = (typeof REWARD_KINDS)[number];

const rewardSchema = z.object({
  /** Where it comes from, such as offers or ranks, and its number there: both name it when it is claimed. */
  source: z.string(),
  id: z.string(),
  kind: z.enum(REWARD_KINDS),
  title: z.string(),
  about: z.string(),
  amount: z.nullable(moneySchema),
  /** Points that come with it, or instead of money. */
  points: z.int(),
  /** How many free spins it is; their winnings bring the amount at most. */
  spins: z.int(),
  /** Whether it is bonus money, which is played under terms, or cash, or something else. */
  as: z.enum(['bonus', 'cash', 'points', 'thing']),
  until: z.nullable(momentSchema),
  currencySymbol: z.string(),
});
export type Reward = z.output<typeof rewardSchema>;

export const listRewards = endpoint({
  name: 'promotions.list-rewards',
  summary: 'Everything the caller may claim now, wherever it comes from.',
  method: 'GET',
  path: '/wps/relay/reward/center',
  access: 'member',
  value: z.object({ list: z.array(rewardSchema) }),
  errors: [],
});

export const claimReward = endpoint({
  name: 'promotions.claim-reward',
  summary: 'Claims one reward; claimed again it is given once.',
  method: 'POST',
  path: '/wps/relay/reward/claim',
  access: 'member',
  movesMoney: true,
  body: z.strictObject({
    source: z.string().check(z.maxLength(40)),
    id: z.string().check(z.maxLength(80)),
  }),
  value: z.object({}),
  errors: [
    'promotions.reward-unknown',
    'loyalty.claim-unknown',
    'loyalty.claim-lapsed',
    'promotions.not-open',
    'promotions.not-eligible',
    'promotions.budget-used',
    'promotions.group-taken',
    'promotions.given-to-alike',
    'promotions.drop-empty',
    'protection.excluded',
    'protection.time-out',
    'protection.offers-paused',
    'identity.money-locked',
  ],
  limit: 'move-money',
});

export const claimAllRewards = endpoint({
  name: 'promotions.claim-all-rewards',
  summary: 'Claims everything that may be claimed; what cannot be given now stays in the list.',
  method: 'POST',
  path: '/wps/relay/reward/claim-all',
  access: 'member',
  movesMoney: true,
  body: z.strictObject({}),
  value: z.object({ claimed: z.int(), left: z.int() }),
  errors: ['identity.money-locked'],
  limit: 'move-money',
});

const freeSpinsSchema = z.object({
  spinsId: idSchema<'free-spins'>(),
  /** The offer they come from; empty where they come from the points mall. */
  name: z.string(),
  /** The games they are played in, as far as those are open. */
  games: z.array(z.object({ nodeId: nodeIdSchema, name: z.string() })),
  count: z.int(),
  left: z.int(),
  /** What a spin is worth, what they won so far, and the most they bring. */
  bet: moneySchema,
  won: moneySchema,
  most: moneySchema,
  /** As what the winnings are given, and how many times they are wagered, in hundredths. */
  credit: z.enum(TERMS_CREDITS),
  multiplierX100: z.int(),
  until: momentSchema,
  currencySymbol: z.string(),
});
export type FreeSpins = z.output<typeof freeSpinsSchema>;

export const listFreeSpins = endpoint({
  name: 'promotions.list-free-spins',
  summary: 'The free spins the caller may play now, with what they won so far.',
  method: 'GET',
  path: '/wps/relay/bonus/spins',
  access: 'member',
  value: z.object({ list: z.array(freeSpinsSchema) }),
  errors: [],
});
