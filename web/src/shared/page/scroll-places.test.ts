import { expect, test } from 'vitest';
import { createScrollPlaces } from './scroll-places.ts';

test('[part of R-13] a page is found where it was left, by its visit before its address', () => {
  const places = createScrollPlaces(null);
  places.keep('/rng', 900);
  places.keep('visit-1', 4_000);

  expect(places.find('visit-1', '/rng')).toBe(4_000);
  expect(places.find('visit-2', '/rng')).toBe(900);
  expect(places.find(undefined, '/fish')).toBeUndefined();
});

test('places outlive a reload, the oldest are forgotten, and what somebody wrote over is no place', () => {
  const places = createScrollPlaces(null);
  for (let visit = 0; visit < 150; visit += 1) places.keep(`visit-${visit}`, visit);
  places.keep('visit-60', 1);

  const again = createScrollPlaces(places.write());

  expect(again.find('visit-49')).toBeUndefined();
  expect([again.find('visit-50'), again.find('visit-60'), again.find('visit-149')]).toEqual([50, 1, 149]);
  for (const broken of ['{', '7', '[["/rng"]]', '[[1,2],["/rng","x"]]'])
    expect(createScrollPlaces(broken).find('/rng')).toBeUndefined();
});
