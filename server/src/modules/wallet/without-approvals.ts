const refuse = (): never => {
  throw new Error('This wallet was composed without approvals.');
};

/** What a wallet that was composed without approvals holds for a second person: nothing. */
export const WITHOUT_APPROVALS = { holdAdjustment: refuse, holdDebtWaiver: refuse, holdMode: refuse } as const;
