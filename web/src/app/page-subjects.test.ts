import { expect, test } from 'vitest';
import { pageAbout } from './page-subjects.ts';
import { matchRoute, ROUTES } from './routes.ts';

const about = (path: string) => pageAbout(path, matchRoute(path));

test('an offer has one address, however its number is written', () => {
  expect(about('/promotions/12')).toMatchObject({ path: '/promotions/12', subject: { input: { query: { id: 12n } } } });
  expect(about('/promotions/%31%32')).toEqual(about('/promotions/12'));
  expect(about('/promotions/12/')).toEqual(about('/promotions/12'));
});

test('words that are no number share the page of no offer, and nothing is asked for them', () => {
  expect(['abc', '0', '-1', '1e9', '9'.repeat(30)].map((word) => about(`/promotions/${word}`))).toEqual(
    Array.from({ length: 5 }, () => ({ path: '/promotions/unknown' })),
  );
});

test('every route with a word in its address says what it is about', () => {
  const paths = ROUTES.flatMap((route) => route.paths.filter((path) => path.includes(':')));

  for (const path of paths) {
    const known = about(path.replaceAll(/:\w+/g, '7'));
    expect(known.subject, path).toBeDefined();
    expect(about(path.replaceAll(/:\w+/g, 'nothing')).path).toBe(known.subject?.unknownPath);
  }
});
