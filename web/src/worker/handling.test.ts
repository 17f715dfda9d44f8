import { ENDPOINTS } from '@fairground/contract/endpoints';
import { expect, test } from 'vitest';
import { handlingOf, KEPT_READS } from './handling.ts';
import type { Asked, Handling } from './handling.ts';

const ORIGIN = 'https://fairground.example';

const handlingFor = (path: string, asked: Partial<Asked> = {}): Handling =>
  handlingOf({ method: 'GET', url: new URL(path, ORIGIN).href, destination: '', isRange: false, ...asked }, ORIGIN);

const document = { destination: 'document' } as const;

test.each(['/', '/help', '/promotions/7', '/sign-in?code=secret', '/no/such/page'])(
  'the page %s comes from the network, else as it was kept',
  (path) => {
    expect(handlingFor(path, document)).toBe('page');
  },
);

test.each([
  '/assets/entry-client-BjiL.js',
  '/assets/texts/EN/common-abc.json',
  '/tiles/ab12.webp',
  '/catalogue/9f.json',
])('the file %s is named by its content and is fetched once', (path) => {
  expect(handlingFor(path)).toBe('for-good');
});

test('the art of the brand is shown as it is kept and renewed behind it', () => {
  expect(handlingFor('/brand/art/home-1.webp', { destination: 'image' })).toBe('renew');
});

test.each(KEPT_READS)('%s is a public read, asked of the network first', (path) => {
  const endpoint = ENDPOINTS.find((candidate) => candidate.path === path);

  expect(endpoint).toMatchObject({ method: 'GET', access: 'public' });
  expect(handlingFor(`${path}?language=TY`)).toBe('answer');
});

test('every other call is left alone, whatever it reads', () => {
  const others = ENDPOINTS.filter(({ path }) => !KEPT_READS.includes(path));

  expect(others.filter(({ path, method }) => handlingFor(path, { method }) !== 'leave')).toEqual([]);
  expect(others.filter(({ access }) => access === 'member').length).toBeGreaterThan(5);
});

test.each([
  ['a write', '/wps/system/helpCenter', { method: 'POST' }],
  ['a part of a file', '/assets/sound.mp3', { isRange: true }],
  ['another host', 'https://mirror.example/assets/a.js', {}],
  ['a speed test', '/wps/system/speed', {}],
  ['the frame of a game', '/play/42', { destination: 'iframe' }],
  ['a way out to a sign-in provider', '/wps/identity/social', document],
  ['the outbox of a sandbox', '/sandbox/outbox', document],
  ['the gallery', '/gallery/button', document],
  ['the worker itself', '/sw.js', {}],
  ['a web socket’s handshake', '/socket.io/?transport=polling', {}],
] as const)('%s is the browser’s own business', (_what, path, asked) => {
  expect(handlingFor(path, asked)).toBe('leave');
});
