import { TEAM_MAX } from '@fairground/contract/agents/fields';
import type { readDownlineMap as endpoint } from '@fairground/contract/agents/downline';
import type { QueryOf, ValueOf } from '@fairground/contract/endpoint';
import { money } from '@fairground/contract/money';
import type { Session } from '../../../platform/http/route.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { dayAfter } from '../../figures/index.ts';
import type { AgentsDeps } from '../deps.ts';
import { mapOf } from '../domain/line-map.ts';
import type { MapNode } from '../domain/line-map.ts';
import { createNames, placeOf } from '../scope.ts';

const DAYS = 30;

/** The branches below somebody by size. Very large lines are entered branch by branch in the list instead. */
export const readLineMap = async (
  deps: AgentsDeps,
  session: Session,
  { parent }: QueryOf<typeof endpoint>,
): Promise<ValueOf<typeof endpoint>> => {
  const { clock, days, figures, members } = deps;
  const place = await placeOf(deps, session.memberId, parent);
  const sizes = await members.team.branchSizes(place.id, TEAM_MAX);
  if (sizes === undefined) throw new Refusal('agents.team-too-large');
  const map = mapOf(sizes);
  const today = days.dayOf(clock.now());
  const shown = map.list.flatMap(({ id, below }) => [id, ...below.map((part) => part.id)]);
  const [sums, found, nameOf] = await Promise.all([
    figures.teamSums(
      map.list.map(({ id }) => id),
      { from: dayAfter(today, 1 - DAYS), to: today },
    ),
    members.list(shown),
    createNames(deps, session.memberId),
  ]);
  const byId = new Map(found.map((member) => [member.id, member]));
  const nodeOf = ({ id, members: count }: MapNode) => {
    const member = byId.get(id);
    return {
      memberId: id,
      account: member === undefined ? '' : nameOf(member),
      type: member?.isAgent ?? (0 as const),
      members: count,
    };
  };
  return {
    crumbs: place.crumbs,
    members: map.members,
    list: map.list.map((branch) => ({
      ...nodeOf(branch),
      validBet: money((sums.get(branch.id) ?? []).reduce((sum, row) => sum + row.valid_bet_cash, 0n)),
      below: branch.below.map(nodeOf),
      rest: branch.rest,
    })),
    rest: map.rest,
  };
};
