import { changeLanguage, createTexts, runTexts } from '@fairground/client/texts';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { memoryStorage } from '@fairground/client/testing';
import { toggleLotteryFavourite } from '../../../shared/session/lottery-favourites.ts';
import { writeTheme } from '../../../shared/session/preferences.ts';
import { forgetCookie, rememberCookie, rememberedIn, rememberName } from './remember-me.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
});
afterEach(() => vi.unstubAllGlobals());

test('[T-09] [B-02] remember-me keeps the name for a day in a cookie that never leaves for another site', () => {
  expect(rememberCookie('lantern88')).toBe('rememberMe=lantern88; path=/; max-age=86400; samesite=strict');
  expect(forgetCookie).toContain('max-age=0');
});

test('a name comes back from the cookie as it was typed, a broken cookie as nothing', () => {
  expect(rememberedIn(`lang=EN; ${rememberCookie('a;b=ữ').split('; ')[0]}`)).toBe('a;b=ữ');
  expect(rememberedIn('lang=EN')).toBe('');
  expect(rememberedIn('rememberMe=%E0%A4%A')).toBe('');
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
