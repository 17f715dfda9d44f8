import { expect, test } from 'vitest';
import { kindOf, paintOf } from './member-kind.ts';

test('[part of T-02] agents of every kind and trials are distinguished, and a member has no mark', () => {
  expect([1, 2, 41, 42, 4].map(kindOf)).toEqual(['agent', 'general-agent', 'affiliate', 'affiliate-manager', 'trial']);
  expect(kindOf(0)).toBeUndefined();
  expect(kindOf(null)).toBeUndefined();
});

test('a label is painted with a colour and nothing else', () => {
  expect(paintOf('#f0a92c')).toBe('#f0a92c');
  expect(paintOf('url(https://example.com)')).toBeUndefined();
});
