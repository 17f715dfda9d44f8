const DAY_MS = 86_400_000;

/** The last day of a contract, whose end is stored as the first day without it. */
export const lastDay = (until: string): string =>
  new Date(Date.parse(`${until}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10);
