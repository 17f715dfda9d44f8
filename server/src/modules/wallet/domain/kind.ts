/** The kinds of movement, as the ledger's type `wallet_kind` lists them. */
export const KINDS = [
  'stake',
  'win',
  'deposit',
  'withdrawal',
  'transfer',
  'reversal',
  'bonus',
  'adjustment',
  'rebate',
  'fee',
  'vendor-transfer',
  'agent-transfer',
  'promotion',
  'dividend',
  'salary',
] as const;
export type Kind = (typeof KINDS)[number];
