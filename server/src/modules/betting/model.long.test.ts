import { expect, test } from 'vitest';
import { longSeed } from '../../testing/long-seed.ts';
import { rulesPath, storedPath } from './testing/paths.ts';
import { playWagers } from './testing/play-wagers.ts';

const WAGERS = 100_000;

test.each([
  ['the stored functions', storedPath],
  ['the rules', rulesPath],
])(
  `${WAGERS} wagers in any order, with twins, altered twins and undos that come first, end as the oracle says: %s`,
  async (_name, openPath) => {
    const played = await playWagers({ seed: longSeed('rounds'), count: WAGERS, openPath });

    expect(played).toBeGreaterThanOrEqual(WAGERS);
  },
);
