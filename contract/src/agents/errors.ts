/** What the module agents refuses, each with its status. */
export const agentsErrors = {
  /** Nobody of this name stands below the caller; the same whether there is such an account or not. */
  'agents.not-in-team': 200,
  'agents.range-backwards': 422,
  'agents.range-too-long': 422,
  /** Lists over a whole team have a bound; one member or a branch can still be asked for. */
  'agents.team-too-large': 200,
  'agents.type-refused': 403,
  'agents.rate-lower-forbidden': 200,
  'agents.link-unknown': 404,
  'agents.export-running': 429,
  'agents.contract-terms': 422,
  'agents.contract-not-dominated': 200,
  'agents.contract-payer-without-contract': 200,
  'agents.contract-pending-exists': 409,
  /** A request key that stands for something else already. */
  'agents.key-conflict': 409,
  /** The value names the contracts that would end: `conflicts`, and `alsoEnded` further below. */
  'agents.contract-cascade-required': 409,
  'agents.contract-state': 409,
  /** A contract with the upline of today, or of any kind, keeps its member where and what it is. */
  'agents.contract-open': 409,
  'agents.rate-above-upline': 200,
  'agents.settings-refused': 422,
  'agents.run-unknown': 404,
  'agents.bill-unknown': 404,
  'agents.run-state': 409,
} as const;
