import * as z from 'zod/mini';
import { reasonSchema } from '../approvals/fields.ts';
import { waitingSchema } from '../console/answers.ts';
import { endpoint } from '../endpoint.ts';
import { idSchema, memberIdSchema } from '../ids.ts';
import { CHANGE, READ, STEP_UP } from '../operator-fields.ts';
import { momentSchema } from '../time.ts';
import { RISK_CASE_STATES, RISK_LEVELS, RISK_RESULTS, RISK_RULES, PAIR_LINKS, TRACE_KINDS } from './states.ts';

export const RISK_PAGE_SIZE = 50;

const caseIdSchema = idSchema<'risk-case'>();

/** One rule that gave points, with what it found. */
const reasonOfScoreSchema = z.object({
  rule: z.enum(RISK_RULES),
  points: z.int(),
  /** How many accounts, or events, the rule found. */
  found: z.int(),
});
export type ReasonOfScore = z.output<typeof reasonOfScoreSchema>;

const caseFields = {
  caseId: caseIdSchema,
  memberId: memberIdSchema,
  account: z.string(),
  state: z.enum(RISK_CASE_STATES),
  /** The highest score since it was opened. */
  score: z.int(),
  openedAt: momentSchema,
  /** Who opened it by hand; nothing where its score did. */
  openedBy: z.nullable(z.string()),
  result: z.nullable(z.enum(RISK_RESULTS)),
  closedAt: z.nullable(momentSchema),
  closedBy: z.nullable(z.string()),
};
const listedCaseSchema = z.object(caseFields);
export type ListedRiskCase = z.output<typeof listedCaseSchema>;

const shownCaseSchema = z.object({ ...caseFields, reasons: z.array(reasonOfScoreSchema) });

export const listRiskCases = endpoint({
  ...READ,
  name: 'risk.list-cases',
  summary: 'Members whose links or money need a look: open cases unless told, the highest score first, in pages.',
  path: '/bo/risk/case/list',
  permission: 'risk.read',
  query: z.strictObject({
    state: z.optional(z.enum(RISK_CASE_STATES)),
    result: z.optional(z.enum(RISK_RESULTS)),
    /** The `next` of the page before: score and number of its last row. */
    cursor: z.optional(z.string().check(z.regex(/^\d{1,3}-[1-9]\d{0,18}$/))),
  }),
  value: z.object({ list: z.array(listedCaseSchema), next: z.nullable(z.string()) }),
  errors: [],
});

export const countRiskCases = endpoint({
  ...READ,
  name: 'risk.count-cases',
  summary: 'How many cases of risk are open, and since when.',
  path: '/bo/risk/case/waiting',
  permission: 'risk.read',
  value: waitingSchema,
  errors: [],
});

export const readRiskCase = endpoint({
  ...READ,
  name: 'risk.read-case',
  summary: 'One case with the rules behind its score; the audit log keeps who looked.',
  path: '/bo/risk/case',
  permission: 'risk.read',
  query: z.strictObject({ caseId: caseIdSchema }),
  value: shownCaseSchema,
  errors: ['risk.case-unknown'],
});

export const openRiskCase = endpoint({
  ...CHANGE,
  name: 'risk.open-case',
  summary: 'Opens a case about a member by hand.',
  path: '/bo/risk/case/open',
  permission: 'risk.write',
  body: z.strictObject({ memberId: memberIdSchema, reason: reasonSchema }),
  value: listedCaseSchema,
  errors: [STEP_UP, 'risk.member-unknown', 'risk.case-open'],
});

export const closeRiskCase = endpoint({
  ...CHANGE,
  name: 'risk.close-case',
  summary: 'Decides a case. Nothing follows by itself: a lock or a correction is a change of its own.',
  path: '/bo/risk/case/close',
  permission: 'risk.write',
  body: z.strictObject({ caseId: caseIdSchema, result: z.enum(RISK_RESULTS), reason: reasonSchema }),
  value: listedCaseSchema,
  errors: [STEP_UP, 'risk.case-unknown', 'risk.case-decided'],
});

export const readRiskOfMember = endpoint({
  ...READ,
  name: 'risk.read-member',
  summary: 'The score of a member with the rules behind it.',
  path: '/bo/risk/member',
  permission: 'risk.read',
  query: z.strictObject({ memberId: memberIdSchema }),
  value: z.object({
    score: z.int(),
    level: z.enum(RISK_LEVELS),
    weighedAt: z.nullable(momentSchema),
    openCase: z.nullable(caseIdSchema),
    reasons: z.array(reasonOfScoreSchema),
  }),
  errors: ['risk.member-unknown'],
});

const nodeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('member'),
    id: z.string(),
    memberId: memberIdSchema,
    account: z.string(),
    score: z.int(),
  }),
  z.object({
    kind: z.literal('trace'),
    id: z.string(),
    trace: z.enum(TRACE_KINDS),
    /** A short name for what is shared; never the value itself. */
    mark: z.string(),
    /** How many accounts share it in all, and how many of them are not drawn. */
    accounts: z.int(),
    hidden: z.int(),
    /** Shared by so many that it says nothing about anybody; it is not followed. */
    isCrowd: z.boolean(),
  }),
]);

const edgeSchema = z.object({
  memberId: memberIdSchema,
  account: z.string(),
  trace: z.enum(TRACE_KINDS),
  mark: z.string(),
  since: momentSchema,
  lastSeenAt: momentSchema,
  times: z.int(),
  /** The ids of both nodes. */
  from: z.string(),
  to: z.string(),
});

export const readLinks = endpoint({
  ...READ,
  name: 'risk.read-links',
  summary: 'The accounts that share something with a member, as nodes and edges; larger graphs are grouped.',
  path: '/bo/risk/links',
  permission: 'risk.read',
  query: z.strictObject({ memberId: memberIdSchema, depth: z.optional(z.enum(['1', '2', '3'])) }),
  value: z.object({ root: z.string(), nodes: z.array(nodeSchema), edges: z.array(edgeSchema) }),
  errors: ['risk.member-unknown'],
});

export const listRiskScores = endpoint({
  ...READ,
  name: 'risk.list-scores',
  summary: 'Members by their score, the highest first, in pages.',
  path: '/bo/risk/score/list',
  permission: 'risk.read',
  query: z.strictObject({
    rule: z.optional(z.enum(RISK_RULES)),
    cursor: z.optional(z.string().check(z.regex(/^\d{1,3}-[1-9]\d{0,18}$/))),
  }),
  value: z.object({
    list: z.array(
      z.object({
        memberId: memberIdSchema,
        account: z.string(),
        score: z.int(),
        level: z.enum(RISK_LEVELS),
        rules: z.array(z.enum(RISK_RULES)),
        weighedAt: momentSchema,
      }),
    ),
    next: z.nullable(z.string()),
  }),
  errors: [],
});

export const readPair = endpoint({
  ...READ,
  name: 'risk.read-pair',
  summary: 'What the two members of a payment between members had in common when they were paired.',
  path: '/bo/risk/pair',
  permission: 'risk.read',
  query: z.strictObject({ sliceId: idSchema<'slice'>() }),
  value: z.object({ shared: z.array(z.enum(PAIR_LINKS)) }),
  errors: [],
});
