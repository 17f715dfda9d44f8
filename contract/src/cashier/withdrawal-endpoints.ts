import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { nothing, passwordField } from '../identity/fields.ts';
import { moneySchema } from '../money-schema.ts';
import { pictureIdsSchema } from '../pictures/fields.ts';
import { momentSchema } from '../time.ts';
import {
  BANK_CODES,
  bankAccountId,
  bankAccountSchema,
  turnoverSchema,
  withdrawalId,
  withdrawalSchema,
} from './withdrawal-fields.ts';
import { RECEIPT_RESULTS } from './withdrawal-states.ts';

/** Somebody who excluded itself still takes its money out. */
const scopes = ['withdraw'] as const;

const PAYMENT_PASSWORD = [
  'identity.money-locked',
  'identity.second-factor-required',
  'identity.payment-password-missing',
  'identity.payment-password-wrong',
  'identity.payment-password-locked',
] as const;

export const listBankAccounts = endpoint({
  name: 'cashier.list-bank-accounts',
  summary: 'The accounts the caller may be paid to, numbers masked, and the name they must be held in.',
  method: 'GET',
  path: '/wps/relay/bankAccount/list',
  access: 'member',
  scopes,
  openDuring: ['region'],
  value: z.object({
    list: z.array(bankAccountSchema),
    /** The payee name of the account; null until the first bank account gives it. */
    payeeName: z.nullable(z.string()),
    max: z.int(),
    /** Hours until a new account can be used. */
    coolingHours: z.int(),
    hasPaymentPassword: z.boolean(),
  }),
  errors: [],
});

/** A name as banks know it. */
export const payeeNameField = z.string().check(z.trim(), z.minLength(2), z.maxLength(50));

export const addBankAccount = endpoint({
  name: 'cashier.add-bank-account',
  summary: 'Adds an account to be paid to, held in the payee name; the same number is added once.',
  method: 'POST',
  path: '/wps/relay/secured/bankAccount/add',
  access: 'member',
  scopes,
  changesSecurity: true,
  encrypted: true,
  body: z.strictObject({
    bank: z.enum(BANK_CODES),
    number: z.string().check(z.regex(/^\d{6,20}$/)),
    holder: payeeNameField,
    payPassword: passwordField,
  }),
  value: bankAccountSchema,
  errors: [...PAYMENT_PASSWORD, 'cashier.holder-differs', 'cashier.accounts-full', 'cashier.account-known'],
  limit: 'check-code',
});

export const correctPayeeName = endpoint({
  name: 'cashier.correct-payee-name',
  summary: 'Corrects the payee name to the name of the accepted documents; withdrawals wait afterwards.',
  method: 'POST',
  path: '/wps/relay/secured/payeeName/correct',
  access: 'member',
  changesSecurity: true,
  encrypted: true,
  body: z.strictObject({ payeeName: payeeNameField, payPassword: passwordField }),
  value: z.object({ payeeName: z.string() }),
  errors: [
    ...PAYMENT_PASSWORD,
    'cashier.identity-level',
    'cashier.payee-name-differs',
    'cashier.payee-name-bound',
    'cashier.withdrawal-open',
  ],
  limit: 'check-code',
});

export const removeBankAccount = endpoint({
  name: 'cashier.remove-bank-account',
  summary: 'Removes an account; one that a running withdrawal is paid to stays.',
  method: 'POST',
  path: '/wps/relay/secured/bankAccount/remove',
  access: 'member',
  scopes,
  changesSecurity: true,
  encrypted: true,
  body: z.strictObject({ accountId: bankAccountId, payPassword: passwordField }),
  value: nothing,
  errors: [...PAYMENT_PASSWORD, 'cashier.account-unknown', 'cashier.account-in-use'],
  limit: 'check-code',
});

/** What keeps a withdrawal back for a time after the account's protection changed. */
const waitSchema = z.object({ cause: z.enum(['security-change', 'new-device']), until: momentSchema });

export const readWithdrawalSettings = endpoint({
  name: 'cashier.read-withdrawal-settings',
  summary: 'What the caller can take out now, what must be played before, and what else is in the way.',
  method: 'GET',
  path: '/wps/relay/withdraw/settings',
  access: 'member',
  scopes,
  openDuring: ['region'],
  value: z.object({
    currency: z.string(),
    currencySymbol: z.string(),
    balance: moneySchema,
    /** The largest amount a withdrawal may have now: nothing while something is in the way. */
    withdrawable: moneySchema,
    held: moneySchema,
    min: moneySchema,
    max: moneySchema,
    step: moneySchema,
    leftToday: z.int(),
    isLocked: z.boolean(),
    hasOpen: z.boolean(),
    /** What is owed; nothing is paid out before it is settled. */
    owed: moneySchema,
    /** The identity level that an amount of the whole balance would need, if the caller lacks it. */
    levelNeeded: z.nullable(z.int()),
    turnover: z.array(turnoverSchema),
    turnoverLeft: moneySchema,
    /** Whether a withdrawal ends a running bonus. */
    hasActiveBonus: z.boolean(),
    waits: z.array(waitSchema),
    /** How long money waits after each such change. */
    waitHours: z.int(),
    confirmMinutes: z.int(),
    expectedMinutes: z.int(),
  }),
  errors: [],
});

export const createWithdrawal = endpoint({
  name: 'cashier.create-withdrawal',
  summary: 'Asks for money to be paid out; the amount is held from this moment. The same key asks once.',
  method: 'POST',
  path: '/wps/relay/secured/withdraw/create',
  access: 'member',
  scopes,
  movesMoney: true,
  encrypted: true,
  body: z.strictObject({
    amount: moneySchema,
    accountId: bankAccountId,
    payPassword: passwordField,
    /** Agrees that a running bonus ends. */
    confirmForfeit: z.optional(z.boolean()),
    idempotencyKey: z.string().check(z.regex(/^[\w.:-]{8,64}$/)),
  }),
  value: withdrawalSchema,
  errors: [
    ...PAYMENT_PASSWORD,
    'cashier.key-conflict',
    'cashier.withdrawals-locked',
    'cashier.withdrawals-wait',
    'cashier.account-not-verified',
    'cashier.amount-range',
    'cashier.withdrawals-today',
    'cashier.withdrawal-open',
    'cashier.identity-level',
    'cashier.obligation-open',
    'cashier.turnover-not-met',
    'cashier.deposit-first',
    'cashier.bonus-active',
    'wallet.insufficient-funds',
  ],
  limit: 'move-money',
});

export const cancelWithdrawal = endpoint({
  name: 'cashier.cancel-withdrawal',
  summary:
    'Takes back a withdrawal that nobody looks at yet, or what no member has paid of one that members pay, where the market allows it.',
  method: 'POST',
  path: '/wps/relay/withdraw/cancel',
  access: 'member',
  scopes,
  movesMoney: true,
  body: z.strictObject({ withdrawalId }),
  value: withdrawalSchema,
  errors: ['identity.money-locked', 'cashier.withdrawal-unknown', 'cashier.cancel-refused', 'cashier.state-conflict'],
  limit: 'move-money',
});

export const WITHDRAWAL_PAGE_SIZE = 10;

export const listWithdrawals = endpoint({
  name: 'cashier.list-withdrawals',
  summary: "The caller's withdrawals, newest first, each with its steps.",
  method: 'GET',
  path: '/wps/relay/withdraw/list',
  access: 'member',
  scopes,
  openDuring: ['region'],
  query: z.strictObject({ before: z.optional(withdrawalId) }),
  value: z.object({ list: z.array(withdrawalSchema), next: z.nullable(withdrawalId) }),
  errors: [],
});

export const listReceipts = endpoint({
  name: 'cashier.list-receipts',
  summary: 'What was paid out and waits for the caller to say whether it arrived.',
  method: 'GET',
  path: '/wps/relay/payment/confirmList',
  access: 'member',
  scopes,
  openDuring: ['region'],
  value: z.object({ list: z.array(withdrawalSchema) }),
  errors: [],
});

export const PROOFS_MAX = 3;

export const confirmReceipt = endpoint({
  name: 'cashier.confirm-receipt',
  summary: 'Says whether a payout arrived: all of it, none of it or a part, the latter two with pictures as proof.',
  method: 'POST',
  path: '/wps/relay/payment/confirm',
  access: 'member',
  scopes,
  movesMoney: true,
  // The time to answer runs wherever the caller is.
  openDuring: ['region'],
  body: z.strictObject({
    id: withdrawalId,
    result: z.enum(RECEIPT_RESULTS),
    /** What did arrive, of a partial receipt. */
    amount: z.optional(moneySchema),
    images: pictureIdsSchema,
  }),
  value: withdrawalSchema,
  errors: [
    'identity.money-locked',
    'cashier.withdrawal-unknown',
    'cashier.receipt-final',
    'cashier.proof-required',
    'cashier.amount-range',
    'pictures.unknown',
  ],
  limit: 'move-money',
});
