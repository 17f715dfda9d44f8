/** What the approvals module refuses, each with its status. */
export const approvalsErrors = {
  'approvals.unknown': 404,
  /** The kind of change is not known to this version. */
  'approvals.kind-unknown': 409,
  /** The maker of a change cannot decide it. */
  'approvals.same-person': 403,
  /** Only the maker takes a held change back. */
  'approvals.not-maker': 403,
  /** The request is no longer pending; `value` has its state. */
  'approvals.decided': 409,
  'approvals.expired': 409,
  /** The target is not what the maker saw; `value` has its present version. */
  'approvals.state-conflict': 409,
  /** The stored change is not the one that was held. */
  'approvals.payload-changed': 409,
  'approvals.reason-refused': 422,
  /** The maker was dismissed or lost the permission after the change was held. */
  'approvals.maker-gone': 409,
} as const;
