import { expect, test } from 'vitest';
import { playWagers } from './testing/play-wagers.ts';

/** A hundred thousand are played by `npm test -- long`. */
const WAGERS = 5_000;

test(
  `${WAGERS} wagers in any order, with twins, altered twins and undos that come first, end as the oracle says`,
  { timeout: 240_000 },
  async () => {
    expect(await playWagers({ seed: 'rounds', count: WAGERS })).toBeGreaterThanOrEqual(WAGERS);
  },
);
