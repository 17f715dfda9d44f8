/** The states of a held change. Only a decision of a second person leads from PENDING to APPROVED. */
export const APPROVAL_STATES = [
  'PENDING',
  'APPROVED',
  'EXECUTED',
  'FAILED',
  'REJECTED',
  'CANCELLED',
  'EXPIRED',
] as const;
export type ApprovalState = (typeof APPROVAL_STATES)[number];

/** The allowed changes of state. The database guard has the same rows in `approvals_edge`; a test compares both. */
export const APPROVAL_EDGES: readonly (readonly [from: ApprovalState, to: ApprovalState])[] = [
  ['PENDING', 'APPROVED'],
  ['PENDING', 'REJECTED'],
  ['PENDING', 'CANCELLED'],
  ['PENDING', 'EXPIRED'],
  ['APPROVED', 'EXECUTED'],
  ['APPROVED', 'FAILED'],
];

export const isAllowedEdge = (from: ApprovalState, to: ApprovalState): boolean =>
  APPROVAL_EDGES.some(([one, other]) => one === from && other === to);
