import { expect, test } from 'vitest';
import { launchAddressOf, otherWayOf } from './launch-address.ts';

const both = { game_url: '/one', game_url2: '/two' };
const firstOnly = { game_url: '/one', game_url2: null };
const secondOnly = { game_url: null, game_url2: '/two' };

test('[part of T-17] a launch opens by game_url, or by game_url2 where that alone was answered', () => {
  expect(launchAddressOf(both, 'first')).toBe('/one');
  expect(launchAddressOf(firstOnly, 'first')).toBe('/one');
  expect(launchAddressOf(secondOnly, 'first')).toBe('/two');
});

test('[part of T-17] of two addresses the other one can be tried, there and back', () => {
  expect(otherWayOf(both, 'first')).toBe('second');
  expect(launchAddressOf(both, 'second')).toBe('/two');
  expect(otherWayOf(both, 'second')).toBe('first');
});

test('[part of T-17] there is no other way where the launch answered with one address', () => {
  expect(otherWayOf(firstOnly, 'first')).toBeNull();
  expect(otherWayOf(secondOnly, 'first')).toBeNull();
});
