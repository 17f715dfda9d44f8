import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

type ColumnType =
  | 'uuid'
  | 'bigint'
  | 'integer'
  | 'smallint'
  | 'numeric'
  | 'text'
  | 'timestamptz'
  | 'date'
  | 'jsonb'
  | 'boolean'
  | 'uuid[]'
  | EnumType;
/** A type of our own, by its name: its words need no quotes in a list. */
type EnumType = `${string}_${string}`;
type Value = string | number | bigint | boolean | Date | readonly string[] | null;

/** Records of one shape on their way into a statement. */
export type RecordSet<Row> = {
  /** The columns by their names, as an insert lists them. */
  readonly columns: string;
  /** The same as they are read from the set, which is named `given`. */
  readonly selected: string;
  /** The set as a source of rows; its values take as many places as it has columns, from the first one given. */
  readonly source: string;
  readonly valuesOf: (rows: readonly Row[]) => readonly string[];
  readonly names: readonly string[];
  readonly types: readonly ColumnType[];
};

/**
 * Describes records by their columns' types. Each column is sent as one array in text form, which PostgreSQL parses
 * much faster than rows of JSON; code works with the records.
 */
export const recordSet = <Row extends { readonly [Name in keyof Row]: Value }>(types: {
  readonly [Name in keyof Row]: ColumnType;
}): RecordSet<Row> => {
  const names = Object.keys(types) as (keyof Row & string)[];
  return {
    columns: names.join(', '),
    names,
    types: names.map((name) => types[name]),
    selected: names.map((name) => `given.${name}${castOf(types[name])}`).join(', '),
    source: `unnest(${names.map((name, index) => `$${index + 1}::${listOf(types[name])}`).join(', ')}) as given(${names.join(', ')})`,
    valuesOf: (rows) =>
      names.map((name) => {
        const textOf = writerOf(types[name]);
        let text = '{';
        for (const row of rows) {
          const value: Value = row[name];
          if (text.length > 1) text += ',';
          text += value === null ? 'NULL' : textOf(value);
        }
        return `${text}}`;
      }),
  };
};

/** Records as a source of rows within a statement of the query builder, under the name `given` unless another one is said. */
export const rowsOf = <Row>(
  { names, types, valuesOf }: RecordSet<Row>,
  rows: readonly Row[],
  name = 'given',
): RawBuilder<unknown> => {
  const values = valuesOf(rows);
  const lists = types.map((type, index) => sql`${values[index]}::${fragmentOf(type)}[]`);
  return sql`unnest(${sql.join(lists)}) as ${sql.id(name)}(${sql.join(names.map((each) => sql.id(each)))})`;
};

/** PostgreSQL flattens arrays of arrays, so lists are passed as text. */
const listOf = (type: ColumnType): string => (type === 'uuid[]' ? 'text[]' : `${type}[]`);
const castOf = (type: ColumnType): string => (type === 'uuid[]' ? '::uuid[]' : '');

/** Types are written out: only names of our own are put together. */
const fragmentOf = (type: ColumnType): RawBuilder<unknown> =>
  type in FRAGMENTS ? FRAGMENTS[type as Exclude<ColumnType, EnumType>] : sql.id(type);

const FRAGMENTS: Readonly<Record<Exclude<ColumnType, EnumType>, RawBuilder<unknown>>> = {
  uuid: sql`uuid`,
  bigint: sql`bigint`,
  integer: sql`integer`,
  smallint: sql`smallint`,
  numeric: sql`numeric`,
  text: sql`text`,
  timestamptz: sql`timestamptz`,
  date: sql`date`,
  jsonb: sql`jsonb`,
  boolean: sql`boolean`,
  // A list within a list: it is cast where it is used.
  'uuid[]': sql`text`,
};

const SPECIAL = /["\\]/;
const quoted = (value: Value): string => {
  const text = String(value);
  return SPECIAL.test(text) ? `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"` : `"${text}"`;
};

const writerOf = (type: ColumnType): ((value: Value) => string) =>
  type in WRITERS ? WRITERS[type as Exclude<ColumnType, EnumType>] : String;

const WRITERS: Readonly<Record<Exclude<ColumnType, EnumType>, (value: Value) => string>> = {
  uuid: String,
  bigint: String,
  integer: String,
  smallint: String,
  numeric: String,
  boolean: String,
  date: String,
  text: quoted,
  jsonb: quoted,
  timestamptz: (value) => (value instanceof Date ? value.toISOString() : String(value)),
  'uuid[]': (value) => `"{${Array.isArray(value) ? value.join(',') : ''}}"`,
};
