import { expect, test } from 'vitest';
import { wordsToSpeak } from './offline-texts.ts';

const words = (title: string) => ({ tag: 'x', direction: 'ltr' as const, title, texts: {} });
const CATALOGUE = { TY: words('Ngoại tuyến'), EN: words('Offline') };

test('an offline page that was kept in another language speaks the one the visitor chose', () => {
  expect(wordsToSpeak(CATALOGUE, { kept: 'TY', chosen: 'EN' })?.title).toBe('Offline');
});

test('an offline page in the right language, or without a choice it knows, stays as it is', () => {
  expect(wordsToSpeak(CATALOGUE, { kept: 'EN', chosen: 'EN' })).toBeUndefined();
  expect(wordsToSpeak(CATALOGUE, { kept: 'EN', chosen: null })).toBeUndefined();
  expect(wordsToSpeak(CATALOGUE, { kept: 'EN', chosen: 'toString' })).toBeUndefined();
});
