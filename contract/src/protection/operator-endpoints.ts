import * as z from 'zod/mini';
import { heldSchema, reasonSchema, versionSchema } from '../approvals/fields.ts';
import { waitingSchema } from '../console/answers.ts';
import { endpoint } from '../endpoint.ts';
import { idSchema, memberIdSchema } from '../ids.ts';
import { momentSchema } from '../time.ts';
import { HARM_CASE_OUTCOMES, HARM_CASE_STATES, MARKER_KINDS } from './markers.ts';
import { EXCLUSION_STATES } from './states.ts';

export const liftAnswerSchema = z.strictObject({ id: idSchema<'exclusion'>(), answer: z.enum(['GRANT', 'REFUSE']) });

export const EXCLUSION_PAGE_SIZE = 50;

const exclusionSchema = z.object({
  id: idSchema<'exclusion'>(),
  memberId: memberIdSchema,
  state: z.enum(EXCLUSION_STATES),
  beganAt: momentSchema,
  endsAt: z.nullable(momentSchema),
  reason: z.nullable(z.string()),
  askedAt: z.nullable(momentSchema),
  answerBy: z.nullable(momentSchema),
  liftsAt: z.nullable(momentSchema),
  version: z.string(),
});

export const listExclusions = endpoint({
  name: 'protection.list-exclusions',
  summary: 'Exclusions, those that wait for an answer first among their state; newest first, in pages.',
  method: 'GET',
  path: '/bo/protection/exclusion/list',
  access: 'operator',
  permission: 'protection.read',
  query: z.strictObject({
    state: z.optional(z.enum(EXCLUSION_STATES)),
    cursor: z.optional(idSchema<'exclusion'>()),
  }),
  value: z.object({ list: z.array(exclusionSchema), next: z.nullable(idSchema<'exclusion'>()) }),
  errors: [],
});

export const readExclusion = endpoint({
  name: 'protection.read-exclusion',
  summary: 'One exclusion, with what its member says about lifting it.',
  method: 'GET',
  path: '/bo/protection/exclusion/read',
  access: 'operator',
  permission: 'protection.read',
  query: z.strictObject({ id: idSchema<'exclusion'>() }),
  value: exclusionSchema,
  errors: ['protection.exclusion-unknown'],
});

export const listLiftRequests = endpoint({
  name: 'protection.list-lift-requests',
  summary: 'Requests to lift an exclusion that wait for an answer.',
  method: 'GET',
  path: '/bo/protection/exclusion/requests',
  access: 'operator',
  permission: 'protection.write',
  query: z.strictObject({ cursor: z.optional(idSchema<'exclusion'>()) }),
  value: z.object({ list: z.array(exclusionSchema), next: z.nullable(idSchema<'exclusion'>()) }),
  errors: [],
});

export const countLiftRequests = endpoint({
  name: 'protection.count-lift-requests',
  summary: 'How many requests to lift an exclusion wait, and since when.',
  method: 'GET',
  path: '/bo/protection/exclusion/waiting',
  access: 'operator',
  permission: 'protection.write',
  value: waitingSchema,
  errors: [],
});

export const answerLift = endpoint({
  name: 'protection.answer-lift',
  summary: 'Holds the answer to a request to lift an exclusion for a second person.',
  method: 'POST',
  path: '/bo/protection/exclusion/answer',
  access: 'operator',
  permission: 'protection.write',
  stepUp: true,
  body: z.extend(liftAnswerSchema, { version: versionSchema, reason: reasonSchema }),
  value: heldSchema,
  errors: [
    'operators.step-up-required',
    'protection.exclusion-unknown',
    'protection.lift-not-due',
    'approvals.state-conflict',
    'approvals.decided',
  ],
});

const harmCaseFields = {
  id: idSchema<'harm-case'>(),
  memberId: memberIdSchema,
  state: z.enum(HARM_CASE_STATES),
  /** The points of the markers that count; it grows while the case is open. */
  points: z.int(),
  openedAt: momentSchema,
  outcome: z.nullable(z.enum(HARM_CASE_OUTCOMES)),
  closedAt: z.nullable(momentSchema),
  closedBy: z.nullable(z.string()),
};
const listedHarmCase = z.object(harmCaseFields);
export type ListedHarmCase = z.output<typeof listedHarmCase>;

const shownHarmCase = z.object({
  ...harmCaseFields,
  /** What the member did, the newest first. */
  markers: z.array(z.object({ kind: z.enum(MARKER_KINDS), points: z.int(), at: momentSchema })),
});
export type ShownHarmCase = z.output<typeof shownHarmCase>;

export const HARM_CASE_PAGE_SIZE = 50;

export const listHarmCases = endpoint({
  name: 'protection.list-cases',
  summary: 'Members whose play shows markers of harm: open cases unless told, the newest first, in pages.',
  method: 'GET',
  path: '/bo/protection/case/list',
  access: 'operator',
  permission: 'protection.read',
  query: z.strictObject({
    state: z.optional(z.enum(HARM_CASE_STATES)),
    cursor: z.optional(idSchema<'harm-case'>()),
  }),
  value: z.object({ list: z.array(listedHarmCase), next: z.nullable(idSchema<'harm-case'>()) }),
  errors: [],
});

export const readHarmCase = endpoint({
  name: 'protection.read-case',
  summary: 'One case with the markers of its member; the audit log keeps who looked.',
  method: 'GET',
  path: '/bo/protection/case',
  access: 'operator',
  permission: 'protection.read',
  query: z.strictObject({ id: idSchema<'harm-case'>() }),
  value: shownHarmCase,
  errors: ['protection.case-unknown'],
});

export const closeHarmCase = endpoint({
  name: 'protection.close-case',
  summary: 'Decides a case; offers are open to the member again.',
  method: 'POST',
  path: '/bo/protection/case/close',
  access: 'operator',
  permission: 'protection.write',
  stepUp: true,
  body: z.strictObject({ id: idSchema<'harm-case'>(), outcome: z.enum(HARM_CASE_OUTCOMES), reason: reasonSchema }),
  value: listedHarmCase,
  errors: ['operators.step-up-required', 'protection.case-unknown', 'protection.case-decided'],
});

export const countHarmCases = endpoint({
  name: 'protection.count-cases',
  summary: 'How many cases of harm are open, and since when.',
  method: 'GET',
  path: '/bo/protection/case/waiting',
  access: 'operator',
  permission: 'protection.read',
  value: waitingSchema,
  errors: [],
});

export const listCaseMarkers = endpoint({
  name: 'protection.list-case-markers',
  summary: 'What the member of a case did, the newest first.',
  method: 'GET',
  path: '/bo/protection/case/markers',
  access: 'operator',
  permission: 'protection.read',
  query: z.strictObject({ id: idSchema<'harm-case'>() }),
  value: z.object({
    list: z.array(z.object({ marker: z.int(), kind: z.enum(MARKER_KINDS), points: z.int(), at: momentSchema })),
  }),
  errors: ['protection.case-unknown'],
});

export * from './limits-operator-endpoints.ts';
