import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { idSchema } from '../ids.ts';
import { moneySchema } from '../money-schema.ts';
import { momentSchema } from '../time.ts';
import { TERMS_CREDITS, TERMS_KINDS } from './terms.ts';

/**
 * Where a member stands with an offer: it opens later; it may be joined, or claimed; joined, what happens from now on counts;
 * its period runs; an application is looked at, was rejected, or its reward was issued; it was claimed; or it is closed to the
 * member: over, its budget given, or not meant for this account. `none` is an offer that only says something.
 */
export const OFFER_STATES = [
  'none',
  'coming-soon',
  'join',
  'claim',
  'signed',
  'process',
  'applying',
  'rejected',
  'issued',
  'claimed',
  'close',
] as const;
export type OfferState = (typeof OFFER_STATES)[number];

/** What counts, how much, and until when: written from the data that is enforced. */
const offerTermsSchema = z.object({
  kind: z.enum(TERMS_KINDS),
  credit: z.enum(TERMS_CREDITS),
  percentPpm: z.int(),
  amount: moneySchema,
  minDeposit: moneySchema,
  multiplierX100: z.int(),
  maxBet: moneySchema,
  capX100: z.nullable(z.int()),
  runHours: z.int(),
  weights: z.array(z.object({ category: z.string(), ppm: z.int() })),
  mustJoin: z.boolean(),
  oncePerDevice: z.boolean(),
  oncePerAddress: z.boolean(),
  oncePerPerson: z.boolean(),
  rankFrom: z.int(),
  rankTo: z.int(),
  registeredFrom: z.nullable(z.iso.date()),
  spinsCount: z.int(),
  spinsBet: moneySchema,
  spinsHours: z.int(),
  currencySymbol: z.string(),
});
export type ShownTerms = z.output<typeof offerTermsSchema>;

const standingSchema = z.object({
  promotionId: idSchema<'promotion'>(),
  state: z.enum(OFFER_STATES),
  /** What was given last, and when. */
  given: z.nullable(z.object({ amount: moneySchema, at: momentSchema, currencySymbol: z.string() })),
  joinedAt: z.nullable(momentSchema),
  /** Until when the state holds, such as the end of the week that is counted. */
  until: z.nullable(momentSchema),
});
export type OfferStanding = z.output<typeof standingSchema>;

export const listStandings = endpoint({
  name: 'promotions.list-standings',
  summary: 'Where the caller stands with each offer on show.',
  method: 'GET',
  path: '/wps/relay/promotion/standings',
  access: 'member',
  value: z.object({ list: z.array(standingSchema) }),
  errors: [],
});

export const readOfferConditions = endpoint({
  name: 'promotions.read-offer-conditions',
  summary: 'The terms an offer is given by, as they are enforced; nothing where it gives nothing by itself.',
  method: 'GET',
  path: '/wps/relay/promotion/terms',
  access: 'public',
  query: z.strictObject({ id: idSchema<'promotion'>() }),
  value: z.object({ terms: z.nullable(offerTermsSchema) }),
  errors: [],
});

export const joinOffer = endpoint({
  name: 'promotions.join-offer',
  summary: 'Joins an offer that has to be joined; joined again it stays as it was.',
  method: 'POST',
  path: '/wps/relay/promotion/join',
  access: 'member',
  body: z.strictObject({ promotionId: idSchema<'promotion'>() }),
  value: standingSchema,
  errors: [
    'promotions.not-open',
    'promotions.not-joinable',
    'promotions.group-taken',
    'promotions.not-eligible',
    'protection.excluded',
    'protection.time-out',
    'protection.offers-paused',
  ],
  limit: 'apply-for-promotion',
});

const dropSchema = z.object({
  dropId: idSchema<'drop'>(),
  title: z.string(),
  envelopes: z.int(),
  /** How many wait to be opened. */
  left: z.int(),
  opensAt: momentSchema,
  closesAt: momentSchema,
  state: z.enum(['coming-soon', 'claim', 'claimed', 'close']),
  /** What the caller's own envelope held. */
  amount: z.nullable(moneySchema),
  currencySymbol: z.string(),
});
export type Drop = z.output<typeof dropSchema>;

export const listDrops = endpoint({
  name: 'promotions.list-drops',
  summary: 'Red packets that are open or open soon, and what the caller got of them.',
  method: 'GET',
  path: '/wps/relay/promotion/drops',
  access: 'member',
  value: z.object({ list: z.array(dropSchema) }),
  errors: [],
});

export const openEnvelope = endpoint({
  name: 'promotions.open-envelope',
  summary: 'Opens one envelope of a red packet; opened again it answers the same one.',
  method: 'POST',
  path: '/wps/relay/promotion/drops/open',
  access: 'member',
  movesMoney: true,
  body: z.strictObject({ dropId: idSchema<'drop'>() }),
  value: z.object({ amount: moneySchema, currencySymbol: z.string() }),
  errors: [
    'promotions.drop-unknown',
    'promotions.not-open',
    'promotions.drop-empty',
    'protection.excluded',
    'protection.time-out',
    'protection.offers-paused',
    'identity.money-locked',
  ],
  limit: 'move-money',
});
