import * as z from 'zod/mini';
import { heldSchema, reasonSchema } from '../approvals/fields.ts';
import { endpoint } from '../endpoint.ts';
import { idSchema, memberIdSchema } from '../ids.ts';
import { localizedSchema } from '../localized.ts';
import { moneySchema } from '../money-schema.ts';
import { CHANGE, READ, STEP_UP } from '../operator-fields.ts';
import { momentSchema } from '../time.ts';
import { BONUS_STATES } from './bonus.ts';
import { termsSchema } from './terms.ts';

const promotionId = idSchema<'promotion'>();
const grantId = idSchema<'bonus'>();

export const offerTermsSchema = z.extend(termsSchema, { promotionId });

const termsRowSchema = z.object({
  ...termsSchema.shape,
  promotionId,
  titles: localizedSchema(z.string()),
  version: z.int(),
  /** What has been given of the budget. */
  used: moneySchema,
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
  errors: [STEP_UP, 'content.promotion-unknown'],
});

const grantSchema = z.object({
  grantId,
  memberId: memberIdSchema,
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

export const revokeGrant = endpoint({
  ...CHANGE,
  name: 'promotions.revoke-grant',
  summary: 'Ends a bonus of a member; what is left of it is forfeited, cash stays untouched.',
  path: '/bo/promo/grant/revoke',
  permission: 'promotions.write',
  body: z.strictObject({ grantId, reason: reasonSchema }),
  value: z.object({}),
  errors: [STEP_UP, 'wallet.grant-unknown'],
});
