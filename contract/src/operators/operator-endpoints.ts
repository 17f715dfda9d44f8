import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { reasonSchema } from '../approvals/fields.ts';
import { idSchema } from '../ids.ts';
import { momentSchema } from '../time.ts';
import { STAFF_ROLES } from './permissions.ts';

/** Names of staff: lower case, so that two people never differ by a capital. */
export const STAFF_NAME = /^[a-z][a-z\d._-]{2,31}$/;
export const STAFF_PASSWORD_MIN = 12;
export const STAFF_PASSWORD_MAX = 128;

const nameField = z.string().check(z.regex(STAFF_NAME));
const passwordField = z.string().check(z.minLength(1), z.maxLength(512));
const codeField = z.string().check(z.regex(/^\d{6}$/));
const linkField = z.string().check(z.regex(/^enrol_[\w-]{43}$/));
const rolesField = z.array(z.enum(STAFF_ROLES)).check(z.maxLength(STAFF_ROLES.length));
const staffIdSchema = idSchema<'staff'>();
const sessionIdSchema = idSchema<'staff session'>();

const selfSchema = z.object({
  staffId: staffIdSchema,
  name: z.string(),
  roles: rolesField,
  permissions: z.array(z.string()),
  isSteppedUp: z.boolean(),
});

export const login = endpoint({
  name: 'operators.login',
  summary: 'Opens a staff session with password and authenticator code; failures are counted and lock the name.',
  method: 'POST',
  path: '/bo/session/login',
  access: 'public',
  encrypted: true,
  body: z.strictObject({ name: nameField, password: passwordField, code: codeField }),
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
  value: z.object({ name: z.string(), otpauthUrl: z.string(), expiresAt: momentSchema }),
  errors: ['operators.enrolment-unknown', 'operators.network-refused'],
  limit: 'staff-log-in',
});

export const enrol = endpoint({
  name: 'operators.enrol',
  summary: 'Sets the password and confirms the authenticator of a new staff account; the link works once.',
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
  summary: 'Shows password and authenticator code again, for calls that ask for it.',
  method: 'POST',
  path: '/bo/session/step-up',
  access: 'operator',
  permission: 'session.own',
  encrypted: true,
  body: z.strictObject({ password: passwordField, code: codeField }),
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
    list: z.array(
      z.object({
        sessionId: sessionIdSchema,
        ip: z.string(),
        userAgent: z.string(),
        openedAt: momentSchema,
        seenAt: momentSchema,
        expiresAt: momentSchema,
        isCurrent: z.boolean(),
      }),
    ),
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

export const listStaff = endpoint({
  name: 'operators.list-staff',
  summary: 'Every staff account with its roles and state.',
  method: 'GET',
  path: '/bo/staff/list',
  access: 'operator',
  permission: 'staff.read',
  value: z.object({
    list: z.array(
      z.object({
        staffId: staffIdSchema,
        name: z.string(),
        roles: rolesField,
        state: z.enum(['invited', 'active', 'disabled']),
        version: z.int(),
        createdAt: momentSchema,
      }),
    ),
  }),
  errors: [],
});

export const invite = endpoint({
  name: 'operators.invite',
  summary: 'Opens a staff account without roles and makes its one-time enrolment link; again, it makes a new link.',
  method: 'POST',
  path: '/bo/staff/invite',
  access: 'operator',
  permission: 'staff.write',
  stepUp: true,
  body: z.strictObject({ name: nameField, reason: reasonSchema }),
  value: z.object({ staffId: staffIdSchema, link: z.string(), expiresAt: momentSchema }),
  errors: ['operators.name-taken', 'operators.step-up-required'],
});

export const changeRoles = endpoint({
  name: 'operators.change-roles',
  summary: 'Holds a change of roles until a second person approves it.',
  method: 'POST',
  path: '/bo/staff/roles',
  access: 'operator',
  permission: 'staff.write',
  stepUp: true,
  body: z.strictObject({ staffId: staffIdSchema, roles: rolesField, version: z.int(), reason: reasonSchema }),
  value: z.object({ approvalId: idSchema<'approval'>() }),
  errors: [
    'operators.staff-unknown',
    'operators.not-enrolled',
    'operators.roles-exclusive',
    'operators.version-conflict',
    'operators.own-account',
    'operators.last-super',
    'operators.step-up-required',
  ],
});

export const disableStaff = endpoint({
  name: 'operators.disable-staff',
  summary: 'Closes a staff account and ends its sessions.',
  method: 'POST',
  path: '/bo/staff/disable',
  access: 'operator',
  permission: 'staff.write',
  stepUp: true,
  body: z.strictObject({ staffId: staffIdSchema, version: z.int(), reason: reasonSchema }),
  value: z.object({}),
  errors: [
    'operators.staff-unknown',
    'operators.version-conflict',
    'operators.own-account',
    'operators.last-super',
    'operators.step-up-required',
  ],
});
