import { expect, test } from 'vitest';
import { findPlaces } from './find-places.ts';

const places = [
  { href: '/help#limits', label: 'Giới hạn', body: '<p>Nạp, thua, cược.</p>' },
  { href: '/help#deposit', label: 'Nạp tiền', body: '<p>Chọn kênh.</p>' },
  { href: '/rng', label: 'Nổ hũ', body: '' },
];

test('a place named by the query stands before one that only speaks of it', () => {
  expect(findPlaces(places, 'nap', 10).map(({ href }) => href)).toEqual(['/help#deposit', '/help#limits']);
});

test('an empty query shows the first places, and never more than asked for', () => {
  expect(findPlaces(places, '', 2)).toHaveLength(2);
});
