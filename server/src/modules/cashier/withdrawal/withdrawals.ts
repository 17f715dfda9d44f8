import type { Module } from '../../../platform/module.ts';
import type { CashierDeps } from '../deps.ts';
import type { PaymentProvider } from '../providers/provider.ts';

export type WithdrawalParts = { readonly providers: readonly PaymentProvider[] };

/** Money that goes out (domain 9.3 to 9.5). */
export const createWithdrawals = (_deps: CashierDeps, _parts: WithdrawalParts): Module => ({});
