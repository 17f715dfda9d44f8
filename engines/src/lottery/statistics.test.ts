import { expect, test } from 'vitest';
import { beadRoad, bigRoad } from './roads.ts';
import { coldest, gapTable, hottest, seenAt, seenTails, trend } from './statistics.ts';

// Newest first.
const BOARDS = ['7', '3', '3', '1', '7', '2'].map((digit) => [digit, '0']);

test('a gap is the issues since a symbol was seen, and the longest wait is kept', () => {
  const table = gapTable(BOARDS, ['7', '3', '2', '9'], seenAt(0), [3, 6]);

  expect(table).toEqual([
    { symbol: '7', gap: 0, longestGap: 3, counts: { 3: 1, 6: 2 } },
    { symbol: '3', gap: 1, longestGap: 3, counts: { 3: 2, 6: 2 } },
    { symbol: '2', gap: 5, longestGap: 5, counts: { 3: 0, 6: 1 } },
    { symbol: '9', gap: 6, longestGap: 6, counts: { 3: 0, 6: 0 } },
  ]);
  expect(hottest(table, 3).map(({ symbol }) => symbol)).toEqual(['3', '7', '2', '9']);
  expect(coldest(table).map(({ symbol }) => symbol)).toEqual(['9', '2', '3', '7']);
});

test('tails that occur twice on a board count twice', () => {
  const [record] = gapTable([['12368', '9968', '70']], ['68'], seenTails, [30]);

  expect(record).toEqual({ symbol: '68', gap: 0, longestGap: 0, counts: { 30: 2 } });
});

test('without boards nothing was seen', () => {
  expect(gapTable([], ['1'], seenAt(0), [30])).toEqual([{ symbol: '1', gap: 0, longestGap: 0, counts: { 30: 0 } }]);
});

test('a trend line counts what is missing until it is seen', () => {
  expect(trend(BOARDS.toReversed().slice(0, 3), ['7', '1'], seenAt(0))).toEqual([
    [{ missing: 1 }, { missing: 1 }],
    [{ seen: 1 }, { missing: 2 }],
    [{ missing: 1 }, { seen: 1 }],
  ]);
});

const drawn = (results: string): readonly string[] =>
  bigRoad([...results], 't').map(
    ({ column, row, result, ties }) => `${result}${column}${row}${ties === 0 ? '' : `+${ties}`}`,
  );

test('equal results go down the big road, others begin a column, ties stay with the cell before', () => {
  expect(drawn('tbbstsb')).toEqual(['b00', 'b01', 's10+1', 's11', 'b20']);
});

test('a column that meets the bottom goes on to the right, and the next one begins beside its start', () => {
  expect(drawn('bbbbbbbbs')).toEqual(['b00', 'b01', 'b02', 'b03', 'b04', 'b05', 'b15', 'b25', 's10']);
});

test('a column that meets the tail of another turns above it and does not come down again', () => {
  expect(drawn('bbbbbbbsssssss').slice(7)).toEqual(['s10', 's11', 's12', 's13', 's14', 's24', 's34']);
});

test('the bead road is six rows high', () => {
  expect(beadRoad(['b', 's', 'b', 's', 'b', 's', 'b']).at(-1)).toEqual({ column: 1, row: 0, result: 'b', ties: 0 });
});
