/** The states of a verification case (domain 12). A person or the verifier decides only what is in review. */
export const CASE_STATES = ['NEW', 'REVIEW', 'ACCEPTED', 'REJECTED', 'EXPIRED'] as const;
export type CaseState = (typeof CASE_STATES)[number];

/** The allowed changes of state. The database guard has the same rows in `verification_edge`; a test compares both. */
export const CASE_EDGES: readonly (readonly [from: CaseState, to: CaseState])[] = [
  ['NEW', 'REVIEW'],
  ['REVIEW', 'ACCEPTED'],
  ['REVIEW', 'REJECTED'],
  ['ACCEPTED', 'EXPIRED'],
];

/** Whether a case still waits for a decision. */
export const isOpen = (state: CaseState): boolean => state === 'NEW' || state === 'REVIEW';

/** Why documents are rejected; the catalogue has a sentence for each. */
export const REJECT_REASONS = [
  'UNREADABLE',
  'WRONG_DOCUMENT',
  'DOCUMENT_EXPIRED',
  'NAME_DIFFERS',
  'INCOMPLETE',
  'NOT_GENUINE',
  'OTHER',
] as const;
export type RejectReason = (typeof REJECT_REASONS)[number];
