import { expect, test } from 'vitest';
import { installAddress, isGuide, platformOf } from './steps.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/605.1';
const PIXEL = 'Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/142.0';

test('[part of M-03] the device in hand is shown first, unless the address names another', () => {
  expect(platformOf(IPHONE)).toBe('ios');
  expect(platformOf(PIXEL)).toBe('android');
  expect(platformOf(PIXEL, '#ios')).toBe('ios');
  expect(platformOf(IPHONE, '#elsewhere')).toBe('ios');
});

test('[part of M-03] a code says what the operator set, else where the button leads, else this page', () => {
  expect(installAddress('ios', { url: '/a', qrCodeUrl: 'https://b.example' })).toEqual({
    url: '/a',
    code: 'https://b.example',
  });
  expect(installAddress('ios', { url: '/a', qrCodeUrl: '' })).toEqual({ url: '/a', code: '/a' });
  expect(installAddress('ios', undefined)).toEqual({ url: '/down#ios', code: '/down#ios' });
});

test('the steps do not offer a way to themselves', () => {
  expect(['/down#ios', '/download', '/down'].map(isGuide)).toEqual([true, true, true]);
  expect(['/downloads/app.apk', 'https://apps.example/down'].map(isGuide)).toEqual([false, false]);
});
