import type { WithdrawalState } from '@fairground/contract/cashier/withdrawal-states';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { PaymentNotice } from '../providers/provider.ts';
import { insertNotice, openCase } from '../store/notices.ts';
import type { NewCase } from '../store/notices.ts';
import { findByNumber, lockWithdrawal } from '../store/withdrawals.ts';
import type { WithdrawalCore } from './parts.ts';
import { noteIn } from './proceed.ts';
import { restOf } from './domain/rest.ts';

/** Where news of a payment is no surprise: it is on its way, or it was noted before. */
const EXPECTS_PAYMENT: readonly WithdrawalState[] = [
  ...(['PAYING', 'UNKNOWN', 'PAID_OUT', 'DISPUTED', 'CONFIRMED', 'PART_CONFIRMED', 'RETURNED'] as const),
];

/**
 * Takes what a provider's callback tells of a payout: each state counts once by (provider, reference), and notice and state
 * are one commit. Money that left against our books is a case for a person; nothing is taken or given back by itself.
 */
export const takePayoutNotice = async (
  core: WithdrawalCore,
  provider: string,
  notice: PaymentNotice,
): Promise<void> => {
  const { db, clock } = core;
  const { reference, no, what, state, amount, reason = '' } = notice;
  const found = await findByNumber(db, no);
  const own = found?.provider === provider ? found : undefined;
  await inTransaction(db, async (tx) => {
    const kept = { provider, what, reference, state, no, amount, payer_name: null, received_at: clock.now() };
    if (!(await insertNotice(tx, kept)) || state === 'pending') return;
    const row = own && (await lockWithdrawal(tx, own.id));
    if (state === 'paid') {
      const keep = (kind: NewCase['kind']) =>
        keepCase(core, tx, provider, notice, { kind, ours: row === undefined ? null : restOf(row) });
      if (row === undefined) await keep('notice-unknown');
      else if (!EXPECTS_PAYMENT.includes(row.status)) await keep('missing-here');
      else if (restOf(row) !== amount) await keep('amount-differs');
    }
    if (row) await noteIn(core, tx, row.id, state === 'paid' ? { state, reference } : { state: 'refused', reason });
  });
};

const keepCase = (
  { clock }: WithdrawalCore,
  tx: Tx,
  provider: string,
  { what, no, reference, amount }: PaymentNotice,
  difference: Pick<NewCase, 'kind' | 'ours'>,
): Promise<void> =>
  openCase(tx, { ...difference, provider, what, no, reference, theirs: amount, found_at: clock.now() });
