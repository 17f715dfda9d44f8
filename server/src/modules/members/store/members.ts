import type { IsAgent } from '@fairground/contract/identity/fields';
import type { MemberId } from '@fairground/contract/ids';
import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import { walkRows } from '../../../platform/database/index.ts';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { Member, MemberStatus } from '../domain/member.ts';
import { accountKeyOf } from '../domain/member.ts';
import type { Place } from '../domain/upline.ts';
import type { MembersTables } from '../tables.ts';
import { membersIn } from './members-in.ts';

/** A number nobody had before; one that is never used harms nobody. */
export const drawMemberId = async (reader: Reader): Promise<MemberId> => {
  const { rows } = await sql<{ id: MemberId }>`select nextval('members_member_number') as id`.execute(reader);
  const [row] = rows;
  if (!row) throw new Error('The sequence of members gave no number.');
  return row.id;
};

/** Writes the row; false when somebody has the account already. */
export const insertMember = async (tx: Tx, member: Insertable<MembersTables['members_member']>): Promise<boolean> => {
  const inserted = await membersIn(tx)
    .insertInto('members_member')
    .values(member)
    .onConflict((conflict) => conflict.column('account_key').doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
};

export const insertProfile = async (tx: Tx, profile: Insertable<MembersTables['members_profile']>): Promise<void> => {
  await membersIn(tx).insertInto('members_profile').values(profile).execute();
};

/** What a member may tell at registration, beside the mailbox and the name for payments. */
export const PROFILE_DETAILS = [
  'birth_date',
  'id_number',
  'qq_num',
  'line',
  'whatsapp',
  'zalo',
  'facebook',
  'wechat',
] as const;

const PROFILE_TEXTS = ['email', 'payee_name', ...PROFILE_DETAILS] as const;

/** What was given at registration. */
export const findProfile = (reader: Reader, id: MemberId) =>
  membersIn(reader).selectFrom('members_profile').select(PROFILE_TEXTS).where('member_id', '=', id).executeTakeFirst();

/** Kept until the commit, so that a name is given once. */
export const lockPayeeName = (tx: Tx, id: MemberId): Promise<{ readonly payeeName: string | null } | undefined> =>
  membersIn(tx)
    .selectFrom('members_profile')
    .select('payee_name as payeeName')
    .where('member_id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const setPayeeName = async (tx: Tx, id: MemberId, name: string, key: string): Promise<void> => {
  await membersIn(tx)
    .updateTable('members_profile')
    .set({ payee_name: name, payee_key: key })
    .where('member_id', '=', id)
    .execute();
};

const selectMember = (reader: Reader) =>
  membersIn(reader)
    .selectFrom('members_member as m')
    .innerJoin('members_profile as p', 'p.member_id', 'm.id')
    .select([
      'm.id',
      'm.account',
      'p.nickname',
      'p.icon',
      'm.is_agent as isAgent',
      'm.upline_id as uplineId',
      'm.recommender_id as recommenderId',
      'm.path',
      'm.is_test as isTest',
      'm.status',
      'm.to_upline as toUpline',
      'm.rank_level as rankLevel',
      'p.payee_name as payeeName',
      'm.registered_at as registeredAt',
    ]);

export const findMember = (reader: Reader, id: MemberId): Promise<Member | undefined> =>
  selectMember(reader).where('m.id', '=', id).executeTakeFirst();

/** The place of a member in the tree, without what the member says of itself. */
export type Line = Pick<Member, 'id' | 'isAgent' | 'path' | 'isTest' | 'registeredAt'>;

/** The lines of those of the given ones that there are, in no order. */
export const listLines = (reader: Reader, ids: readonly MemberId[]): Promise<Line[]> =>
  membersIn(reader)
    .selectFrom('members_member')
    .select(['id', 'is_agent as isAgent', 'path', 'is_test as isTest', 'registered_at as registeredAt'])
    .where('id', '=', sql<MemberId>`any(${`{${ids.join(',')}}`}::bigint[])`)
    .execute();

/** Everybody who joined the tree in a span of time. */
export const walkRegistered = (
  tx: Tx,
  { from, to }: { readonly from: Date; readonly to: Date },
  onPage: (ids: readonly MemberId[]) => Promise<void>,
): Promise<void> =>
  walkRows<{ id: MemberId }>(
    tx,
    sql`select id from members_member where registered_at >= ${from} and registered_at < ${to} and upline_id is not null and method <> 'house'`,
    (rows) => onPage(rows.map(({ id }) => id)),
  );

/** Those of the given ones that there are, in no order; any number of them may be asked for. */
export const listMembers = (reader: Reader, ids: readonly MemberId[]): Promise<Member[]> =>
  selectMember(reader)
    .where('m.id', '=', sql<MemberId>`any(${`{${ids.join(',')}}`}::bigint[])`)
    .execute();

export const findMemberByAccount = (reader: Reader, account: string): Promise<Member | undefined> =>
  selectMember(reader).where('m.account_key', '=', accountKeyOf(account)).executeTakeFirst();

const PLACE_COLUMNS = ['id', 'is_agent as isAgent', 'status', 'upline_id as uplineId', 'path'] as const;

export const findPlace = (reader: Reader, id: MemberId): Promise<Place | undefined> =>
  membersIn(reader).selectFrom('members_member').select(PLACE_COLUMNS).where('id', '=', id).executeTakeFirst();

/** As it is and stays until the end of the transaction; many may stand under one at the same time. */
export const holdPlace = (tx: Tx, id: MemberId): Promise<Place | undefined> =>
  membersIn(tx).selectFrom('members_member').select(PLACE_COLUMNS).where('id', '=', id).forShare().executeTakeFirst();

/** For changing it: nobody is placed under it meanwhile. */
export const lockPlace = (tx: Tx, id: MemberId): Promise<Place | undefined> =>
  membersIn(tx).selectFrom('members_member').select(PLACE_COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst();

/** Locked until the commit: a change of the status waits. */
export const lockStatus = async (tx: Tx, id: MemberId): Promise<MemberStatus | undefined> =>
  (await membersIn(tx).selectFrom('members_member').select('status').where('id', '=', id).forShare().executeTakeFirst())
    ?.status;

export const findDefaultHead = (reader: Reader): Promise<Place> =>
  membersIn(reader)
    .selectFrom('members_member')
    .select(PLACE_COLUMNS)
    .where('id', '=', (where) => where.selectFrom('members_setting').select('default_head_id'))
    .executeTakeFirstOrThrow();

export const updateDefaultHead = async (tx: Tx, head: MemberId): Promise<void> => {
  await membersIn(tx).updateTable('members_setting').set({ default_head_id: head }).execute();
};

/** The flags that stand directly under a member. */
export const listFlagsBelow = async (reader: Reader, id: MemberId): Promise<readonly IsAgent[]> => {
  const rows = await membersIn(reader)
    .selectFrom('members_member')
    .select('is_agent as isAgent')
    .distinct()
    .where('upline_id', '=', id)
    .execute();
  return rows.map(({ isAgent }) => isAgent);
};

export const updateFlag = async (tx: Tx, id: MemberId, isAgent: IsAgent, toUpline: boolean): Promise<void> => {
  await membersIn(tx)
    .updateTable('members_member')
    .set({ is_agent: isAgent, to_upline: toUpline })
    .where('id', '=', id)
    .execute();
};

export const updateStatus = async (tx: Tx, id: MemberId, status: MemberStatus): Promise<void> => {
  await membersIn(tx).updateTable('members_member').set({ status }).where('id', '=', id).execute();
};

/** Until when nobody who looks like this member may register; null once the exclusion has ended. */
export const setExcludedUntil = async (tx: Tx, id: MemberId, until: Date | null): Promise<void> => {
  await membersIn(tx).updateTable('members_member').set({ excluded_until: until }).where('id', '=', id).execute();
};

export const updateRank = async (tx: Tx, id: MemberId, rankLevel: number): Promise<void> => {
  await membersIn(tx).updateTable('members_member').set({ rank_level: rankLevel }).where('id', '=', id).execute();
};

/** Whether two accounts were opened in one network or have one payee name. */
export const shareOrigin = async (reader: Reader, one: MemberId, other: MemberId): Promise<boolean> => {
  const { rows } = await sql<{ readonly shares: boolean }>`
    select (network(set_masklen(a.register_ip::inet, case family(a.register_ip::inet) when 4 then 24 else 48 end))
              = network(set_masklen(b.register_ip::inet, case family(b.register_ip::inet) when 4 then 24 else 48 end))
            or (pa.payee_key is not null and pa.payee_key = pb.payee_key)) as shares
      from members_member a join members_profile pa on pa.member_id = a.id,
           members_member b join members_profile pb on pb.member_id = b.id
     where a.id = ${one} and b.id = ${other}`.execute(reader);
  return rows[0]?.shares ?? false;
};

/** Members who were born on one of these days of a year, `MM-dd`, after one and in the order of numbers. */
export const listBornOn = async (
  reader: Reader,
  days: readonly string[],
  after: MemberId,
  limit: number,
): Promise<readonly MemberId[]> => {
  const { rows } = await sql<{ id: MemberId }>`
    select member_id as id from members_profile
     where birth_date is not null and to_char(birth_date, 'MM-DD') = any(${`{${days.join(',')}}`}::text[]) and member_id > ${after}
     order by member_id limit ${limit}`.execute(reader);
  return rows.map(({ id }) => id);
};

export type RankedMember = { readonly id: MemberId; readonly rankLevel: number };

/** Members that have a rank, after one, by their ids; trials and accounts for trying things out are left out. */
export const listRanked = (reader: Reader, after: MemberId, limit: number): Promise<RankedMember[]> =>
  membersIn(reader)
    .selectFrom('members_member')
    .select(['id', 'rank_level as rankLevel'])
    .where('rank_level', '>', 0)
    .where('id', '>', after)
    .where('is_test', '=', false)
    .where('is_agent', '<>', 4)
    .orderBy('id')
    .limit(limit)
    .execute();

export const updateToUpline = async (tx: Tx, id: MemberId, toUpline: boolean): Promise<void> => {
  await membersIn(tx).updateTable('members_member').set({ to_upline: toUpline }).where('id', '=', id).execute();
};

export const updateProfile = async (
  tx: Tx,
  id: MemberId,
  change: { readonly nickname: string } | { readonly icon: string },
): Promise<void> => {
  await membersIn(tx).updateTable('members_profile').set(change).where('member_id', '=', id).execute();
};

export type Person = {
  readonly email: string | null;
  readonly idNumber: string | null;
  readonly payeeKey: string | null;
  readonly birthDate: string | null;
  /** Accounts with the same number or device. */
  readonly alike: readonly MemberId[];
};

/** Whether somebody who asked to be kept out has these details, also where the account was closed before the term is over. */
export const isExcluded = async (reader: Reader, person: Person, now: Date): Promise<boolean> => {
  const { email, idNumber, payeeKey, birthDate, alike } = person;
  const found = await membersIn(reader)
    .selectFrom('members_profile as p')
    .innerJoin('members_member as m', 'm.id', 'p.member_id')
    .select('m.id')
    .where((where) => where.or([where('m.status', '=', 'self-excluded'), where('m.excluded_until', '>', now)]))
    .where((where) =>
      where.or([
        where('p.email', '=', email),
        where('p.id_number', '=', idNumber),
        where('m.id', '=', sql<MemberId>`any(${alike.map(String)}::bigint[])`),
        where.and([where('p.payee_key', '=', payeeKey), where('p.birth_date', '=', birthDate)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
};

/** Those that asked to be kept out, of the given ones and of all with this day of birth; also where the account is closed. */
export const listExcluded = async (
  reader: Reader,
  { among, birthDate, now }: { readonly among: readonly MemberId[]; readonly birthDate: string; readonly now: Date },
): Promise<readonly { readonly id: MemberId; readonly payeeName: string | null; readonly isBornThen: boolean }[]> => {
  const rows = await membersIn(reader)
    .selectFrom('members_profile as p')
    .innerJoin('members_member as m', 'm.id', 'p.member_id')
    .select(['m.id', 'p.payee_name', 'p.birth_date'])
    .where((where) => where.or([where('m.status', '=', 'self-excluded'), where('m.excluded_until', '>', now)]))
    .where((where) =>
      where.or([
        where('p.birth_date', '=', birthDate),
        where('m.id', '=', sql<MemberId>`any(${among.map(String)}::bigint[])`),
      ]),
    )
    .orderBy('m.id')
    .execute();
  return rows.map(({ id, payee_name, birth_date }) => ({
    id,
    payeeName: payee_name,
    isBornThen: birth_date === birthDate,
  }));
};

/** How many accounts an agent opened on a day. */
export const findOpened = async (reader: Reader, agent: MemberId, day: string): Promise<number> =>
  (
    await membersIn(reader)
      .selectFrom('members_open_use')
      .select('used')
      .where('agent_id', '=', agent)
      .where('day', '=', day)
      .executeTakeFirst()
  )?.used ?? 0;

/** Counts an account an agent opened on a day; false when the day is full. */
export const countOpened = async (tx: Tx, agent: MemberId, day: string, most: number): Promise<boolean> => {
  const { rows } = await sql`
    insert into members_open_use (agent_id, day, used) values (${agent}, ${day}::date, 1)
    on conflict (agent_id, day) do update set used = members_open_use.used + 1 where members_open_use.used < ${most}
    returning used`.execute(tx);
  return rows.length === 1;
};
