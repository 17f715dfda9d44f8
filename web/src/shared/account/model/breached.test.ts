import { expect, test } from 'vitest';
import { hashPassword, isAmong } from './breached.ts';

test('a leaked password is found by the end of its hash, and only its first five digits are asked for', async () => {
  const hashed = await hashPassword('password');

  expect(hashed).toEqual({ prefix: '5BAA6', suffix: '1E4C9B93F3F0682250B6CF8331B7EE68FD8' });
  expect(isAmong(hashed, ['0'.repeat(35), '1e4c9b93f3f0682250b6cf8331b7ee68fd8'])).toBe(true);
  expect(isAmong(hashed, ['0'.repeat(35)])).toBe(false);
});
