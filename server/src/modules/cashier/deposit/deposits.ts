import type { Module } from '../../../platform/module.ts';
import type { CashierDeps } from '../deps.ts';
import type { PaymentProvider } from '../providers/provider.ts';
import type { Turnover } from '../turnover/turnover.ts';

export type DepositParts = {
  readonly turnover: Pick<Turnover, 'open'>;
  readonly providers: readonly PaymentProvider[];
};

/** Money that comes in (domain 9.2). */
export const createDeposits = (_deps: CashierDeps, _parts: DepositParts): Module => ({});
