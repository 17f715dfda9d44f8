import type { Kind } from './kind.ts';

const INCOME: readonly Kind[] = ['rebate', 'salary', 'dividend', 'promotion'];

/** Whether a movement pays what its receiver owes before anything else. Deposits, wins, refunds and transfers never do. */
export const isIncome = (kind: Kind, amount: bigint): boolean => amount > 0n && INCOME.includes(kind);
