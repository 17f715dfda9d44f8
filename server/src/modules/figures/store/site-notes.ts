import { sql } from 'kysely';
import type { Db, Reader } from '../../../platform/database/index.ts';
import { COLUMNS, NO_SUMS } from '../domain/columns.ts';
import type { Sums } from '../domain/columns.ts';

/** The sums of a business day over all products, as they stood at a moment. */
export type SiteNote = { readonly asOf: Date; readonly sums: Sums };

type Row = { readonly asOf: Date; readonly sums: Readonly<Record<string, string>> };

const NOTES_A_DAY_MAX = 200;

/** Amounts pass 2^53, so the note keeps them as texts. */
const noteOf = ({ asOf, sums }: Row): SiteNote => ({
  asOf,
  sums: { ...NO_SUMS, ...Object.fromEntries(COLUMNS.map((column) => [column, BigInt(sums[column] ?? '0')])) } as Sums,
});

/** A moment is noted once. */
export const insertSiteNote = async (db: Db, day: string, { asOf, sums }: SiteNote): Promise<void> => {
  const written = JSON.stringify(Object.fromEntries(COLUMNS.map((column) => [column, sums[column].toString()])));
  await sql`
    insert into figures_site_note (accounting_date, as_of, sums) values (${day}::date, ${asOf}, ${written}::jsonb)
    on conflict do nothing`.execute(db);
};

/** The last note of a day from no later than a moment. */
export const findSiteNote = async (reader: Reader, day: string, at: Date): Promise<SiteNote | undefined> => {
  const { rows } = await sql<Row>`
    select as_of as "asOf", sums from figures_site_note
     where accounting_date = ${day}::date and as_of <= ${at} order by as_of desc limit 1`.execute(reader);
  return rows[0] && noteOf(rows[0]);
};

/** The notes of a day, the earliest first. */
export const listSiteNotes = async (reader: Reader, day: string): Promise<readonly SiteNote[]> => {
  const { rows } = await sql<Row>`
    select as_of as "asOf", sums from figures_site_note
     where accounting_date = ${day}::date order by as_of limit ${NOTES_A_DAY_MAX}`.execute(reader);
  return rows.map(noteOf);
};

export const deleteSiteNotesBefore = async (db: Db, day: string): Promise<void> => {
  await sql`delete from figures_site_note where accounting_date < ${day}::date`.execute(db);
};
