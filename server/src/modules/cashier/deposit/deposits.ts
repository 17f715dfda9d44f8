import * as contract from '@fairground/contract/cashier/deposit-endpoints';
import type { REJECTION_REASONS } from '@fairground/contract/cashier/deposit-states';
import type { Money } from '@fairground/contract/money';
import { bind } from '../../../platform/http/route.ts';
import type { Module } from '../../../platform/module.ts';
import type { Hold } from '../../approvals/index.ts';
import type { Actor } from '../../audit/index.ts';
import type { CashierDeps } from '../deps.ts';
import type { PaymentNotice } from '../providers/provider.ts';
import { createReconciliation, listCases, reconcile } from '../providers/reconcile.ts';
import type { Reconciled } from '../providers/reconcile.ts';
import type { DepositFilter, DepositRow } from '../store/deposits.ts';
import { notifyDepositor } from './announce-move.ts';
import { cancelDeposit, sendProof } from './answer-member.ts';
import { cancelOfExcluded } from './cancel-of-excluded.ts';
import { createDeposit } from './create-deposit.ts';
import { NO_OFFERS } from './offers.ts';
import { channelRoutes } from './operator/channels.ts';
import { matchDeposit, rejectDeposit } from './operator/decide-deposit.ts';
import { registerReversal } from './operator/reverse-deposit.ts';
import type { Reversal } from './operator/reverse-deposit.ts';
import { listForStaff, operatorRoutes } from './operator/routes.ts';
import type { DepositDeps, DepositParts } from './parts.ts';
import { detailOf, listOwnDeposits, readOwnDeposit, readSettings, showChannels } from './show-deposits.ts';
import { takeDepositNotice } from './take-notice.ts';
import { createAskProviders, createExpireDeposits } from './timed-work.ts';

export type { DepositParts } from './parts.ts';

/** What tools of staff do with deposits. */
export type DepositOffice = {
  readonly listDeposits: (filter: DepositFilter) => ReturnType<typeof listForStaff>;
  readonly matchDeposit: (
    actor: Actor,
    match: { readonly no: string; readonly received: Money },
  ) => Promise<Pick<DepositRow, 'status'>>;
  readonly rejectDeposit: (
    actor: Actor,
    rejection: { readonly no: string; readonly why: (typeof REJECTION_REASONS)[number] },
  ) => Promise<Pick<DepositRow, 'status'>>;
  /** Holds a charge-back for a second person. */
  readonly holdDepositReversal: Hold<Reversal>;
  /** Compares the statements of all providers with our deposits and withdrawals and keeps every difference as a case. */
  readonly reconcilePayments: (span: { readonly from: Date; readonly to: Date }) => Promise<readonly Reconciled[]>;
  readonly listPaymentCases: () => ReturnType<typeof listCases>;
};

export type Deposits = Module & {
  readonly office: DepositOffice;
  /** Takes what a provider told of a deposit; each state of a payment counts once. */
  readonly takeNotice: (provider: string, notice: PaymentNotice) => Promise<void>;
};

/** Money that comes in (domain 9.2). */
export const createDeposits = (cashier: CashierDeps, parts: DepositParts): Deposits => {
  const deps: DepositDeps = { ...cashier, ...parts, offers: parts.offers ?? NO_OFFERS };
  const expire = createExpireDeposits(deps);
  const ask = createAskProviders(deps);
  const reconciliation = createReconciliation(deps);
  const holdReversal = registerReversal(deps);
  return {
    office: {
      listDeposits: (filter) => listForStaff(deps, filter),
      matchDeposit: (actor, match) => matchDeposit(deps, actor, match),
      rejectDeposit: (actor, rejection) => rejectDeposit(deps, actor, rejection),
      holdDepositReversal: holdReversal,
      reconcilePayments: (span) => reconcile(deps, span),
      listPaymentCases: () => listCases(deps),
    },
    takeNotice: (provider, notice) => takeDepositNotice(deps, provider, notice),
    listeners: [notifyDepositor(deps), cancelOfExcluded(deps)],
    jobs: [expire, ask, reconciliation],
    schedules: [
      { job: expire, cron: '* * * * *' },
      { job: ask, cron: '* * * * *' },
      { job: reconciliation, cron: '0 22 * * *' },
    ],
    routes: [
      ...operatorRoutes(deps, holdReversal),
      ...channelRoutes(deps),
      bind(contract.readDepositSettings, (_input, { session, language }) => readSettings(deps, session, language)),
      bind(contract.listDepositChannels, async (_input, { session }) => ({
        list: [...(await showChannels(deps, session))],
      })),
      bind(contract.createDeposit, async ({ body }, { session }) =>
        detailOf(deps, await createDeposit(deps, body, session)),
      ),
      bind(contract.sendDepositProof, async ({ body }, { session }) =>
        detailOf(deps, await sendProof(deps, body, session.memberId)),
      ),
      bind(contract.cancelDeposit, async ({ body }, { session }) =>
        detailOf(deps, await cancelDeposit(deps, body, session.memberId)),
      ),
      bind(contract.readDepositStatus, ({ query }, { session }) => readOwnDeposit(deps, query.no, session.memberId)),
      bind(contract.listDeposits, ({ query }, { session }) => listOwnDeposits(deps, session.memberId, query.before)),
    ],
  };
};
