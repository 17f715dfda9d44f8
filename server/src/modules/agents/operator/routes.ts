import type { ContractTerms } from '@fairground/contract/agents/contract-terms';
import * as contract from '@fairground/contract/agents/operator-endpoints';
import type { BodyOf, ValueOf } from '@fairground/contract/endpoint';
import type { Id } from '@fairground/contract/ids';
import { money, parseMoney } from '@fairground/contract/money';
import { bind } from '../../../platform/http/route.ts';
import type { Route } from '../../../platform/http/route.ts';
import { needed } from '../../../platform/needed.ts';
import type { Hold } from '../../approvals/index.ts';
import { actorOf } from '../../audit/index.ts';
import { endOfHouse, withdrawOfHouse } from '../contracts/end.ts';
import { offerOfHouse } from '../contracts/house.ts';
import type { AgentsDeps } from '../deps.ts';
import { recalculateRun } from '../settlement/approve.ts';
import { DEBT } from '../settlement/postings.ts';
import type { RunApproval } from '../settlement/approve.ts';
import { readForecast } from '../settlement/forecast.ts';
import { listBillsOfRun } from '../store/bills.ts';
import { disputeRoutes } from './disputes.ts';
import { faultRoutes } from './faults.ts';
import { listAllContractsOf, listOfHouse } from '../store/contracts.ts';
import type { Contract } from '../store/contracts.ts';
import { listObligations } from '../store/obligations.ts';
import { findRun, listChanges, listRuns } from '../store/runs.ts';
import type { Run } from '../store/runs.ts';

const PAGE_SIZE = 50;
const BILLS_SHOWN = 200;
const CHANGES_SHOWN = 500;

/** What staff do with the agent programme. */
export const operatorRoutes = (
  deps: AgentsDeps,
  holds: { readonly approve: Hold<RunApproval>; readonly reject: Hold<RunApproval> },
): readonly Route[] => [
  bind(contract.listRuns, async ({ query: { cursor, ...filter } }) => {
    const rows = await listRuns(deps.db, { ...filter, before: cursor, limit: PAGE_SIZE + 1 });
    const list = rows.slice(0, PAGE_SIZE).map(runRow);
    return { list, next: rows.length > PAGE_SIZE ? (list.at(-1)?.runId ?? null) : null };
  }),
  bind(contract.readRun, async ({ query }) =>
    runRow(needed(await findRun(deps.db, query.runId), 'agents.run-unknown')),
  ),
  bind(contract.listRunBills, async ({ query: { runId, cursor } }) => {
    const rows = await listBillsOfRun(deps.db, runId, { after: cursor, limit: BILLS_SHOWN + 1 });
    const list = rows.slice(0, BILLS_SHOWN).map((bill) => ({
      ...{ receiver: bill.receiver, payer: bill.payer, active: bill.active, rate: bill.rate, status: bill.status },
      billId: bill.id as Id<'agent-bill'>,
      validBet: money(bill.validBet),
      effective: money(bill.effective),
      gross: money(bill.gross),
      lowerTotal: money(bill.lowerTotal),
      paid: money(bill.paid),
    }));
    return { list, next: rows.length > BILLS_SHOWN ? (list.at(-1)?.billId ?? null) : null };
  }),
  bind(contract.compareRun, async ({ query }) => ({
    list: (await listChanges(deps.db, query.runId, CHANGES_SHOWN)).map(({ receiver, before, now }) => ({
      ...{ receiver, before: money(before), now: money(now), change: money(now - before) },
    })),
  })),
  bind(contract.approveRun, async ({ body: { runId, reason } }, caller) => ({
    approvalId: (await holds.approve(caller, { runId }, { reason })) as Id<'approval'>,
  })),
  bind(contract.rejectRun, async ({ body: { runId, reason } }, caller) => ({
    approvalId: (await holds.reject(caller, { runId }, { reason })) as Id<'approval'>,
  })),
  bind(contract.recalculateRun, async ({ body: { runId, reason } }, caller) => {
    const { changed, totalBefore, totalAfter } = await recalculateRun(deps, actorOf(caller, reason), runId);
    return { changed, totalBefore: money(totalBefore), totalAfter: money(totalAfter) };
  }),
  bind(contract.readForecast, async () => ({
    list: (await readForecast(deps)).map(({ total, houseTotal, ...row }) => ({
      ...row,
      key: `${row.type} ${row.periodType}`,
      total: money(total),
      houseTotal: money(houseTotal),
    })),
    next: null,
  })),
  bind(contract.listObligations, async ({ query: { cursor, ...filter } }) => {
    const currency = await deps.wallet.currencyOf({ account: 'member' });
    const rows = await listObligations(deps.db, { ...filter, before: cursor, limit: PAGE_SIZE + 1 });
    const list = rows.slice(0, PAGE_SIZE).map(({ id, debtor, creditor, amount, settled, status, createdAt }) => ({
      ...{ debtor, creditor, status, createdAt },
      obligationId: id as Id<'agent-obligation'>,
      debtKey: status === 'OPEN' ? `${debtor}.${currency}.${DEBT}` : null,
      amount: money(amount),
      settled: money(settled),
    }));
    return { list, next: rows.length > PAGE_SIZE ? (list.at(-1)?.obligationId ?? null) : null };
  }),
  bind(contract.listMemberContracts, async ({ query }) => ({
    list: (await listAllContractsOf(deps.db, query.memberId)).map(contractRow),
  })),
  bind(contract.listHouseContracts, async ({ query: { cursor, ...filter } }) => {
    const rows = await listOfHouse(deps.db, { ...filter, before: cursor, limit: PAGE_SIZE + 1 });
    const list = rows.slice(0, PAGE_SIZE).map(contractRow);
    return { list, next: rows.length > PAGE_SIZE ? (list.at(-1)?.contractId ?? null) : null };
  }),
  bind(contract.offerOfHouse, async ({ body }, caller) => {
    const member = await deps.members.find(body.memberId);
    const { requestId } = await offerOfHouse(deps, actorOf(caller, body.reason), {
      receiver: body.memberId,
      terms: termsOf(body, member?.isAgent === 42),
      key: body.requestKey,
    });
    return { requestId: requestId as Id<'agent-request'> };
  }),
  bind(contract.endOfHouse, ({ body: { memberId, type, reason } }, caller) =>
    endOfHouse(deps, actorOf(caller, reason), { receiver: memberId, type }),
  ),
  bind(contract.withdrawOfHouse, async ({ body: { memberId, type, reason } }, caller) => {
    await withdrawOfHouse(deps, actorOf(caller, reason), { receiver: memberId, type });
    return {};
  }),
  ...disputeRoutes(deps),
  ...faultRoutes(deps),
];

const contractRow = ({ id, receiver, payer, terms, status, from, until }: Contract) => ({
  ...{ receiver, payer, status, from, until },
  contractId: id as Id<'agent-contract'>,
  type: terms.type,
  periodType: terms.periodType,
  carryMode: terms.carryMode,
  maxRate: Math.max(...terms.tiers.map((tier) => tier.rate)),
});

const runRow = (run: Run): ValueOf<typeof contract.readRun> => ({
  ...{ type: run.type, periodType: run.periodType, from: run.from, to: run.to, status: run.status, bills: run.bills },
  runId: run.id as Id<'agent-run'>,
  title: run.key,
  total: money(run.total),
  houseTotal: money(run.houseTotal),
  hash: run.hash,
  approvedBy: run.approvedBy,
  createdAt: run.createdAt,
});

/** What the house offers; managers of affiliates share in the dividends below them. */
const termsOf = (body: BodyOf<typeof contract.offerOfHouse>, isManager: boolean): ContractTerms => {
  const { type, periodType, carryMode, matchMode = 'ALL', betStep = money(0n), deductFee = false } = body;
  const { notDeducted = [], products = [], moreTiers = [] } = body;
  const { rate, minValidBet = money(0n), minLoss = money(0n), minActive = 0 } = body;
  return {
    ...{ type, periodType, carryMode, matchMode, betStep, deductFee },
    base: type === 'DIVIDEND' ? (isManager ? 'CHILD_GROSS' : 'TEAM_LOSS') : 'TEAM_BET',
    deductRebate: !notDeducted.includes('REBATE'),
    deductPromo: !notDeducted.includes('PROMO'),
    deductSalary: !notDeducted.includes('SALARY'),
    products: products.length === 0 ? null : products,
    tiers: [{ rate, minValidBet, minLoss, minActive }, ...moreTiers.map(tierOf)],
  };
};

/** A tier written in one line: rate, valid bets, loss and active members; what is left out is nothing. */
const tierOf = (line: string): ContractTerms['tiers'][number] => {
  const [rate, bet = '0', loss = '0', active = '0'] = line.trim().split(' ');
  return { rate: Number(rate), minValidBet: parseMoney(bet), minLoss: parseMoney(loss), minActive: Number(active) };
};
