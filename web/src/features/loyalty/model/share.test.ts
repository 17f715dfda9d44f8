import { expect, test } from 'vitest';
import { shareOf } from './share.ts';

test('a way is gone in whole parts of a hundred, and never more than whole', () => {
  expect([shareOf(0n, 10n), shareOf(-5n, 10n), shareOf(3n, 8n), shareOf(9n, 8n), shareOf(0n, 0n)]).toEqual([
    0, 0, 37, 100, 100,
  ]);
});
