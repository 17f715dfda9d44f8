import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { idSchema } from '../ids.ts';
import { moneySchema } from '../money-schema.ts';
import { pictureIdSchema, pictureIdsSchema } from '../pictures/fields.ts';
import { momentSchema } from '../time.ts';

/**
 * Where a member stands with an offer that is applied for: it opens later, it may be joined, the application is being
 * looked at, it was rejected (and may be sent again while the offer is open), the reward is issued, or it is closed.
 * An offer that nobody applies for says `none`.
 */
export const APPLICATION_STATES = ['none', 'coming-soon', 'join', 'applying', 'rejected', 'issued', 'close'] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

const applicationSchema = z.object({
  applicationId: idSchema<'application'>(),
  comment: z.string(),
  pictures: z.array(pictureIdSchema),
  appliedAt: momentSchema,
  decidedAt: z.nullable(momentSchema),
  /** What the staff answered to a rejected one; empty otherwise. */
  answer: z.string(),
  /** What was credited. */
  amount: z.nullable(moneySchema),
  currencySymbol: z.string(),
});

const standingSchema = z.object({
  state: z.enum(APPLICATION_STATES),
  /** Whether an application would be taken now. */
  canApply: z.boolean(),
  opensAt: z.nullable(momentSchema),
  closesAt: z.nullable(momentSchema),
  /** The last one of the member. */
  application: z.nullable(applicationSchema),
});
export type ApplicationStanding = z.output<typeof standingSchema>;

export const readApplication = endpoint({
  name: 'promotions.read-application',
  summary: 'Whether an offer is applied for, when, and where the caller stands with it.',
  method: 'GET',
  path: '/wps/relay/promotion/application',
  access: 'public',
  query: z.strictObject({ id: idSchema<'promotion'>() }),
  value: standingSchema,
  errors: [],
});

export const applyFor = endpoint({
  name: 'promotions.apply-for',
  summary:
    'Applies for an offer, with a comment and pictures where the member likes; the same sent again is kept once.',
  method: 'POST',
  path: '/wps/relay/promotion/apply',
  access: 'member',
  body: z.strictObject({
    promotionId: idSchema<'promotion'>(),
    // More than any text of the length that counts; a refusal of its own says how long it may be.
    comment: z.optional(z.string().check(z.maxLength(1_000))),
    pictures: z.optional(pictureIdsSchema),
  }),
  value: standingSchema,
  errors: [
    'promotions.not-applied-for',
    'promotions.not-open',
    'promotions.applied-already',
    'promotions.issued-already',
    'promotions.comment-length',
    'protection.excluded',
    'protection.time-out',
    'protection.offers-paused',
    'pictures.unknown',
  ],
  limit: 'apply-for-promotion',
});
