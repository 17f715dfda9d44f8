import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { memberIdSchema } from '../ids.ts';
import { RATED_PRODUCTS } from '../members/product-rates.ts';
import { moneySchema } from '../money-schema.ts';
import { daySchema, pageNoSchema, rangeFields } from './fields.ts';

export const readRates = endpoint({
  name: 'agents.read-rates',
  summary: 'What the caller holds of each product today, and what somebody directly below holds, in parts per million.',
  method: 'GET',
  path: '/wps/relay/agent/rates',
  access: 'agent',
  query: z.strictObject({ memberId: z.optional(memberIdSchema) }),
  value: z.object({
    /** Whether the caller may make a member directly below an agent. */
    promotes: z.boolean(),
    list: z.array(z.object({ product: z.enum(RATED_PRODUCTS), own: z.int(), given: z.nullable(z.int()) })),
  }),
  errors: ['agents.not-in-team'],
});

export const raiseRate = endpoint({
  name: 'agents.raise-rate',
  summary: 'Gives somebody directly below a higher rate of a product from the next midnight on.',
  method: 'POST',
  path: '/wps/relay/agent/downline/rate',
  access: 'agent',
  body: z.strictObject({
    memberId: memberIdSchema,
    product: z.enum(RATED_PRODUCTS),
    rate: z.int().check(z.minimum(0), z.maximum(20_000)),
  }),
  value: z.object({ from: z.string() }),
  errors: ['agents.not-in-team', 'agents.rate-lower-forbidden', 'members.rate-refused'],
  limit: 'secure-account',
});

export const promoteMember = endpoint({
  name: 'agents.promote',
  summary: 'Makes a member directly below an agent, where the house lets agents do so.',
  method: 'POST',
  path: '/wps/relay/agent/downline/promote',
  access: 'agent',
  body: z.strictObject({ memberId: memberIdSchema }),
  value: z.object({}),
  errors: ['agents.not-in-team', 'agents.type-refused', 'members.type-refused', 'members.line-full'],
  limit: 'secure-account',
});

export const listShares = endpoint({
  name: 'agents.list-shares',
  summary: 'What the caller got of the bets of each branch and product, by day, the newest first.',
  method: 'GET',
  path: '/wps/relay/agent/shares',
  access: 'agent',
  query: z.strictObject({ ...rangeFields, pageNo: pageNoSchema }),
  value: z.object({
    list: z.array(
      z.object({
        day: daySchema,
        account: z.string(),
        product: z.enum(RATED_PRODUCTS),
        base: moneySchema,
        rate: z.int(),
        amount: moneySchema,
      }),
    ),
    hasMore: z.boolean(),
    currencySymbol: z.string(),
  }),
  errors: ['agents.range-backwards', 'agents.range-too-long'],
});
