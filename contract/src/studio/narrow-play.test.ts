import { expect, test } from 'vitest';
import { MARKETS } from '../market/markets.ts';
import { narrowedPlay } from './narrow-play.ts';

const BRAND = {
  turbo: true,
  roundMsMin: 1_000,
  autoplayRounds: [10, 25, 100],
  winScenes: { big: 10, mega: 25, epic: 50, largest: 'mega' },
} as const;
const brand = { ...BRAND, autoplayRounds: [...BRAND.autoplayRounds] };

test('a market that asks for nothing leaves slots as the brand has them', () => {
  expect(narrowedPlay(brand, MARKETS.sandbox.policy)).toEqual(brand);
});

test('the slower pace, the fewer rounds and the smaller scene of brand and market hold', () => {
  const market = { roundMsMin: 2_500, autoplayRoundsMax: 25, turbo: false, largestScene: 'big' } as const;

  expect(narrowedPlay(brand, market)).toEqual({
    turbo: false,
    roundMsMin: 2_500,
    autoplayRounds: [10, 25],
    winScenes: { ...brand.winScenes, largest: 'big' },
  });
  expect(narrowedPlay({ ...brand, roundMsMin: 4_000 }, market).roundMsMin).toBe(4_000);
});

test('where a market forbids autoplay no number of rounds is offered', () => {
  expect(narrowedPlay(brand, MARKETS['great-britain'].policy).autoplayRounds).toEqual([]);
});
