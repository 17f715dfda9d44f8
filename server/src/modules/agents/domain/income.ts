/** What an agent got and paid on, in units of 1/10,000. */
export type Income = {
  readonly selfRebate: bigint;
  readonly teamRebate: bigint;
  readonly salary: bigint;
  readonly dividend: bigint;
  readonly paidToDownline: bigint;
};

export const NO_INCOME: Income = { selfRebate: 0n, teamRebate: 0n, salary: 0n, dividend: 0n, paidToDownline: 0n };

export const addIncome = (one: Income, other: Partial<Income>): Income => ({
  selfRebate: one.selfRebate + (other.selfRebate ?? 0n),
  teamRebate: one.teamRebate + (other.teamRebate ?? 0n),
  salary: one.salary + (other.salary ?? 0n),
  dividend: one.dividend + (other.dividend ?? 0n),
  paidToDownline: one.paidToDownline + (other.paidToDownline ?? 0n),
});
