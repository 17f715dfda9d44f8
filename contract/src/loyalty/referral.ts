import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { moneySchema } from '../money-schema.ts';
import { momentSchema } from '../time.ts';
import { pageNoSchema } from './points.ts';
import { REFERRAL_STATES } from './states.ts';

export const readReferral = endpoint({
  name: 'loyalty.read-referral',
  summary: 'The invitation code of the caller, who came by it under masked names, and what it brought by day.',
  method: 'GET',
  path: '/wps/relay/referral/details',
  access: 'member',
  query: z.strictObject({ pageNo: pageNoSchema }),
  value: z.object({
    /** For the query of any page of the site; empty for accounts that have none. */
    code: z.string(),
    invited: z.int(),
    rewarded: z.int(),
    rule: z.object({ reward: moneySchema, needDeposit: moneySchema, needValid: moneySchema, days: z.int() }),
    list: z.array(z.object({ name: z.string(), joinedAt: momentSchema, state: z.enum(REFERRAL_STATES) })),
    hasMore: z.boolean(),
    income: z.array(z.object({ day: z.string(), amount: moneySchema, count: z.int() })),
    currencySymbol: z.string(),
  }),
  errors: [],
});
