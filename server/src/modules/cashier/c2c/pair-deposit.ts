import type { DepositDetail } from '@fairground/contract/cashier/deposit-endpoints';
import { POOL_MINUTES } from '@fairground/contract/cashier/slice-states';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Reader } from '../../../platform/database/index.ts';
import { createSecretBox } from '../../../platform/secret-box.ts';
import { announceMove } from '../deposit/announce-move.ts';
import type { DepositDeps } from '../deposit/parts.ts';
import type { DepositRow } from '../store/deposits.ts';
import { lockDeposit, moveDeposit } from '../store/deposits.ts';
import { accountsOf } from '../store/bank-accounts.ts';
import { membersPaired } from '../facts.ts';
import { findSliceOfDeposit, insertSlice, lockPool } from '../store/slices.ts';
import type { SliceRow } from '../store/slices.ts';
import { findWithdrawal } from '../store/withdrawals.ts';
import { BOX_OWNER, numberOf } from '../withdrawal/bank-accounts.ts';
import { minutesAfter } from '../withdrawal/domain/rules.ts';
import { chooseOffer } from './domain/match.ts';
import { MATCH_RULES } from './rules.ts';

/**
 * Cuts the part of a waiting withdrawal that a deposit pays; the sandbox's counterparty takes what fits nobody. The pool is
 * locked meanwhile, so that no part is promised twice.
 */
export const pairDeposit = (deps: DepositDeps, { no }: DepositRow): Promise<DepositRow> => {
  const { db, clock } = deps;
  return inTransaction(db, async (tx) => {
    const row = await lockDeposit(tx, no);
    if (row?.status !== 'CREATED') {
      if (row === undefined) throw new Error(`The deposit ${no} is gone.`);
      return row;
    }
    const { id, amount, currency, member_id: payer, expires_at: until } = row;
    const now = clock.now();
    // What waited longer goes to a provider, whenever the sweep comes to it.
    const since = minutesAfter(now, -POOL_MINUTES);
    const offer = chooseOffer(amount, await lockPool(tx, { currency, notOf: payer, since }), MATCH_RULES);
    const slice = await insertSlice(tx, {
      ...{ withdrawal_id: offer?.id ?? null, deposit_id: id, currency, amount },
      ...{ matched_at: now, pay_deadline: until, moved_at: now, moved_by: 'member' },
    });
    const receiver = offer && (await findWithdrawal(tx, offer.id))?.member_id;
    if (receiver !== undefined)
      await deps.announce(tx, membersPaired, {
        ...{ slice: slice.id.toString(), payer: payer.toString(), receiver: receiver.toString() },
      });
    const moved = await moveDeposit(tx, id, { status: 'AWAITING', changed_at: now, provider_ref: `C2C-${slice.id}` });
    await announceMove(deps, tx, moved);
    return moved;
  });
};

/** Where the sandbox's counterparty is paid to. */
const COUNTERPARTY = { code: 'VCB', number: '0071000888000', holder: 'SANDBOX COUNTERPARTY' };

const PAYABLE: ReadonlySet<DepositRow['status']> = new Set(['AWAITING', 'PROOF_SENT']);

/** The receiver's account, shown to the payer alone and only while it is to be paid; it is not copied to the deposit. */
export const sliceOfDeposit = async (
  deps: DepositDeps,
  reader: Reader,
  row: DepositRow,
): Promise<Pick<DepositDetail, 'sliceId' | 'instructions'>> => {
  const slice = await findSliceOfDeposit(reader, row.id);
  if (slice === undefined) return { sliceId: null, instructions: null };
  if (!PAYABLE.has(row.status)) return { sliceId: slice.id, instructions: null };
  return { sliceId: slice.id, instructions: { bank: { ...(await receiverOf(deps, reader, slice)), note: row.no } } };
};

const receiverOf = async ({ secretsKey, random }: DepositDeps, reader: Reader, { withdrawal_id: id }: SliceRow) => {
  const withdrawal = id === null ? undefined : await findWithdrawal(reader, id);
  if (withdrawal === undefined) return COUNTERPARTY;
  const account = (await accountsOf(reader, [withdrawal.account_id])).get(withdrawal.account_id);
  if (account === undefined) throw new Error('The account of a withdrawal is gone.');
  const box = createSecretBox(secretsKey, random, BOX_OWNER);
  return { code: account.bank, number: numberOf(box, account), holder: account.holder };
};
