import * as contract from '@fairground/contract/cashier/slice-endpoints';
import * as desk from '@fairground/contract/cashier/slice-operator-endpoints';
import type { SliceState } from '@fairground/contract/cashier/slice-states';
import type { Id } from '@fairground/contract/ids';
import { bind } from '../../../platform/http/route.ts';
import type { Job } from '../../../platform/jobs/index.ts';
import type { Module } from '../../../platform/module.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { showWaiting } from '../../../platform/work-queue.ts';
import { sendProof } from '../deposit/answer-member.ts';
import { findDepositById } from '../store/deposits.ts';
import { sliceDisputeQueue } from '../store/queues.ts';
import { findSlice, listSlicesIn } from '../store/slices.ts';
import type { SliceId } from '../store/slices.ts';
import { confirmSlice } from './confirm-slice.ts';
import { registerSliceDecision } from './decide-slice.ts';
import type { C2cCore } from './parts.ts';
import { showSlice, showSlicesToStaff } from './show-slice.ts';
import { sweepSlices } from './sweep-slices.ts';

const PAGE_SIZE = 50;

/** Withdrawals that other members' deposits pay (domain 9.4). Off unless the flag C2C is on, and on play money alone. */
export const createC2c = (core: C2cCore): Module => {
  const { db } = core;
  const sweeping: Job<null> = { name: 'cashier.sweep-slices', run: () => sweepSlices(core) };
  const holdDecision = registerSliceDecision(core);
  const pageOf = async (after: SliceId | undefined, states?: readonly SliceState[]) => {
    const rows = await listSlicesIn(db, { limit: PAGE_SIZE + 1, after, ...(states && { states }) });
    const page = rows.slice(0, PAGE_SIZE);
    return {
      list: await showSlicesToStaff(core, db, page),
      next: rows.length > PAGE_SIZE ? (page.at(-1)?.id ?? null) : null,
    };
  };
  return {
    jobs: [sweeping],
    schedules: [{ job: sweeping, cron: '* * * * *' }],
    routes: [
      bind(contract.sendSlip, async ({ body: { sliceId, images } }, { session }) => {
        const slice = await findSlice(db, sliceId);
        const deposit = slice?.deposit_id ? await findDepositById(db, slice.deposit_id) : undefined;
        if (deposit?.member_id !== session.memberId) throw new Refusal('cashier.slice-unknown');
        const { no, status } = await sendProof(core, { no: deposit.no, note: '', pictures: images }, session.memberId);
        return { no, status };
      }),
      bind(contract.confirmSlice, async ({ body }, { session }) =>
        showSlice(await confirmSlice(core, body, session.memberId)),
      ),
      bind(desk.listSlices, ({ query: { after, state } }) => pageOf(after, state === undefined ? undefined : [state])),
      bind(desk.listSliceDisputes, ({ query: { after } }) => pageOf(after, ['DISPUTED'])),
      bind(desk.countSliceDisputes, () => showWaiting(db, sliceDisputeQueue)),
      bind(desk.readSlice, async ({ query: { sliceId } }) => {
        const row = await findSlice(db, sliceId);
        const [shown] = row === undefined ? [] : await showSlicesToStaff(core, db, [row]);
        if (shown === undefined) throw new Refusal('cashier.slice-unknown');
        return shown;
      }),
      bind(desk.decideSlice, async ({ body: { reason, ...decision } }, caller) => ({
        approvalId: (await holdDecision(caller, decision, { reason })) as Id<'approval'>,
      })),
    ],
  };
};
