/** The agent programme: what an agent sees and changes in its line, contracts with their settlement. */
import * as contract from '@fairground/contract/agents/endpoints';
import type { ContractTerms } from '@fairground/contract/agents/contract-terms';
import type { MemberId } from '@fairground/contract/ids';
import { listenerOf } from '../../platform/events/index.ts';
import { bind } from '../../platform/http/route.ts';
import type { Job } from '../../platform/jobs/index.ts';
import type { Module } from '../../platform/module.ts';
import { agentsOffers } from './console.ts';
import { makeDueMoves, registerLineChanges } from './operator/line-approvals.ts';
import { lineRoutes } from './operator/line-routes.ts';
import { answerOffer } from './contracts/answer.ts';
import { endContract, withdrawOffer } from './contracts/end.ts';
import { readBillParts } from './contracts/bill-parts.ts';
import { offerOfHouse } from './contracts/house.ts';
import { noteBill } from './contracts/note-bill.ts';
import { offerContract } from './contracts/offer.ts';
import { previewOffer } from './contracts/preview.ts';
import { showBills, showContracts } from './contracts/show.ts';
import type { AgentsDeps } from './deps.ts';
import { allowTransfer, raiseSeries } from './downline.ts';
import { closeLink, createLink, listLinks } from './links.ts';
import { readMenu } from './menu.ts';
import { operatorRoutes } from './operator/routes.ts';
import { registerSettingsChange, settingsRoutes } from './operator/settings.ts';
import { createTellLowered } from './operator/tell-lowered.ts';
import { readIncome } from './reports/income.ts';
import { listDownline } from './reports/list-downline.ts';
import { exportProfitReport, readProfitReport } from './reports/profit-report.ts';
import { readLineMap } from './reports/line-map.ts';
import { createExports } from './reports/exports.ts';
import { listShares, promoteMember, raiseRate, readRates } from './rates.ts';
import { readTeamOverview } from './reports/team-overview.ts';
import { listTeamBets, listTeamTransactions } from './reports/team-lists.ts';
import { registerRunApproval, registerRunRejection } from './settlement/approve.ts';
import { settleRebates } from './rebates/rebate-days.ts';
import { expireOffers, settleDue } from './settlement/settle-due.ts';
import { DEBT } from './settlement/postings.ts';
import { closeWaived, sweepIn, WAIVING } from './settlement/sweep.ts';
import { faultQueue } from './store/faults.ts';
import { agentsData } from './store/personal-data.ts';
import { billTimeline, contractTimeline } from './store/timeline.ts';

export type Agents = Module & {
  /** Offers a contract of the house to a head of a line or an affiliate; asked twice with a key, it is one offer. */
  readonly offerOfHouse: (
    actor: Parameters<typeof offerOfHouse>[1],
    offer: { readonly receiver: MemberId; readonly terms: ContractTerms; readonly key: string },
  ) => Promise<{ readonly requestId: bigint }>;
};

export const createAgents = (deps: AgentsDeps): Agents => {
  deps.wallet.connectDebts(DEBT, (tx, debtor, payment) => sweepIn(deps, tx, debtor, payment));
  const job = (name: string, run: () => Promise<void>): Job<null> => ({ name, run });
  const exporting = createExports(deps);
  const settling = job('agents.settle', () => settleDue(deps));
  const rebating = job('agents.rebates', () => settleRebates(deps));
  const runHolds = {
    approve: registerRunApproval(deps, deps.approvals),
    reject: registerRunRejection(deps, deps.approvals),
  };
  const settingsHold = registerSettingsChange(deps, deps.approvals);
  const telling = createTellLowered(deps);
  const lineHolds = registerLineChanges(deps, deps.approvals, telling);
  const moving = job('agents.move', () => makeDueMoves(deps));
  const expiring = job('agents.expire-offers', () => expireOffers(deps));
  return {
    offerOfHouse: (actor, offer) => offerOfHouse(deps, actor, offer),
    listeners: [listenerOf('agents.sweep-obligations', WAIVING, (tx, facts) => closeWaived(deps, tx, facts))],
    jobs: [settling, rebating, moving, expiring, telling],
    schedules: [
      // Windows of five minutes close a minute after their end, by a job of the same minute: a salary is paid with the next.
      { job: settling, cron: '* * * * *' },
      { job: rebating, cron: '*/5 * * * *' },
      // Moves count from midnight; figures of a day ask where somebody stood on it, however late one is made.
      { job: moving, cron: '* * * * *' },
      { job: expiring, cron: '* * * * *' },
    ],
    personalData: agentsData,
    timelines: [contractTimeline, billTimeline],
    queues: [faultQueue],
    console: { offers: agentsOffers },
    routes: [
      ...operatorRoutes(deps, runHolds),
      ...lineRoutes(deps, lineHolds),
      ...settingsRoutes(deps, settingsHold),
      bind(contract.readAgentMenu, (_input, { session }) => readMenu(deps, session)),
      bind(contract.readTeamOverview, ({ query }, { session }) => readTeamOverview(deps, session, query)),
      bind(contract.listDownline, ({ query }, { session }) => listDownline(deps, session, query)),
      bind(contract.raiseSeries, ({ body }, caller) => raiseSeries(deps, body, caller)),
      bind(contract.allowDownlineTransfer, ({ body }, caller) => allowTransfer(deps, body, caller)),
      bind(contract.readProfitReport, ({ query }, { session }) => readProfitReport(deps, session, query)),
      bind(contract.exportProfitReport, ({ query }, { session, language }) =>
        exportProfitReport(deps, session, query, language),
      ),
      bind(contract.readIncome, ({ query }, { session }) => readIncome(deps, session, query)),
      bind(contract.listTeamBets, ({ query }, { session }) => listTeamBets(deps, session, query)),
      bind(contract.listTeamTransactions, ({ query }, { session }) => listTeamTransactions(deps, session, query)),
      bind(contract.readDownlineMap, ({ query }, { session }) => readLineMap(deps, session, query)),
      bind(contract.readRates, ({ query }, { session }) => readRates(deps, session, query)),
      bind(contract.raiseRate, ({ body }, caller) => raiseRate(deps, body, caller)),
      bind(contract.promoteMember, ({ body }, caller) => promoteMember(deps, body, caller)),
      bind(contract.listShares, ({ query }, { session }) => listShares(deps, session, query)),
      bind(contract.exportDownline, ({ query }, caller) => exporting.downline(query, caller)),
      bind(contract.exportOverview, ({ query }, caller) => exporting.overview(query, caller)),
      bind(contract.exportIncome, ({ query }, caller) => exporting.income(query, caller)),
      bind(contract.exportTeamBets, ({ query }, caller) => exporting.bets(query, caller)),
      bind(contract.exportTeamTransactions, ({ query }, caller) => exporting.transactions(query, caller)),
      bind(contract.exportBills, ({ query }, caller) => exporting.bills(query, caller)),
      bind(contract.listLinks, (_input, { session }) => listLinks(deps, session)),
      bind(contract.createLink, ({ body }, caller) => createLink(deps, body, caller)),
      bind(contract.closeLink, ({ body }, caller) => closeLink(deps, body, caller)),
      bind(contract.listContracts, ({ query }, { session }) => showContracts(deps, session, query)),
      bind(contract.previewOffer, ({ body }, { session }) => previewOffer(deps, body, session)),
      bind(contract.offerContract, ({ body }, caller) => offerContract(deps, body, caller)),
      bind(contract.answerOffer, ({ body }, caller) => answerOffer(deps, body, caller)),
      bind(contract.endContract, ({ body }, caller) => endContract(deps, body, caller)),
      bind(contract.withdrawOffer, ({ body }, caller) => withdrawOffer(deps, body, caller)),
      bind(contract.noteBill, ({ body }, caller) => noteBill(deps, body, caller)),
      bind(contract.readBillParts, ({ query }, { session }) => readBillParts(deps, session, query)),
      bind(contract.listBills, ({ query }, { session }) => showBills(deps, session, query)),
    ],
  };
};
