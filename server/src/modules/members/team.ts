import type { MemberId } from '@fairground/contract/ids';
import type { IsAgent } from '@fairground/contract/identity/fields';
import type { Db } from '../../platform/database/index.ts';
import { isAgentFlag, mayOpenByHand, mayStandUnder } from './domain/flags.ts';
import { countTeam, findInTeam, listBelow, listBranches, listLinksOf, sizeBranches, walkBranch } from './store/team.ts';
import type { LinkRow, TeamFilter, TeamMember, TeamSize } from './store/team.ts';

/** What an agent sees of its line. Nobody outside the line is in any answer. */
export type Team = {
  readonly listBelow: (filter: TeamFilter) => Promise<readonly TeamMember[]>;
  readonly find: (
    agent: MemberId,
    wanted: { readonly account: string } | { readonly id: MemberId },
    countMax: number,
  ) => Promise<TeamMember | undefined>;
  readonly count: (agent: MemberId, most: number) => Promise<TeamSize>;
  /** Members of branches, each with the head of its branch; at most so many. */
  readonly branches: (
    heads: readonly MemberId[],
    limit: number,
  ) => Promise<readonly { readonly head: MemberId; readonly id: MemberId }[]>;
  /** How many stand in each branch and in each part of it; nothing where there are more than the given number. */
  readonly branchSizes: (parent: MemberId, most: number) => ReturnType<typeof sizeBranches>;
  /** Everybody of a branch, its head included, by their numbers, so many at a time. */
  readonly walkBranch: (head: MemberId, after: MemberId, limit: number) => Promise<readonly MemberId[]>;
  readonly linksOf: (owner: MemberId, limit: number) => Promise<readonly LinkRow[]>;
  /** The kinds of account that a link of such an agent may open, and those it may open by hand. */
  readonly opens: (flag: IsAgent) => { readonly byLink: readonly IsAgent[]; readonly byHand: readonly IsAgent[] };
};

const OPENABLE = [0, 1, 41] as const;

export const createTeam = (db: Db): Team => ({
  listBelow: (filter) => listBelow(db, filter),
  find: (agent, wanted, countMax) => findInTeam(db, agent, wanted, countMax),
  count: (agent, most) => countTeam(db, agent, most),
  branches: (heads, limit) => (heads.length === 0 ? Promise.resolve([]) : listBranches(db, heads, limit)),
  branchSizes: (parent, most) => sizeBranches(db, parent, most),
  walkBranch: (head, after, limit) => walkBranch(db, head, after, limit),
  linksOf: (owner, limit) => listLinksOf(db, owner, limit),
  opens: (flag) => ({
    byLink: isAgentFlag(flag) ? OPENABLE.filter((opened) => mayStandUnder(opened, flag)) : [],
    byHand: OPENABLE.filter((opened) => opened !== 41 && mayOpenByHand(flag, opened)),
  }),
});
