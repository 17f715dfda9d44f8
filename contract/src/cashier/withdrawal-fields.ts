import * as z from 'zod/mini';
import { idSchema } from '../ids.ts';
import { moneySchema } from '../money-schema.ts';
import { pictureIdSchema } from '../pictures/fields.ts';
import { momentSchema } from '../time.ts';
import { SLICE_STATES } from './slice-states.ts';
import { RECEIPT_BY, RECEIPT_RESULTS, RETURN_REASONS, REVIEW_REASONS, WITHDRAWAL_STATES } from './withdrawal-states.ts';

export const bankAccountId = idSchema<'bank-account'>();
export const withdrawalId = idSchema<'withdrawal'>();
export const sliceId = idSchema<'slice'>();
export const turnoverId = idSchema<'turnover'>();

export const BANK_ACCOUNT_KINDS = ['BANK', 'EWALLET'] as const;
export type BankAccountKind = (typeof BANK_ACCOUNT_KINDS)[number];

export const BANK_ACCOUNTS_MAX = 5;

/** `PENDING` until the waiting time of a new account is over; `LOCKED` by staff. */
export const BANK_ACCOUNT_STATES = ['PENDING', 'VERIFIED', 'LOCKED'] as const;
export type BankAccountState = (typeof BANK_ACCOUNT_STATES)[number];

/** Banks and e-wallets an account may be with; the code is what providers are sent. */
export const BANKS = {
  VCB: { name: 'Vietcombank', kind: 'BANK' },
  BIDV: { name: 'BIDV', kind: 'BANK' },
  CTG: { name: 'VietinBank', kind: 'BANK' },
  AGR: { name: 'Agribank', kind: 'BANK' },
  TCB: { name: 'Techcombank', kind: 'BANK' },
  MBB: { name: 'MB Bank', kind: 'BANK' },
  ACB: { name: 'ACB', kind: 'BANK' },
  VPB: { name: 'VPBank', kind: 'BANK' },
  TPB: { name: 'TPBank', kind: 'BANK' },
  STB: { name: 'Sacombank', kind: 'BANK' },
  HDB: { name: 'HDBank', kind: 'BANK' },
  VIB: { name: 'VIB', kind: 'BANK' },
  MOMO: { name: 'MoMo', kind: 'EWALLET' },
  ZALOPAY: { name: 'ZaloPay', kind: 'EWALLET' },
} as const satisfies Readonly<Record<string, { readonly name: string; readonly kind: BankAccountKind }>>;
export type BankCode = keyof typeof BANKS;
export const BANK_CODES = Object.keys(BANKS) as readonly BankCode[];

export const bankAccountSchema = z.object({
  accountId: bankAccountId,
  kind: z.enum(BANK_ACCOUNT_KINDS),
  bank: z.string(),
  /** The last four digits behind dots. */
  number: z.string(),
  holder: z.string(),
  state: z.enum(BANK_ACCOUNT_STATES),
  usableAt: momentSchema,
});
export type BankAccount = z.output<typeof bankAccountSchema>;

export const TURNOVER_SOURCES = ['DEPOSIT', 'TRANSFER_IN', 'PROMO', 'POINT_CONVERT', 'ADJUST'] as const;
export const TURNOVER_STATES = ['OPEN', 'DONE', 'WAIVED', 'MERGED'] as const;

export const turnoverSchema = z.object({
  turnoverId,
  source: z.enum(TURNOVER_SOURCES),
  required: moneySchema,
  progress: moneySchema,
  openedAt: momentSchema,
  /** Whether only some games count, or count in part. */
  isWeighted: z.boolean(),
});
export type TurnoverRow = z.output<typeof turnoverSchema>;

export const withdrawalStepSchema = z.object({
  state: z.enum(WITHDRAWAL_STATES),
  at: momentSchema,
});

/** A part of a withdrawal that another member pays. */
export const sliceSchema = z.object({
  sliceId,
  amount: moneySchema,
  state: z.enum(SLICE_STATES),
  /** Until when the payer has time; null once it paid. */
  payBy: z.nullable(momentSchema),
  /** Until when the receiver is asked; silence counts as received. */
  confirmBy: z.nullable(momentSchema),
  answer: z.nullable(z.enum(RECEIPT_RESULTS)),
  answerAmount: z.nullable(moneySchema),
  /** What arrived, once it is final. */
  received: z.nullable(moneySchema),
  receiptBy: z.nullable(z.enum(RECEIPT_BY)),
});
export type Slice = z.output<typeof sliceSchema>;

export const withdrawalSchema = z.object({
  withdrawalId,
  /** The number people and providers read. */
  no: z.string(),
  amount: moneySchema,
  currencySymbol: z.string(),
  state: z.enum(WITHDRAWAL_STATES),
  account: z.object({ bank: z.string(), number: z.string() }),
  requestedAt: momentSchema,
  /** When it is usually paid out; null when nothing is to be waited for. */
  expectedBy: z.nullable(momentSchema),
  steps: z.array(withdrawalStepSchema),
  reviewReasons: z.array(z.enum(REVIEW_REASONS)),
  /** Why it was given back. */
  reason: z.nullable(z.enum(RETURN_REASONS)),
  /** Before anybody looks at it; where members pay it, what none of them has paid can be taken back as well. */
  canCancel: z.boolean(),
  /** What no member has paid comes back as soon as nothing is promised to a payer any more. */
  isComingBack: z.boolean(),
  /** Until when the member is asked whether the money arrived; silence counts as received. */
  confirmBy: z.nullable(momentSchema),
  answer: z.nullable(z.enum(RECEIPT_RESULTS)),
  answerAmount: z.nullable(moneySchema),
  proofs: z.array(pictureIdSchema),
  receiptBy: z.nullable(z.enum(RECEIPT_BY)),
  /** What left for good and what came back, once it is final. */
  paid: z.nullable(moneySchema),
  returned: z.nullable(moneySchema),
  /** The parts that other members pay; empty where a provider pays. */
  slices: z.array(sliceSchema),
});
export type Withdrawal = z.output<typeof withdrawalSchema>;
