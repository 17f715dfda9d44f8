import * as z from 'zod/mini';
import { heldSchema, reasonSchema, versionSchema } from '../approvals/fields.ts';
import { endpoint } from '../endpoint.ts';
import { memberIdSchema } from '../ids.ts';
import { moneySchema } from '../money-schema.ts';
import { CHANGE, READ, STEP_UP } from '../operator-fields.ts';
import { momentSchema } from '../time.ts';

const currency = z.string().check(z.regex(/^[A-Z][A-Z0-9]{1,9}$/));
/** What a member owes for, as the list of debts names it. */
const debt = z.string().check(z.regex(/^[A-Z][A-Z0-9_:-]{0,39}$/));

const debtSchema = z.object({
  /** Member, currency and debt, as an address names them. */
  debtKey: z.string(),
  memberId: memberIdSchema,
  debt: z.string(),
  currency: z.string(),
  owed: moneySchema,
});

export const listDebts = endpoint({
  ...READ,
  name: 'wallet.list-debts',
  summary: 'Who owes the house something and for what, the oldest first; a thousand at most.',
  path: '/bo/wallet/debts',
  permission: 'wallet.read',
  value: z.object({
    list: z.array(debtSchema),
  }),
  errors: [],
});

export const readDebt = endpoint({
  ...READ,
  name: 'wallet.read-debt',
  summary: 'What one member owes for one thing in one currency.',
  path: '/bo/wallet/debt',
  permission: 'wallet.read',
  query: z.strictObject({
    debtKey: z.string().check(z.regex(/^[1-9]\d{0,18}\.[A-Z][A-Z0-9]{1,9}\.[A-Z][A-Z0-9_:-]{0,39}$/)),
  }),
  value: debtSchema,
  errors: ['wallet.nothing-owed'],
});

export const debtWaiverSchema = z.strictObject({ memberId: memberIdSchema, debt, currency });

export const waiveDebt = endpoint({
  ...CHANGE,
  name: 'wallet.waive-debt',
  summary: 'Holds the waiver of what a member owes for a second person; it fails where another sum is owed by then.',
  path: '/bo/wallet/waive',
  permission: 'finance.write',
  body: z.extend(debtWaiverSchema, { reason: reasonSchema }),
  value: heldSchema,
  errors: [STEP_UP, 'wallet.nothing-owed', 'approvals.decided'],
});

export const proveLedger = endpoint({
  ...READ,
  name: 'wallet.prove-ledger',
  summary: 'Recomputes every balance from the postings; one proof at a time.',
  path: '/bo/wallet/prove',
  permission: 'wallet.read',
  value: z.object({
    provedAt: momentSchema,
    accounts: z.string(),
    movements: z.string(),
    /** Each is a sentence; an empty list says that the books hold. */
    faults: z.array(z.string()),
  }),
  errors: [],
});

const vendorField = z.string().check(z.regex(/^[A-Za-z\d][A-Za-z\d_-]{0,39}$/));

export const walletModeSchema = z.strictObject({
  /** One balance for every vendor, or a wallet for each that is offered one. */
  mode: z.enum(['single', 'per-vendor']),
  /** All vendors whose wallets take money and pay stakes in the mode with many wallets; left out, they stay. */
  offered: z.optional(z.array(vendorField).check(z.maxLength(200))),
});

const modeSettingSchema = z.object({
  setting: z.literal('wallets'),
  mode: z.enum(['single', 'per-vendor']),
  offered: z.array(z.string()),
  version: z.string(),
});

export const readWalletMode = endpoint({
  ...READ,
  name: 'wallet.read-mode',
  summary: 'Whether all vendors play on one balance, and which are offered a wallet otherwise.',
  path: '/bo/wallet/mode',
  permission: 'wallet.read',
  query: z.strictObject({ setting: z.optional(z.literal('wallets')) }),
  /** The setting itself, and once more as the only row of a list. */
  value: z.extend(modeSettingSchema, { list: z.array(modeSettingSchema) }),
  errors: [],
});

export const changeWalletMode = endpoint({
  ...CHANGE,
  name: 'wallet.change-mode',
  summary: 'Holds another choice of wallets for a second person.',
  path: '/bo/wallet/mode/change',
  permission: 'finance.write',
  body: z.extend(walletModeSchema, { reason: reasonSchema, version: versionSchema }),
  value: heldSchema,
  errors: [STEP_UP, 'approvals.decided'],
});

export const offerVendorWallet = endpoint({
  ...CHANGE,
  name: 'wallet.offer-vendor',
  summary: "Opens or closes a vendor's wallet for transfers; what lies in it can always be fetched back.",
  path: '/bo/wallet/offer',
  permission: 'finance.write',
  body: z.strictObject({
    vendor: vendorField,
    to: z.enum(['open', 'closed']),
    reason: reasonSchema,
  }),
  value: z.object({}),
  errors: [STEP_UP],
});

/** How the ledger names an operation. */
const operationKeySchema = z.string().check(z.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));

export const readPosting = endpoint({
  ...READ,
  name: 'wallet.read-posting',
  summary: 'One operation of the ledger: what it moved, between which accounts, and what it left.',
  path: '/bo/wallet/posting',
  permission: 'wallet.read',
  query: z.strictObject({ operationKey: operationKeySchema }),
  value: z.object({
    operationKey: z.string(),
    /** What it was; nothing for one that was undone before it came. */
    kind: z.nullable(z.string()),
    /** `applied`, or why it was refused. */
    status: z.string(),
    amount: moneySchema,
    currency: z.string(),
    wallet: z.string(),
    /** The member whose account it is; null for the house. */
    memberId: z.nullable(memberIdSchema),
    counter: z.string(),
    counterMemberId: z.nullable(memberIdSchema),
    /** The part that went to or came from another account of the member, such as the bonus of a stake. */
    splitWallet: z.nullable(z.string()),
    splitAmount: moneySchema,
    balanceBefore: moneySchema,
    balanceAfter: moneySchema,
    /** The operation it takes back, and the one that took it back. */
    reverses: z.nullable(z.string()),
    reversedBy: z.nullable(z.string()),
    at: momentSchema,
  }),
  errors: ['wallet.posting-unknown'],
});
