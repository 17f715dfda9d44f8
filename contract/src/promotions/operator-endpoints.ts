import * as z from 'zod/mini';
import { heldSchema, reasonSchema, versionSchema } from '../approvals/fields.ts';
import { WINDOW_STATES } from '../content/operator-endpoints.ts';
import { endpoint } from '../endpoint.ts';
import { idSchema, memberIdSchema } from '../ids.ts';
import { localizedSchema } from '../localized.ts';
import { moneySchema } from '../money-schema.ts';
import { CHANGE, READ, requestKeySchema, STEP_UP } from '../operator-fields.ts';
import { pictureIdSchema } from '../pictures/fields.ts';
import { RISK_LEVELS } from '../risk/states.ts';
import { momentSchema } from '../time.ts';
import { positiveSchema } from './terms.ts';
import { PROMOTION_AUDIENCES, PROMOTION_CATEGORIES } from './endpoints.ts';

/** What keeps a member from offers when an application is decided. */
const KEPT = ['protection.excluded', 'protection.time-out', 'protection.offers-paused'] as const;

const line = (most: number) => z.string().check(z.maxLength(most));
const promotionId = idSchema<'promotion'>();
const applicationId = idSchema<'application'>();

const parts = { title: line(200), summary: line(500), content: line(50_000), action: line(100) };
const look = {
  category: z.enum(PROMOTION_CATEGORIES),
  url: line(500),
  audience: z.optional(z.enum(PROMOTION_AUDIENCES)),
  hue: z.optional(z.int().check(z.gte(0), z.lte(359))),
  /** The page of the site its button leads to. */
  link: z.optional(line(500)),
  sort: z.optional(z.int().check(z.gte(0), z.lte(1_000_000))),
  startsAt: z.optional(momentSchema),
  endsAt: z.optional(momentSchema),
  /** From when on it is shown as one to come, before it starts. */
  announcedAt: z.optional(momentSchema),
};
const REFUSALS = [STEP_UP, 'content.text-missing', 'content.link-refused', 'content.window-backwards'] as const;

const promotionSchema = z.object({
  id: promotionId,
  category: z.enum(PROMOTION_CATEGORIES),
  audience: z.enum(PROMOTION_AUDIENCES),
  url: z.string(),
  hue: z.int(),
  link: z.string(),
  texts: localizedSchema(z.object(parts)),
  titles: localizedSchema(z.string()),
  state: z.enum(WINDOW_STATES),
  sort: z.int(),
  startsAt: momentSchema,
  endsAt: z.nullable(momentSchema),
  announcedAt: z.nullable(momentSchema),
  version: z.string(),
});

export const listAllPromotions = endpoint({
  ...READ,
  name: 'promotions.list-all-promotions',
  summary: 'Offers that run or are to come, with their texts in all languages and the version a change has to name.',
  path: '/bo/promo/list',
  permission: 'promotions.read',
  value: z.object({
    list: z.array(promotionSchema),
  }),
  errors: [],
});

export const readPromotion = endpoint({
  ...READ,
  name: 'promotions.read-promotion',
  summary: 'One offer that runs or is to come.',
  path: '/bo/promo',
  permission: 'promotions.read',
  query: z.strictObject({ id: promotionId }),
  /** With the page of the site that shows it to who has the key. */
  value: z.extend(promotionSchema, { previewPath: z.string() }),
  errors: ['content.promotion-unknown'],
});

export const addPromotion = endpoint({
  ...CHANGE,
  name: 'promotions.add-promotion',
  summary: 'Puts an offer on the site, now or in its window; the same request again adds no other.',
  path: '/bo/promo/add',
  permission: 'promotions.write',
  body: z.strictObject({
    requestKey: requestKeySchema,
    ...look,
    texts: localizedSchema(z.strictObject(parts)),
    reason: reasonSchema,
  }),
  value: z.object({ id: promotionId }),
  errors: REFUSALS,
});

const { category, url, ...others } = look;

export const changePromotion = endpoint({
  ...CHANGE,
  name: 'promotions.change-promotion',
  summary: 'Changes what is named of an offer that runs or is to come, and leaves the rest.',
  path: '/bo/promo/change',
  permission: 'promotions.write',
  body: z.strictObject({
    id: promotionId,
    version: versionSchema,
    category: z.optional(category),
    url: z.optional(url),
    ...others,
    texts: z.optional(localizedSchema(z.partial(z.strictObject(parts)))),
    reason: reasonSchema,
  }),
  value: z.object({}),
  errors: [...REFUSALS, 'content.promotion-unknown', 'approvals.state-conflict'],
});

export const endPromotion = endpoint({
  ...CHANGE,
  name: 'promotions.end-promotion',
  summary: 'Ends an offer now; its page says so.',
  path: '/bo/promo/end',
  permission: 'promotions.write',
  body: z.strictObject({ id: promotionId, reason: reasonSchema }),
  value: z.object({}),
  errors: [STEP_UP, 'content.promotion-unknown'],
});

const applicationSchema = z.object({
  id: applicationId,
  promotionId,
  titles: localizedSchema(z.string()),
  memberId: memberIdSchema,
  account: z.string(),
  risk: z.enum(RISK_LEVELS),
  state: z.enum(['applying', 'rejected', 'issued']),
  comment: z.string(),
  pictures: z.array(pictureIdSchema),
  amount: z.nullable(moneySchema),
  currency: z.nullable(z.string()),
  answer: z.string(),
  appliedAt: momentSchema,
  decidedAt: z.nullable(momentSchema),
});

export const listApplications = endpoint({
  ...READ,
  name: 'promotions.list-applications',
  summary: 'Applications that wait for a decision, oldest first.',
  path: '/bo/promo/application/list',
  permission: 'promotions.read',
  query: z.strictObject({ promotionId: z.optional(promotionId) }),
  value: z.object({ list: z.array(applicationSchema) }),
  errors: [],
});

export const showApplication = endpoint({
  ...READ,
  name: 'promotions.show-application',
  summary: 'One application in full; the audit log keeps who looked.',
  path: '/bo/promo/application/read',
  permission: 'promotions.read',
  query: z.strictObject({ id: applicationId }),
  value: applicationSchema,
  errors: ['promotions.application-unknown'],
});

export const approveApplication = endpoint({
  ...CHANGE,
  name: 'promotions.approve-application',
  summary: 'Credits the member with an amount, once; open pages hear of it.',
  path: '/bo/promo/application/approve',
  permission: 'promotions.write',
  body: z.strictObject({ id: applicationId, amount: moneySchema, reason: reasonSchema }),
  value: z.object({}),
  errors: [
    STEP_UP,
    'promotions.application-unknown',
    'promotions.application-decided',
    'promotions.amount-refused',
    'promotions.amount-alone',
    'promotions.budget-used',
    ...KEPT,
  ],
});

/** What is given for an application. */
export const largeRewardSchema = z.strictObject({ id: applicationId, amount: positiveSchema });

export const approveLargeApplication = endpoint({
  ...CHANGE,
  name: 'promotions.approve-large-application',
  summary: 'Holds a reward that is more than one person gives alone; a second person approves it.',
  path: '/bo/promo/application/approveLarge',
  permission: 'promotions.write',
  body: z.extend(largeRewardSchema, { reason: reasonSchema }),
  value: heldSchema,
  errors: [STEP_UP, 'promotions.application-unknown', 'promotions.application-decided', ...KEPT],
});

export const rejectApplication = endpoint({
  ...CHANGE,
  name: 'promotions.reject-application',
  summary: 'Rejects an application with words for the member, who may apply again while the offer is open.',
  path: '/bo/promo/application/reject',
  permission: 'promotions.write',
  body: z.strictObject({
    id: applicationId,
    answer: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
    reason: reasonSchema,
  }),
  value: z.object({}),
  errors: [STEP_UP, 'promotions.application-unknown', 'promotions.application-decided', 'promotions.answer-missing'],
});

export const openOffer = endpoint({
  ...CHANGE,
  name: 'promotions.open-offer',
  summary: 'Lets members apply for an offer on its page, now or in a window of its own.',
  path: '/bo/promo/application/open',
  permission: 'promotions.write',
  body: z.strictObject({
    id: promotionId,
    opensAt: z.optional(momentSchema),
    closesAt: z.optional(momentSchema),
    reason: reasonSchema,
  }),
  value: z.object({}),
  errors: [STEP_UP, 'promotions.window-backwards', 'content.promotion-unknown'],
});

export const stopOffer = endpoint({
  ...CHANGE,
  name: 'promotions.stop-offer',
  summary: 'Takes no more applications for an offer; those that wait are still decided.',
  path: '/bo/promo/application/stop',
  permission: 'promotions.write',
  body: z.strictObject({ id: promotionId, reason: reasonSchema }),
  value: z.object({}),
  errors: [STEP_UP, 'promotions.not-applied-for'],
});
export * from './bonus-operator-endpoints.ts';
