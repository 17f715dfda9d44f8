import { TRANSACTION_TYPES } from '@fairground/contract/wallet/transactions';
import type { TransactionGroup, TransactionType } from '@fairground/contract/wallet/transactions';
import type { Kind } from '../operation.ts';

type Movement = { readonly kind: Kind; readonly undoneKind: Kind | null; readonly amount: bigint };

/** By kind: what a movement is called when it reaches the account and when it leaves it. */
const NAMES: Readonly<Record<Kind, readonly [incoming: TransactionType, outgoing: TransactionType]>> = {
  stake: ['BET', 'BET'],
  win: ['PAYOUT', 'PAYOUT'],
  deposit: ['DEPOSIT', 'DEPOSIT'],
  withdrawal: ['WITHDRAW_DONE', 'WITHDRAW_DONE'],
  transfer: ['TRANSFER_IN', 'TRANSFER_OUT'],
  reversal: ['REVERSAL', 'REVERSAL'],
  bonus: ['BONUS_GRANT', 'BONUS_GRANT'],
  adjustment: ['ADJUST_IN', 'ADJUST_OUT'],
  rebate: ['REBATE', 'REBATE'],
  fee: ['FEE', 'FEE'],
  'vendor-transfer': ['VENDOR_IN', 'VENDOR_OUT'],
  'agent-transfer': ['AGENT_IN', 'AGENT_OUT'],
  promotion: ['PROMOTION', 'PROMOTION'],
  dividend: ['DIVIDEND', 'DIVIDEND'],
  salary: ['SALARY', 'SALARY'],
};

const UNDONE: Readonly<Partial<Record<Kind, TransactionType>>> = {
  stake: 'BET_CANCEL',
  win: 'PAYOUT_REVERSAL',
  deposit: 'DEPOSIT_REVERSAL',
};

/** What the account record calls a movement. Money kept for a withdrawal has names of its own. */
export const typeOf = (
  { kind, undoneKind, amount }: Movement,
  accountKind: string,
  counterKind?: string,
): TransactionType => {
  if (kind === 'reversal') return UNDONE[undoneKind ?? 'reversal'] ?? 'REVERSAL';
  const isHeldForWithdrawal = kind === 'transfer' && [accountKind, counterKind].includes('HOLD_WD');
  if (isHeldForWithdrawal) return (accountKind === 'HOLD_WD') === amount > 0n ? 'WITHDRAW_HOLD' : 'WITHDRAW_RELEASE';
  return NAMES[kind][amount > 0n ? 0 : 1];
};

/** The kinds that can carry the asked type or group, so that the database leaves out the rest. */
export const kindsOf = ({
  type,
  group,
}: {
  readonly type?: TransactionType | undefined;
  readonly group?: TransactionGroup | undefined;
}) => {
  if (type === undefined && group === undefined) return undefined;
  const isAsked = (name: TransactionType): boolean =>
    (type ?? name) === name && (group ?? TRANSACTION_TYPES[name]) === TRANSACTION_TYPES[name];
  const mayBe = ([kind, names]: readonly [string, readonly TransactionType[]]): boolean =>
    names.some(isAsked) ||
    (kind === 'reversal' && Object.values(UNDONE).some(isAsked)) ||
    (kind === 'transfer' && (isAsked('WITHDRAW_HOLD') || isAsked('WITHDRAW_RELEASE')));
  return Object.entries(NAMES)
    .filter(mayBe)
    .map(([kind]) => kind as Kind);
};
