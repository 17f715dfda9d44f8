/** The states of a deposit (domain 9.2). CANCELLED is the member's own word; money that comes all the same is credited. */
export const DEPOSIT_STATES = [
  'CREATED',
  'AWAITING',
  'PROOF_SENT',
  'PAID',
  'REVIEW',
  'CREDITED',
  'EXPIRED',
  'CANCELLED',
  'REJECTED',
  'REVERSED',
] as const;
export type DepositState = (typeof DEPOSIT_STATES)[number];

/** The allowed changes of state. The database guard has the same rows in `cashier_deposit_edge`; a test compares both. */
export const DEPOSIT_EDGES: readonly (readonly [from: DepositState, to: DepositState])[] = [
  ['CREATED', 'AWAITING'],
  ['CREATED', 'EXPIRED'],
  ['CREATED', 'CANCELLED'],
  ['AWAITING', 'PROOF_SENT'],
  ['AWAITING', 'PAID'],
  ['AWAITING', 'EXPIRED'],
  ['AWAITING', 'CANCELLED'],
  ['PROOF_SENT', 'PAID'],
  ['PROOF_SENT', 'REJECTED'],
  ['EXPIRED', 'PAID'],
  ['CANCELLED', 'PAID'],
  ['REJECTED', 'PAID'],
  ['PAID', 'CREDITED'],
  ['PAID', 'REVIEW'],
  ['REVIEW', 'CREDITED'],
  ['REVIEW', 'REJECTED'],
  ['CREDITED', 'REVERSED'],
];

/** States in which nothing was paid yet; a member has at most `UNPAID_MAX` deposits in them. */
export const UNPAID_STATES: readonly DepositState[] = ['CREATED', 'AWAITING', 'PROOF_SENT'];
/** States a deposit can be paid from: late money is money too. */
export const PAYABLE_STATES: readonly DepositState[] = DEPOSIT_EDGES.filter(([, to]) => to === 'PAID').map(
  ([from]) => from,
);

export const isDepositEdge = (from: DepositState, to: DepositState): boolean =>
  DEPOSIT_EDGES.some(([one, other]) => one === from && other === to);

/** Why a deposit waits for a person or was refused by one. */
export const DEPOSIT_REASONS = [
  'amount-differs',
  'payer-differs',
  'identity-needed',
  'not-received',
  'proof-unreadable',
  'paid-back',
  'charge-back',
  'credit-refused',
] as const;
export type DepositReason = (typeof DEPOSIT_REASONS)[number];
/** Those a person may reject a deposit with. */
export const REJECTION_REASONS = ['not-received', 'proof-unreadable', 'paid-back', 'payer-differs'] as const;
