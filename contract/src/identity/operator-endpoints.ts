import * as z from 'zod/mini';
import { reasonSchema } from '../approvals/fields.ts';
import { endpoint } from '../endpoint.ts';
import { idSchema, memberIdSchema } from '../ids.ts';
import { momentSchema } from '../time.ts';

export const SESSIONS_SHOWN_MAX = 100;

const memberSessionSchema = z.object({
  sessionId: idSchema<'session'>(),
  ip: z.string(),
  country: z.string(),
  userAgent: z.string(),
  openedAt: momentSchema,
  seenAt: momentSchema,
  expiresAt: momentSchema,
  endedAt: z.nullable(momentSchema),
  endReason: z.nullable(z.string()),
});

const deviceSchema = z.object({
  deviceId: idSchema<'device'>(),
  userAgent: z.string(),
  network: z.string(),
  knownAt: momentSchema,
  seenAt: momentSchema,
});

export const listMemberSessions = endpoint({
  name: 'identity.list-member-sessions',
  summary: 'Where a member is and was logged in, and the devices it uses, newest first.',
  method: 'GET',
  path: '/bo/member/session/list',
  access: 'operator',
  permission: 'members.read',
  query: z.strictObject({ memberId: memberIdSchema, before: z.optional(idSchema<'session'>()) }),
  value: z.object({
    list: z.array(memberSessionSchema),
    next: z.nullable(idSchema<'session'>()),
    devices: z.array(deviceSchema),
    security: z.object({
      hasPassword: z.boolean(),
      hasPaymentPassword: z.boolean(),
      /** Since when its owner keeps the money where it is, after somebody else used the account. */
      moneyLockedSince: z.nullable(momentSchema),
    }),
  }),
  errors: [],
});

export const endMemberSessions = endpoint({
  name: 'identity.end-member-sessions',
  summary: 'Logs a member out everywhere; answers how many sessions ended.',
  method: 'POST',
  path: '/bo/member/session/end',
  access: 'operator',
  permission: 'members.write',
  stepUp: true,
  body: z.strictObject({ memberId: memberIdSchema, reason: reasonSchema }),
  value: z.object({ ended: z.int() }),
  errors: ['operators.step-up-required', 'members.member-unknown'],
});

export const unlockMember = endpoint({
  name: 'identity.unlock-member',
  summary: 'Forgets the wrong passwords of an account and the lock they led to, after its owner was made sure of.',
  method: 'POST',
  path: '/bo/member/unlock',
  access: 'operator',
  permission: 'members.write',
  stepUp: true,
  body: z.strictObject({ memberId: memberIdSchema, reason: reasonSchema }),
  value: z.object({
    /** Whether wrong passwords were counted at all. */
    wasCounted: z.boolean(),
  }),
  errors: ['operators.step-up-required', 'members.member-unknown'],
});

export const listMemberDevices = endpoint({
  name: 'identity.list-member-devices',
  summary: 'The devices a member is known on, used last first.',
  method: 'GET',
  path: '/bo/member/device/list',
  access: 'operator',
  permission: 'members.read',
  query: z.strictObject({ memberId: memberIdSchema }),
  value: z.object({ list: z.array(deviceSchema) }),
  errors: [],
});
