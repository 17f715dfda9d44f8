import { expect, test } from 'vitest';
import { sandboxCatalogue } from '../../../sandbox/index.ts';
import { simulatorRows } from './rows.ts';

test('the games of the simulated vendor show a tile that the sandbox can draw', () => {
  const drawn = new Set(sandboxCatalogue().games.map(({ pictureKey }) => pictureKey));

  expect(simulatorRows.games.filter(({ pictureKey }) => !drawn.has(pictureKey))).toEqual([]);
});
