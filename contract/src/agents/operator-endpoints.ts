import * as z from 'zod/mini';
import { heldSchema, reasonSchema } from '../approvals/fields.ts';
import { endpoint } from '../endpoint.ts';
import { idSchema, memberIdSchema } from '../ids.ts';
import { moneySchema } from '../money-schema.ts';
import { CHANGE, READ, requestKeySchema, STEP_UP } from '../operator-fields.ts';
import { momentSchema } from '../time.ts';
import { CARRY_MODES, CONTRACT_STATES, CONTRACT_TYPES, PERIOD_TYPES } from './contract-terms.ts';
import { BILL_STATES, DISPUTE_LENGTH_MAX, DISPUTE_STATES, RUN_STATES } from './contracts.ts';
import { daySchema } from './fields.ts';

export * from './fault-operator-endpoints.ts';
export * from './house-operator-endpoints.ts';
export * from './line-operator-endpoints.ts';
export * from './settings-operator-endpoints.ts';

export const OBLIGATION_STATES = ['OPEN', 'SETTLED', 'WAIVED'] as const;

const runIdSchema = idSchema<'agent-run'>();

const runSchema = z.object({
  runId: runIdSchema,
  title: z.string(),
  type: z.enum(CONTRACT_TYPES),
  periodType: z.enum(PERIOD_TYPES),
  from: daySchema,
  to: daySchema,
  status: z.enum(RUN_STATES),
  bills: z.int(),
  total: moneySchema,
  /** What the house itself pays; the rest is paid by agents to agents. */
  houseTotal: moneySchema,
  hash: z.nullable(z.string()),
  approvedBy: z.nullable(z.string()),
  createdAt: momentSchema,
});

export const listRuns = endpoint({
  ...READ,
  name: 'agents.list-runs',
  summary: 'Settlements of agents’ contracts, the newest first: all, or those of a state and of a type.',
  path: '/bo/agents/run/list',
  permission: 'wallet.read',
  query: z.strictObject({
    cursor: z.optional(runIdSchema),
    status: z.optional(z.enum(RUN_STATES)),
    type: z.optional(z.enum(CONTRACT_TYPES)),
  }),
  value: z.object({ list: z.array(runSchema), next: z.nullable(runIdSchema) }),
  errors: [],
});

export const readRun = endpoint({
  ...READ,
  name: 'agents.read-run',
  summary: 'One settlement.',
  path: '/bo/agents/run',
  permission: 'wallet.read',
  query: z.strictObject({ runId: runIdSchema }),
  value: runSchema,
  errors: ['agents.run-unknown'],
});

export const listRunBills = endpoint({
  ...READ,
  name: 'agents.list-run-bills',
  summary: 'The bills of a settlement, those of the highest receivers first.',
  path: '/bo/agents/run/bills',
  permission: 'wallet.read',
  query: z.strictObject({ runId: runIdSchema, cursor: z.optional(idSchema<'agent-bill'>()) }),
  value: z.object({
    list: z.array(
      z.object({
        billId: idSchema<'agent-bill'>(),
        receiver: memberIdSchema,
        payer: z.nullable(memberIdSchema),
        validBet: moneySchema,
        effective: moneySchema,
        active: z.int(),
        rate: z.int(),
        gross: moneySchema,
        lowerTotal: moneySchema,
        paid: moneySchema,
        status: z.enum(BILL_STATES),
      }),
    ),
    next: z.nullable(idSchema<'agent-bill'>()),
  }),
  errors: [],
});

export const compareRun = endpoint({
  ...READ,
  name: 'agents.compare-run',
  summary: 'What each receiver gets by a settlement beside the one of the period before, the largest changes first.',
  path: '/bo/agents/run/compare',
  permission: 'wallet.read',
  query: z.strictObject({ runId: runIdSchema }),
  value: z.object({
    list: z.array(z.object({ receiver: memberIdSchema, before: moneySchema, now: moneySchema, change: moneySchema })),
  }),
  errors: [],
});

export const approveRunSchema = z.strictObject({ runId: runIdSchema });

export const approveRun = endpoint({
  ...CHANGE,
  name: 'agents.approve-run',
  summary: 'Holds the payment of a calculated settlement for a second person.',
  path: '/bo/agents/run/approve',
  permission: 'finance.write',
  body: z.extend(approveRunSchema, { reason: reasonSchema }),
  value: heldSchema,
  errors: [STEP_UP, 'agents.run-unknown', 'agents.run-state', 'approvals.state-conflict', 'approvals.decided'],
});

export const rejectRun = endpoint({
  ...CHANGE,
  name: 'agents.reject-run',
  summary:
    'Holds the rejection of a calculated settlement for a second person: nothing of it is paid, losses still carry.',
  path: '/bo/agents/run/reject',
  permission: 'finance.write',
  body: z.extend(approveRunSchema, { reason: reasonSchema }),
  value: heldSchema,
  errors: [STEP_UP, 'agents.run-unknown', 'agents.run-state', 'approvals.state-conflict', 'approvals.decided'],
});

export const recalculateRun = endpoint({
  ...CHANGE,
  name: 'agents.recalculate-run',
  summary: 'Calculates a settlement again from the figures of its period; no money has moved yet.',
  path: '/bo/agents/run/recalculate',
  permission: 'finance.write',
  body: z.strictObject({ runId: runIdSchema, reason: reasonSchema }),
  /** How many bills came out otherwise, and the sums before and after. */
  value: z.object({ changed: z.int(), totalBefore: moneySchema, totalAfter: moneySchema }),
  errors: [STEP_UP, 'agents.run-unknown', 'agents.run-state'],
});

export const readForecast = endpoint({
  ...READ,
  name: 'agents.read-forecast',
  summary: 'What the periods that run now would cost with the figures of this moment, by kind of contract.',
  path: '/bo/agents/forecast',
  permission: 'wallet.read',
  query: z.strictObject({}),
  value: z.object({
    list: z.array(
      z.object({
        key: z.string(),
        type: z.enum(CONTRACT_TYPES),
        periodType: z.enum(PERIOD_TYPES),
        from: daySchema,
        to: daySchema,
        contracts: z.int(),
        /** Contracts whose receiver would get something. */
        reached: z.int(),
        total: moneySchema,
        houseTotal: moneySchema,
      }),
    ),
    next: z.null(),
  }),
  errors: [],
});

export const listObligations = endpoint({
  ...READ,
  name: 'agents.list-obligations',
  summary: 'What payers could not pay of their bills, the newest first.',
  path: '/bo/agents/obligation/list',
  permission: 'wallet.read',
  query: z.strictObject({
    cursor: z.optional(idSchema<'agent-obligation'>()),
    status: z.optional(z.enum(OBLIGATION_STATES)),
    debtor: z.optional(memberIdSchema),
  }),
  value: z.object({
    list: z.array(
      z.object({
        obligationId: idSchema<'agent-obligation'>(),
        debtor: memberIdSchema,
        /** Nobody is the house. */
        creditor: z.nullable(memberIdSchema),
        amount: moneySchema,
        settled: moneySchema,
        status: z.enum(OBLIGATION_STATES),
        /** The debt in the ledger that it is a part of, where it may be waived; nothing once it is settled or waived. */
        debtKey: z.nullable(z.string()),
        createdAt: momentSchema,
      }),
    ),
    next: z.nullable(idSchema<'agent-obligation'>()),
  }),
  errors: [],
});

const billIdSchema = idSchema<'agent-bill'>();

const disputeSchema = z.object({
  billId: billIdSchema,
  type: z.enum(CONTRACT_TYPES),
  title: z.string(),
  receiver: memberIdSchema,
  /** Nobody is the house. */
  payer: z.nullable(memberIdSchema),
  gross: moneySchema,
  paid: moneySchema,
  status: z.enum(DISPUTE_STATES),
  notes: z.int(),
  at: momentSchema,
});

export const listDisputes = endpoint({
  ...READ,
  name: 'agents.list-disputes',
  summary: 'Bills that their payer or receiver wrote about, those written about last first.',
  path: '/bo/agents/dispute/list',
  permission: 'wallet.read',
  query: z.strictObject({ cursor: z.optional(idSchema<'agent-dispute-note'>()) }),
  value: z.object({ list: z.array(disputeSchema), next: z.nullable(idSchema<'agent-dispute-note'>()) }),
  errors: [],
});

export const readDispute = endpoint({
  ...READ,
  name: 'agents.read-dispute',
  summary: 'One bill that was written about.',
  path: '/bo/agents/dispute',
  permission: 'wallet.read',
  query: z.strictObject({ billId: billIdSchema }),
  value: disputeSchema,
  errors: ['agents.bill-unknown'],
});

export const listDisputeNotes = endpoint({
  ...READ,
  name: 'agents.list-dispute-notes',
  summary: 'What payer, receiver and staff wrote about a bill, the oldest first.',
  path: '/bo/agents/dispute/notes',
  permission: 'wallet.read',
  query: z.strictObject({ billId: billIdSchema }),
  value: z.object({
    list: z.array(
      z.object({
        noteId: idSchema<'agent-dispute-note'>(),
        writer: z.nullable(memberIdSchema),
        staff: z.nullable(z.string()),
        note: z.string(),
        status: z.enum(DISPUTE_STATES),
        at: momentSchema,
      }),
    ),
  }),
  errors: [],
});

export const answerDispute = endpoint({
  ...CHANGE,
  name: 'agents.answer-dispute',
  summary: 'Answers both sides of a bill, and closes the dispute or leaves it open.',
  path: '/bo/agents/dispute/answer',
  permission: 'finance.write',
  body: z.strictObject({
    billId: billIdSchema,
    requestKey: requestKeySchema,
    note: z.string().check(z.trim(), z.minLength(1), z.maxLength(DISPUTE_LENGTH_MAX)),
    status: z.enum(DISPUTE_STATES),
    reason: reasonSchema,
  }),
  value: z.object({}),
  errors: [STEP_UP, 'agents.bill-unknown', 'agents.key-conflict'],
});

const contractRow = z.object({
  contractId: idSchema<'agent-contract'>(),
  type: z.enum(CONTRACT_TYPES),
  receiver: memberIdSchema,
  payer: z.nullable(memberIdSchema),
  periodType: z.enum(PERIOD_TYPES),
  carryMode: z.enum(CARRY_MODES),
  /** The highest rate of its tiers, in parts per million. */
  maxRate: z.int(),
  status: z.enum(CONTRACT_STATES),
  from: daySchema,
  until: z.nullable(daySchema),
});

export const listHouseContracts = endpoint({
  ...READ,
  name: 'agents.list-house-contracts',
  summary: 'Contracts that the house pays, the newest first: all, or those of a type and of a state.',
  path: '/bo/agents/contract/list',
  permission: 'wallet.read',
  query: z.strictObject({
    cursor: z.optional(idSchema<'agent-contract'>()),
    type: z.optional(z.enum(CONTRACT_TYPES)),
    status: z.optional(z.enum(CONTRACT_STATES)),
  }),
  value: z.object({ list: z.array(contractRow), next: z.nullable(idSchema<'agent-contract'>()) }),
  errors: [],
});

export const listMemberContracts = endpoint({
  ...READ,
  name: 'agents.list-member-contracts',
  summary: 'Contracts that a member gets or pays.',
  path: '/bo/agents/contracts',
  permission: 'members.read',
  query: z.strictObject({ memberId: memberIdSchema }),
  value: z.object({ list: z.array(contractRow) }),
  errors: [],
});
