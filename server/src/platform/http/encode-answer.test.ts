import { idSchema } from '@fairground/contract/ids';
import type { Id } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import { moneySchema } from '@fairground/contract/money-schema';
import { momentSchema } from '@fairground/contract/time';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { encoderOf } from './encode-answer.ts';

const schema = z.object({
  id: idSchema<'thing'>(),
  amounts: z.array(moneySchema),
  at: z.nullable(momentSchema),
  note: z.optional(z.string()),
  byName: z.record(z.string(), z.object({ price: z.optional(moneySchema) })),
  either: z.union([moneySchema, z.null()]),
  words: z.array(z.enum(['a', 'b'])),
  text: z.nullable(z.string()),
  isOn: z.boolean(),
  count: z.number(),
  only: z.literal('x'),
});

const amount = fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n }).map(money);
const moment = fc.date({ min: new Date('1970-01-01'), max: new Date('2999-01-01'), noInvalidDate: true });
const value = fc.record(
  {
    id: fc.bigInt({ min: 1n, max: 2n ** 63n - 1n }).map((id) => id as Id<'thing'>),
    amounts: fc.array(amount),
    at: fc.option(moment),
    note: fc.string(),
    byName: fc.dictionary(
      fc.string().filter((key) => key !== '__proto__'),
      fc.record({ price: amount }, { requiredKeys: [] }),
    ),
    either: fc.option(amount),
    words: fc.array(fc.constantFrom('a' as const, 'b' as const)),
    text: fc.option(fc.string({ unit: 'binary' })),
    isOn: fc.boolean(),
    count: fc.double({ noNaN: true, noDefaultInfinity: true }),
    only: fc.constant('x' as const),
  },
  { requiredKeys: ['id', 'amounts', 'at', 'byName', 'either', 'words', 'text', 'isOn', 'count', 'only'] },
);

test('an answer is written exactly as the contract would write it', () => {
  const encode = encoderOf(schema);

  fc.assert(
    fc.property(value, (answer) => {
      expect(JSON.stringify(encode(answer))).toBe(JSON.stringify(z.encode(schema, answer)));
    }),
  );
});

test('a field the contract does not name stays behind, inside lists and objects too', () => {
  const encode = encoderOf(z.object({ list: z.array(z.object({ name: z.string() })) }));

  expect(encode({ list: [{ name: 'a', passwordHash: 'x' }], secret: 1 })).toEqual({ list: [{ name: 'a' }] });
});

test('a map of plain values and a list of plain values are passed on as they are', () => {
  const flags = { a: true, b: 'word' };

  expect(encoderOf(z.record(z.string(), z.union([z.boolean(), z.string()])))(flags)).toEqual(flags);
  expect(encoderOf(z.array(z.string()))(['x'])).toEqual(['x']);
});
