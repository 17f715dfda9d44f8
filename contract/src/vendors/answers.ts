import * as z from 'zod/mini';
import { momentSchema } from '../time.ts';
import { VENDOR_CODES, isVendorCode } from './codes.ts';
import { balanceSchema } from './fields.ts';

const codeSchema = z.enum(Object.keys(VENDOR_CODES).filter(isVendorCode));

/** What every answer begins with. A refusal carries the same fields, as far as they are known. */
const head = {
  code: codeSchema,
  /** Only where the code is not OK. */
  class: z.optional(z.enum(['FINAL', 'RETRY', 'REPLAY'])),
  message: z.optional(z.string()),
};

const funds = {
  currency: z.optional(z.string()),
  balance: z.optional(balanceSchema),
  /** Grows with every movement: of two balances the one with the higher version is the newer. */
  version: z.optional(balanceSchema),
};

/** What went wrong with which field of a call that does not fit its contract. */
const faults = { fields: z.optional(z.array(z.object({ path: z.string(), reason: z.string() }))) };

export const balanceAnswer = z.object({ ...head, player: z.optional(z.string()), ...funds, ...faults });

export const sessionAnswer = z.object({
  ...head,
  token: z.optional(z.string()),
  player: z.optional(z.string()),
  gameGroup: z.optional(z.string()),
  ...funds,
  expiresAt: z.optional(momentSchema),
  ...faults,
});

export const transactionAnswer = z.object({
  ...head,
  player: z.optional(z.string()),
  transactionId: z.optional(z.string()),
  /** Our number of the movement; absent where nothing moved. */
  reference: z.optional(balanceSchema),
  ...funds,
  at: z.optional(momentSchema),
  ...faults,
});

export const batchAnswer = z.object({
  ...head,
  player: z.optional(z.string()),
  actions: z.optional(
    z.array(z.object({ transactionId: z.string(), code: codeSchema, reference: z.optional(balanceSchema) })),
  ),
  ...funds,
  at: z.optional(momentSchema),
  ...faults,
});

export const statusAnswer = z.object({
  ...head,
  player: z.optional(z.string()),
  transactionId: z.optional(z.string()),
  /** `cancelled` is a transaction that was rolled back before it came; `unknown` one we never saw. */
  state: z.optional(z.enum(['applied', 'rolled-back', 'refused', 'cancelled', 'unknown'])),
  reference: z.optional(balanceSchema),
  currency: z.optional(z.string()),
  amount: z.optional(balanceSchema),
  at: z.optional(momentSchema),
  ...faults,
});

const campaign = z.object({
  campaignId: z.string(),
  player: z.string(),
  game: z.string(),
  currency: z.string(),
  stake: balanceSchema,
  issued: z.int(),
  used: z.int(),
  wagering: z.int(),
  expiresAt: momentSchema,
  state: z.enum(['open', 'used-up', 'expired', 'cancelled']),
});

export const campaignAnswer = z.object({ ...head, campaign: z.optional(campaign), ...faults });
export const campaignsAnswer = z.object({ ...head, campaigns: z.optional(z.array(campaign)), ...faults });

export const sandboxAnswer = z.object({
  ...head,
  player: z.optional(z.string()),
  launchCode: z.optional(z.string()),
  game: z.optional(z.string()),
  ...funds,
  ...faults,
});
