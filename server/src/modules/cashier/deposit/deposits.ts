import * as contract from '@fairground/contract/cashier/deposit-endpoints';
import { bind } from '../../../platform/http/route.ts';
import type { Module } from '../../../platform/module.ts';
import type { CashierDeps } from '../deps.ts';
import type { PaymentNotice } from '../providers/provider.ts';
import { notifyDepositor } from './announce-move.ts';
import { cancelDeposit, sendProof } from './answer-member.ts';
import { createDeposit } from './create-deposit.ts';
import { NO_OFFERS } from './offers.ts';
import type { DepositDeps, DepositParts } from './parts.ts';
import { detailOf, listOwnDeposits, readOwnDeposit, readSettings, showChannels } from './show-deposits.ts';
import { takeDepositNotice } from './take-notice.ts';
import { createAskProviders, createExpireDeposits } from './timed-work.ts';

export type { DepositParts } from './parts.ts';

export type Deposits = Module & {
  /** Takes what a provider told of a deposit; each state of a payment counts once. */
  readonly takeNotice: (provider: string, notice: PaymentNotice) => Promise<void>;
};

/** Money that comes in (domain 9.2). */
export const createDeposits = (cashier: CashierDeps, parts: DepositParts): Deposits => {
  const deps: DepositDeps = { ...cashier, ...parts, offers: parts.offers ?? NO_OFFERS };
  const expire = createExpireDeposits(deps);
  const ask = createAskProviders(deps);
  return {
    takeNotice: (provider, notice) => takeDepositNotice(deps, provider, notice),
    listeners: [notifyDepositor(deps)],
    jobs: [expire, ask],
    schedules: [
      { job: expire, cron: '* * * * *' },
      { job: ask, cron: '* * * * *' },
    ],
    routes: [
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
