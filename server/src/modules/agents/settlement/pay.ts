import type { ContractType } from '@fairground/contract/agents/contract-terms';
import type { MemberId } from '@fairground/contract/ids';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { AgentsDeps } from '../deps.ts';
import { insertObligation } from '../store/obligations.ts';
import { listUnpaidBills, lockBill, lockRun, updateBill, updateRun } from '../store/runs.ts';
import type { UnpaidBill } from '../store/runs.ts';
import { creditOf, DEBT, debtOf, moved, returnOf } from './postings.ts';
import { sweepIn } from './sweep.ts';

const BATCH = 100;
const START = { depth: -1, receiver: 0n as MemberId };
/**
 * Pays an approved run, the highest receivers first, so that what a payer gets is there before it pays. Each bill is a
 * transaction of its own: after a crash the next call goes on where this one stopped, and nothing is paid twice.
 */
export const payRun = async (deps: AgentsDeps, id: bigint): Promise<void> => {
  const started = await inTransaction(deps.db, async (tx) => {
    const run = await lockRun(tx, id);
    if (run === undefined || (run.status !== 'APPROVED' && run.status !== 'PAYING')) return undefined;
    if (run.status === 'APPROVED') await updateRun(tx, id, { status: 'PAYING', at: deps.clock.now() });
    return run;
  });
  if (started === undefined) return;
  const currency = await deps.wallet.currencyOf({ account: 'member' });
  let held = 0;
  for (let after = START; ;) {
    const bills = await listUnpaidBills(deps.db, id, after, BATCH);
    const suspects = await deps.underInvestigation(bills.map(({ receiver }) => receiver));
    for (const bill of bills)
      if (suspects.has(bill.receiver)) held += 1;
      else await inTransaction(deps.db, (tx) => payBill(deps, tx, bill, { type: started.type, currency }));
    const last = bills.at(-1);
    if (last === undefined || bills.length < BATCH) break;
    after = last;
  }
  // What is held is paid by a later pass, once its case is closed.
  if (held > 0) return;
  await inTransaction(deps.db, async (tx) => {
    const run = await lockRun(tx, id);
    if (run?.status === 'PAYING') await updateRun(tx, id, { status: 'PAID', at: deps.clock.now() });
  });
};

type Circumstances = { readonly type: ContractType; readonly currency: string };

const payBill = async (
  deps: AgentsDeps,
  tx: Tx,
  { id, receiver, payer, gross, overpaid }: UnpaidBill,
  { type, currency }: Circumstances,
): Promise<void> => {
  const { clock, wallet } = deps;
  const locked = await lockBill(tx, id);
  // Another node was faster.
  if (locked?.status !== 'CALCULATED') return;
  // Debts before accounts, as others do: the receiver may owe what this bill pays.
  await wallet.lockDebts(tx, [receiver], DEBT, currency);
  await wallet.lockAccountsOf(tx, payer === null ? [receiver] : [receiver, payer]);
  if (overpaid > 0n) {
    await takeBack(deps, tx, { id, receiver, payer, overpaid }, currency);
    return updateBill(tx, id, { status: 'NOT_REACHED', paid: 0n });
  }
  const paid = payer === null ? gross : smaller(gross, await wallet.readCash(tx, payer, currency));
  if (paid > 0n) {
    const ways = { receiver, payer, amount: paid, type, currency, key: `CTB:${id}` };
    await moved(deps, tx, [await creditOf(deps, ways)]);
  }
  if (paid < gross && payer !== null) {
    await insertObligation(tx, {
      billId: id,
      debtor: payer,
      creditor: receiver,
      cause: 'CONTRACT',
      amount: gross - paid,
      now: clock.now(),
    });
    await moved(deps, tx, [await debtOf(deps, { member: payer, amount: paid - gross, currency, key: `CTD:${id}` })]);
  }
  const status = paid === gross ? 'PAID' : paid === 0n ? 'INSUFFICIENT' : 'PARTIAL';
  await updateBill(tx, id, { status, paid });
  if (paid > 0n) await sweepIn(deps, tx, receiver, { most: paid, currency });
};

/** Takes back what a day paid too much, as far as it is there; the rest is owed and paid out of the next income. */
const takeBack = async (
  deps: AgentsDeps,
  tx: Tx,
  { id, receiver, payer, overpaid }: Pick<UnpaidBill, 'id' | 'receiver' | 'payer' | 'overpaid'>,
  currency: string,
): Promise<void> => {
  const amount = smaller(overpaid, await deps.wallet.readCash(tx, receiver, currency));
  const key = `CTX:${id}`;
  if (amount > 0n) await moved(deps, tx, [await returnOf(deps, { from: receiver, to: payer, amount, currency, key })]);
  if (amount === overpaid) return;
  const rest = overpaid - amount;
  const obligation = { billId: id, debtor: receiver, creditor: payer, cause: 'CLAWBACK', amount: rest } as const;
  await insertObligation(tx, { ...obligation, now: deps.clock.now() });
  await moved(deps, tx, [await debtOf(deps, { member: receiver, amount: -rest, currency, key: `CTD:${id}` })]);
};

const smaller = (one: bigint, other: bigint): bigint => {
  const least = one < other ? one : other;
  return least > 0n ? least : 0n;
};
