import { expect, test } from 'vitest';
import { sandboxGames } from '../sandbox-catalogue.ts';

const games = sandboxGames();

test('games that can be opened wear emblems in every hall; the crash game keeps the rocket that flies in it', () => {
  const halls = new Set(['FISH', 'LIVE', 'INHOUSE', 'LOTT', 'ELOTT']);
  const pictures = games.filter(({ row, recipe }) => halls.has(row.category) && recipe.emblem === undefined);

  expect(new Set(pictures.map(({ row }) => row.modelId))).toEqual(new Set(['crash']));
});

test('two neighbours of a hall are never of the same metal in the same setting', () => {
  const twins = games.flatMap(({ row, recipe }, place) => {
    const before = games[place - 1];
    if (row.category === 'RNG' || row.classify === 'SLOT' || before?.row.vendor !== row.vendor) return [];
    const [one, two] = [before.recipe.emblem, recipe.emblem];
    return one && two && one.metal === two.metal && one.setting === two.setting ? [row.names.EN] : [];
  });

  expect(twins).toEqual([]);
});

test('a title that speaks of a colour shows it: the pink lotus is a lotus, and pink', () => {
  const lotus = games.find(({ row }) => row.names.EN === 'Pink Lotus');

  expect(lotus?.recipe.motifs[0]).toBe('lotus');
  expect(lotus?.recipe.emblem?.metal).toBe('candy');
});
