import type { confirmReceipt as endpoint } from '@fairground/contract/cashier/endpoints';
import { PROOFS_MAX } from '@fairground/contract/cashier/endpoints';
import type { BodyOf } from '@fairground/contract/endpoint';
import type { MemberId } from '@fairground/contract/ids';
import { inTransaction } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { readRules } from '../store/withdrawal-rules.ts';
import { lockWithdrawal, updateWithdrawal } from '../store/withdrawals.ts';
import type { WithdrawalRow } from '../store/withdrawals.ts';
import { objectionToAnswer } from './domain/receipt.ts';
import { MINUTE_MS, minutesAfter } from './domain/rules.ts';
import { finish } from './finish.ts';
import { openRoom } from './money-steps.ts';
import { moveWithdrawal } from './move-withdrawal.ts';
import { withOwnWithdrawal } from './own-withdrawal.ts';
import type { WithdrawalCore } from './parts.ts';
import { proofsOf } from './show.ts';
import { restOf } from './domain/rest.ts';

/** Takes the member's answer: received ends the withdrawal, anything else makes it a dispute with proofs. */
export const answerReceipt = (
  core: WithdrawalCore,
  { id, result, amount, images }: BodyOf<typeof endpoint>,
  member: MemberId,
): Promise<WithdrawalRow> => {
  const { clock, pictures } = core;
  return withOwnWithdrawal(core, member, id, async (tx, row, room) => {
    // A retry of the same answer finds it taken.
    if (row.answer === result && row.answer_amount === (amount ?? null)) return row;
    const now = clock.now();
    const proofs = Math.min(images.length, PROOFS_MAX);
    const state = { status: row.status, amount: restOf(row), confirmDeadline: row.confirm_deadline };
    const objection = objectionToAnswer(state, { result, amount, proofs }, now);
    if (objection !== undefined) throw new Refusal(objection);
    await pictures.keepIn(tx, member, images, proofsOf(row));
    const answered = { answer: result, answer_amount: amount ?? null };
    if (result !== 'RECEIVED')
      return moveWithdrawal(core, tx, id, { ...answered, status: 'DISPUTED', moved_at: now, moved_by: 'member' });
    const taken = await updateWithdrawal(tx, id, answered);
    return finish(
      core,
      tx,
      taken,
      { status: 'CONFIRMED', paid: restOf(row), returned: 0n, by: 'member', receiptBy: 'member' },
      room,
    );
  });
};

/** Silence until the deadline counts as received; shortly before it the member gets a notice. */
export const watchReceipt = async (core: WithdrawalCore, found: WithdrawalRow): Promise<void> => {
  const { db, clock } = core;
  const room = await openRoom(core, found.member_id, found.currency, found.provider);
  await inTransaction(db, async (tx) => {
    const row = await lockWithdrawal(tx, found.id);
    if (row?.status !== 'PAID_OUT' || row.confirm_deadline === null) return;
    const now = clock.now();
    if (now >= row.confirm_deadline) {
      const ending = {
        status: 'CONFIRMED',
        paid: restOf(row),
        returned: 0n,
        by: 'system',
        receiptBy: 'silence',
      } as const;
      await finish(core, tx, row, ending, room);
      return;
    }
    const { noticeMinutes } = await readRules(tx);
    if (row.noticed_at !== null || minutesAfter(now, noticeMinutes) < row.confirm_deadline) return;
    await updateWithdrawal(tx, row.id, { noticed_at: now });
    const minutes = Math.max(1, Math.round((row.confirm_deadline.getTime() - now.getTime()) / MINUTE_MS)).toString();
    await core.messages.write(tx, {
      member: row.member_id,
      kind: 'withdrawal-confirm-soon',
      params: { amount: restOf(row).toString(), no: row.no, minutes },
      link: { page: 'withdraw', id: row.no },
      key: `withdrawal:${row.id}:confirm-soon`,
    });
  });
};
