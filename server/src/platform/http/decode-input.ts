import type { Endpoint } from '@fairground/contract/endpoint';
import * as z from 'zod/mini';
import { pathOf, refuseFields } from './fields.ts';
import type { FieldFault, FieldReason, Place } from './fields.ts';
import { refuseUnsafeInput } from './plain-text.ts';

type Issue = z.core.$ZodIssue;

/** Checks one part of a call against its schema and turns the wire's words into the product's: ids, money, moments. */
export const decodePart = (place: Place, schema: Endpoint['query'], input: unknown): unknown => {
  // What cannot change any more says the same every time: pairs of an address that is asked for again.
  const isLasting = schema !== undefined && typeof input === 'object' && input !== null && Object.isFrozen(input);
  if (!isLasting) return decode(place, schema, input);
  const ofSchema = decoded.get(schema) ?? new WeakMap<object, unknown>();
  decoded.set(schema, ofSchema);
  const known = ofSchema.get(input);
  if (known !== undefined) return known;
  const value = decode(place, schema, input);
  ofSchema.set(input, Object.freeze(value));
  return value;
};

const decoded = new WeakMap<object, WeakMap<object, unknown>>();

const decode = (place: Place, schema: Endpoint['query'], input: unknown): unknown => {
  refuseUnsafeInput(place, input);
  if (schema === undefined) return refuseUninvited(place, input);
  const result = z.safeDecode(schema, input);
  if (result.success) return result.data;
  throw refuseFields(result.error.issues.flatMap((issue) => faultsOf(place, issue, input)));
};

/** A call that takes nothing gets nothing: an empty object is as good as none. */
const refuseUninvited = (place: Place, input: unknown): undefined => {
  if (input === undefined) return undefined;
  if (typeof input !== 'object' || input === null) throw refuseFields([{ path: place, reason: 'unknown' }]);
  const keys = Object.keys(input);
  if (keys.length > 0) throw refuseFields(keys.map((key) => ({ path: pathOf(place, [key]), reason: 'unknown' })));
  return undefined;
};

const faultsOf = (place: Place, issue: Issue, input: unknown): FieldFault[] => {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: pathOf(place, [...issue.path, key]), reason: 'unknown' }));
  return [{ path: pathOf(place, issue.path), reason: reasonOf(issue, input) }];
};

const reasonOf = (issue: Issue, input: unknown): FieldReason => {
  if (valueAt(input, issue.path) === undefined) return 'missing';
  switch (issue.code) {
    case 'invalid_type':
    case 'invalid_union':
      return 'type';
    case 'invalid_value':
      return 'choice';
    case 'invalid_format':
      return 'format';
    case 'too_small':
      return 'too-small';
    case 'too_big':
      return 'too-big';
    default:
      return 'rule';
  }
};

const valueAt = (input: unknown, path: readonly PropertyKey[]): unknown => {
  let value = input;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
};
