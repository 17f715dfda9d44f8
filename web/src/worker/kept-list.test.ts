import { expect, test } from 'vitest';
import { pagesToOffer, shortTitle, titleIn } from './kept-list.ts';

test('the offline page offers what was seen last, each page once, and not the one that was asked for', () => {
  const kept = [
    { path: '/', title: 'Home' },
    { path: '/home', title: 'Home' },
    { path: '/empty', title: '' },
    { path: '/help', title: 'Help centre' },
    { path: '/rng', title: 'Slots' },
  ];

  expect(pagesToOffer(kept, '/rng').map(({ path }) => path)).toEqual(['/help', '/home']);
});

test('the list is short', () => {
  const kept = Array.from({ length: 30 }, (_, index) => ({ path: `/${index}`, title: String(index) }));

  expect(pagesToOffer(kept, '/').length).toBe(8);
});

test('a page is listed without the name of the brand', () => {
  expect(shortTitle('Help centre · Fairground')).toBe('Help centre');
  expect(shortTitle('A · B · Fairground')).toBe('A · B');
  expect(shortTitle('Alone')).toBe('Alone');
});

test('the title of a kept page is read as it was written', () => {
  expect(titleIn('<!doctype html><head><title>Dice &amp; more &lt;3 · Fair</title><script>')).toBe(
    'Dice & more <3 · Fair',
  );
  expect(titleIn('<p>No title</p>')).toBe('');
});
