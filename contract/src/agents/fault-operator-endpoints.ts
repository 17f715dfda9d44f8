import * as z from 'zod/mini';
import { reasonSchema } from '../approvals/fields.ts';
import { endpoint } from '../endpoint.ts';
import { idSchema } from '../ids.ts';
import { CHANGE, READ, STEP_UP } from '../operator-fields.ts';
import { momentSchema } from '../time.ts';
import { CONTRACT_TYPES, PERIOD_TYPES } from './contract-terms.ts';

/** Settlements that failed or were missed, for staff. */

/** A type of contract, or the shares of agents by day. */
export const FAULT_WORKS = [...CONTRACT_TYPES, 'REBATE'] as const;
export type FaultWork = (typeof FAULT_WORKS)[number];
/** It could not be calculated; or it is past, as its figures are no longer kept. */
export const FAULT_CAUSES = ['FAILED', 'MISSED'] as const;
export type FaultCause = (typeof FAULT_CAUSES)[number];

const faultIdSchema = idSchema<'agent-fault'>();

const faultSchema = z.object({
  faultId: faultIdSchema,
  title: z.string(),
  type: z.enum(FAULT_WORKS),
  periodType: z.enum(PERIOD_TYPES),
  status: z.enum([...FAULT_CAUSES, 'CLOSED']),
  note: z.string(),
  at: momentSchema,
});

export const listFaults = endpoint({
  ...READ,
  name: 'agents.list-faults',
  summary: 'Settlements that could not be calculated or were missed, the oldest first.',
  path: '/bo/agents/fault/list',
  permission: 'wallet.read',
  query: z.strictObject({ cursor: z.optional(faultIdSchema) }),
  value: z.object({ list: z.array(faultSchema), next: z.nullable(faultIdSchema) }),
  errors: [],
});

export const readFault = endpoint({
  ...READ,
  name: 'agents.read-fault',
  summary: 'One settlement that could not be calculated or was missed.',
  path: '/bo/agents/fault',
  permission: 'wallet.read',
  query: z.strictObject({ faultId: faultIdSchema }),
  value: faultSchema,
  errors: ['agents.run-unknown'],
});

export const closeFault = endpoint({
  ...CHANGE,
  name: 'agents.close-fault',
  summary: 'Takes a failed or missed settlement off the list of work, once somebody has seen to it.',
  path: '/bo/agents/fault/close',
  permission: 'finance.write',
  body: z.strictObject({ faultId: faultIdSchema, reason: reasonSchema }),
  value: z.object({}),
  errors: [STEP_UP, 'agents.run-unknown', 'agents.run-state'],
});
