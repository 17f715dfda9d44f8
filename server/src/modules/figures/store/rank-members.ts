import type { MemberId } from '@fairground/contract/ids';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/index.ts';
import type { DayRange } from './read-days.ts';

export type RankedMember = {
  readonly member: MemberId;
  readonly betCount: bigint;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly deposit: bigint;
  readonly withdrawal: bigint;
};

/** Members of a few days by what they won, the most first. Reads the days by their index and no others. */
export const rankMembers = async (
  reader: Reader,
  { from, to }: DayRange,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<readonly RankedMember[]> => {
  const { rows } = await sql<RankedMember>`
    select member_id as member, sum(bet_count)::bigint as "betCount", sum(stake)::bigint as stake,
           sum(payout)::bigint as payout, sum(deposit)::bigint as deposit, sum(withdrawal)::bigint as withdrawal
      from figures_member_day where accounting_date between ${from}::date and ${to}::date
     group by member_id order by sum(payout) - sum(stake) desc, member_id offset ${offset} limit ${limit}`.execute(
    reader,
  );
  return rows;
};
