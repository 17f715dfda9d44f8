import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = import.meta.dirname;

/** Classes a game styles wherever they stand: a selector begins with them. */
const stylesOf = (file: string): readonly string[] => {
  const text = readFileSync(join(FOLDER, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const selectors = [...text.matchAll(/(?<list>[^{}]+)\{/g)].flatMap(({ groups }) =>
    (groups?.['list'] ?? '').split(','),
  );
  return selectors.flatMap((selector) => /^\s*\.(?<name>[a-z][\w-]*)/.exec(selector)?.groups?.['name'] ?? []);
};

/** Of the frame around every game. */
const SHARED = new Set(['shell']);

// All games come in one style sheet: what one of them styles everywhere, it styles in the others too.
test('no class is styled by two games', () => {
  const games = new Map<string, Set<string>>();
  for (const file of globSync('*/**/*.css', { cwd: FOLDER })) {
    const [game = ''] = file.split(sep);
    const known = games.get(game) ?? new Set();
    for (const name of stylesOf(file)) if (!SHARED.has(name)) known.add(name);
    games.set(game, known);
  }
  expect(games.size).toBeGreaterThan(5);

  const twice = [...games].flatMap(([game, names]) =>
    [...games].flatMap(([other, others]) =>
      game < other ? [...names].filter((name) => others.has(name)).map((name) => `${name}: ${game}, ${other}`) : [],
    ),
  );
  expect(twice).toEqual([]);
});
