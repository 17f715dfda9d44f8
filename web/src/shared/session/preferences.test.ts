import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { memoryStorage } from '@fairground/client/testing';
import { readLotteryFavourites, toggleLotteryFavourite } from './lottery-favourites.ts';
import { readTheme, writeTheme } from './preferences.ts';
import { changeLanguage, runTexts, createTexts } from '@fairground/client/texts';
import { rememberName } from './remember-me.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
});
afterEach(() => vi.unstubAllGlobals());

test('[part of E-02] the theme is kept in local storage, and an unknown word counts as no choice', () => {
  writeTheme('light');
  expect(localStorage.getItem('theme')).toBe('light');
  expect(readTheme()).toBe('light');

  localStorage.setItem('theme', 'sepia');
  expect(readTheme()).toBeNull();
});

test('[part of E-02] [part of T-14] lottery favourites belong to a username', () => {
  toggleLotteryFavourite('lan', '101');
  toggleLotteryFavourite('lan', '102');
  toggleLotteryFavourite('minh', '103');
  toggleLotteryFavourite('lan', '101');

  expect(readLotteryFavourites('lan')).toEqual(['102']);
  expect(readLotteryFavourites('minh')).toEqual(['103']);
  expect(readLotteryFavourites('toString')).toEqual([]);
});

test('[E-02] lottery favourites by username, both languages and the theme are kept on the device, a name for a day', async () => {
  const cookies: string[] = [];
  vi.stubGlobal('document', {
    documentElement: { dataset: {} },
    set cookie(text: string) {
      cookies.push(text);
    },
  });
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ success: true, value: { language: 'EN' }, message: null })),
  );
  const addresses = {};
  const texts = createTexts({ language: 'TY', offered: ['TY', 'EN'], parts: {}, addresses, manifest: '/manifest' });
  onTestFinished(runTexts({ texts, onChange: () => undefined }));

  toggleLotteryFavourite('lan', '101');
  writeTheme('dark');
  await changeLanguage('EN');
  rememberName('lan', true);

  const kept = Object.fromEntries(
    ['LOTTFAV', 'theme', 'lang', 'hisLang'].map((key) => [key, localStorage.getItem(key)]),
  );
  expect(kept).toEqual({ LOTTFAV: '{"lan":["101"]}', theme: 'dark', lang: 'EN', hisLang: 'TY' });
  expect(cookies.at(-1)).toBe(`rememberMe=lan; path=/; max-age=${24 * 60 * 60}; samesite=strict`);
});
