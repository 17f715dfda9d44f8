/** What the integrity module refuses, each with its status. */
export const integrityErrors = {
  'integrity.range-backwards': 422,
  'integrity.export-running': 409,
  'integrity.threshold-refused': 422,
} as const;
