import * as contract from '@fairground/contract/risk/operator-endpoints';
import { bind } from '../../../platform/http/route.ts';
import type { Route } from '../../../platform/http/route.ts';
import { showWaiting } from '../../../platform/work-queue.ts';
import { actorOf } from '../../audit/index.ts';
import { closeCase, openCase, showCase, showCases, showMember, showScores } from '../cases.ts';
import type { RiskDeps } from '../deps.ts';
import { showLinks } from '../show-links.ts';
import { findPair } from '../store/pairs.ts';
import { riskQueue } from '../store/cases.ts';

/** The calls of staff. */
export const operatorRoutes = (deps: RiskDeps): readonly Route[] => [
  bind(contract.listRiskCases, ({ query }) => showCases(deps, query)),
  bind(contract.countRiskCases, () => showWaiting(deps.db, riskQueue)),
  bind(contract.readRiskCase, ({ query }, caller) => showCase(deps, actorOf(caller, 'looked at a case'), query.caseId)),
  bind(contract.openRiskCase, ({ body: { memberId, reason } }, caller) =>
    openCase(deps, actorOf(caller, reason), memberId),
  ),
  bind(contract.closeRiskCase, ({ body: { reason, ...decision } }, caller) =>
    closeCase(deps, actorOf(caller, reason), decision),
  ),
  bind(contract.readRiskOfMember, ({ query }) => showMember(deps, query.memberId)),
  bind(contract.readPair, async ({ query }) => ({ shared: [...(await findPair(deps.db, query.sliceId))] })),
  bind(contract.listRiskScores, ({ query }) => showScores(deps, query)),
  bind(contract.readLinks, ({ query: { memberId, depth = '2' } }) =>
    showLinks(deps, { memberId, depth: Number(depth) }),
  ),
];
