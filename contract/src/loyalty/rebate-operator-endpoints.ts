import * as z from 'zod/mini';
import { heldSchema, reasonSchema, versionSchema } from '../approvals/fields.ts';
import { endpoint } from '../endpoint.ts';
import { moneySchema } from '../money-schema.ts';
import { CHANGE, READ, STEP_UP } from '../operator-fields.ts';
import { OF_MEMBER } from './of-member.ts';

const ruleSchema = z.object({
  id: z.string(),
  product: z.string(),
  ratePpm: z.int(),
  capPpm: z.int(),
  version: z.string(),
});
const productSchema = z.string().check(z.regex(/^[A-Z]{3,12}$/));

export const listRebateRules = endpoint({
  ...READ,
  name: 'loyalty.list-rebate-rules',
  summary: 'What of the valid cash of each product comes back to the one who played.',
  path: '/bo/loyalty/rebate/rules',
  permission: 'loyalty.read',
  value: z.object({ list: z.array(ruleSchema) }),
  errors: [],
});

export const readRebateRule = endpoint({
  ...READ,
  name: 'loyalty.read-rebate-rule',
  summary: 'The rebate of one product.',
  path: '/bo/loyalty/rebate/rule',
  permission: 'loyalty.read',
  query: z.strictObject({ id: productSchema }),
  value: ruleSchema,
  errors: ['loyalty.rebate-refused'],
});

export const rebateRuleChangeSchema = z.strictObject({
  product: productSchema,
  ratePpm: z.int().check(z.minimum(0), z.maximum(20_000)),
});

export const changeRebateRule = endpoint({
  ...CHANGE,
  name: 'loyalty.change-rebate-rule',
  summary: 'Holds another rate for a second person; it counts for days that are computed afterwards.',
  path: '/bo/loyalty/rebate/change',
  permission: 'loyalty.write',
  body: z.extend(rebateRuleChangeSchema, { version: versionSchema, reason: reasonSchema }),
  value: heldSchema,
  errors: [STEP_UP, 'loyalty.rebate-refused', 'approvals.state-conflict', 'approvals.decided'],
});

export const listMemberRebates = endpoint({
  ...OF_MEMBER,
  name: 'loyalty.list-member-rebates',
  summary: 'What a member has open of rebates, by day and product.',
  path: '/bo/loyalty/rebate/member',
  value: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        day: z.string(),
        product: z.string(),
        base: moneySchema,
        ratePpm: z.int(),
        boostPpm: z.int(),
        amount: moneySchema,
      }),
    ),
  }),
  errors: [],
});
