import type { IsAgent } from '@fairground/contract/identity/fields';
import type { MemberId } from '@fairground/contract/ids';
import type { MEMBER_SORTS } from '@fairground/contract/members/operator-endpoints';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/index.ts';
import type { MemberStatus } from '../domain/member.ts';
import { accountKeyOf } from '../domain/member.ts';
import { membersIn } from './members-in.ts';

export type MemberSort = (typeof MEMBER_SORTS)[number];

export type MemberFilter = {
  /** Sets of members that a contact or a number names; a member is in all of them. */
  readonly among: readonly (readonly MemberId[])[];
  readonly account?: string | undefined;
  readonly status?: MemberStatus | undefined;
  readonly isAgent?: IsAgent | undefined;
  readonly label?: string | undefined;
  /** Registered from the first moment on and before the second. */
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  readonly upline?: MemberId | undefined;
};

export type SearchPage = {
  readonly sort: MemberSort;
  /** The last member of the page before. */
  readonly cursor?: MemberId | undefined;
  readonly limit: number;
};

export type FoundMember = Awaited<ReturnType<typeof searchMembers>>[number];

/** Text behind every text with a beginning. */
const LAST = '\u{10FFFF}';

const ACCOUNT_KEY = sql<string>`m.account_key collate "C"`;

/** Members of the tree and the house, one page; trial accounts are nobody's for long and are left out. */
export const searchMembers = (reader: Reader, filter: MemberFilter, { sort, cursor, limit }: SearchPage) => {
  const { among, account, status, isAgent, label, from, to, upline } = filter;
  let query = membersIn(reader)
    .selectFrom('members_member as m')
    .innerJoin('members_profile as p', 'p.member_id', 'm.id')
    .select([
      'm.id',
      'm.account',
      'p.nickname',
      'm.is_agent as isAgent',
      'm.status',
      'm.rank_level as rankLevel',
      'm.kyc_level as kycLevel',
      'm.upline_id as uplineId',
      'm.is_test as isTest',
      'm.method',
      'm.registered_at as registeredAt',
    ])
    .where('m.is_agent', '<>', 4)
    .limit(limit);
  for (const ids of among) query = query.where('m.id', '=', sql<MemberId>`any(${ids.map(String)}::bigint[])`);
  if (account !== undefined) {
    const key = accountKeyOf(account);
    query = query.where(ACCOUNT_KEY, '>=', key).where(ACCOUNT_KEY, '<', `${key}${LAST}`);
  }
  if (status !== undefined) query = query.where('m.status', '=', status);
  if (isAgent !== undefined) query = query.where('m.is_agent', '=', isAgent);
  if (upline !== undefined) query = query.where('m.upline_id', '=', upline);
  if (from !== undefined) query = query.where('m.registered_at', '>=', from);
  if (to !== undefined) query = query.where('m.registered_at', '<', to);
  if (label !== undefined)
    query = query.where((where) =>
      where.exists(
        where
          .selectFrom('members_label as l')
          .select('l.label')
          .whereRef('l.member_id', '=', 'm.id')
          .where('l.label', '=', label),
      ),
    );
  if (sort === 'ACCOUNT') {
    if (cursor !== undefined)
      query = query.where(
        sql<boolean>`m.account_key collate "C" > (select account_key from members_member where id = ${cursor})`,
      );
    return query.orderBy(ACCOUNT_KEY).execute();
  }
  const isNewestFirst = sort === 'NEWEST';
  const way = isNewestFirst ? 'desc' : 'asc';
  if (cursor !== undefined) {
    const place = sql`((select registered_at from members_member where id = ${cursor}), ${cursor}::bigint)`;
    query = query.where(
      isNewestFirst
        ? sql<boolean>`(m.registered_at, m.id) < ${place}`
        : sql<boolean>`(m.registered_at, m.id) > ${place}`,
    );
  }
  return query.orderBy('m.registered_at', way).orderBy('m.id', way).execute();
};

const BY_EMAIL_MAX = 50;

/** Who told this address at registration. */
export const listByEmail = async (reader: Reader, email: string): Promise<readonly MemberId[]> => {
  const rows = await membersIn(reader)
    .selectFrom('members_profile')
    .select('member_id as id')
    .where(sql<boolean>`lower(email) = ${email.toLowerCase()}`)
    .limit(BY_EMAIL_MAX)
    .execute();
  return rows.map(({ id }) => id);
};

/** How many stand directly below a member, counted no further than asked. */
export const countBelow = async (reader: Reader, id: MemberId, most: number): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count
      from (select from members_member where upline_id = ${id} limit ${most}) below`.execute(reader);
  return rows[0]?.count ?? 0;
};
