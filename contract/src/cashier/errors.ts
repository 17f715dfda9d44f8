import { depositErrors } from './deposit-errors.ts';

/** What the module cashier refuses, each with its status. */
export const cashierErrors = { ...depositErrors } as const;
