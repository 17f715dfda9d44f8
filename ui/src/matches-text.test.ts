import { expect, test } from 'vitest';
import { matchesText } from './matches-text.ts';

test('a search finds words in any order, without marks and capitals', () => {
  expect(matchesText('Việt Nam +84', 'viet 84')).toBe(true);
  expect(matchesText('Đồng Nai', 'dong')).toBe(true);
  expect(matchesText('Thailand +66', 'viet')).toBe(false);
});

test('an empty query finds everything', () => {
  expect(matchesText('Laos', '  ')).toBe(true);
});
