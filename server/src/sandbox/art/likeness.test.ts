import { expect, test } from 'vitest';
import { FLAGSHIPS } from '../catalogue/flagships.ts';
import { sandboxTiles } from '../catalogue/sandbox-catalogue.ts';
import { composeTile } from './compose-tile.ts';
import { distanceOf, impressionOf } from './likeness.ts';

/** Nearer than this and two tiles are taken for one game; neighbours are seen at one glance and must be further apart. */
const FLAGSHIPS_APART = 0.22;
const NEIGHBOURS_APART = 0.3;
/** A page of the lobby as it is first seen. */
const SHOWN = 40;

const recipes = [...sandboxTiles().values()].slice(0, SHOWN);
const impressions = await Promise.all(recipes.map(async (recipe) => impressionOf(await composeTile(recipe))));

test('the checker sees a tile in another light as nearly the same, and takes none for itself', async () => {
  const [first] = recipes;
  const [impression] = impressions;
  if (!first || !impression) throw new RangeError('There are no tiles.');
  const dimmed = await impressionOf(await composeTile({ ...first, hue: first.hue + 3 }));

  expect(distanceOf(impression, impression)).toBe(0);
  expect(distanceOf(impression, dimmed)).toBeLessThan(FLAGSHIPS_APART / 2);
});

test('no two flagships look alike, and no two neighbours of the first page', () => {
  const titles = FLAGSHIPS.map(([, title]) => title);
  const twins = titles.flatMap((title, place) =>
    titles.slice(place + 1).flatMap((other, further) => {
      const [one, two] = [impressions[place], impressions[place + 1 + further]];
      return one && two && distanceOf(one, two) < FLAGSHIPS_APART ? [`${title} / ${other}`] : [];
    }),
  );
  const near = impressions.flatMap((impression, place) => {
    const before = impressions[place - 1];
    return before && distanceOf(before, impression) < NEIGHBOURS_APART ? [place] : [];
  });

  expect(twins).toEqual([]);
  expect(near).toEqual([]);
});
