import { PAYABLE_STATES } from '@fairground/contract/cashier/deposit-states';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { PaymentNotice } from '../providers/provider.ts';
import { findDeposit, lockDeposit, moveDeposit } from '../store/deposits.ts';
import type { DepositRow } from '../store/deposits.ts';
import { insertNotice, openCase } from '../store/notices.ts';
import type { DepositDeps } from './parts.ts';
import { settleIn, settleWaysOf } from './settle.ts';
import type { SettleWays } from './settle.ts';

/**
 * Takes what a provider told of a deposit, by callback or because we asked: each state of a payment counts once by
 * (provider, reference). Notice, state and money are one commit.
 */
export const takeDepositNotice = async (deps: DepositDeps, provider: string, notice: PaymentNotice): Promise<void> => {
  const { db, clock } = deps;
  const found = await findDeposit(db, notice.no);
  const own = found?.provider === provider ? found : undefined;
  const ways = own && (await settleWaysOf(deps, own));
  await inTransaction(db, async (tx) => {
    const { reference, no, what, state, amount, payerName = null } = notice;
    const kept = { provider, what, reference, state, no, amount, payer_name: payerName, received_at: clock.now() };
    if (!(await insertNotice(tx, kept)) || state !== 'paid') return;
    if (own === undefined || ways === undefined || amount <= 0n) {
      await keepCase(deps, tx, provider, notice, 'notice-unknown');
      return;
    }
    await payIn(deps, tx, { no, notice, ways });
  });
};

const payIn = async (
  deps: DepositDeps,
  tx: Tx,
  { no, notice, ways }: { readonly no: string; readonly notice: PaymentNotice; readonly ways: SettleWays },
): Promise<void> => {
  const current = await lockDeposit(tx, no);
  if (current === undefined) throw new Error(`The deposit ${no} is gone.`);
  const row = current.status === 'CREATED' ? await beginLate(deps, tx, current, notice) : current;
  if (!PAYABLE_STATES.includes(row.status)) {
    // It was paid before under another reference, or by a person's word: somebody must look.
    await keepCase(deps, tx, row.provider, notice, 'paid-twice', row);
    return;
  }
  const paid = await moveDeposit(tx, row.id, {
    status: 'PAID',
    changed_at: deps.clock.now(),
    received: notice.amount,
    payer_name: notice.payerName ?? null,
  });
  await settleIn(deps, tx, paid, ways);
};

/** The callback overtook the answer to the order: the provider has begun, as its notice proves. */
const beginLate = (deps: DepositDeps, tx: Tx, row: DepositRow, notice: PaymentNotice): Promise<DepositRow> =>
  moveDeposit(tx, row.id, { status: 'AWAITING', changed_at: deps.clock.now(), provider_ref: notice.reference });

const keepCase = (
  { clock }: DepositDeps,
  tx: Tx,
  provider: string,
  { what, no, reference, amount }: PaymentNotice,
  kind: 'paid-twice' | 'notice-unknown',
  row?: DepositRow,
): Promise<void> =>
  openCase(tx, {
    ...{ provider, what, kind, no, reference },
    ours: row?.received ?? null,
    theirs: amount,
    found_at: clock.now(),
  });
