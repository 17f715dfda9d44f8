import type { allowDownlineTransfer, raiseSeries as raiseEndpoint } from '@fairground/contract/agents/downline';
import type { BodyOf, ValueOf } from '@fairground/contract/endpoint';
import type { MemberId } from '@fairground/contract/ids';
import type { Caller, Session } from '../../platform/http/route.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Actor } from '../audit/index.ts';
import type { TeamMember } from '../members/index.ts';
import type { AgentsDeps } from './deps.ts';
import { seriesOf } from './reports/list-downline.ts';
import { inTeam } from './scope.ts';

type Agent = Caller & { readonly session: Session };

/** The agent itself, as the audit trail names it. */
export const actorOf = ({ session, ip }: Agent): Actor => ({
  actorKind: 'member',
  actor: session.memberId.toString(),
  reason: '',
  ip,
});

/** Somebody directly below: only there an agent changes anything. */
export const directlyBelow = async (deps: AgentsDeps, agent: MemberId, id: MemberId): Promise<TeamMember> => {
  const found = await inTeam(deps, agent, { id });
  if (found.uplineId !== agent) throw new Refusal('agents.not-in-team');
  return found;
};

/** Gives a higher series from the next midnight on; what the member would hold less of is refused. */
export const raiseSeries = async (
  deps: AgentsDeps,
  { memberId, series }: BodyOf<typeof raiseEndpoint>,
  caller: Agent,
): Promise<ValueOf<typeof raiseEndpoint>> => {
  await directlyBelow(deps, caller.session.memberId, memberId);
  if (series < (await seriesOf(deps, memberId))) throw new Refusal('agents.rate-lower-forbidden');
  return deps.members.setRate(actorOf(caller), memberId, series);
};

/** Lets somebody directly below send money up, or forbids it. */
export const allowTransfer = async (
  deps: AgentsDeps,
  { memberId, toUpline }: BodyOf<typeof allowDownlineTransfer>,
  caller: Agent,
): Promise<ValueOf<typeof allowDownlineTransfer>> => {
  await directlyBelow(deps, caller.session.memberId, memberId);
  await deps.members.allowUpline(actorOf(caller), memberId, { toUpline });
  return { toUpline };
};
