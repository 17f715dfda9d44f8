/** What a run of the cashier met before its end. */
export type Reach = {
  readonly deposits: number;
  readonly payments: number;
  readonly withdrawals: number;
  /** Withdrawals that were paid and confirmed at the end. */
  readonly confirmed: number;
  readonly nodesKilled: number;
  readonly databasesKilled: number;
};

const WANTED: Readonly<Record<keyof Reach, string>> = {
  deposits: 'no deposit was acknowledged',
  payments: 'no payment was acknowledged',
  withdrawals: 'no withdrawal was acknowledged',
  confirmed: 'no withdrawal was paid out and confirmed',
  nodesKilled: 'no node was killed',
  databasesKilled: 'no database was killed',
};

/** A run that met nothing proves nothing: what is missing counts as broken. */
export const missingIn = (reach: Reach): readonly string[] =>
  (Object.keys(WANTED) as readonly (keyof Reach)[])
    .filter((name) => reach[name] === 0)
    .map((name) => `${WANTED[name]}: the run proves nothing of it`);
