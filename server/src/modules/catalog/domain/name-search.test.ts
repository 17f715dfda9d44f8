import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GameFacts } from './facts.ts';
import { createNameSearch } from './name-search.ts';

const gameNamed = (folded: string): GameFacts => ({ folded }) as GameFacts;
const word = fc.string({ unit: fc.constantFrom('a', 'b', ' '), maxLength: 6 });
const names = fc.array(word, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n'));

test('a search finds what a look at every name finds, each game once and in the order of the list', () => {
  fc.assert(
    fc.property(
      fc.array(names, { maxLength: 40 }),
      word.filter((text) => text !== ''),
      (folded, text) => {
        const games = folded.map(gameNamed);

        expect(createNameSearch(games)(text)).toEqual(
          games.filter((game) => game.folded.split('\n').some((name) => name.includes(text))),
        );
      },
    ),
  );
});

test('a long list is searched to its end, with hits far apart', () => {
  const games = Array.from({ length: 5_000 }, (_, place) => gameNamed(`game ${place}\nspiel ${place}`));

  expect(createNameSearch(games)('4999')).toEqual([games[4_999]]);
  expect(createNameSearch(games)('game 1')).toHaveLength(1_111);
});
