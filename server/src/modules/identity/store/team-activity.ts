import type { MemberId } from '@fairground/contract/ids';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/index.ts';

export const readLastLogins = async (
  reader: Reader,
  members: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, Date>> => {
  const { rows } = await sql<{ member: MemberId; at: Date }>`
    select member_id as member, last_login_at as at from identity_account
     where member_id = any(${members.map(String)}::bigint[]) and last_login_at is not null`.execute(reader);
  return new Map(rows.map(({ member, at }) => [member, at]));
};

export const countSeen = async (reader: Reader, members: readonly MemberId[], since: Date): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(distinct member_id)::integer as count from identity_session
     where member_id = any(${members.map(String)}::bigint[]) and seen_at >= ${since} and ended_at is null`.execute(
    reader,
  );
  return rows[0]?.count ?? 0;
};
