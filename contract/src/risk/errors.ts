/** What the risk module refuses, each with its status. */
export const riskErrors = {
  'risk.case-unknown': 404,
  'risk.case-decided': 409,
  'risk.case-open': 409,
  'risk.member-unknown': 404,
} as const;
