import { expect, test } from 'vitest';
import { forgetCookie, rememberCookie, rememberedIn } from './remember-me.ts';

test('[T-09] [B-02] remember-me keeps the name for a day in a cookie that never leaves for another site', () => {
  expect(rememberCookie('lantern88')).toBe('rememberMe=lantern88; path=/; max-age=86400; samesite=strict');
  expect(forgetCookie).toContain('max-age=0');
});

test('a name comes back from the cookie as it was typed, a broken cookie as nothing', () => {
  expect(rememberedIn(`lang=EN; ${rememberCookie('a;b=ữ').split('; ')[0]}`)).toBe('a;b=ữ');
  expect(rememberedIn('lang=EN')).toBe('');
  expect(rememberedIn('rememberMe=%E0%A4%A')).toBe('');
});
