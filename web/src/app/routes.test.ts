import { expect, test } from 'vitest';
import { matchRoute, mayBeInterrupted, ROUTES } from './routes.ts';

const idOf = (path: string): string => matchRoute(path).route.id;

test('[R-01] the home page has four addresses', () => {
  expect(['/', '/index', '/index.html', '/home'].map(idOf)).toEqual(['home', 'home', 'home', 'home']);
});

test('[part of R-02] registration has two addresses', () => {
  expect(['/register', '/register.html'].map(idOf)).toEqual(['register', 'register']);
});

test('[part of R-06] every lobby knows its category', () => {
  const lobbies = ['rng', 'pvp', 'live', 'fish', 'sports', 'esports', 'cockfight', 'inhouse', 'elott', 'hot'];

  expect(lobbies.map((name) => matchRoute(`/${name}`).route.category)).toEqual(lobbies);
});

test('[part of R-07] a promotion is found by its id, as a page of its own', () => {
  expect(matchRoute('/promotions/12')).toMatchObject({ route: { id: 'promo-detail' }, params: { id: '12' } });
  expect(idOf('/promoDetail')).toBe('promo-detail');
  expect(idOf('/promotions')).toBe('promotions');
});

test('[R-14] the bars are hidden beside a game that fills the page', () => {
  expect(['/seamless', '/vnlottery'].map((path) => matchRoute(path).route.chrome)).toEqual([
    'bars-hidden',
    'bars-hidden',
  ]);
});

test('[R-18] any other address shows the page that says so', () => {
  expect(['/nowhere', '/promotions/1/2', '/promotions/%E0%A4%A', '/Home'].map(idOf)).toEqual(
    Array.from({ length: 4 }, () => 'not-found'),
  );
});

test('a slash at the end leads to the same page', () => {
  expect(idOf('/help/')).toBe('help');
});

test('no two pages share an address or a name', () => {
  const paths = ROUTES.flatMap((route) => route.paths);
  const ids = ROUTES.map(({ id }) => id);

  expect(new Set(paths).size).toBe(paths.length);
  expect(new Set(ids).size).toBe(ids.length);
});

test('[part of M-04] no popup comes by itself over a game', () => {
  const calm = ROUTES.filter((route) => !mayBeInterrupted(route)).map(({ id }) => id);

  expect(calm.toSorted()).toEqual(['card-table', 'game', 'seamless']);
});
