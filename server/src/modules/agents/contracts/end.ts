import type {
  endContract as endEndpoint,
  withdrawOffer as withdrawEndpoint,
} from '@fairground/contract/agents/contracts';
import type { ContractType } from '@fairground/contract/agents/contract-terms';
import type { BodyOf, ValueOf } from '@fairground/contract/endpoint';
import type { MemberId } from '@fairground/contract/ids';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { Caller, Session } from '../../../platform/http/route.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Actor } from '../../audit/index.ts';
import type { AgentsDeps } from '../deps.ts';
import { actorOf } from '../downline.ts';
import { findLastContract, lockContract, lockLine } from '../store/contracts.ts';
import type { Contract } from '../store/contracts.ts';
import { answerRequest, findOpenRequest, lockRequest } from '../store/requests.ts';
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
    const reason = contract.payer === member ? 'TERMINATED_BY_PAYER' : 'RESIGNED';
    const { until } = await endIn(deps, tx, contract, { reason, actor: actorOf(caller) });
    return { until };
  });

/** Ends a contract of the house with its present period, as its payer would. */
export const endOfHouse = (
  deps: AgentsDeps,
  actor: Actor,
  { receiver, type }: { readonly receiver: MemberId; readonly type: ContractType },
): Promise<{ readonly until: string; readonly below: number }> =>
  inTransaction(deps.db, async (tx) => {
    const last = await findLastContract(tx, receiver, type);
    const contract = last && (await lockContract(tx, last.id));
    if (contract === undefined || contract.payer !== null || contract.until !== null)
      throw new Refusal('agents.contract-state');
    return endIn(deps, tx, contract, { reason: 'OPERATOR', actor });
  });

/** The contract, and every one below it that loses its payer, all with one date. */
const endIn = async (
  deps: AgentsDeps,
  tx: Tx,
  contract: Contract,
  { reason, actor }: { readonly reason: 'TERMINATED_BY_PAYER' | 'RESIGNED' | 'OPERATOR'; readonly actor: Actor },
): Promise<{ readonly until: string; readonly below: number }> => {
  const { type, periodType } = contract.terms;
  await lockLine(tx, contract.lineRoot, type);
  const today = deps.days.dayOf(deps.clock.now());
  const until = nextStart(periodType, today);
  const { conflicts, alsoEnded } = await endedBelow(tx, contract.receiver, undefined, type, until);
  const below = [...conflicts, ...alsoEnded];
  await endWithNotice(deps, tx, [contract], until, reason, type);
  await endWithNotice(deps, tx, below, until, 'CASCADE', type);
  await deps.audit.record(tx, {
    ...actor,
    action: 'agents.end-contract',
    resource: 'agent-contract',
    resourceId: contract.id.toString(),
    before: { status: contract.status },
    after: { reason, until, below: below.length },
  });
  return { until, below: below.length };
};

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

/** Takes the offer of the house back that waits for the answer of a member. */
export const withdrawOfHouse = (
  deps: AgentsDeps,
  actor: Actor,
  { receiver, type }: { readonly receiver: MemberId; readonly type: ContractType },
): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const open = await findOpenRequest(tx, receiver, type);
    const request = open && (await lockRequest(tx, open.id));
    if (request === undefined || request.payer !== null || request.status !== 'IN_PROCESS')
      throw new Refusal('agents.contract-state');
    await answerRequest(tx, request.id, 'WITHDRAWN', deps.clock.now());
    await deps.audit.record(tx, {
      ...actor,
      action: 'agents.withdraw-of-house',
      resource: 'agent-request',
      resourceId: request.id.toString(),
      before: { status: request.status },
      after: { status: 'WITHDRAWN' },
    });
  });
