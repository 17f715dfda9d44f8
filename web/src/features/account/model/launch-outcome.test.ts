import { expect, test } from 'vitest';
import { launchOutcome } from './launch-outcome.ts';

test('a login link enters where nobody is logged in, renews its own account, and asks before it replaces another', () => {
  const opened = { account: 'lucky1' };

  expect(launchOutcome({ token: null, account: null }, opened)).toBe('enter');
  expect(launchOutcome({ token: 'a', account: 'lucky1' }, opened)).toBe('renew');
  expect(launchOutcome({ token: 'a', account: 'other2' }, opened)).toBe('ask');
  expect(launchOutcome({ token: 'a', account: null }, opened)).toBe('ask');
});
