import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '@fairground/client/testing';
import { areBarsWanted, barsOf } from './chrome.ts';

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage());
});
afterEach(() => vi.unstubAllGlobals());

test('[R-14] left and top bar are hidden on pages that hide them, unless the stored flag shows them', () => {
  expect(barsOf('bars-hidden', areBarsWanted())).toMatchObject({ hasLeftBar: false, hasHeader: false });

  sessionStorage.setItem('showLeftTopBar', 'true');

  expect(barsOf('bars-hidden', areBarsWanted())).toMatchObject({ hasLeftBar: true, hasHeader: true });
});

test('[R-09] the help page alone has no header', () => {
  expect(barsOf('bare', true)).toEqual({ hasLeftBar: false, hasHeader: false, hasRest: false });
});
