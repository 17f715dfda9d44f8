import type { SliceState } from '@fairground/contract/cashier/slice-states';
import type { ReceiptBy } from '@fairground/contract/cashier/withdrawal-states';
import { money } from '@fairground/contract/money';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import { announceMove } from '../deposit/announce-move.ts';
import { creditIn, creditWaysOf } from '../deposit/settle.ts';
import type { CreditWays } from '../deposit/settle.ts';
import { sliceUnpaid, withdrawalCompleted } from '../facts.ts';
import { findDepositById, lockDeposit, moveDeposit } from '../store/deposits.ts';
import type { DepositRow } from '../store/deposits.ts';
import { lockSlice, updateSlice } from '../store/slices.ts';
import type { SliceRow } from '../store/slices.ts';
import { findWithdrawal, lockWithdrawal } from '../store/withdrawals.ts';
import type { WithdrawalRow } from '../store/withdrawals.ts';
import { finish } from '../withdrawal/finish.ts';
import { openRoom, spendHold } from '../withdrawal/money-steps.ts';
import type { MoneyRoom } from '../withdrawal/money-steps.ts';
import { moveWithdrawal } from '../withdrawal/move-withdrawal.ts';
import type { C2cCore } from './parts.ts';
import { C2C } from './rules.ts';

/** The accounts of both sides; the sandbox's counterparty has none. */
export type Sides = { readonly no: string | undefined; readonly ways?: CreditWays; readonly room?: MoneyRoom };

/**
 * Looked up before the transaction: a connection that is held must not wait for another. Inside of one its caller hands in
 * the transaction; the accounts are then in memory.
 */
export const openSides = async (
  core: C2cCore,
  reader: Reader,
  { deposit_id: depositId, withdrawal_id: withdrawalId }: Pick<SliceRow, 'deposit_id' | 'withdrawal_id'>,
): Promise<Sides> => {
  const deposit = depositId === null ? undefined : await findDepositById(reader, depositId);
  const withdrawal = withdrawalId === null ? undefined : await findWithdrawal(reader, withdrawalId);
  return {
    no: deposit?.no,
    ...(deposit && { ways: await creditWaysOf(core, reader, deposit) }),
    ...(withdrawal && { room: await openRoom(core, withdrawal.member_id, withdrawal.currency, C2C) }),
  };
};

export type LockedSlice = {
  readonly slice: SliceRow;
  readonly deposit: DepositRow | undefined;
  readonly withdrawal: WithdrawalRow | undefined;
};

/** Everybody locks in this order: the deposit, the withdrawal, the slice. */
export const lockAll = async (tx: Tx, found: SliceRow, { no }: Sides): Promise<LockedSlice> => {
  const deposit = no === undefined ? undefined : await lockDeposit(tx, no);
  const withdrawal = found.withdrawal_id === null ? undefined : await lockWithdrawal(tx, found.withdrawal_id);
  const slice = await lockSlice(tx, found.id);
  if (slice === undefined) throw new Error('A slice is gone.');
  return { slice, deposit, withdrawal };
};

export type SliceEnding = {
  readonly status: Extract<SliceState, 'RECEIVED' | 'PARTLY' | 'NOT_RECEIVED'>;
  readonly received: bigint;
  readonly by: string;
  readonly receiptBy: ReceiptBy;
};

/**
 * Ends a locked slice in one commit: what arrived leaves the receiver's hold and is credited to the payer, what did not
 * returns to the pool. The withdrawal is confirmed when all of it arrived.
 */
export const settleSlice = async (
  core: C2cCore,
  tx: Tx,
  { slice, deposit, withdrawal }: LockedSlice,
  ending: SliceEnding,
  { ways, room }: Sides,
): Promise<SliceRow> => {
  const { received, by, receiptBy, status } = ending;
  const ended = await updateSlice(tx, slice.id, {
    ...{ status, received: money(received), moved_at: core.clock.now(), moved_by: by, receipt_by: receiptBy },
  });
  if (withdrawal !== undefined && room !== undefined && received > 0n)
    await takeFromHold(core, tx, { slice, withdrawal, ending }, room);
  if (deposit !== undefined && status === 'NOT_RECEIVED')
    await core.announce(tx, sliceUnpaid, { slice: slice.id.toString(), member: deposit.member_id.toString() });
  if (deposit !== undefined && ways !== undefined) await tellPayer(core, tx, deposit, received, ways);
  return ended;
};

const takeFromHold = async (
  core: C2cCore,
  tx: Tx,
  {
    slice,
    withdrawal,
    ending: { received, by, receiptBy },
  }: { readonly slice: SliceRow; readonly withdrawal: WithdrawalRow; readonly ending: SliceEnding },
  room: MoneyRoom,
): Promise<void> => {
  const { id, member_id: member, currency, amount } = withdrawal;
  await spendHold(core, tx, withdrawal, { name: `slice:${slice.id}`, amount: received }, room);
  await core.announce(tx, withdrawalCompleted, {
    ...{ withdrawal: id.toString(), member: member.toString(), currency, amount: received.toString(), fee: '0' },
  });
  const settled = money(withdrawal.settled + received);
  const isWhole = settled === amount;
  const moved = isWhole ? { status: 'PAID_OUT' as const, moved_at: core.clock.now(), moved_by: 'system' } : {};
  const row = await moveWithdrawal(core, tx, id, { settled, ...moved });
  if (isWhole) await finish(core, tx, row, { status: 'CONFIRMED', paid: 0n, returned: 0n, by, receiptBy }, room);
};

/** The receipt is the evidence a payer is credited on; where nothing arrived the deposit is rejected. */
const tellPayer = async (core: C2cCore, tx: Tx, row: DepositRow, received: bigint, ways: CreditWays): Promise<void> => {
  const changed_at = core.clock.now();
  if (received > 0n) {
    const paid = await moveDeposit(tx, row.id, { status: 'PAID', changed_at, received: money(received) });
    await creditIn(core, tx, paid, ways);
    return;
  }
  const rejected = await moveDeposit(tx, row.id, { status: 'REJECTED', reason: 'not-received', changed_at });
  await core.messages.write(tx, {
    member: row.member_id,
    kind: 'deposit-rejected',
    params: { amount: row.amount.toString(), no: row.no, reason: 'not-received' },
    link: { page: 'depositv2', id: row.no },
    key: `deposit:${row.id}:rejected:slice`,
  });
  await announceMove(core, tx, rejected);
};
