import * as contract from '@fairground/contract/cashier/deposit-operator-endpoints';
import { keeperOf } from '../answer-member.ts';
import { reconcilePayments } from '@fairground/contract/cashier/desk-operator-endpoints';
import * as queues from '@fairground/contract/cashier/queue-operator-endpoints';
import type { Id } from '@fairground/contract/ids';
import { momentsOf } from '../../../../platform/business-window.ts';
import { inTransaction } from '../../../../platform/database/index.ts';
import { bind } from '../../../../platform/http/route.ts';
import type { Route } from '../../../../platform/http/route.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { showWaiting } from '../../../../platform/work-queue.ts';
import type { Hold } from '../../../approvals/index.ts';
import { actorOf } from '../../../audit/index.ts';
import type { Actor } from '../../../audit/index.ts';
import { closePaymentCase, listCases, reconcile, shownCase } from '../../providers/reconcile.ts';
import { listChannels } from '../../store/channels.ts';
import { findDeposit, listDeposits, listHistory, listToDecide } from '../../store/deposits.ts';
import { findCase } from '../../store/notices.ts';
import { depositQueue, paymentCaseQueue } from '../../store/queues.ts';
import type { DepositFilter, DepositRow } from '../../store/deposits.ts';
import type { DepositDeps } from '../parts.ts';
import { matchDeposit, rejectDeposit } from './decide-deposit.ts';
import type { Reversal } from './reverse-deposit.ts';

const PAGE_SIZE = 50;
const HOUR_MS = 3_600_000;

/** The calls of staff. */
export const operatorRoutes = (deps: DepositDeps, holdReversal: Hold<Reversal>): readonly Route[] => [
  bind(contract.listDepositsOfAll, ({ query: { from, to, ...filter } }) =>
    listForStaff(deps, { ...filter, ...momentsOf({ from, to }, deps.days.timeZone) }),
  ),
  bind(contract.matchDeposit, async ({ body: { reason, ...match } }, caller) =>
    shownOne(deps, await matchDeposit(deps, actorOf(caller, reason), match)),
  ),
  bind(contract.rejectDeposit, async ({ body: { reason, ...rejection } }, caller) =>
    shownOne(deps, await rejectDeposit(deps, actorOf(caller, reason), rejection)),
  ),
  bind(contract.reverseDeposit, async ({ body: { reason, no } }, caller) => ({
    approvalId: (await holdReversal(caller, { no }, { reason })) as Id<'approval'>,
  })),
  bind(reconcilePayments, ({ body: { hours, reason } }, caller) => reconcileFor(deps, actorOf(caller, reason), hours)),
  bind(contract.listPaymentCases, ({ query }) => listCases(deps, query.after)),
  bind(queues.listDepositWork, async ({ query }) => {
    const rows = await listToDecide(deps.db, { after: query.after, limit: PAGE_SIZE + 1 });
    return pageOf(deps, rows);
  }),
  bind(queues.countDepositWork, () => showWaiting(deps.db, depositQueue)),
  bind(queues.readDepositForStaff, async ({ query }) => shownOne(deps, await needed(deps, query.no))),
  bind(queues.listDepositSteps, async ({ query }) => {
    const steps = await listHistory(deps.db, (await needed(deps, query.no)).id);
    return { list: steps.map(({ status, at }, place) => ({ step: place + 1, status, at })) };
  }),
  bind(queues.countPaymentCases, () => showWaiting(deps.db, paymentCaseQueue)),
  bind(queues.readPaymentCase, async ({ query }) => {
    const found = await findCase(deps.db, query.caseId);
    if (found === undefined) throw new Refusal('cashier.case-unknown');
    return shownCase(found);
  }),
  bind(contract.closePaymentCase, async ({ body: { caseId, reason } }, caller) =>
    shownCase(await closePaymentCase(deps, actorOf(caller, reason), caseId)),
  ),
];

export const listForStaff = async (deps: DepositDeps, filter: DepositFilter) => {
  return pageOf(deps, await listDeposits(deps.db, filter, PAGE_SIZE));
};

const needed = async ({ db }: DepositDeps, no: string): Promise<DepositRow> => {
  const row = await findDeposit(db, no);
  if (row === undefined) throw new Refusal('cashier.deposit-unknown');
  return row;
};

/** One row more than a page was read. */
const pageOf = async (deps: DepositDeps, rows: readonly DepositRow[]) => {
  const page = rows.slice(0, PAGE_SIZE);
  const last = rows.length > page.length ? page.at(-1) : undefined;
  return { list: await shownToStaff(deps, page), next: (last?.id ?? null) as Id<'deposit'> | null };
};

/** Nothing but cases is written, each once; the trail keeps who asked. */
const reconcileFor = async (deps: DepositDeps, actor: Actor, hours: number) => {
  const to = deps.clock.now();
  const results = await reconcile(deps, { from: new Date(to.getTime() - hours * HOUR_MS), to });
  const list = results.map(({ provider, lines = null, differences }) => ({
    ...{ provider, payments: lines, differences: differences.length },
  }));
  await inTransaction(deps.db, (tx) =>
    deps.audit.record(tx, {
      ...actor,
      action: 'cashier.reconcile-payments',
      resource: 'payments',
      resourceId: `${hours} hours`,
      before: null,
      after: list,
    }),
  );
  return { list };
};

const shownOne = async (deps: DepositDeps, row: DepositRow) => {
  const [shown] = await shownToStaff(deps, [row]);
  if (shown === undefined) throw new Error('A deposit is not shown.');
  return shown;
};

const shownToStaff = async ({ db, pictures }: DepositDeps, rows: readonly DepositRow[]) => {
  const proofs = await pictures.listStored(db, rows.map(keeperOf));
  const codes = new Map((await listChannels(db)).map(({ id, code }) => [id, code]));
  return rows.map((row) => ({
    depositId: row.id as Id<'deposit'>,
    no: row.no,
    memberId: row.member_id,
    channel: codes.get(row.channel_id) ?? '',
    provider: row.provider,
    status: row.status,
    reason: row.reason,
    currency: row.currency,
    amount: row.amount,
    payAmount: row.pay_amount,
    received: row.received,
    fee: row.fee,
    payerName: row.payer_name,
    proofNote: row.proof_note,
    proofs: [...(proofs.get(keeperOf(row)) ?? [])],
    createdAt: row.created_at,
  }));
};
