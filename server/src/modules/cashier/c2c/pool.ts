import { POOL_MINUTES, SLICES_MAX, SLICE_PAY_MINUTES } from '@fairground/contract/cashier/slice-states';
import { money } from '@fairground/contract/money';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Reader } from '../../../platform/database/index.ts';
import type { CashierDeps } from '../deps.ts';
import { accountsOf } from '../store/bank-accounts.ts';
import { insertSlice, readRest } from '../store/slices.ts';
import { findWithdrawal, lockWithdrawal, updateWithdrawal } from '../store/withdrawals.ts';
import type { WithdrawalId, WithdrawalRow } from '../store/withdrawals.ts';
import { openRoom } from '../withdrawal/money-steps.ts';
import { restOf } from '../withdrawal/domain/rest.ts';
import { minutesAfter } from '../withdrawal/domain/rules.ts';
import { giveRest } from './take-rest.ts';
import { C2C, COUNTERPARTY_MINUTES, isC2cOn, isIdentified, SLICE_MIN } from './rules.ts';

/** Whether members may pay a withdrawal: to a bank account, of somebody who is identified, and large enough. */
export const goesToPool = async (
  deps: Pick<CashierDeps, 'verification'>,
  reader: Reader,
  row: WithdrawalRow,
  isOn: boolean,
): Promise<boolean> => {
  if (!isOn || restOf(row) < SLICE_MIN) return false;
  const account = (await accountsOf(reader, [row.account_id])).get(row.account_id);
  return account?.kind === 'BANK' && (await isIdentified(deps, reader, row.member_id));
};

/**
 * Looks after a withdrawal that waits for payers: the sandbox's counterparty takes what nobody took, and what is left when
 * the time is over goes to a provider. Answers the row that is to be ordered there.
 */
export const tendPool = async (
  core: CashierDeps,
  id: WithdrawalId,
  providerFor: (reader: Reader, row: WithdrawalRow) => Promise<string | undefined>,
): Promise<WithdrawalRow | undefined> => {
  const { db, clock } = core;
  const isOn = await isC2cOn(core);
  const found = await findWithdrawal(db, id);
  const room = found?.rest_back_at && (await openRoom(core, found.member_id, found.currency, C2C));
  return inTransaction(db, async (tx) => {
    const row = await lockWithdrawal(tx, id);
    if (row?.status !== 'PAYING' || row.provider !== C2C) return undefined;
    if (row.rest_back_at !== null) {
      if (room) await giveRest(core, tx, row, room);
      return undefined;
    }
    const { rest, slices, open } = await readRest(tx, id);
    if (rest === 0n) return undefined;
    const now = clock.now();
    const since = row.asked_at ?? row.moved_at;
    const isOver = !isOn || slices >= SLICES_MAX || rest < SLICE_MIN || now >= minutesAfter(since, POOL_MINUTES);
    if (isOver) {
      // What is promised to a payer comes to its end first.
      const provider = open > 0 ? undefined : await providerFor(tx, row);
      return provider === undefined ? undefined : updateWithdrawal(tx, id, { provider, asked_at: now });
    }
    if (now >= minutesAfter(since, COUNTERPARTY_MINUTES))
      await insertSlice(tx, {
        ...{ withdrawal_id: id, deposit_id: null, currency: row.currency, amount: money(rest) },
        ...{ matched_at: now, pay_deadline: minutesAfter(now, SLICE_PAY_MINUTES) },
        ...{ moved_at: now, moved_by: 'sandbox' },
      });
    return undefined;
  });
};
