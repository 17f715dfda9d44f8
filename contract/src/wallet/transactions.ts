/** The types of a movement as the account record names them, by the group its filter offers. */
export const TRANSACTION_TYPES = {
  DEPOSIT: 'deposit',
  DEPOSIT_REVERSAL: 'deposit',
  WITHDRAW_HOLD: 'withdrawal',
  WITHDRAW_RELEASE: 'withdrawal',
  WITHDRAW_DONE: 'withdrawal',
  BET: 'game',
  BET_CANCEL: 'game',
  PAYOUT: 'game',
  PAYOUT_REVERSAL: 'game',
  REBATE: 'rebate',
  BONUS_GRANT: 'promotion',
  PROMOTION: 'promotion',
  DIVIDEND: 'agent',
  SALARY: 'agent',
  AGENT_IN: 'agent',
  AGENT_OUT: 'agent',
  VENDOR_IN: 'transfer',
  VENDOR_OUT: 'transfer',
  TRANSFER_IN: 'transfer',
  TRANSFER_OUT: 'transfer',
  FEE: 'other',
  ADJUST_IN: 'other',
  ADJUST_OUT: 'other',
  REVERSAL: 'other',
} as const;
export type TransactionType = keyof typeof TRANSACTION_TYPES;

export const TRANSACTION_GROUPS = [
  'deposit',
  'withdrawal',
  'game',
  'rebate',
  'promotion',
  'agent',
  'transfer',
  'other',
] as const;
export type TransactionGroup = (typeof TRANSACTION_GROUPS)[number];
