import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { idSchema } from '../ids.ts';
import { momentSchema } from '../time.ts';
import { passkeyProofSchema } from './passkey-endpoints.ts';
import { STAFF_NAME } from './names.ts';
import { STAFF_ROLES } from './permissions.ts';
import { staffSessionSchema } from './session-schema.ts';

export const STAFF_PASSWORD_MIN = 12;
export const STAFF_PASSWORD_MAX = 128;

const nameField = z.string().check(z.regex(STAFF_NAME));
const passwordField = z.string().check(z.minLength(1), z.maxLength(512));
const codeField = z.string().check(z.regex(/^\d{6}$/));
const linkField = z.string().check(z.regex(/^enrol_[\w-]{43}$/));
const rolesField = z.array(z.enum(STAFF_ROLES)).check(z.maxLength(STAFF_ROLES.length));
const staffIdSchema = idSchema<'staff'>();
const sessionIdSchema = idSchema<'staff session'>();

/** One of both is shown; without either the answer is that of a wrong one. */
const secondFactorFields = { code: z.optional(codeField), passkey: z.optional(passkeyProofSchema) } as const;

const selfSchema = z.object({
  staffId: staffIdSchema,
  name: z.string(),
  roles: rolesField,
  permissions: z.array(z.string()),
  isSteppedUp: z.boolean(),
});

export const login = endpoint({
  name: 'operators.login',
  summary:
    'Opens a staff session with password and authenticator code or passkey; failures are counted and lock the name.',
  method: 'POST',
  path: '/bo/session/login',
  access: 'public',
  encrypted: true,
  body: z.strictObject({ name: nameField, password: passwordField, ...secondFactorFields }),
  value: z.object({ token: z.string(), expiresAt: momentSchema, self: selfSchema }),
  errors: ['operators.login-failed', 'operators.locked', 'operators.network-refused'],
  limit: 'staff-log-in',
});

export const readEnrolment = endpoint({
  name: 'operators.read-enrolment',
  summary: 'What an enrolment link is for: the name, and the authenticator secret to set up.',
  method: 'POST',
  path: '/bo/session/enrolment',
  access: 'public',
  encrypted: true,
  body: z.strictObject({ link: linkField }),
  value: z.object({
    name: z.string(),
    otpauthUrl: z.string(),
    expiresAt: momentSchema,
    /** After a reset of the authenticator alone the account's own password is asked for. */
    keepsPassword: z.boolean(),
  }),
  errors: ['operators.enrolment-unknown', 'operators.network-refused'],
  limit: 'staff-log-in',
});

export const enrol = endpoint({
  name: 'operators.enrol',
  summary: 'Sets password and authenticator of a new or reset staff account; the link works once.',
  method: 'POST',
  path: '/bo/session/enrol',
  access: 'public',
  encrypted: true,
  body: z.strictObject({ link: linkField, password: passwordField, code: codeField }),
  value: z.object({ name: z.string() }),
  errors: [
    'operators.enrolment-unknown',
    'operators.code-wrong',
    'operators.password-weak',
    'operators.login-failed',
    'operators.locked',
    'operators.network-refused',
  ],
  limit: 'staff-log-in',
});

export const readSelf = endpoint({
  name: 'operators.read-self',
  summary: 'The staff member behind the session, with roles and permissions.',
  method: 'GET',
  path: '/bo/session/self',
  access: 'operator',
  permission: 'session.own',
  value: selfSchema,
  errors: [],
});

export const stepUp = endpoint({
  name: 'operators.step-up',
  summary: 'Shows password and authenticator code or passkey again, for calls that ask for it.',
  method: 'POST',
  path: '/bo/session/step-up',
  access: 'operator',
  permission: 'session.own',
  encrypted: true,
  body: z.strictObject({ password: passwordField, ...secondFactorFields }),
  value: z.object({ until: momentSchema }),
  errors: ['operators.login-failed', 'operators.locked'],
  limit: 'staff-log-in',
});

export const logout = endpoint({
  name: 'operators.logout',
  summary: 'Ends the staff session that calls.',
  method: 'POST',
  path: '/bo/session/logout',
  access: 'operator',
  permission: 'session.own',
  value: z.object({}),
  errors: [],
});

export const listSessions = endpoint({
  name: 'operators.list-sessions',
  summary: 'The running sessions of the staff member who calls.',
  method: 'GET',
  path: '/bo/session/list',
  access: 'operator',
  permission: 'session.own',
  value: z.object({
    list: z.array(staffSessionSchema),
  }),
  errors: [],
});

export const endSession = endpoint({
  name: 'operators.end-session',
  summary: 'Ends one session of the staff member who calls.',
  method: 'POST',
  path: '/bo/session/end',
  access: 'operator',
  permission: 'session.own',
  body: z.strictObject({ sessionId: sessionIdSchema }),
  value: z.object({}),
  errors: ['operators.session-unknown'],
});

export * from './passkey-endpoints.ts';
export * from './staff-endpoints.ts';
export * from './key-endpoints.ts';
export * from './view-endpoints.ts';
