import type {
  endContract as endEndpoint,
  withdrawOffer as withdrawEndpoint,
} from '@fairground/contract/agents/contracts';
import type { BodyOf, ValueOf } from '@fairground/contract/endpoint';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Caller, Session } from '../../../platform/http/route.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { AgentsDeps } from '../deps.ts';
import { actorOf } from '../downline.ts';
import { lockContract, lockLine } from '../store/contracts.ts';
import { answerRequest, lockRequest } from '../store/requests.ts';
import { endedBelow, endWithNotice } from './answer.ts';
import { nextStart } from './offer.ts';

type Agent = Caller & { readonly session: Session };

/** Ends a contract with its present period, and every contract below it that loses its payer. */
export const endContract = (
  deps: AgentsDeps,
  { contractId }: BodyOf<typeof endEndpoint>,
  caller: Agent,
): Promise<ValueOf<typeof endEndpoint>> =>
  inTransaction(deps.db, async (tx) => {
    const member = caller.session.memberId;
    const contract = await lockContract(tx, contractId);
    if (contract === undefined || (contract.receiver !== member && contract.payer !== member))
      throw new Refusal('agents.contract-state');
    if (contract.until !== null) {
      if (contract.status === 'ENDED' || contract.endReason === 'SUPERSEDED')
        throw new Refusal('agents.contract-state');
      return { until: contract.until };
    }
    const { type, periodType } = contract.terms;
    await lockLine(tx, contract.lineRoot, type);
    const today = deps.days.dayOf(deps.clock.now());
    const until = nextStart(periodType, today);
    const { conflicts, alsoEnded } = await endedBelow(tx, contract.receiver, undefined, type, today);
    const reason = contract.payer === member ? 'TERMINATED_BY_PAYER' : 'RESIGNED';
    await endWithNotice(deps, tx, [contract], until, reason, type);
    await endWithNotice(deps, tx, [...conflicts, ...alsoEnded], until, 'CASCADE', type);
    await deps.audit.record(tx, {
      ...actorOf(caller),
      action: 'agents.end-contract',
      resource: 'agent-contract',
      resourceId: contractId.toString(),
      before: { status: contract.status },
      after: { reason, until, below: conflicts.length + alsoEnded.length },
    });
    return { until };
  });

/** Takes an offer back that nobody answered yet. */
export const withdrawOffer = (
  deps: AgentsDeps,
  { requestId }: BodyOf<typeof withdrawEndpoint>,
  caller: Agent,
): Promise<ValueOf<typeof withdrawEndpoint>> =>
  inTransaction(deps.db, async (tx) => {
    const request = await lockRequest(tx, requestId);
    if (request === undefined || request.payer !== caller.session.memberId) throw new Refusal('agents.contract-state');
    if (request.status === 'WITHDRAWN') return { status: 'WITHDRAWN' };
    if (request.status !== 'IN_PROCESS') throw new Refusal('agents.contract-state');
    await answerRequest(tx, requestId, 'WITHDRAWN', deps.clock.now());
    return { status: 'WITHDRAWN' };
  });
