import { expect, test } from 'vitest';
import { longSeed } from '../../testing/long-seed.ts';
import { playWagers } from './testing/play-wagers.ts';

const WAGERS = 100_000;

test(`${WAGERS} wagers in any order, with twins, altered twins and undos that come first, end as the oracle says`, async () => {
  const played = await playWagers({ seed: longSeed('rounds'), count: WAGERS });

  expect(played).toBeGreaterThanOrEqual(WAGERS);
});
