import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { idSchema } from '../ids.ts';
import { momentSchema } from '../time.ts';

/** What an offer is about; the tabs of the promotions page stand in this order. */
export const PROMOTION_CATEGORIES = [
  'new_player',
  'deposit',
  'slots',
  'live',
  'sports',
  'lottery',
  'vip',
  'special',
] as const;
export type PromotionCategory = (typeof PROMOTION_CATEGORIES)[number];

/** Who is shown an offer. A trial account is a visitor here: it can take none. */
export const PROMOTION_AUDIENCES = ['everyone', 'visitors', 'members', 'agents'] as const;
export type PromotionAudience = (typeof PROMOTION_AUDIENCES)[number];

export const promotionSchema = z.object({
  id: idSchema<'promotion'>(),
  category: z.enum(PROMOTION_CATEGORIES),
  title: z.string(),
  /** One or two sentences, for a card. */
  summary: z.string(),
  /** The picture; its words are HTML over it, never baked in. */
  url: z.string(),
  /** The art's leading hue in degrees. */
  hue: z.int(),
  startsAt: momentSchema,
  /** Null where it runs until somebody ends it. */
  endsAt: z.nullable(momentSchema),
  /** Announced, and not begun yet. */
  isComing: z.optional(z.boolean()),
});
export type Promotion = z.output<typeof promotionSchema>;

export const promotionDetailSchema = z.object({
  ...promotionSchema.shape,
  /** The offer in full with its conditions: HTML, cleaned by the server. */
  content: z.string(),
  /** The words on its button, and the page of the site it leads to; both empty where there is none. */
  action: z.string(),
  link: z.string(),
});
export type PromotionDetail = z.output<typeof promotionDetailSchema>;

export const listPromotions = endpoint({
  name: 'content.list-promotions',
  summary: "The offers that run now or are announced and are for the caller, in the caller's language.",
  method: 'GET',
  path: '/wps/relay/promotion/list',
  access: 'public',
  query: z.strictObject({ category: z.optional(z.enum(PROMOTION_CATEGORIES)) }),
  value: z.object({ list: z.array(promotionSchema) }),
  errors: [],
});

export const readPromotion = endpoint({
  name: 'content.read-promotion',
  summary: 'One offer in full; one that has ended is distinguished from one that never was.',
  method: 'GET',
  path: '/wps/relay/promotion/detail',
  access: 'public',
  query: z.strictObject({ id: idSchema<'promotion'>() }),
  value: promotionDetailSchema,
  errors: ['content.promotion-unknown', 'content.promotion-ended'],
});

export * from './applications.ts';
export * from './refill.ts';
export * from './bonus.ts';
export * from './standings.ts';
