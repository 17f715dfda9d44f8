import { expect, test } from 'vitest';
import { beadPlate, bigRoad, derivedRoad } from './roads.ts';
import type { RoadResult } from './roads.ts';
import { gapsSince, longestStreaks, tally } from './tally.ts';

const NAMES = { b: 'banker', p: 'player', t: 'tie' } as const;
const results = (text: string): readonly RoadResult[] =>
  Array.from(text, (letter) => NAMES[letter as keyof typeof NAMES]);
const places = (placed: readonly { readonly column: number; readonly row: number }[]): readonly string[] =>
  placed.map(({ column, row }) => `${column},${row}`);
const colours = (text: string, road: 'big-eye' | 'small' | 'cockroach'): string =>
  derivedRoad(results(text), road)
    .map(({ mark }) => mark[0])
    .join('');

test('the bead plate fills columns of six', () => {
  expect(places(beadPlate(results('bbpptbpb')))).toEqual(['0,0', '0,1', '0,2', '0,3', '0,4', '0,5', '1,0', '1,1']);
});

test('the big road starts a column with every change and marks ties on the round before', () => {
  const road = bigRoad(results('tbbttpbt'));

  expect(places(road)).toEqual(['0,0', '0,1', '1,0', '2,0']);
  expect(road.map(({ mark }) => [mark.winner, mark.ties])).toEqual([
    ['banker', 0],
    ['banker', 2],
    ['player', 0],
    ['banker', 1],
  ]);
});

test('a long streak turns right on the last row, and the next one turns above it', () => {
  expect(places(bigRoad(results('bbbbbbbb')))).toEqual(['0,0', '0,1', '0,2', '0,3', '0,4', '0,5', '1,5', '2,5']);
  expect(places(bigRoad(results('bbbbbbbbpppppp'))).slice(8)).toEqual(['1,0', '1,1', '1,2', '1,3', '1,4', '2,4']);
});

test('no two marks of a road lie on one place', () => {
  // Streaks of every length up to ten, one after the other and back.
  const lengths = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 1, 11, 7, 7, 7];
  const text = lengths.map((length, index) => (index % 2 === 0 ? 'b' : 'p').repeat(length)).join('');
  const placed = places(bigRoad(results(text)));

  expect(new Set(placed).size).toBe(placed.length);
});

test('derived roads compare columns by their lengths, from the first column that can look back', () => {
  // Columns of 2, 1, 3, 2 and 1 rounds; the colours are worked out by hand from the rule.
  const text = 'bbpbbbppb';

  expect(colours(text, 'big-eye')).toBe('bbrbrb');
  expect(colours(text, 'small')).toBe('rbbbb');
  expect(colours(text, 'cockroach')).toBe('rr');
});

test('a road that chops for ever is red all over, and ties change nothing', () => {
  expect(colours('bpbpbpbp', 'big-eye')).toBe('rrrrrr');
  expect(colours('btpbttpbpbptt', 'big-eye')).toBe(colours('bpbpbpbp', 'big-eye'));
  expect(colours('', 'small')).toBe('');
});

test('tallies, gaps and streaks count what is on the board', () => {
  const shown = results('bbpbbbt');

  expect([...tally(['banker', 'player', 'tie'], shown).values()]).toEqual([5, 1, 1]);
  expect([...gapsSince(['banker', 'player', 'tie'], shown).values()]).toEqual([1, 4, 0]);
  expect(gapsSince([36], [1, 2]).get(36)).toBeUndefined();
  expect(longestStreaks(shown).get('banker')).toBe(3);
});
