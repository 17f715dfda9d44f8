import * as contract from '@fairground/contract/cashier/deposit-operator-endpoints';
import { reconcilePayments } from '@fairground/contract/cashier/desk-operator-endpoints';
import type { Id } from '@fairground/contract/ids';
import { inTransaction } from '../../../../platform/database/index.ts';
import { bind } from '../../../../platform/http/route.ts';
import type { Route } from '../../../../platform/http/route.ts';
import type { Hold } from '../../../approvals/index.ts';
import { actorOf } from '../../../audit/index.ts';
import type { Actor } from '../../../audit/index.ts';
import { closePaymentCase, listCases, reconcile, shownCase } from '../../providers/reconcile.ts';
import { listChannels } from '../../store/channels.ts';
import { listDeposits } from '../../store/deposits.ts';
import type { DepositFilter, DepositRow } from '../../store/deposits.ts';
import type { DepositDeps } from '../parts.ts';
import { matchDeposit, rejectDeposit } from './decide-deposit.ts';
import type { Reversal } from './reverse-deposit.ts';

const PAGE_SIZE = 50;
const HOUR_MS = 3_600_000;

/** The calls of staff. */
export const operatorRoutes = (deps: DepositDeps, holdReversal: Hold<Reversal>): readonly Route[] => [
  bind(contract.listDepositsOfAll, ({ query }) => listForStaff(deps, query)),
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
  bind(contract.closePaymentCase, async ({ body: { caseId, reason } }, caller) =>
    shownCase(await closePaymentCase(deps, actorOf(caller, reason), caseId)),
  ),
];

export const listForStaff = async (deps: DepositDeps, filter: DepositFilter) => {
  const rows = await listDeposits(deps.db, filter, PAGE_SIZE);
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

const shownToStaff = async ({ db }: DepositDeps, rows: readonly DepositRow[]) => {
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
    createdAt: row.created_at,
  }));
};
