import { expect, test } from 'vitest';
import { FLAGSHIPS } from './flagships.ts';
import { SHARED_MAX, sharedParts } from './neighbours.ts';
import { slotPlans } from './slots.ts';
import { THEMES } from './theme.ts';

const looks = new Map(THEMES.map(({ id, look }) => [id, look]));
const lookOf = (theme: string) => {
  const look = looks.get(theme);
  if (!look) throw new RangeError(`No theme is called ${theme}.`);
  return look;
};

test('there are twenty-four flagships, each of another theme, and no two share more than two parts of their look', () => {
  const themes = FLAGSHIPS.map(([theme]) => theme);
  const alike = themes.flatMap((one, place) =>
    themes.slice(place + 1).filter((other) => sharedParts(lookOf(one), lookOf(other)) > SHARED_MAX),
  );

  expect(new Set(themes).size).toBe(24);
  expect(alike).toEqual([]);
});

test('no two neighbours of the shipped order share their theme or more than two parts of their look', () => {
  const plans = slotPlans();
  const alike = plans.filter((plan, place) => {
    const before = plans[place - 1];
    if (!before) return false;
    return before.theme === plan.theme || sharedParts(lookOf(before.theme), lookOf(plan.theme)) > SHARED_MAX;
  });

  expect(plans.slice(0, 24).map(({ names }) => names.EN)).toEqual(FLAGSHIPS.map(([, title]) => title));
  expect(alike).toEqual([]);
});

test('every noun and place a title can speak of has a glyph, and the tile of a slot shows what its title says', () => {
  const nouns = THEMES.flatMap(({ id, beings, things, places }) =>
    [...beings, ...things, ...places].map(({ en, glyph }) => ({ id, en, glyph })),
  );
  const glyphs = Map.groupBy(nouns, ({ id }) => id);
  const untrue = slotPlans().filter(({ theme, names, tile }) => {
    const spoken = (glyphs.get(theme) ?? []).filter(({ glyph }) => glyph === tile.motifs[0]);
    const said = names.EN.replaceAll('Wolves', 'Wolf').replaceAll('Calves', 'Calf').replaceAll('Oxen', 'Ox');
    return !spoken.some(
      ({ en }) => said.includes(en.slice(0, -1)) || said.includes(en.replace(/(Man|Mouse|Knife|Sheaf)$/, '')),
    );
  });

  expect(nouns.filter(({ glyph }) => glyph === '')).toEqual([]);
  expect(untrue.map(({ names }) => names.EN)).toEqual([]);
});
