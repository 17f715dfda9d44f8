import type { confirmSlice as endpoint } from '@fairground/contract/cashier/slice-endpoints';
import type { BodyOf } from '@fairground/contract/endpoint';
import type { MemberId } from '@fairground/contract/ids';
import { inTransaction } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { findSlice, updateSlice } from '../store/slices.ts';
import type { SliceRow } from '../store/slices.ts';
import { findWithdrawal } from '../store/withdrawals.ts';
import { objectionToAnswer } from '../withdrawal/domain/receipt.ts';
import type { C2cCore } from './parts.ts';
import { lockAll, openSides, settleSlice } from './settle-slice.ts';

/** What the pictures of a receiver who disputes a slice are kept under. */
export const proofsOfSlice = ({ id }: Pick<SliceRow, 'id'>): string => `slice ${id}`;

/** Takes the receiver's answer: received credits the payer, anything else makes it a dispute with proofs. */
export const confirmSlice = async (
  core: C2cCore,
  { sliceId, result, amount, images }: BodyOf<typeof endpoint>,
  member: MemberId,
): Promise<SliceRow> => {
  const { db, clock, pictures } = core;
  const found = await findSlice(db, sliceId);
  const owner = found?.withdrawal_id ? await findWithdrawal(db, found.withdrawal_id) : undefined;
  if (found === undefined || owner?.member_id !== member) throw new Refusal('cashier.slice-unknown');
  const sides = await openSides(core, db, found);
  return inTransaction(db, async (tx) => {
    const locked = await lockAll(tx, found, sides);
    const { slice } = locked;
    // A retry of the same answer finds it taken.
    if (slice.answer === result && slice.answer_amount === (amount ?? null)) return slice;
    const now = clock.now();
    const status = slice.status === 'PAID' ? 'PAID_OUT' : 'CONFIRMED';
    const state = { status, amount: slice.amount, confirmDeadline: slice.confirm_deadline } as const;
    const objection = objectionToAnswer(state, { result, amount, proofs: images.length }, now);
    if (objection !== undefined) throw new Refusal(objection);
    await pictures.keepIn(tx, member, images, proofsOfSlice(slice));
    const answered = { answer: result, answer_amount: amount ?? null };
    if (result !== 'RECEIVED')
      return updateSlice(tx, slice.id, { ...answered, status: 'DISPUTED', moved_at: now, moved_by: 'member' });
    await updateSlice(tx, slice.id, answered);
    const ending = { status: 'RECEIVED', received: slice.amount, by: 'member', receiptBy: 'member' } as const;
    return settleSlice(core, tx, locked, ending, sides);
  });
};
