import * as z from 'zod/mini';
import { reasonSchema } from '../approvals/fields.ts';
import { fileSchema } from '../bytes.ts';
import { waitingSchema } from '../console/answers.ts';
import { endpoint } from '../endpoint.ts';
import { memberIdSchema } from '../ids.ts';
import { pictureIdSchema } from '../pictures/fields.ts';
import { PICTURE_TYPES } from '../pictures/rules.ts';
import { momentSchema } from '../time.ts';
import { caseIdSchema, ownCaseSchema } from './endpoints.ts';
import { CASE_STATES, REJECT_REASONS } from './states.ts';

export const CASES_PAGE_MAX = 50;

const listedCaseSchema = z.object({
  ...z.omit(ownCaseSchema, { documents: true, note: true }).shape,
  memberId: memberIdSchema,
  account: z.string(),
  /** Whether the name of the document is the payee name of the account; null where there is no payee name. */
  isNameSame: z.nullable(z.boolean()),
  /** Members that excluded themselves and have the same name and day of birth: probably the same person again. */
  excluded: z.array(memberIdSchema),
  /** What the sanctions list answered; null before it was asked. */
  sanctions: z.nullable(
    z.object({ list: z.string(), isHit: z.boolean(), matches: z.array(z.string()), at: momentSchema }),
  ),
});
export type ListedCase = z.output<typeof listedCaseSchema>;

const shownCaseSchema = z.object({
  ...listedCaseSchema.shape,
  documents: ownCaseSchema.shape.documents,
  note: z.string(),
  payeeName: z.nullable(z.string()),
  birthDate: z.nullable(z.string()),
  validUntil: z.nullable(z.string()),
  address: z.nullable(z.string()),
  /** The verifier that was asked, and its answer. */
  verifier: z.nullable(z.string()),
  verdict: z.nullable(z.enum(['accept', 'reject', 'refer'])),
  decidedBy: z.nullable(z.string()),
});
export type ShownCase = z.output<typeof shownCaseSchema>;

export const listCases = endpoint({
  name: 'verification.list-cases',
  summary: 'Cases of a state, oldest first; those that wait for a person without one.',
  method: 'GET',
  path: '/bo/verification/list',
  access: 'operator',
  permission: 'verification.read',
  query: z.strictObject({
    state: z.optional(z.enum(CASE_STATES)),
    /** The `next` of the page before. */
    cursor: z.optional(caseIdSchema),
  }),
  value: z.object({ list: z.array(listedCaseSchema), next: z.nullable(caseIdSchema) }),
  errors: [],
});

export const listCasesOfMember = endpoint({
  name: 'verification.list-of-member',
  summary: 'Every case a member sent, newest first.',
  method: 'GET',
  path: '/bo/verification/of-member',
  access: 'operator',
  permission: 'verification.read',
  query: z.strictObject({ memberId: memberIdSchema, cursor: z.optional(caseIdSchema) }),
  value: z.object({ list: z.array(listedCaseSchema), next: z.nullable(caseIdSchema) }),
  errors: [],
});

export const readCase = endpoint({
  name: 'verification.read-case',
  summary: 'One case in full; the audit log keeps who looked.',
  method: 'GET',
  path: '/bo/verification/read',
  access: 'operator',
  permission: 'verification.read',
  query: z.strictObject({ caseId: caseIdSchema }),
  value: shownCaseSchema,
  errors: ['verification.case-unknown'],
});

export const readDocument = endpoint({
  name: 'verification.read-document',
  summary: 'One document of a case; the audit log keeps who looked.',
  method: 'GET',
  path: '/bo/verification/document',
  access: 'operator',
  permission: 'verification.read',
  query: z.strictObject({ id: caseIdSchema, pictureId: pictureIdSchema }),
  file: PICTURE_TYPES,
  value: fileSchema,
  errors: ['verification.case-unknown', 'pictures.unknown'],
});

export const countCases = endpoint({
  name: 'verification.count-cases',
  summary: 'How many cases wait for a person, and since when.',
  method: 'GET',
  path: '/bo/verification/waiting',
  access: 'operator',
  permission: 'verification.read',
  value: waitingSchema,
  errors: [],
});

export const acceptCase = endpoint({
  name: 'verification.accept-case',
  summary: 'Accepts the documents of a case in review; the member reaches the level.',
  method: 'POST',
  path: '/bo/verification/accept',
  access: 'operator',
  permission: 'verification.decide',
  stepUp: true,
  body: z.strictObject({ id: caseIdSchema, validUntil: z.optional(z.iso.date()), reason: reasonSchema }),
  value: shownCaseSchema,
  errors: [
    'operators.step-up-required',
    'verification.case-unknown',
    'verification.decided',
    'verification.name-differs',
    'verification.document-expired',
  ],
});

export const rejectCase = endpoint({
  name: 'verification.reject-case',
  summary: 'Rejects the documents of a case in review with a reason; the member may send others.',
  method: 'POST',
  path: '/bo/verification/reject',
  access: 'operator',
  permission: 'verification.decide',
  stepUp: true,
  body: z.strictObject({
    id: caseIdSchema,
    because: z.enum(REJECT_REASONS),
    /** What the member reads beside the reason. */
    note: z.optional(z.string().check(z.trim(), z.maxLength(500))),
    reason: reasonSchema,
  }),
  value: shownCaseSchema,
  errors: ['operators.step-up-required', 'verification.case-unknown', 'verification.decided'],
});
