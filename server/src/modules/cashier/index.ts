/** Takes money in and pays it out: channels, providers, deposits, bank accounts, withdrawals and what must be played before. */
import type { Module } from '../../platform/module.ts';
import { createDeposits } from './deposit/deposits.ts';
import type { CashierDeps } from './deps.ts';
import type { PaymentProvider } from './providers/provider.ts';
import { createTurnover } from './turnover/turnover.ts';
import { createWithdrawals } from './withdrawal/withdrawals.ts';

export { depositCredited, depositReversed, withdrawalCompleted } from './facts.ts';

export type Cashier = Module;

export const createCashier = (deps: CashierDeps): Cashier => {
  const providers: readonly PaymentProvider[] = [];
  const turnover = createTurnover(deps);
  return joined([turnover, createDeposits(deps, { turnover, providers }), createWithdrawals(deps, { providers })]);
};

const joined = (parts: readonly Module[]): Module => ({
  routes: parts.flatMap(({ routes = [] }) => routes),
  jobs: parts.flatMap(({ jobs = [] }) => jobs),
  schedules: parts.flatMap(({ schedules = [] }) => schedules),
  listeners: parts.flatMap(({ listeners = [] }) => listeners),
  files: (fastify) => parts.forEach(({ files }) => files?.(fastify)),
  sandbox: (fastify) => parts.forEach(({ sandbox }) => sandbox?.(fastify)),
});
