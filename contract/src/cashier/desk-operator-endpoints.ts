import * as z from 'zod/mini';
import { heldSchema, reasonSchema, versionSchema } from '../approvals/fields.ts';
import { endpoint } from '../endpoint.ts';
import { moneySchema } from '../money-schema.ts';
import { CHANGE, READ, STEP_UP } from '../operator-fields.ts';
import { staffWithdrawalSchema } from './withdrawal-operator-endpoints.ts';

export const readWithdrawalForStaff = endpoint({
  ...READ,
  name: 'cashier.read-withdrawal-for-staff',
  summary: 'One withdrawal by its number, with its steps.',
  path: '/bo/withdrawals/read',
  permission: 'withdrawals.read',
  query: z.strictObject({ no: z.string().check(z.regex(/^[A-Z0-9]{4,32}$/)) }),
  value: staffWithdrawalSchema,
  errors: ['cashier.withdrawal-unknown'],
});

const count = (most: number) => z.int().check(z.gte(0), z.lte(most));

const ruleFields = {
  min: moneySchema,
  max: moneySchema,
  step: moneySchema,
  dailyCount: count(1_000),
  /** Up to this amount nobody has to look at a withdrawal that raises no question; from the other on two people do. */
  autoMax: moneySchema,
  fourEyesFrom: moneySchema,
  /** From these sums of all withdrawals on a member needs identity level 2 and 3. */
  level2From: moneySchema,
  level3From: moneySchema,
  /** From this sum of all deposits on a payment waits for a person until the member has identity level 2. */
  depositLevel2From: moneySchema,
  coolingHours: count(10_000),
  waitHours: count(10_000),
  confirmMinutes: count(1_000_000),
  noticeMinutes: count(1_000_000),
  expectedMinutes: count(1_000_000),
};

const ruleSettingSchema = z.object({ setting: z.literal('withdrawals'), ...ruleFields, version: z.string() });

export const readWithdrawalRules = endpoint({
  ...READ,
  name: 'cashier.read-withdrawal-rules',
  summary: 'The rules of withdrawals: amounts, limits and times, with the version a change has to name.',
  path: '/bo/withdrawals/rules',
  permission: 'withdrawals.read',
  query: z.strictObject({ setting: z.optional(z.literal('withdrawals')) }),
  /** The rules themselves, and once more as the only row of a list. */
  value: z.extend(ruleSettingSchema, { list: z.array(ruleSettingSchema) }),
  errors: [],
});

export const withdrawalRulesChangeSchema = z.partial(z.strictObject(ruleFields));

export const changeWithdrawalRules = endpoint({
  ...CHANGE,
  name: 'cashier.change-withdrawal-rules',
  summary: 'Holds other rules of withdrawals for a second person; what is not named stays.',
  path: '/bo/withdrawals/rules/change',
  permission: 'finance.write',
  body: z.extend(withdrawalRulesChangeSchema, { version: versionSchema, reason: reasonSchema }),
  value: heldSchema,
  errors: [STEP_UP, 'cashier.amount-range', 'approvals.state-conflict', 'approvals.decided'],
});

export const reconcilePayments = endpoint({
  ...CHANGE,
  name: 'cashier.reconcile-payments',
  summary: 'Compares the statements of all providers with our books; every difference is kept once, as a case.',
  path: '/bo/payments/reconcile',
  permission: 'deposits.write',
  body: z.strictObject({ hours: z.int().check(z.gte(1), z.lte(720)), reason: reasonSchema }),
  value: z.object({
    list: z.array(
      z.object({
        provider: z.string(),
        /** Lines of its statement; null where it sent none. */
        payments: z.nullable(z.object({ deposit: z.int(), payout: z.int() })),
        differences: z.int(),
      }),
    ),
  }),
  errors: [STEP_UP],
});
