import * as contract from '@fairground/contract/cashier/desk-operator-endpoints';
import * as queues from '@fairground/contract/cashier/queue-operator-endpoints';
import { changePayeeName } from '@fairground/contract/cashier/withdrawal-operator-endpoints';
import type { WithdrawalState } from '@fairground/contract/cashier/withdrawal-states';
import type { Id } from '@fairground/contract/ids';
import type { Route } from '../../../platform/http/route.ts';
import { bind } from '../../../platform/http/route.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { showWaiting } from '../../../platform/work-queue.ts';
import type { Hold } from '../../approvals/index.ts';
import { disputeQueue, payoutQueue, reviewQueue } from '../store/queues.ts';
import { listOpenTurnover } from '../store/turnover.ts';
import { readRules } from '../store/withdrawal-rules.ts';
import { findByNumber, listByState, listSteps } from '../store/withdrawals.ts';
import type { WithdrawalId } from '../store/withdrawals.ts';
import type { WithdrawalCore } from './parts.ts';
import type { PayeeNameChange } from './payee-name.ts';
import { rulesVersion } from './rules.ts';
import type { RulesChange } from './rules.ts';
import { showToStaff } from './show.ts';

const PAGE_SIZE = 50;

/** What waits for one kind of work, page by page. */
const pageOf = async (core: WithdrawalCore, states: readonly WithdrawalState[], after: WithdrawalId | undefined) => {
  const rows = await listByState(core.db, { limit: PAGE_SIZE + 1, states, ...(after !== undefined && { after }) });
  const page = rows.slice(0, PAGE_SIZE);
  return {
    list: [...(await showToStaff(core, core.db, page))],
    next: rows.length > PAGE_SIZE ? (page.at(-1)?.id ?? null) : null,
  };
};

/** What staff looks up of withdrawals, and what they change by two people: the rules, and the name of a member. */
export const deskRoutes = (
  core: WithdrawalCore,
  {
    holdRules,
    holdPayeeName,
  }: { readonly holdRules: Hold<RulesChange>; readonly holdPayeeName: Hold<PayeeNameChange> },
): readonly Route[] => [
  bind(contract.readWithdrawalForStaff, async ({ query }) => {
    const row = await findByNumber(core.db, query.no);
    const [shown] = row === undefined ? [] : await showToStaff(core, core.db, [row]);
    if (shown === undefined) throw new Refusal('cashier.withdrawal-unknown');
    return shown;
  }),
  bind(queues.listReviews, ({ query }) => pageOf(core, ['REVIEW_1', 'REVIEW_2'], query.after)),
  bind(queues.countReviews, () => showWaiting(core.db, reviewQueue)),
  bind(queues.listPayouts, ({ query }) => pageOf(core, ['UNKNOWN', 'PAY_FAILED'], query.after)),
  bind(queues.countPayouts, () => showWaiting(core.db, payoutQueue)),
  bind(queues.listDisputes, ({ query }) => pageOf(core, ['DISPUTED'], query.after)),
  bind(queues.countDisputes, () => showWaiting(core.db, disputeQueue)),
  bind(queues.listWithdrawalSteps, async ({ query }) => {
    const row = await findByNumber(core.db, query.no);
    if (row === undefined) throw new Refusal('cashier.withdrawal-unknown');
    const steps = (await listSteps(core.db, [row.id])).get(row.id) ?? [];
    return { list: steps.map(({ status, at }, place) => ({ step: place + 1, state: status, at })) };
  }),
  bind(queues.listMemberTurnover, async ({ query }) => ({
    list: (await listOpenTurnover(core.db, query.memberId)).map(
      ({ id, weights, source, required, progress, openedAt }) => ({
        ...{ turnoverId: id, source, required, progress, openedAt },
        isWeighted: weights !== null,
      }),
    ),
  })),
  bind(contract.readWithdrawalRules, async () => {
    const rules = await readRules(core.db);
    const setting = { ...rules, setting: 'withdrawals' as const, version: rulesVersion(rules) };
    return { ...setting, list: [setting] };
  }),
  bind(contract.changeWithdrawalRules, async ({ body: { version, reason, ...change } }, caller) => ({
    approvalId: (await holdRules(caller, change, { reason, version })) as Id<'approval'>,
  })),
  bind(changePayeeName, async ({ body: { reason, ...change } }, caller) => ({
    approvalId: (await holdPayeeName(caller, change, { reason })) as Id<'approval'>,
  })),
];
