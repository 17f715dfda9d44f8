import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { idSchema } from '../ids.ts';
import { pictureIdSchema } from '../pictures/fields.ts';
import { PICTURES_MAX } from '../pictures/rules.ts';
import { momentSchema } from '../time.ts';
import { DOCUMENT_KINDS } from './levels.ts';
import { CASE_STATES, REJECT_REASONS } from './states.ts';

/** Who leaves may still have to prove who it is to take money out. */
const FOR_MEMBERS = { access: 'member', scopes: ['withdraw'], openDuring: ['region'] } as const;

export const caseIdSchema = idSchema<'verification-case'>();
export const identityLevelSchema = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);
export const documentLevelSchema = z.union([z.literal(2), z.literal(3)]);
const daySchema = z.iso.date();

export const documentSchema = z.strictObject({
  pictureId: pictureIdSchema,
  kind: z.enum(DOCUMENT_KINDS),
  /** The name of the file as the member has it; the sandbox verifier decides by it. */
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
});

export const ownCaseSchema = z.object({
  caseId: caseIdSchema,
  level: documentLevelSchema,
  state: z.enum(CASE_STATES),
  documents: z.array(documentSchema),
  fullName: z.string(),
  sentAt: momentSchema,
  decidedAt: z.nullable(momentSchema),
  reason: z.nullable(z.enum(REJECT_REASONS)),
  /** What staff wrote to the member beside the reason. */
  note: z.string(),
  expiresAt: z.nullable(momentSchema),
});
export type OwnCase = z.output<typeof ownCaseSchema>;

const standingSchema = z.object({
  level: identityLevelSchema,
  hasConfirmedContact: z.boolean(),
  payeeName: z.nullable(z.string()),
  minimumAge: z.int(),
  /** Who checks in the sandbox: pages explain then what file names do. */
  isSandbox: z.boolean(),
  /** The newest case of each level. */
  cases: z.array(ownCaseSchema),
  /** The levels for which documents are taken now. */
  maySend: z.array(documentLevelSchema),
});
export type VerificationStanding = z.output<typeof standingSchema>;

export const readStanding = endpoint({
  name: 'verification.read-standing',
  summary: "How well the caller's identity is proven, and what became of the documents sent.",
  method: 'GET',
  path: '/wps/relay/member/verification',
  ...FOR_MEMBERS,
  value: standingSchema,
  errors: [],
});

export const sendDocuments = endpoint({
  name: 'verification.send-documents',
  summary: 'Sends documents for a level; the same pictures sent again are the same case.',
  method: 'POST',
  path: '/wps/relay/member/verification',
  ...FOR_MEMBERS,
  body: z.strictObject({
    level: documentLevelSchema,
    /** As on the document. */
    fullName: z.string().check(z.trim(), z.minLength(2), z.maxLength(120)),
    /** Of level 2. */
    birthDate: z.optional(daySchema),
    /** The last day the document is good, where it says one. */
    validUntil: z.optional(daySchema),
    /** Of level 3. */
    address: z.optional(z.string().check(z.trim(), z.minLength(8), z.maxLength(300))),
    documents: z.array(documentSchema).check(
      z.minLength(1),
      z.maxLength(PICTURES_MAX),
      z.refine((list) => new Set(list.map(({ pictureId }) => pictureId)).size === list.length),
    ),
  }),
  value: standingSchema,
  errors: [
    'verification.level-missing',
    'verification.accepted-already',
    'verification.in-review',
    'verification.documents-incomplete',
    'verification.document-expired',
    'verification.too-young',
    'verification.fields-refused',
    'pictures.unknown',
  ],
  limit: 'send-documents',
});
