import { ENDPOINTS, VENDOR_ENDPOINTS } from '@fairground/contract/endpoints';
import { idSchema } from '@fairground/contract/ids';
import { moneySchema } from '@fairground/contract/money-schema';
import { momentSchema } from '@fairground/contract/time';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { sampleOf } from './sample.ts';

const SCHEMAS: readonly (readonly [string, z.core.$ZodType])[] = [
  ['a text', z.string()],
  ['a text of a length', z.string().check(z.minLength(20), z.maxLength(30))],
  ['a short text', z.string().check(z.maxLength(2))],
  ['a text of one length', z.string().check(z.length(9))],
  ['a text of a pattern', z.string().check(z.regex(/^#[0-9a-f]{6}(,(one|two)){1,3}$/))],
  [
    'a text of a pattern and a rule',
    z.string().check(
      z.regex(/^\d{2}$/),
      z.refine((text) => Number(text) % 2 === 0),
    ),
  ],
  ['an id', idSchema<'thing'>()],
  ['an amount', moneySchema],
  ['a moment', momentSchema],
  ['a number', z.int().check(z.minimum(7), z.maximum(9))],
  ['a number above another', z.int().check(z.gt(0), z.lt(5))],
  ['a negative number', z.int().check(z.maximum(-3))],
  ['a number of a rule', z.int().check(z.refine((value) => value % 7 === 0))],
  ['a boolean', z.boolean()],
  ['a choice', z.enum(['B', 'A'])],
  ['a choice of a rule', z.enum(['B', 'A']).check(z.refine((word) => word === 'A'))],
  ['a constant', z.literal(41)],
  ['a list', z.array(z.string()).check(z.minLength(2), z.maxLength(3))],
  ['a table', z.record(z.enum(['one']), z.int())],
  ['one of several', z.union([z.strictObject({ kind: z.literal('a') }), z.string()])],
  ['a part that may be null', z.nullable(z.int())],
  ['a part with a default', z._default(z.enum(['S', 'L']), 'L')],
  ['nested parts', z.strictObject({ list: z.array(z.strictObject({ word: z.optional(z.string()) })) })],
];

test.each(SCHEMAS)('%s has a sample that its schema accepts, the same every time', (_name, schema) => {
  const sample = sampleOf(schema);

  expect(z.safeDecode(schema, sample).success).toBe(true);
  expect(sampleOf(schema)).toEqual(sample);
});

test('every optional field is there', () => {
  const schema = z.strictObject({ must: z.string(), may: z.optional(z.strictObject({ word: z.optional(z.int()) })) });

  expect(sampleOf(schema)).toEqual({ must: 'sample', may: { word: 1 } });
});

test('what cannot be made is named, and so is what nothing satisfies', () => {
  const bytes = z.strictObject({ file: z.custom<Uint8Array>((value) => value instanceof Uint8Array) });
  const never = z.strictObject({ word: z.string().check(z.refine(() => false)) });

  expect(() => sampleOf(bytes)).toThrow('input.file is of type custom');
  expect(() => sampleOf(never)).toThrow('No sample of input.word');
});

test('every call of the contract but a file to send has a sample of all it takes', () => {
  const without = [...ENDPOINTS, ...VENDOR_ENDPOINTS]
    .filter(({ upload }) => upload === undefined)
    .filter(({ query, body }) =>
      [query, body].some((schema) => schema && !z.safeDecode(schema, sampleOf(schema)).success),
    )
    .map(({ name }) => name);

  expect(without).toEqual([]);
});
