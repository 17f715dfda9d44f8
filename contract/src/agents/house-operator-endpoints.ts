import * as z from 'zod/mini';
import { reasonSchema } from '../approvals/fields.ts';
import { endpoint } from '../endpoint.ts';
import { idSchema, memberIdSchema } from '../ids.ts';
import { moneySchema } from '../money-schema.ts';
import { CHANGE, requestKeySchema, STEP_UP } from '../operator-fields.ts';
import { BET_CATEGORIES } from '../betting/endpoints.ts';
import { CARRY_MODES, CONTRACT_TYPES, MATCH_MODES, PERIOD_TYPES, TIERS_MAX } from './contract-terms.ts';
import { daySchema } from './fields.ts';

/** Contracts that the house pays, for staff. */

/** What a dividend deducts unless it is said otherwise. */
export const DEDUCTIONS = ['REBATE', 'PROMO', 'SALARY'] as const;

const tierLine = z
  .string()
  .check(
    z.trim(),
    z.maxLength(100),
    z.regex(/^[1-9]\d{0,6}( \d{1,12}(\.\d{1,4})?( \d{1,12}(\.\d{1,4})?( \d{1,7})?)?)?$/),
  );
const rate = z.int().check(z.minimum(1), z.maximum(1_000_000));
const active = z.int().check(z.minimum(0), z.maximum(1_000_000));

export const offerOfHouse = endpoint({
  ...CHANGE,
  name: 'agents.offer-of-house',
  summary: 'Offers a contract of the house to a head of a line or an affiliate, with up to ten tiers.',
  path: '/bo/agents/contract/offer',
  permission: 'agents.write',
  body: z.strictObject({
    memberId: memberIdSchema,
    requestKey: requestKeySchema,
    type: z.enum(CONTRACT_TYPES),
    periodType: z.enum(PERIOD_TYPES),
    carryMode: z.enum(CARRY_MODES),
    rate,
    minValidBet: z.optional(moneySchema),
    minLoss: z.optional(moneySchema),
    minActive: z.optional(active),
    /** Further tiers, each with its rate, valid bets, loss and active members, parted by spaces: `120000 5000 0 3`. */
    moreTiers: z.optional(z.array(tierLine).check(z.maxLength(TIERS_MAX - 1))),
    matchMode: z.optional(z.enum(MATCH_MODES)),
    betStep: z.optional(moneySchema),
    /** Deductions that the contract does not make of rebates, promotions and salaries. */
    notDeducted: z.optional(z.array(z.enum(DEDUCTIONS))),
    deductFee: z.optional(z.boolean()),
    /** Games that count; all where none is chosen. */
    products: z.optional(z.array(z.enum(BET_CATEGORIES))),
    reason: reasonSchema,
  }),
  value: z.object({ requestId: idSchema<'agent-request'>() }),
  errors: [
    STEP_UP,
    'agents.type-refused',
    'agents.contract-terms',
    'agents.contract-pending-exists',
    'agents.key-conflict',
  ],
});

const ofHouse = z.strictObject({ memberId: memberIdSchema, type: z.enum(CONTRACT_TYPES), reason: reasonSchema });

export const endOfHouse = endpoint({
  ...CHANGE,
  name: 'agents.end-of-house',
  summary: 'Ends a contract of the house with its present period, and every contract below that loses its payer.',
  path: '/bo/agents/contract/end',
  permission: 'agents.write',
  body: ofHouse,
  /** The first day without it, and how many contracts below end with it. */
  value: z.object({ until: daySchema, below: z.int() }),
  errors: [STEP_UP, 'agents.contract-state'],
});

export const withdrawOfHouse = endpoint({
  ...CHANGE,
  name: 'agents.withdraw-of-house',
  summary: 'Takes an offer of the house back that nobody answered yet.',
  path: '/bo/agents/contract/withdraw',
  permission: 'agents.write',
  body: ofHouse,
  value: z.object({}),
  errors: [STEP_UP, 'agents.contract-state'],
});
