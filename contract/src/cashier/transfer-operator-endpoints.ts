import * as z from 'zod/mini';
import { heldSchema, reasonSchema } from '../approvals/fields.ts';
import { endpoint } from '../endpoint.ts';
import { idSchema, memberIdSchema } from '../ids.ts';
import { moneySchema } from '../money-schema.ts';
import { CHANGE, READ, STEP_UP } from '../operator-fields.ts';
import { momentSchema } from '../time.ts';

export const PEER_TRANSFER_STATES = ['DONE', 'REVERSED'] as const;
export const PEER_TRANSFER_DIRECTIONS = ['UP', 'DOWN'] as const;
/** How long after it was sent a transfer may be reversed. */
export const REVERSAL_HOURS = 24;

const transferId = idSchema<'peer-transfer'>();

export const staffTransferSchema = z.object({
  transferId,
  direction: z.enum(PEER_TRANSFER_DIRECTIONS),
  fromId: memberIdSchema,
  toId: memberIdSchema,
  amount: moneySchema,
  state: z.enum(PEER_TRANSFER_STATES),
  sentAt: momentSchema,
  reversedAt: z.nullable(momentSchema),
  /** What went back to the sender so far. */
  returned: moneySchema,
  /** What the receiver still owes the sender. */
  owed: moneySchema,
});

export const listPeerTransfers = endpoint({
  ...READ,
  name: 'cashier.list-peer-transfers',
  summary:
    'Transfers between members and their uplines, the newest first; those of one member on either side, if it is named.',
  path: '/bo/transfers',
  permission: 'wallet.read',
  query: z.strictObject({
    before: z.optional(transferId),
    memberId: z.optional(memberIdSchema),
    state: z.optional(z.enum(PEER_TRANSFER_STATES)),
  }),
  value: z.object({ list: z.array(staffTransferSchema), next: z.nullable(transferId) }),
  errors: [],
});

export const readPeerTransfer = endpoint({
  ...READ,
  name: 'cashier.read-peer-transfer',
  summary: 'One transfer between a member and its upline.',
  path: '/bo/transfers/one',
  permission: 'wallet.read',
  query: z.strictObject({ transferId }),
  value: staffTransferSchema,
  errors: ['cashier.transfer-unknown'],
});

export const transferReversalSchema = z.strictObject({ transferId });

export const reverseTransfer = endpoint({
  ...CHANGE,
  name: 'cashier.reverse-transfer',
  summary: 'Holds the reversal of a transfer for a second person: within 24 hours, out of the cash of the receiver.',
  path: '/bo/transfers/reverse',
  permission: 'finance.write',
  body: z.extend(transferReversalSchema, { reason: reasonSchema }),
  value: heldSchema,
  errors: [
    STEP_UP,
    'cashier.transfer-unknown',
    'cashier.transfer-final',
    'approvals.state-conflict',
    'approvals.decided',
  ],
});
