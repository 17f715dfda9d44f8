import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { idSchema } from '../ids.ts';
import { momentSchema } from '../time.ts';

const lineNumberSchema = idSchema<'audit line'>();

export const AUDIT_PAGE_MAX = 100;

export const auditLineSchema = z.object({
  seq: lineNumberSchema,
  at: momentSchema,
  actorKind: z.string(),
  actor: z.string(),
  action: z.string(),
  resource: z.string(),
  resourceId: z.string(),
  /** What changed, field by field. */
  changes: z.array(z.object({ field: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) })),
  reason: z.string(),
  ip: z.string(),
  approvalId: z.nullable(z.string()),
});

const wordField = z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(120)));

export const listAuditLines = endpoint({
  name: 'audit.list-lines',
  summary: 'The trail of changes, newest first, in pages.',
  method: 'GET',
  path: '/bo/audit/list',
  access: 'operator',
  permission: 'audit.read',
  query: z.strictObject({
    actor: wordField,
    action: wordField,
    resource: wordField,
    resourceId: wordField,
    cursor: z.optional(lineNumberSchema),
  }),
  value: z.object({ list: z.array(auditLineSchema), next: z.nullable(lineNumberSchema) }),
  errors: [],
});

export const readAuditLine = endpoint({
  name: 'audit.read-line',
  summary: 'One line of the trail.',
  method: 'GET',
  path: '/bo/audit/read',
  access: 'operator',
  permission: 'audit.read',
  query: z.strictObject({ seq: lineNumberSchema }),
  value: auditLineSchema,
  errors: ['audit.unknown'],
});

export const verifyAuditChain = endpoint({
  name: 'audit.verify-chain',
  summary: 'Recomputes the chain from its first line and compares it with what was written down outside the database.',
  method: 'GET',
  path: '/bo/audit/verify',
  access: 'operator',
  permission: 'audit.read',
  value: z.object({
    checkedAt: momentSchema,
    lines: z.string(),
    anchors: z.int(),
    fault: z.nullable(z.object({ seq: z.string(), kind: z.string() })),
  }),
  errors: [],
  limit: 'staff-verify',
});
