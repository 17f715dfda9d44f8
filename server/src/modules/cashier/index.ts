/** Takes money in and pays it out: channels, providers, deposits, bank accounts, withdrawals and what must be played before. */
import type { Module } from '../../platform/module.ts';
import { createDeposits } from './deposit/deposits.ts';
import { installSandboxChannels } from './deposit/install-channels.ts';
import type { CashierDeps } from './deps.ts';
import { serveCallbacks } from './providers/callbacks.ts';
import { createSandboxPayments } from './providers/sandbox/sandbox.ts';
import { createTurnover } from './turnover/turnover.ts';
import { createWithdrawals } from './withdrawal/withdrawals.ts';

export { depositCredited, depositReversed, withdrawalCompleted } from './facts.ts';

export type Cashier = Module & {
  /** Adds the ways to pay in that the sandbox ships, where they are missing; called at every start. */
  readonly installSandboxChannels: (currency: string) => Promise<void>;
};

export const createCashier = (deps: CashierDeps): Cashier => {
  const sandbox = deps.mode === 'sandbox' ? createSandboxPayments(deps) : undefined;
  const providers = sandbox?.providers ?? [];
  const turnover = createTurnover(deps);
  const deposits = createDeposits(deps, { turnover, providers });
  const withdrawals = createWithdrawals(deps, { providers });
  const callbacks: Module = {
    files: (fastify) =>
      serveCallbacks(
        fastify,
        { ...deps, providers },
        // What became of a payout is asked for by the withdrawals' own job; the notice is kept.
        { deposit: deposits.takeNotice, payout: deposits.takeNotice },
      ),
  };
  return {
    ...joined([turnover, deposits, withdrawals, callbacks, ...(sandbox === undefined ? [] : [sandbox.module])]),
    installSandboxChannels: (currency) => installSandboxChannels(deps, currency),
  };
};

const joined = (parts: readonly Module[]): Module => ({
  routes: parts.flatMap(({ routes = [] }) => routes),
  jobs: parts.flatMap(({ jobs = [] }) => jobs),
  schedules: parts.flatMap(({ schedules = [] }) => schedules),
  listeners: parts.flatMap(({ listeners = [] }) => listeners),
  files: (fastify) => parts.forEach(({ files }) => files?.(fastify)),
  sandbox: (fastify) => parts.forEach(({ sandbox }) => sandbox?.(fastify)),
});
