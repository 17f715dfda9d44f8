import { readLaunchAddress, resumeGame } from '@fairground/contract/launch/endpoints';
import { expect, test } from 'vitest';
import { canRetry, troubleOf } from './trouble.ts';

test.each([...readLaunchAddress.errors, ...resumeGame.errors])(
  '%s has words and a next step of its own on the page of a game',
  (code) => {
    expect(troubleOf(code)).not.toBe('failed');
  },
);

test('what nobody foresaw and what the network did can be tried again; a refusal cannot', () => {
  expect(troubleOf('network.timeout')).toBe('network');
  expect(troubleOf('request.failed')).toBe('failed');
  expect(
    ['network', 'failed', 'maintenance', 'closed', 'paused', 'over'].map((word) => canRetry(word as 'over')),
  ).toEqual([true, true, true, false, false, false]);
});
