import * as z from 'zod/mini';
import { reasonSchema } from '../approvals/fields.ts';
import { endpoint } from '../endpoint.ts';
import { memberIdSchema } from '../ids.ts';
import { LIMIT_KINDS, LIMIT_WINDOWS } from '../market/policy.ts';
import { moneySchema } from '../money-schema.ts';
import { CHANGE, READ, STEP_UP } from '../operator-fields.ts';
import { momentSchema } from '../time.ts';
import { EXCLUSION_STATES } from './states.ts';

const minutesSchema = z.int().check(z.gte(0), z.lte(100_000));

const memberLimitSchema = z.object({
  /** Kind and window: a member has one of each at most. */
  limit: z.string(),
  kind: z.enum(LIMIT_KINDS),
  window: z.enum(LIMIT_WINDOWS),
  /** Money, or minutes of session time; the other one is null. */
  amount: z.nullable(moneySchema),
  minutes: z.nullable(z.int()),
  usedAmount: z.nullable(moneySchema),
  usedMinutes: z.nullable(z.int()),
  effectiveFrom: momentSchema,
  /** When the member may confirm a weaker limit it asked for. */
  relaxesFrom: z.nullable(momentSchema),
});

export const listMemberLimits = endpoint({
  ...READ,
  name: 'protection.list-member-limits',
  summary: 'The limits of a member with what they have used.',
  path: '/bo/protection/limit/list',
  permission: 'protection.read',
  query: z.strictObject({ memberId: memberIdSchema }),
  value: z.object({ list: z.array(memberLimitSchema) }),
  errors: [],
});

export const readMemberState = endpoint({
  ...READ,
  name: 'protection.read-member-state',
  summary: 'Whether a time-out or an exclusion of a member runs, and until when.',
  path: '/bo/protection/state',
  permission: 'protection.read',
  query: z.strictObject({ memberId: memberIdSchema }),
  value: z.object({
    timeOutUntil: z.nullable(momentSchema),
    exclusion: z.nullable(z.enum(EXCLUSION_STATES)),
    excludedUntil: z.nullable(momentSchema),
  }),
  errors: [],
});

export const tightenLimit = endpoint({
  ...CHANGE,
  name: 'protection.tighten-limit',
  summary: 'Sets a limit of a member, or a stricter one than it has, at once; a weaker one is refused.',
  path: '/bo/protection/limit/tighten',
  permission: 'protection.write',
  body: z.strictObject({
    memberId: memberIdSchema,
    kind: z.enum(LIMIT_KINDS),
    window: z.enum(LIMIT_WINDOWS),
    amount: z.optional(moneySchema),
    minutes: z.optional(minutesSchema),
    reason: reasonSchema,
  }),
  value: z.object({ list: z.array(memberLimitSchema) }),
  errors: [STEP_UP, 'members.member-unknown', 'protection.amount-refused', 'protection.limit-loosens'],
});
