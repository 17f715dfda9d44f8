import * as contract from '@fairground/contract/cashier/withdrawal-operator-endpoints';
import type { StaffWithdrawal } from '@fairground/contract/cashier/withdrawal-operator-endpoints';
import type { Id } from '@fairground/contract/ids';
import { momentsOf } from '../../../platform/business-window.ts';
import type { CallerOf, Route } from '../../../platform/http/route.ts';
import { bind } from '../../../platform/http/route.ts';
import type { Hold } from '../../approvals/index.ts';
import { listByState } from '../store/withdrawals.ts';
import type { WithdrawalRow } from '../store/withdrawals.ts';
import type { ReceiptDecision } from './decide-receipt.ts';
import type { WithdrawalCore } from './parts.ts';
import { approve, claim, giveUp, pay, reject, release } from './review.ts';
import type { StaffStep } from './review.ts';
import { showToStaff } from './show.ts';

const PAGE_SIZE = 50;

/** The calls of staff. */
export const operatorRoutes = (core: WithdrawalCore, holdReceipt: Hold<ReceiptDecision>): readonly Route[] => {
  const { db } = core;

  const shown = async (row: Promise<WithdrawalRow>): Promise<StaffWithdrawal> => {
    const [withdrawal] = await showToStaff(core, db, [await row]);
    if (withdrawal === undefined) throw new Error('A withdrawal could not be shown.');
    return withdrawal;
  };
  const stepOf = (staff: CallerOf<typeof contract.claimWithdrawal>, reason: string): StaffStep => ({ staff, reason });

  return [
    bind(
      contract.listWithdrawalsForStaff,
      async ({ query: { state, memberId, provider, after, amountFrom, from, to } }) => {
        const rows = await listByState(db, {
          limit: PAGE_SIZE + 1,
          ...{ provider, amountFrom },
          ...momentsOf({ from, to }, core.days.timeZone),
          ...(state === undefined ? {} : { states: [state] }),
          ...(memberId === undefined ? {} : { memberId }),
          ...(after === undefined ? {} : { after }),
        });
        const page = rows.slice(0, PAGE_SIZE);
        const next = rows.length > PAGE_SIZE ? (page.at(-1)?.id ?? null) : null;
        return { list: [...(await showToStaff(core, db, page))], next };
      },
    ),
    bind(contract.claimWithdrawal, ({ body: { withdrawalId, reason } }, caller) =>
      shown(claim(core, withdrawalId, stepOf(caller, reason))),
    ),
    bind(contract.releaseWithdrawal, ({ body: { withdrawalId, reason } }, caller) =>
      shown(release(core, withdrawalId, stepOf(caller, reason))),
    ),
    bind(contract.approveWithdrawal, ({ body: { withdrawalId, reason } }, caller) =>
      shown(approve(core, withdrawalId, stepOf(caller, reason))),
    ),
    bind(contract.rejectWithdrawal, ({ body: { withdrawalId, because, reason } }, caller) =>
      shown(reject(core, withdrawalId, because, stepOf(caller, reason))),
    ),
    bind(contract.payWithdrawal, ({ body: { withdrawalId, reason } }, caller) =>
      shown(pay(core, withdrawalId, stepOf(caller, reason))),
    ),
    bind(contract.giveUpPayout, ({ body: { withdrawalId, because, reason } }, caller) =>
      shown(giveUp(core, withdrawalId, because, stepOf(caller, reason))),
    ),
    bind(contract.decideReceipt, async ({ body: { reason, ...decision } }, caller) => ({
      approvalId: (await holdReceipt(caller, decision, { reason })) as Id<'approval'>,
    })),
  ];
};
