import { expect, test } from 'vitest';
import { isOwnChange } from './own-change.ts';

const NOW = 1_000_000_000;
const heard = { now: NOW, at: NOW, heardSince: NOW - 3_600_000, sentAt: 0 };

test('a page shows changes made elsewhere, and not its own', () => {
  expect(isOwnChange({ ...heard, change: 'passkey-added' })).toBe(false);
  expect(isOwnChange({ ...heard, change: 'passkey-added', sentAt: NOW - 9_999 })).toBe(true);
  expect(isOwnChange({ ...heard, change: 'passkey-added', sentAt: NOW - 10_000 })).toBe(false);
});

test('a page that has just logged in is the new device itself', () => {
  expect(isOwnChange({ ...heard, change: 'new-device' })).toBe(false);
  expect(isOwnChange({ ...heard, change: 'new-device', heardSince: NOW - 5_000 })).toBe(true);
  expect(isOwnChange({ ...heard, change: 'new-device', heardSince: NOW + 2_000 })).toBe(true);
});
