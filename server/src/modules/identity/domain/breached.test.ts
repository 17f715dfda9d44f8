import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { breachedSuffixes } from './breached.ts';
import { isCommonPassword, listCommonPasswords } from './common-passwords.ts';

const sha1 = (text: string): string => createHash('sha1').update(text).digest('hex').toUpperCase();

const COMMON = [
  ...['123456', 'password', 'Password1', 'qwerty123', 'P@ssw0rd', 'iloveyou', 'matkhau123', 'anhyeuem', '88888888'],
  ...['Dragon2024', 'Hoang@123', 'minh1999', 'Summer2026', '987654', '24121998', '241298', '290200', '1q2w3e4r'],
];
const OWN = [
  '',
  'a',
  'gX7!pq2Lw9',
  'correct horse battery staple',
  'Thuyền-giấy-42',
  'Password1 ',
  'k0ffie.met.Melk',
  '310298',
];

test('passwords that lead every list of leaks are known, and those built in the same way', () => {
  expect(COMMON.filter((common) => !isCommonPassword(common))).toEqual([]);
});

test('a password of somebody’s own is not known', () => {
  expect(OWN.filter(isCommonPassword)).toEqual([]);
});

test('the list holds what the question says yes to, and nothing else', () => {
  const list = new Set(listCommonPasswords());

  expect(list.size).toBeGreaterThan(50_000);
  expect(COMMON.filter((common) => !list.has(common))).toEqual([]);
  expect(OWN.filter((own) => list.has(own))).toEqual([]);
  expect([...list].filter((password) => !isCommonPassword(password))).toEqual([]);
});

test('asking by the first five digits of a hash tells the endings that follow, so the password never travels', async () => {
  for (const common of COMMON) {
    const suffixes = await breachedSuffixes(sha1(common).slice(0, 5));
    expect(suffixes).toContain(sha1(common).slice(5));
    for (const suffix of suffixes) expect(suffix).toMatch(/^[0-9A-F]{35}$/);
  }
  for (const own of OWN) expect(await breachedSuffixes(sha1(own).slice(0, 5))).not.toContain(sha1(own).slice(5));
});
