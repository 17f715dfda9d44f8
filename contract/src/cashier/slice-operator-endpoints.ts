import * as z from 'zod/mini';
import { heldSchema, reasonSchema } from '../approvals/fields.ts';
import { waitingSchema } from '../console/answers.ts';
import { endpoint } from '../endpoint.ts';
import { memberIdSchema } from '../ids.ts';
import { moneySchema } from '../money-schema.ts';
import { READ } from '../operator-fields.ts';
import { pictureIdSchema } from '../pictures/fields.ts';
import { momentSchema } from '../time.ts';
import { SLICE_STATES } from './slice-states.ts';
import { sliceId, sliceSchema } from './withdrawal-fields.ts';
import { DISPUTE_DECISIONS } from './withdrawal-operator-endpoints.ts';

/** The two sides; null where the sandbox plays one. */
export const staffSliceSchema = z.extend(sliceSchema, {
  withdrawalNo: z.nullable(z.string()),
  receiverId: z.nullable(memberIdSchema),
  depositNo: z.nullable(z.string()),
  payerId: z.nullable(memberIdSchema),
  matchedAt: momentSchema,
  payerProofs: z.array(pictureIdSchema),
  receiverProofs: z.array(pictureIdSchema),
});
export type StaffSlice = z.output<typeof staffSliceSchema>;

const page = { after: z.optional(sliceId) };
const pageValue = z.object({ list: z.array(staffSliceSchema), next: z.nullable(sliceId) });

export const listSlices = endpoint({
  ...READ,
  name: 'cashier.list-slices',
  summary: 'Parts of withdrawals that members pay, oldest first.',
  path: '/bo/slices',
  permission: 'withdrawals.read',
  query: z.strictObject({ state: z.optional(z.enum(SLICE_STATES)), ...page }),
  value: pageValue,
  errors: [],
});

export const listSliceDisputes = endpoint({
  ...READ,
  name: 'cashier.list-slice-disputes',
  summary: 'Slices whose receiver says that the money did not arrive, oldest first.',
  path: '/bo/slices/disputes',
  permission: 'disputes.decide',
  query: z.strictObject(page),
  value: pageValue,
  errors: [],
});

export const countSliceDisputes = endpoint({
  ...READ,
  name: 'cashier.count-slice-disputes',
  summary: 'How many disputes about slices wait, and since when.',
  path: '/bo/slices/disputes/waiting',
  permission: 'disputes.decide',
  value: waitingSchema,
  errors: [],
});

export const readSlice = endpoint({
  ...READ,
  name: 'cashier.read-slice',
  summary: 'One slice with both sides and their proofs.',
  path: '/bo/slices/one',
  permission: 'withdrawals.read',
  query: z.strictObject({ sliceId }),
  value: staffSliceSchema,
  errors: ['cashier.slice-unknown'],
});

export const sliceDecisionSchema = z.strictObject({
  sliceId,
  decision: z.enum(DISPUTE_DECISIONS),
  /** What arrived, of a partial receipt. */
  amount: z.optional(moneySchema),
});

export const decideSlice = endpoint({
  name: 'cashier.decide-slice',
  summary: 'Holds a decision about a slice for a second person: received for good, in part, or not received.',
  method: 'POST',
  path: '/bo/slices/decide',
  access: 'operator',
  permission: 'disputes.decide',
  stepUp: true,
  body: z.extend(sliceDecisionSchema, { reason: reasonSchema }),
  value: heldSchema,
  errors: [
    'operators.step-up-required',
    'cashier.slice-unknown',
    'cashier.state-conflict',
    'cashier.amount-range',
    'approvals.decided',
  ],
});
