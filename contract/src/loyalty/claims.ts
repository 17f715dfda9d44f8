import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { idSchema } from '../ids.ts';
import { moneySchema } from '../money-schema.ts';
import { momentSchema } from '../time.ts';
import { pageNoSchema, pointsSchema } from './points.ts';
import { CLAIM_KINDS, CLAIM_STATES } from './states.ts';

export const claimIdSchema = idSchema<'loyalty-claim'>();

export const claimSchema = z.object({
  id: claimIdSchema,
  kind: z.enum(CLAIM_KINDS),
  /** What it is for in the caller's language: the rank, the mission, the raffle, the day. */
  name: z.string(),
  amount: moneySchema,
  points: pointsSchema,
  /** How often the money has to be played before it can be withdrawn. */
  turnover: z.int(),
  state: z.enum(CLAIM_STATES),
  createdAt: momentSchema,
  lapsesAt: z.nullable(momentSchema),
  claimedAt: z.nullable(momentSchema),
});
export type LoyaltyClaim = z.output<typeof claimSchema>;

export const listClaims = endpoint({
  name: 'loyalty.list-claims',
  summary: 'What the caller is due from ranks, rebates, missions, races, raffles and invitations, newest first.',
  method: 'GET',
  path: '/wps/relay/loyalty/claims',
  access: 'member',
  query: z.strictObject({
    state: z.optional(z.enum(CLAIM_STATES)),
    kind: z.optional(z.enum(CLAIM_KINDS)),
    pageNo: pageNoSchema,
  }),
  value: z.object({ list: z.array(claimSchema), hasMore: z.boolean(), currencySymbol: z.string() }),
  errors: [],
});

export const takeClaim = endpoint({
  name: 'loyalty.take-claim',
  summary: 'Takes what the caller is due, once: a repeat is answered the same.',
  method: 'POST',
  path: '/wps/relay/loyalty/claim',
  access: 'member',
  movesMoney: true,
  body: z.strictObject({ id: claimIdSchema }),
  value: claimSchema,
  errors: [
    'identity.money-locked',
    'loyalty.claim-unknown',
    'loyalty.claim-lapsed',
    'loyalty.obligation-open',
    'protection.excluded',
    'protection.time-out',
    'protection.offers-paused',
    'wallet.blocked',
    'wallet.limit-reached',
  ],
  limit: 'move-money',
});
