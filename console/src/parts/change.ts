import type { DeskAction } from '@fairground/contract/console/desk';
import { textOf, valueAt } from './values.ts';
import type { Row } from './values.ts';

type Field = DeskAction['fields'][number];

/** What a person fills in, by field: a text, or the chosen ones of several. */
export type Draft = Readonly<Record<string, string | readonly string[]>>;

/** Whether a change is offered for a record as it is now. */
export const isOfferedFor = ({ when }: Pick<DeskAction, 'when'>, record: Row | undefined): boolean =>
  when === undefined || when.is.includes(textOf(valueAt(record ?? {}, when.field)));

/** A draft begins with what is. */
export const draftOf = (fields: readonly Field[], record: Row | undefined): Draft =>
  Object.fromEntries(fields.map((field) => [field.id, beforeOf(field, record)]));

const beforeOf = ({ as, from }: Field, record: Row | undefined): string | readonly string[] => {
  const value = from === undefined ? undefined : valueAt(record ?? {}, from);
  if (as !== 'choices') return textOf(value);
  return Array.isArray(value) ? value.map(textOf) : [];
};

export type Difference = { readonly id: string; readonly before: string; readonly after: string };

/** What the draft changes, field by field; a field with nothing before it shows what it sets. */
export const differencesOf = (fields: readonly Field[], record: Row | undefined, draft: Draft): readonly Difference[] =>
  fields
    .map((field) => ({
      id: field.id,
      before: textOf(sorted(beforeOf(field, record))),
      after: textOf(sorted(draft[field.id] ?? '')),
    }))
    .filter(({ before, after }) => before !== after);

const sorted = (value: string | readonly string[]) => (typeof value === 'string' ? value : value.toSorted());

/** Why it cannot be sent yet. */
export const lackOf = (
  { fields, reason, reasons }: Pick<DeskAction, 'fields' | 'reason' | 'reasons'>,
  draft: Draft,
  given: { readonly code: string; readonly text: string },
): 'field' | 'reason' | undefined => {
  const isEmpty = fields.some(
    ({ id, as, isOptional }) => isOptional !== true && as !== 'choices' && as !== 'flag' && draft[id] === '',
  );
  if (isEmpty) return 'field';
  const isReasoned =
    reason === '' || (given.text.trim().length >= REASON_MIN && (reasons === undefined || given.code !== ''));
  return isReasoned ? undefined : 'reason';
};

const REASON_MIN = 4;

/** The body of the call: what is kept of the record, what was filled in, and the reason. */
export const bodyOf = (
  { keeps, fields, reason, reasons }: Pick<DeskAction, 'keeps' | 'fields' | 'reason' | 'reasons'>,
  record: Row | undefined,
  draft: Draft,
  given: { readonly code: string; readonly text: string },
): Readonly<Record<string, unknown>> => ({
  ...Object.fromEntries(Object.entries(keeps).map(([name, id]) => [name, valueAt(record ?? {}, id)])),
  ...Object.fromEntries(
    fields.flatMap((field) => {
      const value = draft[field.id] ?? '';
      return value === '' && field.isOptional === true ? [] : [[field.id, inWire(field, value)] as const];
    }),
  ),
  ...(reason !== '' && { [reason]: reasons === undefined ? given.text.trim() : `${given.code}: ${given.text.trim()}` }),
});

const inWire = ({ as }: Field, value: string | readonly string[]): unknown => {
  if (as === 'number') return Number(value);
  if (as === 'flag') return value === 'true';
  if (as === 'moment' && typeof value === 'string') return new Date(value).toISOString();
  return value;
};
