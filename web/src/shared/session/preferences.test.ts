import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '@fairground/client/testing';
import { readLotteryFavourites, toggleLotteryFavourite } from './lottery-favourites.ts';
import { readTheme, writeTheme } from './preferences.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
});
afterEach(() => vi.unstubAllGlobals());

test('[part of E-02] the theme is kept in local storage, and an unknown word counts as no choice', () => {
  writeTheme('light');
  expect(localStorage.getItem('theme')).toBe('light');
  expect(readTheme()).toBe('light');

  localStorage.setItem('theme', 'sepia');
  expect(readTheme()).toBeNull();
});

test('[part of E-02] [part of T-14] lottery favourites belong to a username', () => {
  toggleLotteryFavourite('lan', '101');
  toggleLotteryFavourite('lan', '102');
  toggleLotteryFavourite('minh', '103');
  toggleLotteryFavourite('lan', '101');

  expect(readLotteryFavourites('lan')).toEqual(['102']);
  expect(readLotteryFavourites('minh')).toEqual(['103']);
  expect(readLotteryFavourites('toString')).toEqual([]);
});
