import type { MemberId } from '@fairground/contract/ids';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/index.ts';

/** An account that may log in, with the time of its last login, or of its registration without one. */
export type UnusedAccount = { readonly member: MemberId; readonly since: Date; readonly homeMarket: string | null };

export const listUnused = async (
  reader: Reader,
  { before, after, limit }: { readonly before: Date; readonly after: MemberId; readonly limit: number },
): Promise<readonly UnusedAccount[]> => {
  const { rows } = await sql<UnusedAccount>`
    select member_id as member, coalesce(last_login_at, opened_at) as since, home_market as "homeMarket"
      from identity_account
     where coalesce(last_login_at, opened_at) <= ${before} and status <> 'closed' and member_id > ${after}
     order by member_id limit ${limit}`.execute(reader);
  return rows;
};
