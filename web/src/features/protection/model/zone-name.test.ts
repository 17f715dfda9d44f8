import { expect, test } from 'vitest';
import { zoneName } from './zone-name.ts';

test('a zone is named by its distance from Greenwich, in summer and in winter', () => {
  expect(zoneName('Asia/Ho_Chi_Minh', new Date('2026-11-19T00:00:00Z'))).toBe('GMT+7');
  expect(zoneName('America/New_York', new Date('2026-07-01T00:00:00Z'))).toBe('GMT-4');
  expect(zoneName('America/New_York', new Date('2026-12-01T00:00:00Z'))).toBe('GMT-5');
});
