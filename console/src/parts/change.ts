import type { DeskAction } from '@fairground/contract/console/desk';
import { readLocal, writeLocal } from '../texts/moments.ts';
import { textOf, valueAt } from './values.ts';
import type { Row } from './values.ts';

type Field = DeskAction['fields'][number];

/** What a person fills in, by field: a text, or the chosen ones of several. */
export type Draft = Readonly<Record<string, string | readonly string[]>>;

/** Whether a change is offered for a record as it is now. */
export const isOfferedFor = ({ when }: Pick<DeskAction, 'when'>, record: Row | undefined): boolean =>
  when === undefined || when.is.includes(textOf(valueAt(record ?? {}, when.field)));

/** A draft begins with what is; moments are times of the business. */
export const draftOf = (fields: readonly Field[], record: Row | undefined, timeZone: string): Draft =>
  Object.fromEntries(fields.map((field) => [field.id, beforeOf(field, record, timeZone)]));

const beforeOf = ({ as, from }: Field, record: Row | undefined, timeZone: string): string | readonly string[] => {
  const value = from === undefined ? undefined : valueAt(record ?? {}, from);
  if (as === 'moment') return writeLocal(textOf(value), timeZone);
  if (as === 'lines' && Array.isArray(value)) return value.map(textOf).join('\n');
  if (as !== 'choices') return textOf(value);
  return Array.isArray(value) ? value.map(textOf) : [];
};

export type Difference = { readonly id: string; readonly before: string; readonly after: string };

/** What the draft changes, field by field; a field with nothing before it shows what it sets. */
export const differencesOf = (
  fields: readonly Field[],
  record: Row | undefined,
  draft: Draft,
  timeZone: string,
): readonly Difference[] =>
  fields
    .map((field) => ({
      id: field.id,
      before: shown(field, beforeOf(field, record, timeZone), timeZone),
      after: shown(field, draft[field.id] ?? '', timeZone),
    }))
    .filter(({ before, after }) => before !== after);

const shown = ({ as }: Field, value: string | readonly string[], timeZone: string): string => {
  if (typeof value !== 'string') return textOf(value.toSorted());
  return as === 'moment' ? readLocal(value, timeZone) : value;
};

/** Whether a person may leave it empty. */
export const mayBeEmpty = ({ isOptional, isNullable, isBlank }: Field): boolean =>
  isOptional === true || isNullable === true || isBlank === true;

/** Why it cannot be sent yet. */
export const lackOf = (
  { fields, reason, reasons }: Pick<DeskAction, 'fields' | 'reason' | 'reasons'>,
  draft: Draft,
  given: { readonly code: string; readonly text: string },
): 'field' | 'reason' | undefined => {
  const isEmpty = fields.some(
    (field) => !mayBeEmpty(field) && !['choices', 'flag'].includes(field.as) && draft[field.id] === '',
  );
  if (isEmpty) return 'field';
  const isReasoned =
    reason === '' || (given.text.trim().length >= REASON_MIN && (reasons === undefined || given.code !== ''));
  return isReasoned ? undefined : 'reason';
};

export const REASON_MIN = 4;

/** The body of the call: what is kept of the record, what is always so, what was filled in, and the reason. */
export const bodyOf = (
  { keeps, sets, fields, reason, reasons }: Pick<DeskAction, 'keeps' | 'sets' | 'fields' | 'reason' | 'reasons'>,
  record: Row | undefined,
  draft: Draft,
  given: { readonly code: string; readonly text: string },
  timeZone: string,
): Readonly<Record<string, unknown>> => {
  const body: Record<string, unknown> = {
    ...Object.fromEntries(Object.entries(keeps).map(([name, id]) => [name, valueAt(record ?? {}, id)])),
    ...sets,
  };
  for (const field of fields)
    if (isSent(field, fields, draft)) setAt(body, field.id, inWire(field, draft[field.id] ?? '', timeZone));
  if (reason !== '') body[reason] = reasons === undefined ? given.text.trim() : `${given.code}: ${given.text.trim()}`;
  return body;
};

/** An optional field left empty is not sent, unless it belongs to a text of which another part was written. */
const isSent = ({ id, isOptional }: Field, fields: readonly Field[], draft: Draft): boolean => {
  if (isOptional !== true || (draft[id] ?? '').length > 0) return true;
  const parent = parentOf(id);
  return (
    parent.includes('.') && fields.some((other) => parentOf(other.id) === parent && (draft[other.id] ?? '').length > 0)
  );
};

const parentOf = (id: string): string => id.slice(0, Math.max(0, id.lastIndexOf('.')));

const setAt = (body: Record<string, unknown>, id: string, value: unknown): void => {
  const steps = id.split('.');
  const last = steps.pop() ?? id;
  let here = body;
  for (const step of steps) {
    const inner = { ...(here[step] as Record<string, unknown> | undefined) };
    here[step] = inner;
    here = inner;
  }
  here[last] = value;
};

const inWire = ({ as, isNullable }: Field, value: string | readonly string[], timeZone: string): unknown => {
  if (isNullable === true && value === '') return null;
  if (as === 'number') return Number(value);
  if (as === 'flag') return value === 'true';
  if (typeof value !== 'string') return value;
  if (as === 'moment') return readLocal(value, timeZone);
  if (as === 'lines')
    return value
      .split(/[\n,]/)
      .map((line) => line.trim())
      .filter((line) => line !== '');
  return value;
};
