import { LINKS_MAX } from '@fairground/contract/agents/links';
import type {
  AgentLink,
  closeLink as closeEndpoint,
  createLink as createEndpoint,
  listLinks as listEndpoint,
} from '@fairground/contract/agents/links';
import type { BodyOf, ValueOf } from '@fairground/contract/endpoint';
import { RATED_PRODUCTS } from '@fairground/contract/members/product-rates';
import type { Caller, Session } from '../../platform/http/route.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { AgentsDeps } from './deps.ts';
import { actorOf } from './downline.ts';
import { seriesOf } from './reports/list-downline.ts';
import { callerOf } from './scope.ts';

type Agent = Caller & { readonly session: Session };

/** The caller's links, and what a new one may open and give. */
export const listLinks = async (deps: AgentsDeps, session: Session): Promise<ValueOf<typeof listEndpoint>> => {
  const { clock, days, db, members, rateScale } = deps;
  const caller = await callerOf(deps, session.memberId);
  const rows = await members.team.linksOf(caller.id, LINKS_MAX);
  const held = (await members.productRatesOn(db, [caller.id], days.dayOf(clock.now()))).get(caller.id)?.own;
  const { byLink, byHand } = members.team.opens(caller.isAgent);
  return {
    list: rows.map((row) => {
      const { status: _status, rates, ...link } = row;
      return { ...link, rates: [...rates], state: stateOf(row, clock.now()) };
    }),
    opens: [...byLink],
    opensByHand: [...byHand],
    opened: await members.agentLimits.opened(caller.id, days.dayOf(clock.now())),
    series: { min: rateScale.min, max: await seriesOf(deps, caller.id), step: rateScale.step },
    rates: RATED_PRODUCTS.map((product) => ({ product, rate: held?.get(product) ?? 0 })),
  };
};

type Stored = Awaited<ReturnType<AgentsDeps['members']['team']['linksOf']>>[number];

/** A link that can no longer be used says why, also before the job has marked it. */
const stateOf = ({ status, expiresAt, maxUses, usedCount }: Stored, now: Date): AgentLink['state'] => {
  if (status !== 'active') return status;
  if (expiresAt !== null && expiresAt <= now) return 'expired';
  return maxUses !== null && usedCount >= maxUses ? 'used-up' : 'active';
};

export const createLink = (
  { members }: AgentsDeps,
  { series, rates, note, channel, opens, maxUses, expiresAt }: BodyOf<typeof createEndpoint>,
  caller: Agent,
): Promise<ValueOf<typeof createEndpoint>> =>
  members.createLink(actorOf(caller), {
    owner: caller.session.memberId,
    opens,
    ...(series !== undefined && { rate: series }),
    ...(rates !== undefined && { rates }),
    ...(note !== undefined && { note }),
    ...(channel !== undefined && { channel }),
    ...(maxUses !== undefined && { maxUses }),
    ...(expiresAt !== undefined && { expiresAt }),
  });

/** Closes one of the caller's links; a code of somebody else is as unknown as one nobody has. */
export const closeLink = async (
  { members }: AgentsDeps,
  { code }: BodyOf<typeof closeEndpoint>,
  caller: Agent,
): Promise<ValueOf<typeof closeEndpoint>> => {
  const own = await members.team.linksOf(caller.session.memberId, LINKS_MAX);
  if (!own.some((link) => link.code === code && link.status === 'active')) throw new Refusal('agents.link-unknown');
  await members.closeLink(actorOf(caller), code);
  return { code };
};
