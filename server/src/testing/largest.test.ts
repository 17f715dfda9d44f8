import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { largestOf } from './largest.ts';

test('texts and lists are as long as they may be, numbers as large', () => {
  const schema = z.strictObject({
    word: z.string().check(z.maxLength(20)),
    count: z.int().check(z.lte(9)),
    list: z.array(z.string().check(z.maxLength(3))).check(z.maxLength(5)),
  });

  expect(largestOf(schema, 10_000)).toEqual({
    word: 'x'.repeat(20),
    count: 9,
    list: ['xxx', 'xxx', 'xxx', 'xxx', 'xxx'],
  });
});

test('what names no bound fills the room there is, and stays a value the schema accepts', () => {
  const schema = z.strictObject({ text: z.string(), items: z.array(z.strictObject({ id: z.string() })) });

  const largest = largestOf(schema, 4_000);

  expect(z.safeDecode(schema, largest as z.input<typeof schema>).success).toBe(true);
  expect(JSON.stringify(largest).length).toBeGreaterThan(2_000);
  expect(JSON.stringify(largest).length).toBeLessThan(5_000);
});

test('a rule that only code can say leaves the plain sample', () => {
  const even = z.int().check(
    z.lte(9),
    z.refine((value) => value % 2 === 0),
  );

  expect(largestOf(even, 100)).toBe(2);
});
