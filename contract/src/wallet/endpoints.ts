import * as z from 'zod/mini';
import { CSV_TYPE, fileSchema } from '../bytes.ts';
import { endpoint } from '../endpoint.ts';
import { idSchema } from '../ids.ts';
import { moneySchema } from '../money-schema.ts';
import { momentSchema } from '../time.ts';
import { TRANSACTION_GROUPS, TRANSACTION_TYPES } from './transactions.ts';
import type { TransactionType } from './transactions.ts';

/** The wallet everything is paid from; the others are named by their vendor's code. */
export const MAIN_WALLET = 'MAIN';

const currencyFields = { currency: z.string(), currencySymbol: z.string() };

export const readBalance = endpoint({
  name: 'wallet.read-balance',
  summary: "The caller's money, together and wallet by wallet, with a version that only grows.",
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  access: 'session',
  scopes: ['withdraw'],
  openDuring: ['region'],
  value: z.object({
    sumBalance: moneySchema,
    ...currencyFields,
    balance: z.array(z.object({ accountType: z.string(), availBalance: moneySchema })),
    version: z.string(),
  }),
  errors: [],
});

export const readFunds = endpoint({
  name: 'wallet.read-funds',
  summary: "The caller's funds by what they are: spendable, bonus, held, and in vendors' wallets.",
  method: 'GET',
  path: '/wps/member/info/funds/consolidated',
  access: 'session',
  scopes: ['withdraw'],
  openDuring: ['region'],
  value: z.object({
    ...currencyFields,
    balance: moneySchema,
    bonus: moneySchema,
    hold: moneySchema,
    vendors: moneySchema,
    total: moneySchema,
    /** Messages of the inbox that the caller has not read. */
    unreadMessage: z.int(),
    version: z.string(),
  }),
  errors: [],
});

export const readMerchantWallet = endpoint({
  name: 'wallet.read-merchant',
  summary: 'Whether one balance serves every vendor, in which currency, and which vendors keep a wallet of their own.',
  method: 'GET',
  path: '/wps/relay/wallet/merchant',
  access: 'session',
  scopes: ['withdraw'],
  value: z.object({
    isSingle: z.boolean(),
    ...currencyFields,
    vendors: z.array(z.object({ code: z.string(), walletMode: z.enum(['SINGLE', 'TRANSFER']) })),
  }),
  errors: [],
});

const walletName = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/));

export const transferFunds = endpoint({
  name: 'wallet.transfer-funds',
  summary: "Moves money between the main wallet and a vendor's; the same key moves it once.",
  method: 'POST',
  path: '/wps/relay/wallet/transfer',
  access: 'session',
  // Only back to the main wallet, from where it can be taken out.
  scopes: ['withdraw'],
  movesMoney: true,
  body: z.strictObject({
    from: walletName,
    to: walletName,
    amount: moneySchema,
    /** Of the caller's own making; a repeat with the same key is answered and moves nothing. */
    idempotencyKey: z.string().check(z.regex(/^[\w.:-]{8,64}$/)),
  }),
  value: z.object({
    transferId: idSchema<'transfer'>(),
    /** `PENDING` until the vendor has said that it arrived; the amount is held meanwhile. */
    state: z.enum(['DONE', 'PENDING']),
    from: moneySchema,
    to: moneySchema,
    version: z.string(),
  }),
  errors: [
    'access.withdraw-only',
    'identity.money-locked',
    'wallet.insufficient-funds',
    'wallet.amount-refused',
    'wallet.sides-refused',
    'wallet.vendor-unknown',
    'wallet.key-conflict',
    'wallet.transfer-open',
    'wallet.transfer-failed',
  ],
  limit: 'move-money',
});

const TYPES = Object.keys(TRANSACTION_TYPES) as readonly TransactionType[];

export const transactionSchema = z.object({
  id: idSchema<'leg'>(),
  type: z.enum(TYPES),
  group: z.enum(TRANSACTION_GROUPS),
  accountType: z.string(),
  amount: moneySchema,
  balanceAfter: moneySchema,
  at: momentSchema,
});
export type Transaction = z.output<typeof transactionSchema>;

export const TRANSACTION_PAGE_SIZE = 20;
export const TRANSACTION_DAYS_MAX = 31;
/** An export has at most a year of movements. */
export const TRANSACTION_EXPORT_DAYS_MAX = 366;

/** Who may only withdraw sees them too, and who plays from a closed region. */
const OWN_MOVEMENTS = { method: 'GET', access: 'session', scopes: ['withdraw'], openDuring: ['region'] } as const;
const movementFilter = {
  group: z.optional(z.enum(TRANSACTION_GROUPS)),
  type: z.optional(z.enum(TYPES)),
};

export const listTransactions = endpoint({
  ...OWN_MOVEMENTS,
  name: 'wallet.list-transactions',
  summary: 'Every movement of the caller in a range of at most 31 days, newest first, with the balance after it.',
  path: '/wps/relay/transaction/list',
  query: z.strictObject({
    ...movementFilter,
    from: z.optional(momentSchema),
    to: z.optional(momentSchema),
    /** The `next` of the page before; pages do not shift when money moves meanwhile. */
    before: z.optional(idSchema<'leg'>()),
  }),
  value: z.object({
    list: z.array(transactionSchema),
    hasMore: z.boolean(),
    /** Where the next page begins; null where there is none. A page that a filter leaves nearly empty may have one. */
    next: z.nullable(idSchema<'leg'>()),
  }),
  errors: ['wallet.range-too-long'],
});

export const exportTransactions = endpoint({
  ...OWN_MOVEMENTS,
  name: 'wallet.export-transactions',
  summary: "The caller's own movements of at most a year as a table for spreadsheets, the newest first; one at a time.",
  path: '/wps/relay/transaction/export',
  query: z.strictObject({
    ...movementFilter,
    from: momentSchema,
    to: z.optional(momentSchema),
  }),
  file: [CSV_TYPE],
  value: fileSchema,
  errors: ['wallet.window-backwards', 'wallet.export-too-long', 'wallet.export-running'],
  limit: 'export-record',
});
