import type {
  cancelDeposit as cancelContract,
  sendDepositProof as proofContract,
} from '@fairground/contract/cashier/deposit-endpoints';
import type { BodyOf } from '@fairground/contract/endpoint';
import { isDepositEdge } from '@fairground/contract/cashier/deposit-states';
import type { MemberId } from '@fairground/contract/ids';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { lockDeposit, moveDeposit } from '../store/deposits.ts';
import type { DepositRow } from '../store/deposits.ts';
import { announceMove } from './announce-move.ts';
import type { DepositDeps } from './parts.ts';
import { paySliceOf } from '../c2c/pay-slice.ts';
import { C2C } from '../c2c/rules.ts';
import { releaseSlice } from '../store/slices.ts';

/** What the pictures of a proof are kept under. */
export const keeperOf = ({ id }: { readonly id: bigint }): string => `deposit ${id}`;

/** The member says that it was paid; the same said again, such as by a retry, is answered as the first time. */
export const sendProof = (
  deps: DepositDeps,
  { no, note, pictures: along }: BodyOf<typeof proofContract>,
  memberId: MemberId,
): Promise<DepositRow> => {
  const { db, clock, pictures } = deps;
  if (note === '' && along.length === 0) throw new Refusal('cashier.proof-required');
  return inTransaction(db, async (tx) => {
    const row = await lockOwn(tx, no, memberId);
    // The other member must see a slip; a word is not enough.
    if (row.provider === C2C && along.length === 0) throw new Refusal('cashier.proof-required');
    if (row.status === 'PROOF_SENT') {
      const kept = (await pictures.listStored(tx, [keeperOf(row)])).get(keeperOf(row)) ?? [];
      if (row.proof_note === note && along.every((id) => kept.includes(id))) return row;
    }
    if (!isDepositEdge(row.status, 'PROOF_SENT')) throw new Refusal('cashier.deposit-state', { status: row.status });
    await pictures.keepIn(tx, memberId, along, keeperOf(row));
    const moved = await moveDeposit(tx, row.id, { status: 'PROOF_SENT', changed_at: clock.now(), proof_note: note });
    if (row.provider === C2C) await paySliceOf(deps, tx, row.id);
    await announceMove(deps, tx, moved);
    return moved;
  });
};

export const cancelDeposit = (
  deps: DepositDeps,
  { no }: BodyOf<typeof cancelContract>,
  memberId: MemberId,
): Promise<DepositRow> =>
  inTransaction(deps.db, async (tx) => {
    const row = await lockOwn(tx, no, memberId);
    if (row.status === 'CANCELLED') return row;
    if (!isDepositEdge(row.status, 'CANCELLED')) throw new Refusal('cashier.deposit-state', { status: row.status });
    const moved = await moveDeposit(tx, row.id, { status: 'CANCELLED', changed_at: deps.clock.now() });
    await releaseSlice(tx, row.id, deps.clock.now(), 'member');
    await announceMove(deps, tx, moved);
    return moved;
  });

const lockOwn = async (tx: Tx, no: string, memberId: MemberId): Promise<DepositRow> => {
  const row = await lockDeposit(tx, no);
  if (row === undefined || row.member_id !== memberId) throw new Refusal('cashier.deposit-unknown');
  return row;
};
