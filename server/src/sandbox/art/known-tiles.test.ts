import { expect, test } from 'vitest';
import { sandboxTiles } from '../catalogue/sandbox-catalogue.ts';
import { createKnownTiles } from './known-tiles.ts';

test('the tiles of the catalogue are made once, on a thread, and the loop goes on meanwhile', async () => {
  const known = createKnownTiles();
  let turns = 0;
  const beat = setInterval(() => (turns += 1), 1);

  const [one, other] = await Promise.all([known(), known()]);

  clearInterval(beat);
  expect(one).toBe(other);
  expect(turns).toBeGreaterThan(10);
  expect(one.recipes).toEqual(sandboxTiles());
  expect(one.first.length).toBeGreaterThan(100);
  expect(one.first.every((key) => one.recipes.has(key))).toBe(true);
});
