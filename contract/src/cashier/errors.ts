import { withdrawalErrors } from './withdrawal-errors.ts';

/** What the module cashier refuses, each with its status. */
export const cashierErrors = { ...withdrawalErrors } as const;
