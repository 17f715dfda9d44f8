import { expect, test } from 'vitest';
import { NO_PRESETS, presetsOf, wrongRates } from './presets.ts';

const HELD = [
  { product: 'RNG', rate: 8_000 },
  { product: 'LIVE', rate: 5_000 },
  { product: 'FISH', rate: 0 },
] as const;

test('what is left empty is not sent, and nothing is a rate of nothing', () => {
  expect(presetsOf(NO_PRESETS, HELD)).toEqual({});
  expect(presetsOf({ series: '1960', rates: { RNG: '0,75', LIVE: ' ', FISH: '0' } }, HELD)).toEqual({
    series: 1960,
    rates: [
      { product: 'RNG', rate: 7_500 },
      { product: 'FISH', rate: 0 },
    ],
  });
});

test('a rate above that of the agent, and what is no rate, is wrong', () => {
  expect(wrongRates({ series: '', rates: { RNG: '0.8', LIVE: '0.5001', FISH: 'much' } }, HELD)).toEqual([
    'LIVE',
    'FISH',
  ]);
  expect(wrongRates(NO_PRESETS, HELD)).toEqual([]);
});
