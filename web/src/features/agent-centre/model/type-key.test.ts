import { expect, test } from 'vitest';
import { typeKey } from './type-key.ts';

test('an affiliate is not called an agent', () => {
  expect(([0, 1, 41] as const).map(typeKey)).toEqual(['type.0', 'type.1', 'type.41']);
});
