import { expect, test } from 'vitest';
import { isAnswer, isFile, isOld, isPage } from './keepable.ts';
import { isShell, outdatedCaches, shellOf } from './caches.ts';

const heard = (headers: Record<string, string>, rest: { status?: number; type?: ResponseType } = {}) => ({
  status: 200,
  type: 'basic' as ResponseType,
  headers: new Headers(headers),
  ...rest,
});

const HTML = { 'content-type': 'text/html; charset=utf-8' };

test('a new build clears the shells of earlier ones and nothing that is not ours', () => {
  const old = shellOf('old').name;
  const names = [
    'site-files',
    'site-pages',
    'site-answers',
    'site-art',
    'site-left',
    old,
    shellOf('new').name,
    'theirs',
  ];

  expect(outdatedCaches(names, 'new')).toEqual(['site-left', old]);
  expect([old, 'site-files'].map(isShell)).toEqual([true, false]);
});

test('a page is kept when it is open, whole and ours', () => {
  expect(isPage(heard(HTML))).toBe(true);
  expect(isPage(heard(HTML, { status: 503 }))).toBe(false);
  expect(isPage(heard(HTML, { status: 404 }))).toBe(false);
  expect(isPage(heard(HTML, { type: 'opaqueredirect' }))).toBe(false);
  expect(isPage(heard({ ...HTML, 'cache-control': 'no-store' }))).toBe(false);
  expect(isPage(heard({ 'content-type': 'application/json' }))).toBe(false);
});

test('a file that failed or belongs to one person is not kept', () => {
  expect(isFile(heard({}))).toBe(true);
  expect(isFile(heard({}, { status: 206 }))).toBe(false);
  expect(isFile(heard({}, { type: 'opaque' }))).toBe(false);
  expect(isFile(heard({ 'cache-control': 'private, max-age=60' }))).toBe(false);
});

test('an answer is kept when it is one, a refusal is not', () => {
  const json = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

  expect(isAnswer(heard(json))).toBe(true);
  expect(isAnswer(heard(json, { status: 429 }))).toBe(false);
  expect(isAnswer(heard(HTML))).toBe(false);
});

test('a kept page is fetched again without being opened once a day at most', () => {
  const now = Date.parse('2026-11-15T09:00:00Z');
  const keptAt = (date: string) => ({ headers: new Headers({ date }) });

  expect(isOld(keptAt('Sun, 15 Nov 2026 01:00:00 GMT'), now)).toBe(false);
  expect(isOld(keptAt('Sat, 14 Nov 2026 08:59:00 GMT'), now)).toBe(true);
  expect(isOld({ headers: new Headers() }, now)).toBe(true);
});
