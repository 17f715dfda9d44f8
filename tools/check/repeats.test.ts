import { expect, test } from 'vitest';
import { repeatedLists, repeatedRuns } from './repeats.ts';

const SIX = [
  'const paid = sumOf(bets, ({ payout }) => payout);',
  'const staked = sumOf(bets, ({ stake }) => stake);',
  'const won = paid - staked;',
  'if (won > limit) throw new Refusal("limits.win");',
  'const fee = won * RATE;',
  'return won - fee;',
];

const inFile = (path: string, ...lines: readonly string[]) => ({ path, text: lines.join('\n') });

test('six lines that stand in two files are found, whatever their indent and whatever is written between them', () => {
  const again = SIX.flatMap((line) => [`    ${line}`, '', '    // why']);

  expect(repeatedRuns([inFile('a.ts', 'const a = 1;', ...SIX), inFile('b.ts', ...again)])).toEqual([
    'a.ts:2-7 stands again in b.ts:1-16 (6 lines)',
  ]);
});

test('a longer run is one finding, and the longest comes first', () => {
  const seven = [...SIX, 'finish(won);'];
  const others = SIX.map((line) => line.replace('won', 'lost').replaceAll('bets', 'spins'));

  expect(
    repeatedRuns([inFile('a.ts', ...others, 'begin();', ...seven), inFile('b.ts', ...seven, 'end();', ...others)]),
  ).toEqual(['a.ts:8-14 stands again in b.ts:1-7 (7 lines)', 'a.ts:1-6 stands again in b.ts:9-14 (6 lines)']);
});

test('a run that stands twice in one file is found', () => {
  expect(repeatedRuns([inFile('a.ts', ...SIX, 'again();', ...SIX)])).toEqual([
    'a.ts:1-6 stands again in a.ts:8-13 (6 lines)',
  ]);
});

test.each([
  ['five lines', SIX.slice(1)],
  ['names of a list', ['[', "'home',", "'slots',", "'live',", "'sports',", "'fishing',", "'cards',", ']']],
  ['imports', ["import a from 'a';", 'import {', '  b as c,', '  d as e,', "} from 'b';", ...SIX.slice(2)]],
  ['comments', ['/**', ...SIX.map((line) => ` * ${line}`), ' */', ...SIX.map((line) => `// ${line}`)]],
])('%s may stand in two files', (_, lines) => {
  expect(repeatedRuns([inFile('a.ts', ...lines), inFile('b.ts', ...lines)])).toEqual([]);
});

test('lines that repeat themselves at once, as a table does, are one run and no repeat of it', () => {
  const same = Array.from({ length: 9 }, () => 'row(0, 0);');

  expect(repeatedRuns([inFile('a.ts', ...same)])).toEqual([]);
});

test('a list of eight words that stands in two files is found, a shorter one and one in its own file are not', () => {
  const words = ['ASKED', 'SEEN', 'HELD', 'PAID', 'BACK', 'GONE', 'LATE', 'OVER'].map((word) => `  '${word}',`);
  const list = ['const STATES = [', ...words, '];'];

  expect(repeatedLists([inFile('a.ts', ...list), inFile('b.ts', 'const now = [', ...words, '];')])).toEqual([
    'the list at b.ts:2 stands in a.ts too',
  ]);
  expect(repeatedLists([inFile('a.ts', ...list), inFile('b.ts', ...words.slice(1))])).toEqual([]);
  expect(repeatedLists([inFile('a.ts', ...list, ...list)])).toEqual([]);
});
