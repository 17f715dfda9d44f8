import * as z from 'zod/mini';
import { reasonSchema } from '../approvals/fields.ts';
import { endpoint } from '../endpoint.ts';
import { idSchema, memberIdSchema } from '../ids.ts';
import { moneySchema } from '../money-schema.ts';
import { CHANGE, requestKeySchema, STEP_UP } from '../operator-fields.ts';
import { CARRY_MODES, CONTRACT_TYPES, PERIOD_TYPES } from './contract-terms.ts';
import { daySchema } from './fields.ts';

/** Contracts that the house pays, for staff. */

const rate = z.int().check(z.minimum(1), z.maximum(1_000_000));
const active = z.int().check(z.minimum(0), z.maximum(1_000_000));

export const offerOfHouse = endpoint({
  ...CHANGE,
  name: 'agents.offer-of-house',
  summary: 'Offers a contract of the house to a head of a line or an affiliate, with up to three tiers.',
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
    rate2: z.optional(rate),
    minValidBet2: z.optional(moneySchema),
    minLoss2: z.optional(moneySchema),
    minActive2: z.optional(active),
    rate3: z.optional(rate),
    minValidBet3: z.optional(moneySchema),
    minLoss3: z.optional(moneySchema),
    minActive3: z.optional(active),
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
