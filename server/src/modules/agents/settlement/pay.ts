import type { ContractType } from '@fairground/contract/agents/contract-terms';
import type { MemberId } from '@fairground/contract/ids';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { AgentsDeps } from '../deps.ts';
import { payable, planPayments, statusOf } from '../domain/contracts/payments.ts';
import type { Payment } from '../domain/contracts/payments.ts';
import { insertObligations, listDebtors } from '../store/obligations.ts';
import { listUnpaidBills, lockDueBills, lockRun, updateBill, updateBills, updateRun } from '../store/runs.ts';
import type { UnpaidBill } from '../store/runs.ts';
import { creditOf, debtOf, moved, returnOf } from './postings.ts';
import { lockOwed } from './sweep.ts';

/** Bills of one transaction; each moves money twice at most, and a batch of the ledger holds 900 movements. */
const BATCH = 200;
const START = { depth: -1, receiver: 0n as MemberId };

/**
 * Pays an approved run, the highest receivers first, so that what a payer gets is there before it pays. Bills are paid
 * many at a time, each batch in one transaction: after a crash the next call goes on where this one stopped, and nothing is
 * paid twice.
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
    const due = bills.filter(({ receiver }) => !suspects.has(receiver));
    held += bills.length - due.length;
    await payBills(deps, due, { type: started.type, currency });
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

/** Pays bills in their order: as many at once as need no rule but that of their amounts, and the others one by one. */
const payBills = async (
  deps: AgentsDeps,
  bills: readonly UnpaidBill[],
  circumstances: Circumstances,
): Promise<void> => {
  // Accounts are opened before anything is locked.
  await deps.wallet.openAccountsOf([...membersOf(bills)], circumstances.currency);
  for (let rest = bills; rest.length > 0;) {
    const done = await inTransaction(deps.db, (tx) => payTogether(deps, tx, rest, circumstances));
    const [next] = rest.slice(done);
    if (next !== undefined) await inTransaction(deps.db, (tx) => payAlone(deps, tx, next, circumstances));
    rest = rest.slice(done + 1);
  }
};

/** Pays bills up to the first that takes back or pays a debt, and answers how many it passed. */
const payTogether = async (
  deps: AgentsDeps,
  tx: Tx,
  bills: readonly UnpaidBill[],
  { type, currency }: Circumstances,
): Promise<number> => {
  const { clock, wallet } = deps;
  const receivers = bills.map(({ receiver }) => receiver);
  const before = new Set(await listDebtors(tx, receivers));
  const plain = until(bills, ({ receiver, overpaid }) => overpaid > 0n || before.has(receiver));
  if (plain.length === 0) return 0;
  await wallet.lockAccountsOf(tx, membersOf(plain));
  // Somebody may have come to owe while the locks were waited for.
  const debtors = new Set(
    await listDebtors(
      tx,
      plain.map(({ receiver }) => receiver),
    ),
  );
  const passed = until(plain, ({ receiver }) => debtors.has(receiver));
  // What another node has paid meanwhile is done.
  const open = await lockDueBills(
    tx,
    passed.map(({ id }) => id),
  );
  const due = passed.filter(({ id }) => open.has(id));
  const payers = due.flatMap(({ payer }) => payer ?? []);
  const payments = planPayments(due, await wallet.readCashOf(tx, [...payers, ...receivers], currency));
  const operations = await Promise.all(payments.map((payment) => operationsOf(deps, payment, { type, currency })));
  await moved(deps, tx, operations.flat());
  await insertObligations(
    tx,
    payments.flatMap(({ id, payer, receiver, gross, paid }) =>
      payer === null || paid === gross
        ? []
        : [{ billId: id, debtor: payer, creditor: receiver, cause: 'CONTRACT' as const, amount: gross - paid }],
    ),
    clock.now(),
  );
  await updateBills(tx, payments);
  const last = payments.at(-1);
  // A plan may end early; bills that were done already count as passed.
  return payments.length === due.length ? passed.length : passed.findIndex(({ id }) => id === last?.id) + 1;
};

const until = <Item>(items: readonly Item[], isEnd: (item: Item) => boolean): readonly Item[] => {
  const end = items.findIndex(isEnd);
  return end === -1 ? items : items.slice(0, end);
};

const membersOf = (bills: readonly UnpaidBill[]): ReadonlySet<MemberId> =>
  new Set(bills.flatMap(({ receiver, payer }) => (payer === null ? [receiver] : [receiver, payer])));

const operationsOf = async (
  deps: AgentsDeps,
  { id, receiver, payer, gross, paid }: Payment<MemberId>,
  { type, currency }: Circumstances,
) => [
  ...(paid > 0n ? [await creditOf(deps, { receiver, payer, amount: paid, type, currency, key: `CTB:${id}` })] : []),
  ...(paid < gross && payer !== null
    ? [await debtOf(deps, { member: payer, amount: paid - gross, currency, key: `CTD:${id}` })]
    : []),
];

/** A bill that takes back what was paid too much, or whose receiver owes something. */
const payAlone = async (
  deps: AgentsDeps,
  tx: Tx,
  bill: UnpaidBill,
  { type, currency }: Circumstances,
): Promise<void> => {
  const { clock, wallet } = deps;
  const { id, receiver, payer, gross, overpaid } = bill;
  await wallet.lockAccountsOf(tx, membersOf([bill]));
  // Another node was faster.
  if (!(await lockDueBills(tx, [id])).has(id)) return;
  // What staff waived meanwhile is closed, and is no debt that this bill pays.
  await lockOwed(deps, tx, receiver, currency);
  if (overpaid > 0n) {
    await takeBack(deps, tx, bill, currency);
    return updateBill(tx, id, { status: 'NOT_REACHED', paid: 0n });
  }
  const paid = payer === null ? gross : payable(gross, await wallet.readCash(tx, payer, currency));
  const payment = { id, receiver, payer, gross, paid, status: statusOf(paid, gross) };
  await moved(deps, tx, await operationsOf(deps, payment, { type, currency }));
  if (paid < gross && payer !== null)
    await insertObligations(
      tx,
      [{ billId: id, debtor: payer, creditor: receiver, cause: 'CONTRACT', amount: gross - paid }],
      clock.now(),
    );
  await updateBill(tx, id, payment);
};

/** Takes back what a day paid too much, as far as it is there; the rest is owed and paid out of the next income. */
const takeBack = async (
  deps: AgentsDeps,
  tx: Tx,
  { id, receiver, payer, overpaid }: UnpaidBill,
  currency: string,
): Promise<void> => {
  const amount = payable(overpaid, await deps.wallet.readCash(tx, receiver, currency));
  const key = `CTX:${id}`;
  if (amount > 0n) await moved(deps, tx, [await returnOf(deps, { from: receiver, to: payer, amount, currency, key })]);
  if (amount === overpaid) return;
  const rest = overpaid - amount;
  await insertObligations(
    tx,
    [{ billId: id, debtor: receiver, creditor: payer, cause: 'CLAWBACK', amount: rest }],
    deps.clock.now(),
  );
  await moved(deps, tx, [await debtOf(deps, { member: receiver, amount: -rest, currency, key: `CTD:${id}` })]);
};
