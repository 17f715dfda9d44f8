import { expect, test } from 'vitest';
import { pageAbout } from './page-subjects.ts';
import { matchRoute, ROUTES } from './routes.ts';

const about = (path: string) => pageAbout(path, matchRoute(path));

test('an offer has one address, however its number is written, and is asked for by its number', async () => {
  const addresses = ['/promotions/12', '/promotions/%31%32', '/promotions/12/'];
  const asked: unknown[] = [];

  const isKnown = await about('/promotions/12').subject?.isKnown((_endpoint, input) => {
    asked.push(input);
    return Promise.resolve({ success: false, value: null, message: '', code: 'content.promotion-unknown' });
  });

  expect(addresses.map((address) => about(address).path)).toEqual(addresses.map(() => '/promotions/12'));
  expect([isKnown, asked]).toEqual([false, [{ query: { id: 12n } }]]);
});

test('words that are no number share the page of no offer, and nothing is asked for them', () => {
  expect(['abc', '0', '-1', '1e9', '9'.repeat(30)].map((word) => about(`/promotions/${word}`))).toEqual(
    Array.from({ length: 5 }, () => ({ path: '/promotions/unknown' })),
  );
});

test('every route with a word in its address says what it is about', () => {
  const paths = ROUTES.flatMap((route) => route.paths.filter((path) => path.includes(':')));

  for (const path of paths) {
    const known = about(path.replaceAll(/:\w+/g, path === '/pvp/room/:room' ? 'phom-1' : '7'));
    expect(known.subject).toBeDefined();
    expect(about(path.replaceAll(/:\w+/g, 'nothing')).path).toBe(known.subject?.unknownPath);
  }
});
