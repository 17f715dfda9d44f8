import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeCanonical } from './canonical-json.ts';

test('the canonical text does not depend on the order of keys', () => {
  expect(writeCanonical({ b: 1, a: { d: [2, 1], c: null } })).toBe('{"a":{"c":null,"d":[2,1]},"b":1}');
});

test('any JSON has the same canonical text after it was written and read', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(writeCanonical(JSON.parse(JSON.stringify(value)))).toBe(writeCanonical(value));
    }),
  );
});
