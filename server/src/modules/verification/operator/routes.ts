import * as contract from '@fairground/contract/verification/operator-endpoints';
import type { Route } from '../../../platform/http/route.ts';
import { bind } from '../../../platform/http/route.ts';
import { showWaiting } from '../../../platform/work-queue.ts';
import { actorOf } from '../../audit/index.ts';
import { acceptCase, rejectCase } from '../decide.ts';
import type { VerificationDeps } from '../deps.ts';
import { verificationQueue } from '../store/work.ts';
import { listCases, listCasesOfMember, showCase, showDocument } from './serve.ts';

/** The calls of staff. */
export const operatorRoutes = (deps: VerificationDeps): readonly Route[] => [
  bind(contract.listCases, ({ query }) => listCases(deps, query)),
  bind(contract.listCasesOfMember, ({ query }) => listCasesOfMember(deps, query)),
  bind(contract.readCase, ({ query }, caller) => showCase(deps, actorOf(caller, 'looked at a case'), query.caseId)),
  bind(contract.countCases, () => showWaiting(deps.db, verificationQueue)),
  bind(contract.readDocument, ({ query }, caller) =>
    showDocument(deps, actorOf(caller, `verification case ${query.id}`), query),
  ),
  bind(contract.acceptCase, async ({ body: { id, validUntil, reason } }, caller) => {
    const actor = actorOf(caller, reason);
    await acceptCase(deps, actor, id, { validUntil });
    return showCase(deps, actor, id);
  }),
  bind(contract.rejectCase, async ({ body: { id, because, note = '', reason } }, caller) => {
    const actor = actorOf(caller, reason);
    await rejectCase(deps, actor, id, { because, note });
    return showCase(deps, actor, id);
  }),
];
