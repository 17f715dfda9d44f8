import * as z from 'zod/mini';
import { heldSchema, reasonSchema } from '../approvals/fields.ts';
import { endpoint } from '../endpoint.ts';
import { idSchema } from '../ids.ts';
import { momentSchema } from '../time.ts';
import { STAFF_NAME } from './names.ts';
import { STAFF_ROLES } from './permissions.ts';
import { staffSessionSchema } from './session-schema.ts';

/** `reset`: password or authenticator were lost, and the account waits for a new link. */
export const STAFF_STATES = ['invited', 'active', 'reset', 'disabled'] as const;
/** What a reset takes away: the second factor alone, or the password as well. */
export const LOST_PROOFS = ['authenticator', 'both'] as const;

const nameField = z.string().check(z.regex(STAFF_NAME));
const rolesField = z.array(z.enum(STAFF_ROLES)).check(z.maxLength(STAFF_ROLES.length));
const staffIdSchema = idSchema<'staff'>();
const linkFields = { staffId: staffIdSchema, link: z.string(), expiresAt: momentSchema } as const;

const staffSchema = z.object({
  staffId: staffIdSchema,
  name: z.string(),
  roles: rolesField,
  state: z.enum(STAFF_STATES),
  version: z.int(),
  createdAt: momentSchema,
});

export const listStaff = endpoint({
  name: 'operators.list-staff',
  summary: 'Every staff account with its roles and state.',
  method: 'GET',
  path: '/bo/staff/list',
  access: 'operator',
  permission: 'staff.read',
  value: z.object({
    list: z.array(staffSchema),
  }),
  errors: [],
});

export const readStaff = endpoint({
  name: 'operators.read-staff',
  summary: 'One staff account with its roles and state.',
  method: 'GET',
  path: '/bo/staff/read',
  access: 'operator',
  permission: 'staff.read',
  query: z.strictObject({ staffId: staffIdSchema }),
  value: staffSchema,
  errors: ['operators.staff-unknown'],
});

export const invite = endpoint({
  name: 'operators.invite',
  summary:
    'Opens a staff account without roles and makes its one-time enrolment link; again, or after a reset, a new link.',
  method: 'POST',
  path: '/bo/staff/invite',
  access: 'operator',
  permission: 'staff.write',
  stepUp: true,
  body: z.strictObject({ name: nameField, reason: reasonSchema }),
  value: z.object(linkFields),
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
  value: heldSchema,
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

export const enableStaff = endpoint({
  name: 'operators.enable-staff',
  summary: 'Opens a disabled staff account again, without roles, and makes its one-time enrolment link.',
  method: 'POST',
  path: '/bo/staff/enable',
  access: 'operator',
  permission: 'staff.write',
  stepUp: true,
  body: z.strictObject({ staffId: staffIdSchema, version: z.int(), reason: reasonSchema }),
  value: z.object(linkFields),
  errors: [
    'operators.staff-unknown',
    'operators.not-disabled',
    'operators.version-conflict',
    'operators.step-up-required',
  ],
});

export const resetStaff = endpoint({
  name: 'operators.reset-staff',
  summary: 'Holds the reset of a lost authenticator, or of password and authenticator, for a second person.',
  method: 'POST',
  path: '/bo/staff/reset',
  access: 'operator',
  permission: 'staff.write',
  stepUp: true,
  body: z.strictObject({
    staffId: staffIdSchema,
    lost: z.enum(LOST_PROOFS),
    version: z.int(),
    reason: reasonSchema,
  }),
  value: heldSchema,
  errors: [
    'operators.staff-unknown',
    'operators.not-enrolled',
    'operators.own-account',
    'operators.step-up-required',
    'approvals.state-conflict',
    'approvals.decided',
  ],
});

export const listStaffSessions = endpoint({
  name: 'operators.list-staff-sessions',
  summary: 'The running sessions of one staff account.',
  method: 'GET',
  path: '/bo/staff/session/list',
  access: 'operator',
  permission: 'staff.read',
  query: z.strictObject({ staffId: staffIdSchema }),
  value: z.object({ list: z.array(staffSessionSchema) }),
  errors: [],
});

export const endStaffSessions = endpoint({
  name: 'operators.end-staff-sessions',
  summary: 'Ends the sessions of a staff account, or one of them.',
  method: 'POST',
  path: '/bo/staff/session/end',
  access: 'operator',
  permission: 'staff.write',
  stepUp: true,
  body: z.strictObject({
    staffId: staffIdSchema,
    sessionId: z.optional(idSchema<'staff session'>()),
    reason: reasonSchema,
  }),
  value: z.object({ ended: z.int() }),
  errors: ['operators.staff-unknown', 'operators.step-up-required'],
});
