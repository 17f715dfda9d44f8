import { expect, test } from 'vitest';
import { storedPath } from './testing/paths.ts';
import { playWagers } from './testing/play-wagers.ts';

/** A hundred thousand are played by `npm test -- long`. */
const WAGERS = 8_000;

test(
  `${WAGERS} wagers in any order, with twins, altered twins and undos that come first, end as the oracle says`,
  { timeout: 240_000 },
  async () => {
    expect(await playWagers({ seed: 'rounds', count: WAGERS, openPath: storedPath })).toBeGreaterThanOrEqual(WAGERS);
  },
);
