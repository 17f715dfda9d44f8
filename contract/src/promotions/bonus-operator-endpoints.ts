import * as z from 'zod/mini';
import { heldSchema, reasonSchema } from '../approvals/fields.ts';
import { endpoint } from '../endpoint.ts';
import { idSchema, memberIdSchema } from '../ids.ts';
import { localizedSchema } from '../localized.ts';
import { moneySchema } from '../money-schema.ts';
import { CHANGE, READ, STEP_UP } from '../operator-fields.ts';
import { RISK_LEVELS } from '../risk/states.ts';
import { momentSchema } from '../time.ts';
import { BONUS_STATES } from './bonus.ts';
import { positiveSchema, termsSchema } from './terms.ts';

const promotionId = idSchema<'promotion'>();
const grantId = idSchema<'bonus'>();

export const offerTermsSchema = z.extend(termsSchema, { promotionId });

const termsRowSchema = z.object({
  ...termsSchema.shape,
  promotionId,
  titles: localizedSchema(z.string()),
  version: z.int(),
  /** What has been given of the budget, and how often. */
  used: moneySchema,
  given: z.int(),
  /** What became of it: bonus money that was forfeited, and that became cash. */
  forfeited: moneySchema,
  converted: moneySchema,
  /** What the offer cost so far: cash that was given, and bonus money that became cash. */
  cost: moneySchema,
});

export const listOfferTerms = endpoint({
  ...READ,
  name: 'promotions.list-offer-terms',
  summary: 'The published terms of offers, each with its budget and what was given of it.',
  path: '/bo/promo/terms/list',
  permission: 'promotions.read',
  value: z.object({ list: z.array(termsRowSchema) }),
  errors: [],
});

export const readOfferTerms = endpoint({
  ...READ,
  name: 'promotions.read-offer-terms',
  summary: 'The terms of one offer.',
  path: '/bo/promo/terms',
  permission: 'promotions.read',
  query: z.strictObject({ promotionId }),
  value: termsRowSchema,
  errors: ['promotions.terms-unknown'],
});

export const publishOfferTerms = endpoint({
  ...CHANGE,
  name: 'promotions.publish-offer-terms',
  summary: 'Holds terms of an offer for a second person, who publishes them; what was given before keeps its terms.',
  path: '/bo/promo/terms/publish',
  permission: 'promotions.write',
  body: z.extend(offerTermsSchema, { reason: reasonSchema }),
  value: heldSchema,
  errors: [STEP_UP, 'content.promotion-unknown', 'promotions.terms-unfit'],
});

const grantSchema = z.object({
  grantId,
  memberId: memberIdSchema,
  /** What speaks for abuse by this member. */
  risk: z.enum(RISK_LEVELS),
  state: z.enum(BONUS_STATES),
  source: z.string(),
  amount: moneySchema,
  required: moneySchema,
  progress: moneySchema,
  maxBet: moneySchema,
  converted: moneySchema,
  forfeited: moneySchema,
  breaches: z.int(),
  currency: z.string(),
  queuedAt: momentSchema,
  expiresAt: z.nullable(momentSchema),
  closedAt: z.nullable(momentSchema),
});

export const listGrants = endpoint({
  ...READ,
  name: 'promotions.list-grants',
  summary: 'Bonuses of members, the newest first.',
  path: '/bo/promo/grant/list',
  permission: 'promotions.read',
  query: z.strictObject({
    memberId: z.optional(memberIdSchema),
    state: z.optional(z.enum(BONUS_STATES)),
    cursor: z.optional(grantId),
  }),
  value: z.object({ list: z.array(grantSchema), next: z.nullable(z.string()) }),
  errors: [],
});

export const readGrant = endpoint({
  ...READ,
  name: 'promotions.read-grant',
  summary: 'One bonus of a member with its wagering.',
  path: '/bo/promo/grant',
  permission: 'promotions.read',
  query: z.strictObject({ grantId }),
  value: grantSchema,
  errors: ['wallet.grant-unknown'],
});

/** A bonus by hand, with its wagering: how many times, in hundredths, the largest stake, and for how long. */
export const manualGrantSchema = z.strictObject({
  memberId: memberIdSchema,
  amount: positiveSchema,
  multiplierX100: z.int().check(z.minimum(100), z.maximum(1_000)),
  maxBet: positiveSchema,
  runHours: z.int().check(z.minimum(1), z.maximum(2_160)),
});

export const giveGrant = endpoint({
  ...CHANGE,
  name: 'promotions.give-grant',
  summary: 'Holds a bonus for a member for a second person; it waits where another bonus runs.',
  path: '/bo/promo/grant/give',
  permission: 'promotions.write',
  body: z.extend(manualGrantSchema, { reason: reasonSchema }),
  value: heldSchema,
  errors: [
    STEP_UP,
    'members.member-unknown',
    'promotions.not-eligible',
    'promotions.terms-unfit',
    'protection.excluded',
    'protection.time-out',
    'protection.offers-paused',
  ],
});

export const revokeGrantSchema = z.strictObject({ grantId });

export const revokeGrant = endpoint({
  ...CHANGE,
  name: 'promotions.revoke-grant',
  summary: 'Holds the end of a bonus for a second person: what is left of it is forfeited, cash stays untouched.',
  path: '/bo/promo/grant/revoke',
  permission: 'promotions.write',
  body: z.extend(revokeGrantSchema, { reason: reasonSchema }),
  value: heldSchema,
  errors: [STEP_UP, 'wallet.grant-unknown', 'promotions.grant-over'],
});

export const readDryRun = endpoint({
  ...READ,
  name: 'promotions.read-dry-run',
  summary: 'What the published terms of an offer would have given and cost over the last thirty days, budget aside.',
  path: '/bo/promo/terms/dry-run',
  permission: 'promotions.read',
  query: z.strictObject({ promotionId }),
  value: z.object({
    from: z.string(),
    to: z.string(),
    awards: z.int(),
    members: z.int(),
    given: moneySchema,
    /** Most that could become cash of it. */
    exposure: moneySchema,
    budget: moneySchema,
  }),
  errors: ['promotions.terms-unknown'],
});

export const readLiabilities = endpoint({
  ...READ,
  name: 'promotions.read-liabilities',
  summary: 'What the house may still owe of offers: bonus money that runs, that waits, and red packets that are open.',
  path: '/bo/promo/liabilities',
  permission: 'promotions.read',
  value: z.object({
    list: z.array(
      z.object({
        kind: z.enum(['RUNNING', 'WAITING', 'ENVELOPES', 'BUDGETS']),
        count: z.int(),
        amount: moneySchema,
      }),
    ),
  }),
  errors: [],
});

const dropId = idSchema<'drop'>();
const DROP_ENVELOPES_MAX = 100_000;

export const dropPlanSchema = z.strictObject({
  texts: localizedSchema(z.string().check(z.minLength(1), z.maxLength(100))),
  budget: moneySchema.check(
    z.refine((amount) => amount > 0n && amount <= 10_000_000_000n * 10_000n, 'an amount out of range'),
  ),
  envelopes: z.int().check(z.minimum(1), z.maximum(DROP_ENVELOPES_MAX)),
  /** How many times the money is played before a withdrawal, in hundredths. */
  multiplierX100: z.int().check(z.minimum(0), z.maximum(1_000)),
  opensAt: momentSchema,
  closesAt: momentSchema,
});

export const publishDrop = endpoint({
  ...CHANGE,
  name: 'promotions.publish-drop',
  summary: 'Holds a red packet for a second person; published, its budget is cut into envelopes at once.',
  path: '/bo/promo/drop/publish',
  permission: 'promotions.write',
  body: z.extend(dropPlanSchema, { reason: reasonSchema }),
  value: heldSchema,
  errors: [STEP_UP, 'promotions.window-backwards', 'promotions.drop-uncut', 'content.text-missing'],
});

export const listDropsForStaff = endpoint({
  ...READ,
  name: 'promotions.list-drops-for-staff',
  summary: 'Red packets with their budgets and what was opened of them, the newest first.',
  path: '/bo/promo/drop/list',
  permission: 'promotions.read',
  value: z.object({
    list: z.array(
      z.object({
        dropId,
        titles: localizedSchema(z.string()),
        budget: moneySchema,
        used: moneySchema,
        envelopes: z.int(),
        opened: z.int(),
        multiplierX100: z.int(),
        opensAt: momentSchema,
        closesAt: momentSchema,
      }),
    ),
  }),
  errors: [],
});
