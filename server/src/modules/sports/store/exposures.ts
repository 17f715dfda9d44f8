import { sql } from 'kysely';
import type { FixtureId } from '@fairground/contract/sports/fields';
import { flightIn, recordSet } from '../../../platform/database/index.ts';
import type { Flight, Reader, Tx } from '../../../platform/database/index.ts';
import type { ExposureKey, ExposureRow, LiabilityRow } from '../domain/open-risk.ts';

const KEYS = recordSet<{ fixture_id: bigint; period: string; size: number }>({
  fixture_id: 'bigint',
  period: 'text',
  size: 'integer',
});
const ADD_EXPOSURES = `insert into sports_exposure (fixture_id, period, cells)
  select given.fixture_id, given.period, array_fill(0::bigint, array[given.size]) from ${KEYS.source}
   order by 1, 2 on conflict do nothing`;

/** All arrays of the matches: a match may lose by all of them. */
const LOCK_EXPOSURES = `select e.fixture_id as fixture, e.period, array_to_string(e.cells, ',') as cells, f.competition || '/' || f.trading_day as day
    from sports_exposure e join sports_fixture f on f.id = e.fixture_id
   where e.fixture_id = any($1::bigint[]) order by e.fixture_id, e.period for update of e`;

/** Cells come as one text: reading an array of numbers costs more than all the rest of a batch. */
type StoredRow = Omit<ExposureRow, 'cells'> & { readonly cells: string };

const rowFrom = <Row extends { readonly cells: string }>(row: Row) => ({
  ...row,
  cells: row.cells.split(',').map(BigInt),
});

/**
 * Exposures of matches, locked until the commit and always in the same order. A match has its first array from when it is
 * announced; who adds another one holds that, so that no two add it at once.
 */
export const lockExposures = async (flight: Flight, keys: readonly ExposureKey[]): Promise<readonly ExposureRow[]> => {
  if (keys.length === 0) return [];
  const each = new Map(keys.map((key) => [`${key.fixture} ${key.period}`, key]));
  const matches = [...new Set(keys.map(({ fixture }) => String(fixture)))];
  const lock = () =>
    flight.ask<StoredRow>({ name: 'sports.lock-exposures', text: LOCK_EXPOSURES, values: [`{${matches.join(',')}}`] });
  const rows = await lock();
  for (const { fixture, period } of rows) each.delete(`${fixture} ${period}`);
  if (each.size === 0) return rows.map(rowFrom);
  addExposures(flight, [...each.values()]);
  return (await lock()).map(rowFrom);
};

const addExposures = (flight: Flight, keys: readonly ExposureKey[]): void =>
  flight.tell({
    name: 'sports.add-exposures',
    text: ADD_EXPOSURES,
    values: KEYS.valuesOf(keys.map(({ fixture, ...key }) => ({ ...key, fixture_id: fixture }))),
  });

/** A match that was announced gets its first exposure, and its competition the day it counts for. */
export const openExposure = async (tx: Tx, first: ExposureKey, day: string): Promise<void> =>
  flightIn(tx, async (flight) => {
    addExposures(flight, [first]);
    flight.tell({
      name: 'sports.add-liabilities',
      text: ADD_LIABILITIES,
      values: AMOUNTS.valuesOf([{ scope: 'DAY', key: day, amount: 0n }]),
    });
  });

const CELLS = recordSet<{ fixture_id: bigint; period: string; cells: string }>({
  fixture_id: 'bigint',
  period: 'text',
  cells: 'text',
});
const WRITE_EXPOSURES = `update sports_exposure e set cells = given.cells::bigint[], changed_at = clock_timestamp() from ${CELLS.source}
   where e.fixture_id = given.fixture_id and e.period = given.period`;

export const writeExposures = (flight: Flight, rows: readonly Omit<ExposureRow, 'day'>[]): void => {
  if (rows.length === 0) return;
  const written = rows.map(({ fixture, period, cells }) => ({
    fixture_id: fixture,
    period,
    cells: `{${cells.join(',')}}`,
  }));
  flight.tell({ name: 'sports.write-exposures', text: WRITE_EXPOSURES, values: CELLS.valuesOf(written) });
};

const AMOUNTS = recordSet<LiabilityRow>({ scope: 'text', key: 'text', amount: 'bigint' });
const ADD_LIABILITIES = `insert into sports_liability (${AMOUNTS.columns}) select ${AMOUNTS.selected} from ${AMOUNTS.source}
   order by scope, key on conflict do nothing`;
const LOCK_LIABILITIES = `select l.scope, l.key, l.amount from ${AMOUNTS.source}
    join sports_liability l on l.scope = given.scope and l.key = given.key
   order by l.scope, l.key for update of l`;
const WRITE_LIABILITIES = `insert into sports_liability as l (${AMOUNTS.columns}) select ${AMOUNTS.selected} from ${AMOUNTS.source}
   order by scope, key on conflict (scope, key) do update set amount = l.amount + excluded.amount`;

export type LiabilityKey = Pick<LiabilityRow, 'scope' | 'key'>;

/**
 * What days and players cost together so far, locked until the commit. A day is there from its first match on; of a
 * player no two are under way, for the account is locked before.
 */
export const lockLiabilities = async (
  flight: Flight,
  keys: readonly LiabilityKey[],
): Promise<readonly LiabilityRow[]> => {
  if (keys.length === 0) return [];
  const each = new Map(keys.map(({ scope, key }) => [`${scope} ${key}`, { scope, key, amount: 0n }]));
  const rows = [...each.values()];
  return flight.ask<LiabilityRow>({
    name: 'sports.lock-liabilities',
    text: LOCK_LIABILITIES,
    values: AMOUNTS.valuesOf(rows),
  });
};

/** The same for a price that is only shown. */
export const listLiabilities = async (
  reader: Reader,
  keys: readonly LiabilityKey[],
): Promise<readonly LiabilityRow[]> => {
  const { rows } = await sql<LiabilityRow>`
    select l.scope, l.key, l.amount from sports_liability l
      join jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as given (scope text, key text)
        on l.scope = given.scope and l.key = given.key`.execute(reader);
  return rows;
};

/** Adds to them what changed. */
export const addLiabilities = (flight: Flight, changes: readonly LiabilityRow[]): void => {
  if (changes.length === 0) return;
  flight.tell({ name: 'sports.write-liabilities', text: WRITE_LIABILITIES, values: AMOUNTS.valuesOf(changes) });
};

export const listExposures = async (
  reader: Reader,
  fixtures: readonly FixtureId[],
): Promise<readonly Omit<ExposureRow, 'day'>[]> => {
  const { rows } = await sql<Omit<StoredRow, 'day'>>`
    select fixture_id as fixture, period, array_to_string(cells, ',') as cells from sports_exposure
     where fixture_id = any(${fixtures.map(String)}::bigint[]) order by fixture_id, period`.execute(reader);
  return rows.map(rowFrom);
};
