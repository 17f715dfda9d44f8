import { expect, test } from 'vitest';
import { longSeed } from '../../testing/long-seed.ts';
import { storedPath } from './testing/paths.ts';
import { playWagers } from './testing/play-wagers.ts';

const WAGERS = 100_000;

test(`${WAGERS} wagers in any order, with twins, altered twins and undos that come first, end as the oracle says`, async () => {
  const played = await playWagers({ seed: longSeed('rounds'), count: WAGERS, openPath: storedPath });

  expect(played).toBeGreaterThanOrEqual(WAGERS);
});
