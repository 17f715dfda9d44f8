import { expect, test } from 'vitest';
import { mapWeights } from './map-chances.ts';
import { mapChance, mapCodes, mapSequences, ratedAfter, settleMaps } from './maps.ts';
import type { MapMarketType, MapSelection } from './maps.ts';

const pick = (type: MapMarketType, code: string, lineQuarters = 0, variant = ''): MapSelection => ({
  type,
  code,
  lineQuarters,
  variant,
});

test('check 10: map, match and score chances of two ratings', () => {
  const chance = mapChance(1_710, 1_630);
  const won = (best: 3 | 5, selection: MapSelection) => mapWeights(selection, { best, chance }).won;

  expect(chance).toBeCloseTo(0.61313682, 8);
  expect(won(3, pick('winner', 'h'))).toBeCloseTo(0.66680894, 8);
  expect(won(3, pick('map-score', '2:0'))).toBeCloseTo(0.37593676, 8);
  expect(won(5, pick('winner', 'h'))).toBeCloseTo(0.70500203, 8);
  expect(won(3, pick('maps', 'over', 10))).toBeCloseTo(0.47440012, 8);
});

test('a match of three has six ways to go, one of five twenty; maps won leave fewer', () => {
  expect(mapSequences(3, 0.5)).toHaveLength(6);
  expect(mapSequences(5, 0.5)).toHaveLength(20);
  expect(mapSequences(3, 0.5, ['h', 'a'])).toHaveLength(2);
  expect(mapWeights(pick('winner', 'h'), { best: 3, chance: 0.5, played: ['h'] }).won).toBe(0.75);
});

test('map markets say what they promise, and a map that was not played is void', () => {
  const order = ['h', 'a', 'h'] as const;

  expect(settleMaps(pick('winner', 'h'), order)).toBe('win');
  expect(settleMaps(pick('map', 'a', 0, '2'), order)).toBe('win');
  expect(settleMaps(pick('map', 'a', 0, '3'), ['h', 'h'])).toBe('push');
  expect(settleMaps(pick('map-score', '2:1'), order)).toBe('win');
  expect(settleMaps(pick('map-ah', 'h', -6), order)).toBe('lose');
  expect(settleMaps(pick('map-ah', 'a', -6), order)).toBe('win');
  expect(settleMaps(pick('maps', 'over', 10), order)).toBe('win');
  expect(mapCodes('map-score', 3)).toEqual(['2:0', '2:1', '1:2', '0:2']);
  expect(mapCodes('maps', 3)).toEqual(['over', 'under']);
});

test('a map moves both ratings by the same amount', () => {
  expect(ratedAfter(1_500, 1_500, 'a')).toEqual({ home: 1_488, away: 1_512 });
});
