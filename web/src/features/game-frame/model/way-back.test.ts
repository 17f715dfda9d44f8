import { expect, test } from 'vitest';
import { wayBack } from './way-back.ts';

const here = new URL('https://fair.example/game?nodeId=2');
const visits = (...paths: readonly string[]) =>
  paths.map((path) => ({ url: new URL(path, here).href, sameDocument: true }));

test('a game leads back to the page it was opened from, with its filters and without the details of a game', () => {
  expect(wayBack(visits('/', '/rng?lines=25&game=7', '/game?nodeId=2'), 2, here)).toBe('/rng?lines=25');
  expect(wayBack(visits('/hot', '/game?nodeId=2', '/game?nodeId=2', '/fish'), 2, here)).toBe('/hot');
});

test('anyone who came straight to a game has no way back here', () => {
  const loaded = { url: 'https://fair.example/help', sameDocument: false };

  expect(wayBack(visits('/game?nodeId=2'), 0, here)).toBeUndefined();
  expect(wayBack([loaded, ...visits('/game?nodeId=2')], 1, here)).toBeUndefined();
  expect(wayBack([{ url: null, sameDocument: true }], 1, here)).toBeUndefined();
});
