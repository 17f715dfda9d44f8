/** Takes money in and pays it out: channels, providers, deposits, bank accounts, withdrawals and what must be played before. */
import type { Module } from '../../platform/module.ts';
import type { RandomSource } from '../../platform/random.ts';
import type { ClosedColumn } from '../../platform/rekey.ts';
import { createSecretBox } from '../../platform/secret-box.ts';
import type { SecretKeys } from '../../platform/secret-box.ts';
import { createC2c } from './c2c/c2c.ts';
import { cashierFinds, cashierOffers } from './console/offers.ts';
import { createDeposits } from './deposit/deposits.ts';
import { NO_OFFERS } from './deposit/offers.ts';
import type { DepositOffice } from './deposit/deposits.ts';
import { installSandboxChannels } from './deposit/install-channels.ts';
import type { CashierDeps } from './deps.ts';
import { serveCallbacks } from './providers/callbacks.ts';
import { createProviderHealth } from './providers/health/provider-health.ts';
import { watchProvider } from './providers/health/watch-provider.ts';
import { createSandboxPayments } from './providers/sandbox/sandbox.ts';
import { createPeerTransfers } from './transfer/peer-transfers.ts';
import { createTransferOffice } from './transfer/transfer-office.ts';
import { createTurnover } from './turnover/turnover.ts';
import type { Turnover } from './turnover/turnover.ts';
import { accountNumbers, BOX_OWNER } from './withdrawal/bank-accounts.ts';
import { createWithdrawals } from './withdrawal/withdrawals.ts';
import type { WithdrawalDesk } from './withdrawal/withdrawals.ts';
import { listAccountMarks } from './store/bank-accounts.ts';
import { listCreditedSince, walkFirstDeposits } from './store/deposits.ts';
import { cashierQueues } from './store/queues.ts';
import { sharesOfProviders, sumDeposits, sumWithdrawals } from './store/report-sums.ts';
import { depositTimeline, withdrawalTimeline } from './store/timeline.ts';
import { cashierData } from './store/personal-data.ts';

export type { CashierSum } from './store/report-sums.ts';
export type { PaymentProvider, PayoutOrder, PayoutState, StartedDeposit } from './providers/provider.ts';
export type { Behaviour as SandboxBehaviour } from './providers/sandbox/behaviour.ts';
export { createSandboxPayments, SANDBOX_PROVIDERS } from './providers/sandbox/sandbox.ts';
export type { SandboxPayments } from './providers/sandbox/sandbox.ts';
export {
  bankAccountAdded,
  depositCredited,
  depositReversed,
  membersPaired,
  sliceUnpaid,
  withdrawalCompleted,
} from './facts.ts';

/** The columns that hold closed secrets of this module. */
export const cashierSecrets = (keys: SecretKeys, random: RandomSource): readonly ClosedColumn[] => [
  accountNumbers(createSecretBox(keys, random, BOX_OWNER)),
];

export type Cashier = Module &
  DepositOffice & {
    /** Sums for reports and the health of providers; each reads a span of time by an index. */
    readonly reports: {
      readonly sumDeposits: typeof sumDeposits;
      readonly sumWithdrawals: typeof sumWithdrawals;
      readonly sharesOfProviders: typeof sharesOfProviders;
    };
    /** Deposits that were credited since a moment, after one, so many at a time. */
    readonly listCreditedSince: typeof listCreditedSince;
    /** The first deposits of members, by the day they were credited on. */
    readonly walkFirstDeposits: typeof walkFirstDeposits;
    /** Keyed hashes of the account numbers a member is, or was, paid to. Only risk asks. */
    readonly accountMarksOf: typeof listAccountMarks;
    /** What staff do with withdrawals. */
    readonly withdrawalDesk: WithdrawalDesk;
    /** Holds the waiver of a turnover requirement for a second person. */
    readonly holdTurnoverWaiver: Turnover['holdWaiver'];
    /** Opens a turnover requirement in the transaction of the credit it belongs to, once for each reference. */
    readonly openTurnover: Turnover['open'];
    /** Adds the ways to pay in that the sandbox ships, where they are missing; called at every start. */
    readonly installSandboxChannels: (currency: string) => Promise<void>;
  };

export const createCashier = (deps: CashierDeps): Cashier => {
  const sandbox = deps.mode === 'sandbox' ? createSandboxPayments(deps) : undefined;
  const own = deps.providers ?? [];
  const isOwn = new Set(own.map(({ code }) => code));
  const providers = [...own, ...(sandbox?.providers ?? []).filter(({ code }) => !isOwn.has(code))].map((provider) =>
    watchProvider(deps, provider),
  );
  const turnover = createTurnover(deps);
  const deposits = createDeposits(deps, { turnover, providers, ...(deps.offers && { offers: deps.offers }) });
  const withdrawals = createWithdrawals(deps, { providers, ...(deps.standing && { standing: deps.standing }) });
  const callbacks: Module = {
    files: (fastify) =>
      serveCallbacks(fastify, { ...deps, providers }, { deposit: deposits.takeNotice, payout: withdrawals.notePayout }),
  };
  return {
    ...joined([
      turnover,
      deposits,
      withdrawals,
      createC2c({
        ...{ ...deps, turnover, providers, offers: deps.offers ?? NO_OFFERS },
        box: createSecretBox(deps.secretsKey, deps.random, BOX_OWNER),
      }),
      createPeerTransfers({ ...deps, turnover }),
      createTransferOffice(deps),
      callbacks,
      createProviderHealth(deps, providers),
      ...(sandbox === undefined ? [] : [sandbox.module]),
    ]),
    ...deposits.office,
    personalData: cashierData,
    timelines: [depositTimeline, withdrawalTimeline],
    queues: cashierQueues,
    console: { offers: cashierOffers, finds: cashierFinds(deps.db) },
    listCreditedSince,
    walkFirstDeposits,
    accountMarksOf: listAccountMarks,
    reports: { sumDeposits, sumWithdrawals, sharesOfProviders },
    installSandboxChannels: (currency) => installSandboxChannels(deps, currency),
    withdrawalDesk: withdrawals.desk,
    holdTurnoverWaiver: turnover.holdWaiver,
    openTurnover: turnover.open,
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
