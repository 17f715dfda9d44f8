import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { LIMIT_KINDS, LIMIT_WINDOWS } from '../market/policy.ts';
import { moneySchema } from '../money-schema.ts';
import { momentSchema } from '../time.ts';

const kindSchema = z.enum(LIMIT_KINDS);
const windowSchema = z.enum(LIMIT_WINDOWS);
const minutesSchema = z.int().check(z.gte(0), z.lte(100_000));

/** Money for deposits, losses and stakes; minutes for the time of sessions. The other one is null. */
const amountFields = { amount: z.nullable(moneySchema), minutes: z.nullable(minutesSchema) };

const limitSchema = z.object({
  kind: kindSchema,
  window: windowSchema,
  ...amountFields,
  effectiveFrom: momentSchema,
  /** What the running window has used, in the same unit. */
  used: z.object({ amount: z.nullable(moneySchema), minutes: z.nullable(z.int()) }),
  /** A weaker limit that was asked for: both null is a removal. It needs a second yes from `from` on. */
  pending: z.nullable(z.object({ ...amountFields, from: momentSchema, dropsAt: momentSchema })),
});
export type ProtectionLimit = z.output<typeof limitSchema>;

const limitsValue = z.object({
  limits: z.array(limitSchema),
  offered: z.object({ kinds: z.array(kindSchema), windows: z.array(windowSchema) }),
  /** Hours until a weaker limit may be confirmed. */
  relaxHours: z.int(),
  /** Whether half a year has passed since the member last looked at its limits. */
  isReviewDue: z.boolean(),
});

export const readLimits = endpoint({
  name: 'protection.read-limits',
  summary: "The caller's own limits with what they have used, and the limits its market offers.",
  method: 'GET',
  path: '/wps/relay/rg/limits',
  access: 'member',
  value: limitsValue,
  errors: [],
});

export const setLimit = endpoint({
  name: 'protection.set-limit',
  summary: 'Sets a limit. A stricter one holds at once; a weaker one waits and needs a second yes. Null removes it.',
  method: 'PUT',
  path: '/wps/relay/rg/limits',
  access: 'member',
  body: z.strictObject({
    kind: kindSchema,
    window: windowSchema,
    amount: z.optional(z.nullable(moneySchema)),
    minutes: z.optional(z.nullable(minutesSchema)),
  }),
  value: limitsValue,
  errors: ['protection.limit-not-offered', 'protection.amount-refused', 'protection.limit-not-set'],
});

export const confirmLimit = endpoint({
  name: 'protection.confirm-limit',
  summary: 'The second yes to a weaker limit, after its waiting time.',
  method: 'POST',
  path: '/wps/relay/rg/confirm',
  access: 'member',
  body: z.strictObject({ kind: kindSchema, window: windowSchema }),
  value: limitsValue,
  errors: ['protection.limit-not-set', 'protection.nothing-to-confirm', 'protection.relax-not-due'],
});

export const reviewLimits = endpoint({
  name: 'protection.review-limits',
  summary: 'Says that the caller looked at its limits and keeps them; the next reminder comes in half a year.',
  method: 'POST',
  path: '/wps/relay/rg/limits/review',
  access: 'member',
  value: limitsValue,
  errors: [],
});
