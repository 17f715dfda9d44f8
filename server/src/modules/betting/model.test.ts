import { expect, test } from 'vitest';
import { rulesPath, storedPath } from './testing/paths.ts';
import { playWagers } from './testing/play-wagers.ts';

/** A hundred thousand are played by `npm test -- long`. */
const WAGERS = 5_000;

test.each([
  ['the stored functions', storedPath],
  ['the rules', rulesPath],
])(
  `${WAGERS} wagers in any order, with twins, altered twins and undos that come first, end as the oracle says: %s`,
  { timeout: 240_000 },
  async (_name, openPath) => {
    expect(await playWagers({ seed: 'rounds', count: WAGERS, openPath })).toBeGreaterThanOrEqual(WAGERS);
  },
);
