import { sql } from 'kysely';
import type { FixtureId } from '@fairground/contract/sports/fields';
import type { Reader, Tx } from '../../../platform/database/index.ts';

export type ExposureKey = { readonly fixture: FixtureId; readonly period: string; readonly size: number };
export type ExposureRow = { readonly fixture: FixtureId; readonly period: string; readonly cells: readonly bigint[] };

const namesOf = (rows: readonly { readonly fixture: FixtureId; readonly period: string }[]): string =>
  JSON.stringify(rows.map((row) => ({ ...row, fixture: row.fixture.toString(), cells: undefined })));

/** Exposures of matches, locked until the commit and always in the same order; those that are not there yet are added. */
export const lockExposures = async (tx: Tx, keys: readonly ExposureKey[]): Promise<readonly ExposureRow[]> => {
  const known = await lockKnown(tx, keys);
  if (known.length === keys.length) return known;
  await sql`
    insert into sports_exposure (fixture_id, period, cells)
    select fixture, period, array_fill(0::bigint, array[size])
      from jsonb_to_recordset(${namesOf(keys)}::jsonb) as t (fixture bigint, period text, size int)
     order by fixture, period on conflict do nothing`.execute(tx);
  return lockKnown(tx, keys);
};

const lockKnown = async (tx: Tx, keys: readonly ExposureKey[]): Promise<readonly ExposureRow[]> => {
  const { rows } = await sql<{ fixture: FixtureId; period: string; cells: readonly (bigint | string)[] }>`
    select e.fixture_id as fixture, e.period, e.cells from sports_exposure e
      join jsonb_to_recordset(${namesOf(keys)}::jsonb) as t (fixture bigint, period text)
        on t.fixture = e.fixture_id and t.period = e.period
     order by e.fixture_id, e.period for update of e`.execute(tx);
  return rows.map((row) => ({ ...row, cells: row.cells.map(BigInt) }));
};

export const writeExposures = async (tx: Tx, rows: readonly ExposureRow[]): Promise<void> => {
  const written = rows.map(({ fixture, period, cells }) => ({
    fixture: fixture.toString(),
    period,
    cells: `{${cells.join(',')}}`,
  }));
  await sql`
    update sports_exposure e set cells = t.cells::bigint[]
      from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as t (fixture bigint, period text, cells text)
     where e.fixture_id = t.fixture and e.period = t.period`.execute(tx);
};

export const listExposures = async (
  reader: Reader,
  fixtures: readonly FixtureId[],
): Promise<readonly ExposureRow[]> => {
  const { rows } = await sql<{ fixture: FixtureId; period: string; cells: readonly (bigint | string)[] }>`
    select fixture_id as fixture, period, cells from sports_exposure
     where fixture_id = any(${fixtures.map(String)}::bigint[]) order by fixture_id, period`.execute(reader);
  return rows.map((row) => ({ ...row, cells: row.cells.map(BigInt) }));
};
