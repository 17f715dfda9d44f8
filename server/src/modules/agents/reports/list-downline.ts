import type { listDownline as endpoint } from '@fairground/contract/agents/downline';
import { AGENT_PAGE_SIZE, TEAM_MAX } from '@fairground/contract/agents/fields';
import type { QueryOf, ValueOf } from '@fairground/contract/endpoint';
import type { IsAgent } from '@fairground/contract/identity/fields';
import { RATED_PRODUCTS } from '@fairground/contract/members/product-rates';
import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import type { Session } from '../../../platform/http/route.ts';
import type { TeamMember } from '../../members/index.ts';
import type { AgentsDeps } from '../deps.ts';
import { createNames, inTeam, placeOf } from '../scope.ts';
import { listTypesReceived } from '../store/contracts.ts';

type Row = ValueOf<typeof endpoint>['list'][number];

/** One page of somebody's direct downline, or the one member asked for by name. */
export const listDownline = async (
  deps: AgentsDeps,
  session: Session,
  { parent, username, type, sort = 'NEWEST', pageNo = '1' }: QueryOf<typeof endpoint>,
): Promise<ValueOf<typeof endpoint>> => {
  const { members, wallet } = deps;
  const agent = session.memberId;
  const currency = await wallet.currencyOf(session);
  const place = await placeOf(deps, agent, parent);
  const found =
    username === undefined
      ? await members.team.listBelow({
          parent: place.id,
          isAgent: type === undefined ? undefined : (Number(type) as IsAgent),
          sort,
          offset: (Number(pageNo) - 1) * AGENT_PAGE_SIZE,
          limit: AGENT_PAGE_SIZE + 1,
          countMax: TEAM_MAX,
        })
      : [await inTeam(deps, agent, { account: username })];
  return {
    crumbs: place.crumbs,
    ownSeries: await seriesOf(deps, agent),
    currencySymbol: await wallet.symbolOf(currency),
    list: await rowsOf(deps, agent, found.slice(0, AGENT_PAGE_SIZE), currency),
    hasMore: found.length > AGENT_PAGE_SIZE,
  };
};

/** The series of the lottery somebody holds today. */
export const seriesOf = async ({ members }: Pick<AgentsDeps, 'members'>, member: MemberId): Promise<number> => {
  const { ofHeads, line } = await members.lineOf(member);
  return line.at(-1)?.rate ?? ofHeads;
};

const rowsOf = async (
  deps: AgentsDeps,
  agent: MemberId,
  found: readonly TeamMember[],
  currency: string,
): Promise<Row[]> => {
  const ids = found.map(({ id }) => id);
  const today = deps.days.dayOf(deps.clock.now());
  const [logins, series, rates, branches, contracts, nameOf] = await Promise.all([
    deps.identity.lastLoginsOf(ids),
    Promise.all(ids.map((id) => seriesOf(deps, id))),
    deps.members.productRatesOn(deps.db, ids, today),
    deps.members.team.branches(ids, TEAM_MAX + 1),
    listTypesReceived(deps.db, ids, today),
    createNames(deps, agent),
  ]);
  const isSummed = branches.length <= TEAM_MAX;
  const held = await deps.wallet.heldByTeam(isSummed ? branches.map(({ id }) => id) : ids, currency);
  const teamHeld = Map.groupBy(branches, ({ head }) => head);
  return found.map((member, index) => ({
    memberId: member.id,
    account: nameOf(member),
    type: member.isAgent,
    series: series[index] ?? 0,
    rates: RATED_PRODUCTS.flatMap((product) => {
      const rate = rates.get(member.id)?.own.get(product) ?? 0;
      return rate === 0 ? [] : [{ product, rate }];
    }),
    directCount: member.directCount,
    teamCount: member.teamCount,
    isCapped: member.teamCount > TEAM_MAX,
    balance: held.get(member.id)?.held ?? money(0n),
    teamBalance: isSummed
      ? money((teamHeld.get(member.id) ?? []).reduce((sum, { id }) => sum + (held.get(id)?.held ?? 0n), 0n))
      : null,
    lastLogin: logins.get(member.id) ?? null,
    registered: member.registeredAt,
    // Why somebody may not play is between the member and the house.
    standing: member.status === 'active' ? 'active' : 'inactive',
    toUpline: member.toUpline,
    contracts: [...(contracts.get(member.id) ?? [])],
    isDirect: member.uplineId === agent,
  }));
};
