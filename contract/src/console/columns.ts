/**
 * How a field is written. `state` is a word of the catalogue with a sign; `record` leads to another record; `masked`
 * arrives masked; `list` is several words of the catalogue.
 */
export const COLUMN_KINDS = [
  'text',
  'number',
  'amount',
  'moment',
  'day',
  'rate',
  'state',
  'flag',
  'list',
  'record',
  'masked',
] as const;
export type ColumnKind = (typeof COLUMN_KINDS)[number];

/** A field of a row or a record. `id` is its name there; a dot leads inside, as in `maker.name`. */
export type Column = {
  readonly id: string;
  readonly as: ColumnKind;
  /** Of a `record`: its kind, and the field with its key, if that is another one. */
  readonly record?: string;
  readonly key?: string;
  /** May be sorted by: the query of the list takes `sort`, with a minus in front for the other way. */
  readonly sort?: true;
  /** Not shown until somebody chooses it. */
  readonly isHidden?: true;
};

export const FILTER_KINDS = ['text', 'choice', 'number', 'amount', 'day', 'flag'] as const;
export type FilterKind = (typeof FILTER_KINDS)[number];

/** A field of a list's query. Days travel as days; the server alone makes moments of them. */
export type Filter = {
  readonly id: string;
  readonly as: FilterKind;
  readonly choices?: readonly string[];
};

export const FIELD_KINDS = [
  'text',
  'long-text',
  'choice',
  'choices',
  'number',
  'amount',
  'day',
  'moment',
  'flag',
] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

/** A field of a change. `from` is the field of the record with the value it has before. */
export type Field = {
  readonly id: string;
  readonly as: FieldKind;
  readonly choices?: readonly string[];
  readonly from?: string;
  readonly isOptional?: true;
  readonly lengthMax?: number;
};
