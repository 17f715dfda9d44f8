/** Takes money in and pays it out: channels, providers, deposits, bank accounts, withdrawals and what must be played before. */
import type { Module } from '../../platform/module.ts';
import type { RandomSource } from '../../platform/random.ts';
import type { ClosedColumn } from '../../platform/rekey.ts';
import { createSecretBox } from '../../platform/secret-box.ts';
import type { SecretKeys } from '../../platform/secret-box.ts';
import { createDeposits } from './deposit/deposits.ts';
import type { CashierDeps } from './deps.ts';
import type { PaymentProvider } from './providers/provider.ts';
import { createTurnover } from './turnover/turnover.ts';
import type { Turnover } from './turnover/turnover.ts';
import { accountNumbers } from './withdrawal/bank-accounts.ts';
import { BOX_OWNER, createWithdrawals } from './withdrawal/withdrawals.ts';
import type { WithdrawalDesk } from './withdrawal/withdrawals.ts';

export { depositCredited, depositReversed, withdrawalCompleted } from './facts.ts';

/** The columns that hold closed secrets of this module. */
export const cashierSecrets = (keys: SecretKeys, random: RandomSource): readonly ClosedColumn[] => [
  accountNumbers(createSecretBox(keys, random, BOX_OWNER)),
];

export type Cashier = Module & {
  /** What staff do with withdrawals. */
  readonly withdrawalDesk: WithdrawalDesk;
  /** Holds the waiver of a turnover requirement for a second person. */
  readonly holdTurnoverWaiver: Turnover['holdWaiver'];
};

export const createCashier = (deps: CashierDeps): Cashier => {
  const providers: readonly PaymentProvider[] = [];
  const turnover = createTurnover(deps);
  const withdrawals = createWithdrawals(deps, { providers });
  return {
    ...joined([turnover, createDeposits(deps, { turnover, providers }), withdrawals]),
    withdrawalDesk: withdrawals.desk,
    holdTurnoverWaiver: turnover.holdWaiver,
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
