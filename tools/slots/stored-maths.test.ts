import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { RECIPES } from '../../engines/src/slots/family/recipes.ts';
import { makeModel } from '../../engines/src/slots/family/models.ts';
import { EXACT_DESIGNS } from '../../engines/src/slots/games/exact-designs.ts';
import { makeExactGame } from '../../engines/src/slots/games/make.ts';
import { STUDIO_GAMES } from '../../engines/src/slots/games.ts';
import { mathematicsOf } from '../../engines/src/slots/mathematics.ts';
import { ROOT } from '../process/command.ts';
import { linesOf, STORED_MATHS, textOfRows } from './stored-maths.ts';

const textOf = (name: keyof typeof STORED_MATHS): string => readFileSync(join(ROOT, STORED_MATHS[name].path), 'utf8');
const games = linesOf(textOf('games'));
const EXACT = STUDIO_GAMES.filter((game) => game.method === 'exact');
const models = linesOf(textOf('family'));

test.each(Object.keys(STORED_MATHS) as (keyof typeof STORED_MATHS)[])('%s has one row a line', (name) => {
  const text = textOf(name);

  expect(textOfRows(linesOf(text))).toBe(text);
});

test.each(EXACT)('the figures stored of $definition.id are those of its definition, to the last byte', (game) => {
  expect(JSON.stringify(mathematicsOf(game.definition))).toBe(JSON.stringify(game.mathematics));
});

/** Tuning pays to a return takes its time: these are soon done, and `npm run slots -- check` makes them all. */
const QUICK_GAMES = ['lotus20', 'tiger243', 'gem9', 'classic3', 'wheel-bonus', 'dragon-lake'];
const QUICK_MECHANICS = ['lines', 'expanding', 'wheel', 'pick'];

test.each(QUICK_GAMES)('what is stored of %s is what its design gives, to the last byte', (id) => {
  const row = STUDIO_GAMES.findIndex(({ definition }) => definition.id === id);
  const design = EXACT_DESIGNS[row];

  expect(design && JSON.stringify(makeExactGame(design))).toBe(games[row]);
});

test.each(QUICK_MECHANICS)('what is stored of the family’s first model of %s is what its recipe gives', (mechanic) => {
  const row = RECIPES.findIndex((recipe) => recipe.mechanic === mechanic);
  const recipe = RECIPES[row];

  expect(recipe && JSON.stringify(makeModel(recipe))).toBe(models[row]);
});
