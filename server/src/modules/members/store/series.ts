import type { IsAgent } from '@fairground/contract/identity/fields';
import type { MemberId } from '@fairground/contract/ids';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import { membersIn } from './members-in.ts';

/** Somebody of a line and the series it was given. */
export type GivenSeries = {
  readonly id: MemberId;
  readonly isAgent: IsAgent;
  readonly isHouse: boolean;
  readonly series: number | null;
};

/** The line of a member from its head down to itself; nobody for a trial, which stands in none. */
export const listLine = async (reader: Reader, member: MemberId): Promise<readonly GivenSeries[]> => {
  const { rows } = await sql<GivenSeries>`
    select m.id, m.is_agent as "isAgent", m.status = 'system' as "isHouse", m.series
      from members_member me join members_member m on m.id = any(me.path)
     where me.id = ${member} order by cardinality(m.path)`.execute(reader);
  return rows;
};

/** What heads of lines hold. */
export const findSeriesOfHeads = async (reader: Reader): Promise<number | undefined> => {
  const row = await membersIn(reader)
    .selectFrom('members_setting')
    .select('series_of_heads as series')
    .executeTakeFirst();
  return row?.series;
};

export const updateSeries = async (tx: Tx, member: MemberId, series: number | null): Promise<void> => {
  await membersIn(tx).updateTable('members_member').set({ series }).where('id', '=', member).execute();
};

export const updateSeriesOfAll = async (
  tx: Tx,
  { heads, newcomers }: { readonly heads: number; readonly newcomers: number | null },
): Promise<void> => {
  await membersIn(tx)
    .updateTable('members_setting')
    .set({ series_of_heads: heads, series_of_newcomers: newcomers })
    .execute();
};
