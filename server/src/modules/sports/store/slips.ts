import { sql } from 'kysely';
import type { MemberId } from '@fairground/contract/ids';
import type { FixtureId } from '@fairground/contract/sports/fields';
import type { Db, Reader, Tx } from '../../../platform/database/index.ts';

/** Slips are kept for so many days after they were shared last. */
export const SLIP_DAYS = 7;

/** Keeps a slip under its code; answers until when. */
export const keepSlip = async (db: Db, code: string, selections: readonly string[]): Promise<Date> => {
  const { rows } = await sql<{ until: Date }>`
    insert into sports_slip (code, selections) values (${code}, ${JSON.stringify(selections)}::jsonb)
    on conflict (code) do update set created_at = clock_timestamp()
    returning created_at + make_interval(days => ${SLIP_DAYS}) as until`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A slip was not kept.');
  return row.until;
};

export const findSlip = async (reader: Reader, code: string): Promise<readonly string[] | undefined> => {
  const { rows } = await sql<{ selections: readonly string[] }>`
    select selections from sports_slip
     where code = ${code} and created_at > clock_timestamp() - make_interval(days => ${SLIP_DAYS})`.execute(reader);
  return rows[0]?.selections;
};

export const dropOldSlips = async (db: Db): Promise<void> => {
  await sql`
    delete from sports_slip where created_at < clock_timestamp() - make_interval(days => ${SLIP_DAYS})`.execute(db);
};

export type Favourite = { readonly kind: 'COMPETITION' | 'FIXTURE'; readonly key: string };

/** The marks of a member; matches that are over are left out. */
export const listFavourites = async (reader: Reader, member: MemberId): Promise<readonly Favourite[]> => {
  const { rows } = await sql<Favourite>`
    select kind, key from sports_favourite v
     where member_id = ${member.toString()}::bigint
       and (kind = 'COMPETITION' or exists (
         select from sports_fixture f where f.id::text = v.key and f.state not in ('ENDED', 'CLOSED', 'ABANDONED')))
     order by added_at, key`.execute(reader);
  return rows;
};

export const addFavourite = async (tx: Tx, member: MemberId, { kind, key }: Favourite): Promise<void> => {
  await sql`
    insert into sports_favourite (member_id, kind, key) values (${member.toString()}::bigint, ${kind}, ${key})
    on conflict do nothing`.execute(tx);
};

export const removeFavourite = async (tx: Tx, member: MemberId, { kind, key }: Favourite): Promise<void> => {
  await sql`
    delete from sports_favourite
     where member_id = ${member.toString()}::bigint and kind = ${kind} and key = ${key}`.execute(tx);
};

export const hasFixture = async (reader: Reader, id: FixtureId): Promise<boolean> => {
  const { rows } = await sql`select 1 from sports_fixture where id = ${id.toString()}::bigint`.execute(reader);
  return rows.length > 0;
};
