import { depositErrors } from './deposit-errors.ts';
import { transferErrors } from './transfer-errors.ts';
import { withdrawalErrors } from './withdrawal-errors.ts';

/** What the module cashier refuses, each with its status. */
export const cashierErrors = { ...depositErrors, ...transferErrors, ...withdrawalErrors } as const;
