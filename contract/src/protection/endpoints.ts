import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { LIMIT_KINDS, LIMIT_WINDOWS } from '../market/policy.ts';
import { moneySchema } from '../money-schema.ts';
import { momentSchema } from '../time.ts';
import { EXCLUSION_STATES } from './states.ts';

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

const stateValue = z.object({
  timeOut: z.nullable(z.object({ until: momentSchema })),
  exclusion: z.nullable(
    z.object({
      state: z.enum(EXCLUSION_STATES),
      beganAt: momentSchema,
      /** Null without an end. */
      endsAt: z.nullable(momentSchema),
      /** Whether a request to lift it may be sent now. */
      mayAsk: z.boolean(),
      askedAt: z.nullable(momentSchema),
      /** When staff answers at the latest. */
      answerBy: z.nullable(momentSchema),
      liftsAt: z.nullable(momentSchema),
    }),
  ),
});

export const readState = endpoint({
  name: 'protection.read-state',
  summary: 'Whether a time-out or an exclusion of the caller runs, and until when.',
  method: 'GET',
  path: '/wps/relay/rg/state',
  access: 'member',
  scopes: ['withdraw'],
  value: z.extend(stateValue, {
    offered: z.object({ timeOutDays: z.array(z.int()), exclusionMonths: z.array(z.int()) }),
  }),
  errors: [],
});

export const takeTimeOut = endpoint({
  name: 'protection.take-time-out',
  summary: 'Stops stakes and deposits for some days and logs the caller out everywhere. It cannot be shortened.',
  method: 'POST',
  path: '/wps/relay/rg/coolOff',
  access: 'member',
  body: z.strictObject({ days: z.int().check(z.gte(0), z.lte(1_000)) }),
  value: stateValue,
  errors: ['protection.period-refused'],
});

export const excludeSelf = endpoint({
  name: 'protection.exclude-self',
  summary: 'Excludes the caller for some months, or without an end (null). Money can still be taken out.',
  method: 'POST',
  path: '/wps/relay/rg/selfExclude',
  access: 'member',
  body: z.strictObject({ months: z.nullable(z.int().check(z.gte(0), z.lte(1_000))) }),
  value: stateValue,
  errors: ['protection.period-refused', 'protection.excluded'],
});

export const askToLift = endpoint({
  name: 'protection.ask-to-lift',
  summary: 'Asks, after its term, that an exclusion ends, and says why.',
  method: 'POST',
  path: '/wps/relay/rg/selfExclude/lift',
  access: 'member',
  scopes: ['withdraw'],
  body: z.strictObject({ reason: z.string().check(z.trim(), z.minLength(10), z.maxLength(1_000)) }),
  value: stateValue,
  errors: ['protection.not-excluded', 'protection.lift-not-due', 'protection.lift-asked'],
});

const sessionValue = z.object({
  /** Since when the caller is logged in without a break, and what was staked and returned since then. */
  since: momentSchema,
  now: momentSchema,
  staked: moneySchema,
  returned: moneySchema,
  net: moneySchema,
  check: z.object({
    minutes: z.int(),
    offered: z.array(z.int()),
    dueAt: momentSchema,
    /** Stakes are refused until the answer. */
    isHeld: z.boolean(),
    /** The break of the market runs until then. */
    resumesAt: z.nullable(momentSchema),
  }),
});
export type PlaySession = z.output<typeof sessionValue>;

export const readSession = endpoint({
  name: 'protection.read-session',
  summary:
    'How long the caller has been logged in, what it staked and got back since, and when the next reality check is due.',
  method: 'GET',
  path: '/wps/relay/rg/session',
  access: 'session',
  value: sessionValue,
  errors: [],
});

export const answerCheck = endpoint({
  name: 'protection.answer-check',
  summary: 'The answer to a reality check: play goes on, after the break of the market where it asks for one.',
  method: 'POST',
  path: '/wps/relay/rg/realityCheck/ack',
  access: 'session',
  value: sessionValue,
  errors: [],
});

export const setCheckInterval = endpoint({
  name: 'protection.set-check-interval',
  summary: 'How often the caller wants to be reminded of time and money.',
  method: 'PUT',
  path: '/wps/relay/rg/realityCheck',
  access: 'session',
  body: z.strictObject({ minutes: z.int().check(z.gte(0), z.lte(1_000)) }),
  value: sessionValue,
  errors: ['protection.interval-refused'],
});

const sumFields = { staked: moneySchema, returned: moneySchema, deposited: moneySchema, withdrawn: moneySchema };

export const readActivity = endpoint({
  name: 'protection.read-activity',
  summary: 'What the caller staked, got back, paid in and took out in the last 30 or 90 days, from the ledger.',
  method: 'GET',
  path: '/wps/relay/rg/activity',
  access: 'member',
  scopes: ['withdraw'],
  query: z.strictObject({ days: z.enum(['30', '90']) }),
  value: z.object({
    currencySymbol: z.string(),
    list: z.array(z.object({ day: z.string(), ...sumFields })),
    total: z.object(sumFields),
    /** Everything ever paid in, less everything taken out. */
    lifetimeNetDeposit: moneySchema,
  }),
  errors: [],
});
