import * as z from 'zod/mini';
import { heldSchema, reasonSchema } from '../approvals/fields.ts';
import { endpoint } from '../endpoint.ts';
import { idSchema } from '../ids.ts';
import { momentSchema } from '../time.ts';
import { KEY_PERMISSIONS } from './key-permissions.ts';
import { STAFF_NAME } from './names.ts';

/** `granted`: two people allowed it, and its secret was not made yet. */
export const KEY_STATES = ['granted', 'active', 'expired', 'revoked'] as const;
export type KeyState = (typeof KEY_STATES)[number];

/** How long a key may live, and how long the secret before goes on beside a new one. */
export const KEY_DAYS_MAX = 366;
export const KEY_OVERLAP_HOURS_MAX = 72;

const keyIdSchema = idSchema<'api key'>();
const permissionsField = z.array(z.enum(KEY_PERMISSIONS)).check(z.minLength(1), z.maxLength(KEY_PERMISSIONS.length));

const keySchema = z.object({
  keyId: keyIdSchema,
  name: z.string(),
  state: z.enum(KEY_STATES),
  permissions: z.array(z.string()),
  version: z.int(),
  createdAt: momentSchema,
  expiresAt: momentSchema,
  /** When the present secret was made, and until when the one before it is still taken. */
  issuedAt: z.nullable(momentSchema),
  previousUntil: z.nullable(momentSchema),
  usedAt: z.nullable(momentSchema),
  usedFrom: z.nullable(z.string()),
});
export type ShownKey = z.output<typeof keySchema>;

export const listKeys = endpoint({
  name: 'operators.list-keys',
  summary: "Every API key of the operator's own systems, with what it may read and when it was used.",
  method: 'GET',
  path: '/bo/key/list',
  access: 'operator',
  permission: 'staff.read',
  value: z.object({ list: z.array(keySchema) }),
  errors: [],
});

export const readKey = endpoint({
  name: 'operators.read-key',
  summary: 'One API key.',
  method: 'GET',
  path: '/bo/key/read',
  access: 'operator',
  permission: 'staff.read',
  query: z.strictObject({ keyId: keyIdSchema }),
  value: keySchema,
  errors: ['operators.key-unknown'],
});

export const keyGrantSchema = z.strictObject({
  name: z.string().check(z.regex(STAFF_NAME)),
  permissions: permissionsField,
  /** From the approval on. */
  days: z.int().check(z.minimum(1), z.maximum(KEY_DAYS_MAX)),
});

export const grantKey = endpoint({
  name: 'operators.grant-key',
  summary:
    'Holds a new API key with what it may read until a second person approves it; its secret is made afterwards.',
  method: 'POST',
  path: '/bo/key/grant',
  access: 'operator',
  permission: 'staff.write',
  stepUp: true,
  body: z.extend(keyGrantSchema, { reason: reasonSchema }),
  value: heldSchema,
  errors: ['operators.key-name-taken', 'operators.step-up-required', 'approvals.decided'],
});

export const issueKey = endpoint({
  name: 'operators.issue-key',
  summary:
    'Makes the secret of a granted API key, or a new one; it is shown once, and the one before goes on for the hours given.',
  method: 'POST',
  path: '/bo/key/issue',
  access: 'operator',
  permission: 'staff.write',
  stepUp: true,
  body: z.strictObject({
    keyId: keyIdSchema,
    overlapHours: z.int().check(z.minimum(0), z.maximum(KEY_OVERLAP_HOURS_MAX)),
    version: z.int(),
    reason: reasonSchema,
  }),
  value: z.object({ secret: z.string() }),
  errors: ['operators.key-unknown', 'operators.key-over', 'operators.version-conflict', 'operators.step-up-required'],
});

export const revokeKey = endpoint({
  name: 'operators.revoke-key',
  summary: 'Ends an API key at once, for good.',
  method: 'POST',
  path: '/bo/key/revoke',
  access: 'operator',
  permission: 'staff.write',
  stepUp: true,
  body: z.strictObject({ keyId: keyIdSchema, version: z.int(), reason: reasonSchema }),
  value: z.object({}),
  errors: ['operators.key-unknown', 'operators.key-over', 'operators.version-conflict', 'operators.step-up-required'],
});
