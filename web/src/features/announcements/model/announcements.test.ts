import type { Announcement } from '@fairground/contract/content/endpoints';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '@fairground/client/testing';
import { pageCountOf, pageOf } from './announcement-pages.ts';
import { popupsToShow, rememberClosed } from './popup-memory.ts';

const popup = (id: bigint, popupOnce: boolean): Announcement => ({
  id: id as Announcement['id'],
  type: 'PU',
  title: '',
  content: '',
  index: 0,
  publishedAt: new Date(0),
  popupOnce,
});

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
});
afterEach(() => vi.unstubAllGlobals());

test('[M-04] announcements stand nine to a page', () => {
  const entries = Array.from({ length: 20 }, (_, index) => index);

  expect(pageCountOf(20)).toBe(3);
  expect(pageCountOf(0)).toBe(1);
  expect(pageOf(entries, 1)).toHaveLength(9);
  expect(pageOf(entries, 3)).toEqual([18, 19]);
});

test('a popup that shows once stays closed for good, any other until the next visit', () => {
  const once = popup(1n, true);
  const always = popup(2n, false);
  rememberClosed(once);
  rememberClosed(always);
  expect(popupsToShow([once, always])).toEqual([]);

  vi.stubGlobal('sessionStorage', memoryStorage());

  expect(popupsToShow([once, always])).toEqual([always]);
});
