import { expect, test } from 'vitest';
import { withSearch } from './recent-searches.ts';

test('a search made again moves to the front, and no more than five are remembered', () => {
  expect(withSearch(['hổ', 'rồng'], 'rồng ')).toEqual(['rồng', 'hổ']);
  expect(withSearch(['1a', '2a', '3a', '4a', '5a'], '6a')).toEqual(['6a', '1a', '2a', '3a', '4a']);
});

test('a word typed out replaces its own beginning, and a single letter is not worth remembering', () => {
  expect(withSearch(['drag', 'hổ'], 'Dragon')).toEqual(['Dragon', 'hổ']);
  expect(withSearch(['hổ'], 'd')).toEqual(['hổ']);
});
