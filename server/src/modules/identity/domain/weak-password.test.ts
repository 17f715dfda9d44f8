import { expect, test } from 'vitest';
import { isWeakPassword } from './weak-password.ts';

const MINH = { username: 'Minh2026x' };
const isWeak = (text: string) => isWeakPassword(text, MINH);

test('a password known from leaks is weak in any capitals', () => {
  expect(
    ['password123', 'Password123', 'PASSWORD123', 'iLoveYou', 'QWERTY123'].filter((text) => !isWeak(text)),
  ).toEqual([]);
});

test('a password made of the name is weak, whichever holds the other', () => {
  expect(['minh2026x', 'MINH2026X!', 'toi la minh2026x day', 'inh2026x'].filter((text) => !isWeak(text))).toEqual([]);
});

test('a few characters again and again, and runs of the keyboard either way, are weak', () => {
  const patterned = [
    '        ',
    '........',
    'aAaAaAaA',
    'xyzxyzxy',
    '12ab12ab',
    'hgfedcba',
    'ghjklzxcv',
    '🐫🐫🐫🐫🐫🐫🐫🐫',
  ];

  expect(patterned.filter((text) => !isWeak(text))).toEqual([]);
});

test('a password of somebody’s own is not weak', () => {
  const own = ['gX7!pq2Lw9', 'correct horse battery staple', 'Thuyền-giấy-42', 'đèn lồng tím', 'abcdefgh ijkl 7'];

  expect(own.filter(isWeak)).toEqual([]);
});

test('the longest password is judged in no time', () => {
  const begun = performance.now();

  expect(isWeak(`${'a'.repeat(511)}b`)).toBe(false);

  expect(performance.now() - begun).toBeLessThan(50);
});
