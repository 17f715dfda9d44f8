import { TEAM_MAX } from '@fairground/contract/agents/fields';
import type { Crumbs } from '@fairground/contract/agents/fields';
import type { MemberId } from '@fairground/contract/ids';
import { Refusal } from '../../platform/refusal.ts';
import type { Member, TeamMember } from '../members/index.ts';
import type { AgentsDeps } from './deps.ts';
import { maskName } from '../../platform/mask-name.ts';

type Deps = Pick<AgentsDeps, 'members' | 'system'>;

/** The caller itself. A session whose account has left the tree sees nothing. */
export const callerOf = async ({ members }: Pick<AgentsDeps, 'members'>, id: MemberId): Promise<Member> => {
  const caller = await members.find(id);
  if (caller === undefined) throw new Refusal('agents.not-in-team');
  return caller;
};

/** Somebody below the caller; who stands elsewhere is as unknown as a name nobody has. */
export const inTeam = async (
  { members }: Pick<AgentsDeps, 'members'>,
  agent: MemberId,
  wanted: { readonly account: string } | { readonly id: MemberId },
): Promise<TeamMember> => {
  const found = await members.team.find(agent, wanted, TEAM_MAX);
  if (found === undefined) throw new Refusal('agents.not-in-team');
  return found;
};

/** Whose downline is shown: the caller's own, or that of somebody below, with the way there. */
export const placeOf = async (
  deps: Deps,
  agent: MemberId,
  parent: MemberId | undefined,
): Promise<{ readonly id: MemberId; readonly crumbs: Crumbs }> => {
  const caller = await callerOf(deps, agent);
  if (parent === undefined || parent === agent)
    return { id: agent, crumbs: [{ memberId: agent, account: caller.account }] };
  const { path } = await inTeam(deps, agent, { id: parent });
  const way = path.slice(path.indexOf(agent));
  const found = new Map((await deps.members.list(way)).map((member) => [member.id, member]));
  const nameOf = await createNames(deps, agent);
  const crumbs = way.map((memberId) => ({
    memberId,
    account: nameOf({ account: found.get(memberId)?.account ?? '', path: found.get(memberId)?.path ?? [] }),
  }));
  return { id: parent, crumbs };
};

/** The caller's team by number, with the caller itself; refused where it is too large to be listed as a whole. */
export const teamOf = async ({ members }: Deps, agent: MemberId): Promise<readonly MemberId[]> => {
  const team = await members.team.branches([agent], TEAM_MAX + 1);
  if (team.length > TEAM_MAX) throw new Refusal('agents.team-too-large');
  return team.map(({ id }) => id);
};

/** The member asked for, or everybody. */
export const askedOf = async (
  deps: Deps,
  agent: MemberId,
  username: string | undefined,
): Promise<readonly MemberId[]> => {
  if (username === undefined) return teamOf(deps, agent);
  const caller = await callerOf(deps, agent);
  if (caller.account.toLowerCase() === username.toLowerCase()) return [agent];
  return [(await inTeam(deps, agent, { account: username })).id];
};

type Named = { readonly account: string; readonly path: readonly MemberId[] };

/** How names are shown to an agent: whole, or masked below its direct downline where the house says so. */
export const createNames = async ({ system }: Pick<AgentsDeps, 'system'>, agent: MemberId) => {
  const masks = (await system.readFlags())['MASKDEEP'] === true;
  return ({ account, path }: Named): string => {
    const place = path.indexOf(agent);
    // Who does not stand below it is its upline, or was directly below it and left: its contracts name both.
    return masks && place !== -1 && path.length - place > 2 ? maskName(account) : account;
  };
};

/** The accounts of members as the agent may read them. */
export const namesOf = async (
  deps: Deps,
  agent: MemberId,
  ids: readonly MemberId[],
): Promise<(id: MemberId) => string> => {
  const nameOf = await createNames(deps, agent);
  const names = new Map((await deps.members.list([...new Set(ids)])).map((member) => [member.id, nameOf(member)]));
  return (id) => names.get(id) ?? '';
};
