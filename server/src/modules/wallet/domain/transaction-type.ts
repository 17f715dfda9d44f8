import { TRANSACTION_TYPES } from '@fairground/contract/wallet/transactions';
import type { TransactionGroup, TransactionType } from '@fairground/contract/wallet/transactions';
import type { OwnerKind } from '../tables.ts';
import type { Kind } from './kind.ts';
import { isLabel, LABELS, ruleOf } from './label.ts';

type Movement = {
  readonly kind: Kind;
  /** Of what was undone, on a reversal. */
  readonly undoneKind: Kind | null;
  readonly amount: bigint;
  readonly label: string | null;
};

/** The two accounts of a movement, seen from the one whose record it stands in. */
export type Sides = {
  readonly accountKind: string;
  readonly counterKind: string;
  readonly counterOwner: OwnerKind;
};

/** By kind: what a movement is called when it reaches the account and when it leaves it, where nothing says more. */
const NAMES: Readonly<Record<Kind, readonly [incoming: TransactionType, outgoing: TransactionType]>> = {
  stake: ['BET', 'BET'],
  win: ['PAYOUT', 'PAYOUT'],
  deposit: ['DEPOSIT', 'DEPOSIT'],
  withdrawal: ['WITHDRAW_DONE', 'WITHDRAW_DONE'],
  transfer: ['TRANSFER_IN', 'TRANSFER_OUT'],
  reversal: ['REVERSAL', 'REVERSAL'],
  bonus: ['BONUS_GRANT', 'BONUS_FORFEIT'],
  adjustment: ['ADJUST_IN', 'ADJUST_OUT'],
  rebate: ['REBATE_SELF', 'REBATE_REVERSAL'],
  fee: ['DEPOSIT_FEE', 'DEPOSIT_FEE'],
  'vendor-transfer': ['VENDOR_IN', 'VENDOR_OUT'],
  'agent-transfer': ['TRANSFER_UP_IN', 'TRANSFER_UP_OUT'],
  promotion: ['PROMO_CASH', 'PROMO_CASH'],
  dividend: ['DIVIDEND', 'DIVIDEND_PAID'],
  salary: ['SALARY_DAY', 'SALARY_PAID'],
};

const UNDONE: Readonly<Partial<Record<Kind, TransactionType>>> = {
  stake: 'BET_CANCEL',
  win: 'PAYOUT_REVERSAL',
  deposit: 'DEPOSIT_REVERSAL',
  rebate: 'REBATE_REVERSAL',
};

/** What else the accounts of a kind may make of it; what is undone keeps the name its accounts give it. */
const BY_ACCOUNTS: Readonly<Partial<Record<Kind, readonly TransactionType[]>>> = {
  transfer: [
    'WITHDRAW_HOLD',
    'WITHDRAW_RELEASE',
    'OBLIGATION_PAID',
    'OBLIGATION_RECEIVED',
    'TABLE_BUY_IN',
    'TABLE_CASH_OUT',
  ],
  fee: ['WITHDRAW_FEE'],
  bonus: ['BONUS_CONVERT'],
};

const HELD = 'HOLD_WD';
const ON_TABLE = 'HOLD_PVP:';

/** What the account record calls a movement: by its label, by its accounts, by its kind and direction. */
export const typeOf = (movement: Movement, sides: Sides): TransactionType => {
  const { kind, undoneKind, amount, label } = movement;
  const way = amount > 0n ? 0 : 1;
  if (label !== null && isLabel(label)) return ruleOf(label).names[way];
  const undone = kind === 'reversal' ? undoneKind : null;
  return byAccounts(undone ?? kind, sides, amount) ?? (undone && UNDONE[undone]) ?? NAMES[kind][way];
};

/** Money kept for a withdrawal or put on a table, a bonus that becomes cash and what pays a debt are known by the two accounts alone. */
const byAccounts = (kind: Kind, { accountKind, counterKind, counterOwner }: Sides, amount: bigint) => {
  const kinds = [accountKind, counterKind];
  const isHeld = kinds.includes(HELD);
  if (kind === 'transfer' && isHeld)
    return (accountKind === HELD) === amount > 0n ? 'WITHDRAW_HOLD' : 'WITHDRAW_RELEASE';
  if (kind === 'transfer' && kinds.some((each) => each.startsWith(ON_TABLE)))
    return accountKind.startsWith(ON_TABLE) === amount > 0n ? 'TABLE_BUY_IN' : 'TABLE_CASH_OUT';
  if (kind === 'transfer' && counterOwner === 'debt') return amount > 0n ? 'OBLIGATION_RECEIVED' : 'OBLIGATION_PAID';
  if (kind === 'fee' && isHeld) return 'WITHDRAW_FEE';
  const isOwn = counterOwner === 'member' && kinds.includes('BONUS') && kinds.includes('CASH');
  return kind === 'bonus' && isOwn ? 'BONUS_CONVERT' : undefined;
};

/** Every name a movement of a kind can have. */
export const typesOf = (kind: Kind): readonly TransactionType[] => [
  ...NAMES[kind],
  ...(kind === 'reversal'
    ? [...Object.values(UNDONE), ...Object.values(BY_ACCOUNTS).flat()]
    : (BY_ACCOUNTS[kind] ?? [])),
  ...Object.values<{ readonly kinds: readonly Kind[]; readonly names: readonly TransactionType[] }>(LABELS).flatMap(
    ({ kinds, names }) => (kinds.includes(kind) ? names : []),
  ),
];

/** The kinds that can carry the asked type or group, so that the database leaves out the rest. */
export const kindsOf = ({
  type,
  group,
}: {
  readonly type?: TransactionType | undefined;
  readonly group?: TransactionGroup | undefined;
}): readonly Kind[] | undefined => {
  if (type === undefined && group === undefined) return undefined;
  const isAsked = (name: TransactionType): boolean =>
    (type ?? name) === name && (group ?? TRANSACTION_TYPES[name]) === TRANSACTION_TYPES[name];
  return (Object.keys(NAMES) as readonly Kind[]).filter((kind) => typesOf(kind).some(isAsked));
};
