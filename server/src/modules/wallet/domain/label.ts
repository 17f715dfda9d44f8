import type { TransactionType } from '@fairground/contract/wallet/transactions';
import type { Kind } from './kind.ts';

/** By name: which kinds of movement it may be given to, and what it is called when it comes in and when it goes out. */
type LabelRule = {
  readonly kinds: readonly Kind[];
  readonly names: readonly [incoming: TransactionType, outgoing: TransactionType];
};

const same = (kinds: readonly Kind[], name: TransactionType): LabelRule => ({ kinds, names: [name, name] });

/**
 * Says more of a movement than its kind and its accounts do. The ledger keeps it beside the operation, so that neither
 * stakes nor wins have a column for it.
 */
export const LABELS = {
  'peer-deposit': same(['deposit', 'transfer'], 'C2C_IN'),
  'deposit-fee': same(['fee'], 'DEPOSIT_FEE'),
  'deposit-reversal': same(['adjustment', 'transfer'], 'DEPOSIT_REVERSAL'),
  'withdrawal-fee': same(['fee'], 'WITHDRAW_FEE'),
  'own-rebate': { kinds: ['rebate'], names: ['REBATE_SELF', 'REBATE_REVERSAL'] },
  'team-rebate': { kinds: ['rebate'], names: ['REBATE_TEAM', 'REBATE_REVERSAL'] },
  'daily-salary': { kinds: ['salary'], names: ['SALARY_DAY', 'SALARY_PAID'] },
  'hourly-salary': { kinds: ['salary'], names: ['SALARY_HOUR', 'SALARY_PAID'] },
  'real-time-salary': { kinds: ['salary'], names: ['SALARY_RT', 'SALARY_PAID'] },
  'transfer-up': { kinds: ['agent-transfer'], names: ['TRANSFER_UP_IN', 'TRANSFER_UP_OUT'] },
  'transfer-down': { kinds: ['agent-transfer'], names: ['TRANSFER_DOWN_IN', 'TRANSFER_DOWN_OUT'] },
  'bonus-conversion': same(['bonus'], 'BONUS_CONVERT'),
  'bonus-forfeit': same(['bonus'], 'BONUS_FORFEIT'),
  cashback: same(['promotion'], 'CASHBACK'),
  'red-packet': same(['promotion'], 'RED_PACKET'),
  raffle: same(['promotion'], 'RAFFLE'),
  referral: same(['promotion'], 'REFERRAL'),
  'rank-reward': same(['promotion'], 'RANK_REWARD'),
  'point-conversion': same(['promotion'], 'POINT_CONVERT'),
  obligation: {
    kinds: ['transfer', 'agent-transfer', 'adjustment', 'rebate', 'dividend', 'salary', 'promotion'],
    names: ['OBLIGATION_RECEIVED', 'OBLIGATION_PAID'],
  },
} as const satisfies Readonly<Record<string, LabelRule>>;
export type Label = keyof typeof LABELS;

export const isLabel = (word: string): word is Label => Object.hasOwn(LABELS, word);

export const ruleOf = (label: Label): LabelRule => LABELS[label];
