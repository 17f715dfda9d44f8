import { expect, onTestFinished, test, vi } from 'vitest';

test('puts everything back that it changed', () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('fetch', () => 'nothing');

  expect(fetch('')).toBe('nothing');
});
