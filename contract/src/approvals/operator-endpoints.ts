import * as z from 'zod/mini';
import { waitingSchema } from '../console/answers.ts';
import { endpoint } from '../endpoint.ts';
import { idSchema } from '../ids.ts';
import { momentSchema } from '../time.ts';
import { APPROVAL_STATES } from './states.ts';

const approvalIdSchema = idSchema<'approval'>();
const stateSchema = z.enum(APPROVAL_STATES);
const personSchema = z.object({ operatorId: z.string(), name: z.string() });

/** A held change as staff reads it. */
export const approvalSchema = z.object({
  id: approvalIdSchema,
  /** `module.what`, such as `system.status`. */
  kind: z.string(),
  target: z.string(),
  targetVersion: z.string(),
  /** What the change does, field by field, as the target was when the change was held. */
  changes: z.array(z.object({ field: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) })),
  status: stateSchema,
  reason: z.string(),
  maker: personSchema,
  checker: z.nullable(personSchema),
  note: z.string(),
  /** The code of the refusal that made the execution fail. */
  failure: z.nullable(z.string()),
  createdAt: momentSchema,
  expiresAt: momentSchema,
  decidedAt: z.nullable(momentSchema),
  executedAt: z.nullable(momentSchema),
  /** Whether the caller may approve or reject it now. */
  mayDecide: z.boolean(),
  /** Whether the caller made it and may take it back now. */
  mayCancel: z.boolean(),
});
export type Approval = z.output<typeof approvalSchema>;

export const APPROVALS_PAGE_MAX = 100;

export const listRequests = endpoint({
  name: 'approvals.list-requests',
  summary: 'Held changes, newest first.',
  method: 'GET',
  path: '/bo/approval/list',
  access: 'operator',
  permission: 'approvals.read',
  query: z.strictObject({
    status: z.optional(stateSchema),
    kind: z.optional(z.string().check(z.maxLength(80))),
    /** The `next` of the page before. */
    cursor: z.optional(approvalIdSchema),
  }),
  value: z.object({ list: z.array(approvalSchema), next: z.nullable(approvalIdSchema) }),
  errors: [],
});

export const readRequest = endpoint({
  name: 'approvals.read-request',
  summary: 'One held change.',
  method: 'GET',
  path: '/bo/approval/read',
  access: 'operator',
  permission: 'approvals.read',
  query: z.strictObject({ id: approvalIdSchema }),
  value: approvalSchema,
  errors: ['approvals.unknown'],
});

export const countWaiting = endpoint({
  name: 'approvals.count-waiting',
  summary: 'How many held changes of other people the caller may decide now, and since when the oldest waits.',
  method: 'GET',
  path: '/bo/approval/waiting',
  access: 'operator',
  permission: 'approvals.read',
  value: waitingSchema,
  errors: [],
});

const noteSchema = z.string().check(z.trim(), z.maxLength(500));

/** Why a decision is refused, whichever way it goes. */
const DECISION_ERRORS = [
  'operators.step-up-required',
  'approvals.unknown',
  'approvals.kind-unknown',
  'approvals.same-person',
  'approvals.decided',
  'approvals.expired',
] as const;

export const approveRequest = endpoint({
  name: 'approvals.approve-request',
  summary: 'Approves a change of somebody else and executes it; a change whose target moved fails.',
  method: 'POST',
  path: '/bo/approval/approve',
  access: 'operator',
  permission: 'approvals.decide',
  stepUp: true,
  body: z.strictObject({ id: approvalIdSchema, note: z.optional(noteSchema) }),
  value: approvalSchema,
  errors: [...DECISION_ERRORS, 'approvals.payload-changed', 'approvals.maker-gone'],
});

export const rejectRequest = endpoint({
  name: 'approvals.reject-request',
  summary: 'Rejects a change of somebody else.',
  method: 'POST',
  path: '/bo/approval/reject',
  access: 'operator',
  permission: 'approvals.decide',
  stepUp: true,
  body: z.strictObject({ id: approvalIdSchema, note: z.optional(noteSchema) }),
  value: approvalSchema,
  errors: DECISION_ERRORS,
});

export const cancelRequest = endpoint({
  name: 'approvals.cancel-request',
  summary: 'Takes back a change that the caller has held.',
  method: 'POST',
  path: '/bo/approval/cancel',
  access: 'operator',
  permission: 'approvals.read',
  body: z.strictObject({ id: approvalIdSchema }),
  value: approvalSchema,
  errors: ['approvals.unknown', 'approvals.not-maker', 'approvals.decided', 'approvals.expired'],
});
