import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { idSchema } from '../ids.ts';
import { moneySchema } from '../money-schema.ts';
import { momentSchema } from '../time.ts';
import {
  CARRY_MODES,
  CONTRACT_STATES,
  CONTRACT_TYPES,
  contractTermsSchema,
  contractTierSchema,
  END_REASONS,
  TIERS_MAX,
} from './contract-terms.ts';
import { accountFilter, daySchema, pageNoSchema, rangeFields } from './fields.ts';

export const REQUEST_KINDS = ['OFFER', 'CHANGE', 'TERMINATE', 'RESIGN', 'CASCADE'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

export const REQUEST_STATES = ['IN_PROCESS', 'APPROVED', 'REJECTED', 'WITHDRAWN', 'EXPIRED'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

export const RUN_STATES = ['CALCULATING', 'CALCULATED', 'APPROVED', 'PAYING', 'PAID', 'REJECTED'] as const;
export type RunState = (typeof RUN_STATES)[number];

export const BILL_STATES = ['NOT_REACHED', 'CALCULATED', 'PAID', 'PARTIAL', 'INSUFFICIENT', 'VOID'] as const;
export type BillState = (typeof BILL_STATES)[number];

export const DISPUTE_STATES = ['OPEN', 'CLOSED'] as const;
export const DISPUTE_LENGTH_MAX = 500;

/** Of the caller's own making; a repeat with the same key is answered and changes nothing. */
export const requestKeySchema = z.string().check(z.regex(/^[\w.:-]{8,64}$/));

const contractIdSchema = idSchema<'agent-contract'>();
const requestIdSchema = idSchema<'agent-request'>();

export const agentContractSchema = z.object({
  contractId: contractIdSchema,
  /** Whether the caller gets it or pays it. */
  role: z.enum(['receiver', 'payer']),
  /** The other side; null is the house. */
  other: z.nullable(z.string()),
  terms: contractTermsSchema,
  status: z.enum(CONTRACT_STATES),
  from: daySchema,
  /** The first day without it; null where no end is set. */
  until: z.nullable(daySchema),
  endReason: z.nullable(z.enum(END_REASONS)),
});
export type AgentContract = z.output<typeof agentContractSchema>;

export const agentRequestSchema = z.object({
  requestId: requestIdSchema,
  kind: z.enum(REQUEST_KINDS),
  role: z.enum(['receiver', 'payer']),
  other: z.nullable(z.string()),
  terms: z.nullable(contractTermsSchema),
  status: z.enum(REQUEST_STATES),
  createdAt: momentSchema,
  expiresAt: momentSchema,
});
export type AgentRequest = z.output<typeof agentRequestSchema>;

const typeQuery = { type: z.enum(CONTRACT_TYPES) };

export const listContracts = endpoint({
  name: 'agents.list-contracts',
  summary: 'Contracts of one type that the caller gets or pays, with the requests that wait.',
  method: 'GET',
  path: '/wps/relay/contract/list',
  access: 'agent',
  query: z.strictObject(typeQuery),
  value: z.object({
    list: z.array(agentContractSchema),
    requests: z.array(agentRequestSchema),
    /** The caller's own terms, which an offer may not exceed; null where it has no running contract. */
    own: z.nullable(contractTermsSchema),
    currencySymbol: z.string(),
  }),
  errors: [],
});

const offerFields = {
  receiver: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)),
  type: z.enum(CONTRACT_TYPES),
  carryMode: z.enum(CARRY_MODES),
  tiers: z.array(z.strictObject(contractTierSchema.shape)).check(z.minLength(1), z.maxLength(TIERS_MAX)),
};

const OFFER_ERRORS = [
  'agents.not-in-team',
  'agents.contract-terms',
  'agents.contract-not-dominated',
  'agents.contract-payer-without-contract',
  'agents.contract-pending-exists',
  'agents.type-refused',
] as const;

export const previewOffer = endpoint({
  name: 'agents.preview-offer',
  summary: 'Whether an offer would stand, and what it would have paid in the last three periods.',
  method: 'POST',
  path: '/wps/relay/contract/preview',
  access: 'agent',
  body: z.strictObject(offerFields),
  value: z.object({
    periods: z.array(
      z.object({
        from: daySchema,
        to: daySchema,
        /** The moment an hour begins; nothing where the period is one of days. */
        start: z.nullable(momentSchema),
        validBet: moneySchema,
        effective: moneySchema,
        active: z.int(),
        rate: z.int(),
        /** What the caller would have owed to its other branches by the contracts that run. */
        others: moneySchema,
        /** What the caller would have owed by the offer, and what its own contract would have given for the whole of its team. */
        owed: moneySchema,
        received: moneySchema,
      }),
    ),
  }),
  errors: [...OFFER_ERRORS],
  limit: 'sum-bets',
});

export const offerContract = endpoint({
  name: 'agents.offer-contract',
  summary: 'Offers a contract to somebody directly below, or a change of the one that runs.',
  method: 'POST',
  path: '/wps/relay/contract/offer',
  access: 'agent',
  body: z.strictObject({ ...offerFields, requestKey: requestKeySchema }),
  value: z.object({ requestId: requestIdSchema }),
  errors: [...OFFER_ERRORS, 'agents.key-conflict'],
  limit: 'secure-account',
});

export const answerOffer = endpoint({
  name: 'agents.answer-offer',
  summary:
    'Accepts or rejects an offer. Where contracts of the caller would end, it names them until the caller says so.',
  method: 'POST',
  path: '/wps/relay/contract/process',
  access: 'agent',
  body: z.strictObject({
    requestId: requestIdSchema,
    action: z.enum(['accept', 'reject']),
    confirmCascade: z.optional(z.boolean()),
  }),
  value: z.object({ status: z.enum(REQUEST_STATES), from: z.nullable(daySchema) }),
  errors: [
    'agents.contract-state',
    'agents.contract-not-dominated',
    'agents.contract-payer-without-contract',
    'agents.contract-cascade-required',
    'agents.not-in-team',
    'agents.type-refused',
  ],
  limit: 'secure-account',
});

export const endContract = endpoint({
  name: 'agents.end-contract',
  summary: 'Ends a contract with its present period: the payer terminates it, the receiver resigns.',
  method: 'POST',
  path: '/wps/relay/contract/end',
  access: 'agent',
  body: z.strictObject({ contractId: contractIdSchema }),
  value: z.object({ until: daySchema }),
  errors: ['agents.contract-state'],
  limit: 'secure-account',
});

export const withdrawOffer = endpoint({
  name: 'agents.withdraw-offer',
  summary: 'Takes an offer back that was not answered.',
  method: 'POST',
  path: '/wps/relay/contract/withdrawOffer',
  access: 'agent',
  body: z.strictObject({ requestId: requestIdSchema }),
  value: z.object({ status: z.enum(REQUEST_STATES) }),
  errors: ['agents.contract-state'],
  limit: 'secure-account',
});

/** What a team came to, in a period or on a day. */
const teamSums = {
  validBet: moneySchema,
  stake: moneySchema,
  payout: moneySchema,
  rebate: moneySchema,
  promo: moneySchema,
  salary: moneySchema,
  fee: moneySchema,
};

export const contractBillSchema = z.object({
  billId: idSchema<'agent-bill'>(),
  contractId: contractIdSchema,
  role: z.enum(['receiver', 'payer']),
  other: z.nullable(z.string()),
  from: daySchema,
  to: daySchema,
  periodStart: momentSchema,
  ...teamSums,
  active: z.int(),
  loss: moneySchema,
  carryIn: moneySchema,
  effective: moneySchema,
  carryOut: moneySchema,
  rate: z.int(),
  gross: moneySchema,
  /** What the receiver owes by the same run to those directly below; null for the payer, who is not told. */
  lowerTotal: z.nullable(moneySchema),
  paid: moneySchema,
  status: z.enum(BILL_STATES),
  terms: contractTermsSchema,
});
export type ContractBill = z.output<typeof contractBillSchema>;

export const listBills = endpoint({
  name: 'agents.list-bills',
  summary: 'Bills of one type of contract that the caller got or paid, the newest first, each with what explains it.',
  method: 'GET',
  path: '/wps/relay/contract/bills',
  access: 'agent',
  query: z.strictObject({ ...typeQuery, ...rangeFields, username: accountFilter, pageNo: pageNoSchema }),
  value: z.object({
    list: z.array(contractBillSchema),
    hasMore: z.boolean(),
    /** Of all pages: what the caller gets by these bills, and what it pays. */
    sum: z.object({ received: moneySchema, owed: moneySchema }),
    currencySymbol: z.string(),
  }),
  errors: ['agents.range-backwards', 'agents.range-too-long', 'agents.not-in-team'],
});

const notesSchema = z.array(
  z.object({
    noteId: z.string(),
    by: z.enum(['me', 'other', 'house']),
    text: z.string(),
    /** What the dispute is after it; nothing is disputed where there are no notes. */
    state: z.enum(DISPUTE_STATES),
    at: momentSchema,
  }),
);

export const noteBill = endpoint({
  name: 'agents.note-bill',
  summary: 'Writes into the log of a bill that the caller disagrees with, or answers there.',
  method: 'POST',
  path: '/wps/relay/contract/bill/note',
  access: 'agent',
  body: z.strictObject({
    billId: idSchema<'agent-bill'>(),
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(DISPUTE_LENGTH_MAX)),
    requestKey: requestKeySchema,
  }),
  value: z.object({ notes: notesSchema }),
  errors: ['agents.bill-unknown', 'agents.key-conflict'],
  limit: 'secure-account',
});

export const readBillParts = endpoint({
  name: 'agents.read-bill-parts',
  summary: 'The days that a bill adds up, and what its receiver owes by it to those directly below.',
  method: 'GET',
  path: '/wps/relay/contract/bill/parts',
  access: 'agent',
  query: z.strictObject({ billId: idSchema<'agent-bill'>() }),
  value: z.object({
    /** Days of the receiver's team as the contract counts them; none for salaries within a day. */
    days: z.array(
      z.object({
        day: daySchema,
        ...teamSums,
        loss: moneySchema,
      }),
    ),
    /** For the receiver alone: nobody sees what another one pays on. */
    below: z.array(z.object({ account: z.string(), gross: moneySchema, paid: moneySchema })),
    notes: notesSchema,
  }),
  errors: ['agents.bill-unknown'],
});
