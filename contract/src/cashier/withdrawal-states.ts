/** The states of a withdrawal that has neither been paid nor come back. */
export const WITHDRAWALS_ON_THE_WAY = [
  'REQUESTED',
  'AUTO_OK',
  'REVIEW_1',
  'REVIEW_2',
  'APPROVED',
  'PAYING',
  'UNKNOWN',
  'PAY_FAILED',
] as const;

/** The states of a withdrawal (domain 9.3). */
export const WITHDRAWAL_STATES = [
  ...WITHDRAWALS_ON_THE_WAY,
  'PAID_OUT',
  'DISPUTED',
  'CONFIRMED',
  'PART_CONFIRMED',
  'RETURNED',
  'REJECTED',
  'CANCELLED',
] as const;
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number];

/** The allowed changes of state. The database guard has the same rows in `cashier_withdrawal_edge`; a test compares both. */
export const WITHDRAWAL_EDGES: readonly (readonly [from: WithdrawalState, to: WithdrawalState])[] = [
  ['REQUESTED', 'AUTO_OK'],
  ['REQUESTED', 'REVIEW_1'],
  ['REQUESTED', 'CANCELLED'],
  ['REVIEW_1', 'APPROVED'],
  ['REVIEW_1', 'REVIEW_2'],
  ['REVIEW_1', 'REJECTED'],
  ['REVIEW_1', 'CANCELLED'],
  ['REVIEW_2', 'APPROVED'],
  ['REVIEW_2', 'REJECTED'],
  ['AUTO_OK', 'PAYING'],
  ['APPROVED', 'PAYING'],
  // Something came up between the decision and the payout.
  ['AUTO_OK', 'REVIEW_1'],
  ['APPROVED', 'REVIEW_1'],
  ['PAYING', 'PAID_OUT'],
  ['PAYING', 'PAY_FAILED'],
  ['PAYING', 'UNKNOWN'],
  // Members pay it, and its owner took back what none of them has paid.
  ['PAYING', 'PART_CONFIRMED'],
  ['PAYING', 'RETURNED'],
  // The provider never got the order: it is ordered again under the same number.
  ['UNKNOWN', 'PAYING'],
  ['UNKNOWN', 'PAID_OUT'],
  ['UNKNOWN', 'PAY_FAILED'],
  ['PAY_FAILED', 'APPROVED'],
  ['PAY_FAILED', 'REJECTED'],
  ['PAID_OUT', 'CONFIRMED'],
  ['PAID_OUT', 'DISPUTED'],
  ['DISPUTED', 'CONFIRMED'],
  ['DISPUTED', 'PART_CONFIRMED'],
  ['DISPUTED', 'RETURNED'],
];

export const mayMoveTo = (from: WithdrawalState, to: WithdrawalState): boolean =>
  WITHDRAWAL_EDGES.some(([one, other]) => one === from && other === to);

/** Nothing follows these; in every other state the amount is held. */
export const isFinalState = (state: WithdrawalState): boolean => WITHDRAWAL_EDGES.every(([from]) => from !== state);

/** The states in which a person of staff has to act. */
export const REVIEW_STATES: readonly WithdrawalState[] = ['REVIEW_1', 'REVIEW_2'];

/** Why a withdrawal is looked at by a person. */
export const REVIEW_REASONS = [
  'amount',
  'account-first-use',
  'account-shared',
  'turnover-open',
  'member-new',
  'member-locked',
  'security-change',
  'risk-case',
] as const;
export type ReviewReason = (typeof REVIEW_REASONS)[number];

/** Why a withdrawal was not paid, in words that the member reads. */
export const RETURN_REASONS = [
  'account-wrong',
  'documents-needed',
  'rules-broken',
  'bank-refused',
  'not-received',
  'member-cancelled',
  'other',
] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

/** Who finished the receipt: the member, silence, or two people of staff. */
export const RECEIPT_BY = ['member', 'silence', 'forced', 'decision'] as const;
export type ReceiptBy = (typeof RECEIPT_BY)[number];

export const RECEIPT_RESULTS = ['RECEIVED', 'NOT_RECEIVED', 'PARTLY'] as const;
export type ReceiptResult = (typeof RECEIPT_RESULTS)[number];
