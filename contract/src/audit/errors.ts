/** What the audit trail refuses. */
export const auditErrors = { 'audit.unknown': 404 } as const;
