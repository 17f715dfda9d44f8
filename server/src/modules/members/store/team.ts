import type { IsAgent } from '@fairground/contract/identity/fields';
import type { MemberId } from '@fairground/contract/ids';
import type { PresetRate } from '@fairground/contract/members/preset-rates';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/index.ts';
import type { MemberStatus } from '../domain/member.ts';
import { accountKeyOf } from '../domain/member.ts';

/** A member as the agent above sees it, with the size of its branch. */
export type TeamMember = {
  readonly id: MemberId;
  readonly account: string;
  readonly isAgent: IsAgent;
  readonly status: MemberStatus;
  readonly toUpline: boolean;
  readonly uplineId: MemberId;
  readonly path: readonly MemberId[];
  readonly registeredAt: Date;
  readonly directCount: number;
  /** Everybody below, counted up to the given number and one more. */
  readonly teamCount: number;
};

export type TeamFilter = {
  readonly parent: MemberId;
  readonly isAgent?: IsAgent | undefined;
  readonly sort: 'NEWEST' | 'OLDEST' | 'ACCOUNT';
  readonly offset: number;
  readonly limit: number;
  readonly countMax: number;
};

const columns = (countMax: number) => sql`
  m.id, m.account, m.is_agent as "isAgent", m.status, m.to_upline as "toUpline", m.upline_id as "uplineId", m.path,
  m.registered_at as "registeredAt",
  (select count(*)::integer from (select from members_member d
    where d.upline_id = m.id and not d.is_test limit ${countMax + 1}) direct) as "directCount",
  (select count(*)::integer from (select from members_member t
    where t.path @> array[m.id] and t.id <> m.id and not t.is_test limit ${countMax + 1}) team) as "teamCount"`;

const ORDERS = {
  NEWEST: sql`m.registered_at desc, m.id desc`,
  OLDEST: sql`m.registered_at, m.id`,
  ACCOUNT: sql`m.account_key collate "C"`,
} as const;

/** Who stands directly below a member, one page; accounts of the house for trying things out are left out. */
export const listBelow = async (
  reader: Reader,
  { parent, isAgent, sort, offset, limit, countMax }: TeamFilter,
): Promise<readonly TeamMember[]> => {
  const { rows } = await sql<TeamMember>`
    select ${columns(countMax)} from members_member m
     where m.upline_id = ${parent} and not m.is_test ${isAgent === undefined ? sql`` : sql`and m.is_agent = ${isAgent}`}
     order by ${ORDERS[sort]} offset ${offset} limit ${limit}`.execute(reader);
  return rows;
};

/** Somebody below an agent, by name or by number; nobody outside its line. */
export const findInTeam = async (
  reader: Reader,
  agent: MemberId,
  wanted: { readonly account: string } | { readonly id: MemberId },
  countMax: number,
): Promise<TeamMember | undefined> => {
  const named = 'account' in wanted ? sql`m.account_key = ${accountKeyOf(wanted.account)}` : sql`m.id = ${wanted.id}`;
  const { rows } = await sql<TeamMember>`
    select ${columns(countMax)} from members_member m
     where ${named} and m.path @> array[${agent}::bigint] and m.id <> ${agent} and not m.is_test`.execute(reader);
  return rows[0];
};

export type TeamSize = { readonly team: number; readonly direct: number; readonly agents: number | null };

/**
 * How many stand below an agent: those directly below are all counted, the team up to a number and one more, and the agents
 * in it only where the team is counted whole.
 */
export const countTeam = async (reader: Reader, agent: MemberId, most: number): Promise<TeamSize> => {
  const { rows } = await sql<TeamSize>`
    select count(*)::integer as team,
           (select count(*)::integer from members_member where upline_id = ${agent} and not is_test) as direct,
           case when count(*) <= ${most} then (count(*) filter (where is_agent = 1))::integer end as agents
      from (select is_agent from members_member
             where path @> array[${agent}::bigint] and id <> ${agent} and not is_test limit ${most + 1}) team`.execute(
    reader,
  );
  return rows[0] ?? { team: 0, direct: 0, agents: 0 };
};

/** The members of branches with the head of the branch each belongs to; a head belongs to its own. */
export const listBranches = async (
  reader: Reader,
  heads: readonly MemberId[],
  limit: number,
): Promise<readonly { readonly head: MemberId; readonly id: MemberId }[]> => {
  const { rows } = await sql<{ head: MemberId; id: MemberId }>`
    select head.id as head, m.id from unnest(${heads.map(String)}::bigint[]) as head(id)
      join members_member m on m.path @> array[head.id] and not m.is_test limit ${limit}`.execute(reader);
  return rows;
};

export type LinkRow = {
  readonly code: string;
  readonly opens: IsAgent;
  readonly series: number | null;
  readonly rates: readonly PresetRate[];
  readonly note: string;
  readonly channel: string;
  readonly maxUses: number | null;
  readonly usedCount: number;
  readonly expiresAt: Date | null;
  readonly status: 'active' | 'closed' | 'expired';
  readonly createdAt: Date;
};

/** The affiliate links of an agent, the newest first. */
export const listLinksOf = async (reader: Reader, owner: MemberId, limit: number): Promise<readonly LinkRow[]> => {
  const { rows } = await sql<LinkRow>`
    select code, opens, series,
           (select coalesce(jsonb_agg(jsonb_build_object('product', product, 'rate', rate_ppm) order by product), '[]')
              from members_link_rate where link_id = members_link.id) as rates, note, channel, max_uses as "maxUses", used_count as "usedCount", expires_at as "expiresAt",
           status, created_at as "createdAt"
      from members_link where owner_id = ${owner} and kind = 'affiliate' order by id desc limit ${limit}`.execute(
    reader,
  );
  return rows;
};

export const walkBranch = async (
  reader: Reader,
  head: MemberId,
  after: MemberId,
  limit: number,
): Promise<readonly MemberId[]> => {
  const { rows } = await sql<{ id: MemberId }>`
    select id from members_member where path @> array[${head}::bigint] and id > ${after} order by id limit ${limit}`.execute(
    reader,
  );
  return rows.map(({ id }) => id);
};

/** Everybody of a branch, its head included, with the head of the line it stands in. */
export const listBranchOf = async (
  reader: Reader,
  member: MemberId,
): Promise<{ readonly head: MemberId; readonly members: readonly MemberId[] }> => {
  const { rows } = await sql<{ id: MemberId; head: MemberId }>`
    select id, path[1] as head from members_member where path @> array[${member}::bigint]`.execute(reader);
  return { head: rows[0]?.head ?? member, members: rows.map(({ id }) => id) };
};

export type BranchSize = { readonly branch: MemberId; readonly below: MemberId | null; readonly members: number };

/** How many stand in each branch below a member, and in each part directly below those; nothing where there are too many. */
export const sizeBranches = async (
  reader: Reader,
  parent: MemberId,
  most: number,
): Promise<readonly BranchSize[] | undefined> => {
  const { rows } = await sql<BranchSize & { all: number }>`
    with team as (
      select path[array_position(path, ${parent}::bigint) + 1:] as way from members_member
       where path @> array[${parent}::bigint] and id <> ${parent} and not is_test limit ${most + 1})
    select way[1] as branch, way[2] as below, count(*)::integer as members, (sum(count(*)) over ())::integer as all
      from team group by 1, 2`.execute(reader);
  return (rows[0]?.all ?? 0) > most
    ? undefined
    : rows.map(({ branch, below, members }) => ({ branch, below, members }));
};
