import type { Endpoint } from '../endpoint.ts';

/**
 * How a field is written. `word` is a word of the catalogue, `state` the same with a sign, `list` several; `localized` is
 * a text in several languages, shown in that of the reader; `html` is text with marks as players see it; `record` leads to another record; `masked` arrives masked; `pictures` are shown one by one, each look logged with its reason;
 * `deadline` counts down while something is still open.
 */
export const COLUMN_KINDS = [
  'text',
  'word',
  'localized',
  'html',
  'number',
  'amount',
  'moment',
  'deadline',
  'day',
  'rate',
  'state',
  'flag',
  'list',
  'record',
  'masked',
  'pictures',
] as const;
export type ColumnKind = (typeof COLUMN_KINDS)[number];

/**
 * A field of a row or a record. `id` is its name there; a dot leads inside, as in `maker.name`. Among facts a step `*`, as
 * in `texts.*.title`, makes one for every language of the site.
 */
export type Column = {
  readonly id: string;
  readonly as: ColumnKind;
  /** Of a `record`: its kind, and the field with its key, if that is another one. Of a `word`: the field that names it. */
  readonly record?: string;
  readonly key?: string;
  /** May be sorted by: the query of the list takes `sort`, with a minus in front for the other way. */
  readonly sort?: true;
  /** Not shown until somebody chooses it. */
  readonly isHidden?: true;
  /** Of an `amount`: the rows shown are added up below it, where all are of one currency. */
  readonly sums?: true;
  /** Of a `deadline`: it runs while the field has one of these values, and is a plain moment otherwise. */
  readonly while?: { readonly field: string; readonly is: readonly string[] };
  /** Of a `masked` field: the logged call that answers it in the clear, once and for a minute. */
  readonly reveal?: Reveal;
};

/** A logged call that answers one masked field: it takes a `reason` beside what is named here. */
export type Reveal = {
  readonly call: Endpoint;
  /** Fields of the body that come from the record: the name in the body, and the field of the record. */
  readonly keeps: Readonly<Record<string, string>>;
  /** Fields of the body that are always the same, such as which field is asked for. */
  readonly sends?: Readonly<Record<string, string>>;
  /** The field of the answer with the text. */
  readonly answers: string;
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
  'lines',
  'choice',
  'choices',
  'number',
  'amount',
  'day',
  'moment',
  'flag',
] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

/**
 * A field of a change. A dot in its `id` leads inside the body, as in `window.from`; `from` is the field of the record
 * with the value it has before. A step `*`, as in `texts.*.title`, makes one field for every language of the site.
 * `lines` is a list of texts, one in each line.
 */
export type Field = {
  readonly id: string;
  readonly as: FieldKind;
  readonly choices?: readonly string[];
  readonly from?: string;
  /** Left empty it is not sent. `translation`: optional in every language but the site's own. */
  readonly isOptional?: true | 'translation';
  /** Left empty it is sent as null. */
  readonly isNullable?: true;
  /** Left empty it is sent as an empty text. */
  readonly isBlank?: true;
  readonly lengthMax?: number;
};
