import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coverageOf, COVERS_LITTLE, coverPerBet } from './coverage.ts';
import type { Coverage } from './coverage.ts';
import { effortOf, range, TooMuchEffort } from './counting.ts';
import type { Entry } from './entry.ts';
import { familyOf, FAMILIES } from './families.ts';
import type { Family, FamilyCode } from './families.ts';
import { gameOf, playOf } from './games.ts';
import { singles } from './picking/sets.ts';
import { definePlay } from './play.ts';
import type { Play } from './play.ts';
import type { PrizeMode } from './price.ts';
import { boardsOf } from './testing/boards.ts';
import { listedCoverage } from './testing/listed-coverage.ts';
import { win } from './wins.ts';

const shareOf = (code: string, mode: PrizeMode, playCode: string, ...contents: readonly string[]) => {
  const game = gameOf(code);
  const play = game && playOf(game, mode, playCode);
  if (play === undefined) throw new Error(`${code} has no ${playCode}.`);
  const entries = contents.map((content) => {
    const read = play.read(content);
    if ('fault' in read) throw new Error(`${content} is no bet: ${read.fault.code}.`);
    return read.entry;
  });
  return coverageOf(play, entries).map(({ covered, outcomes }) => Math.round((1_000 * covered) / outcomes));
};

const DIGITS = '0,1,2,3,4,5,6,7,8,9';

test.each([
  ['SSC1M', 'Elott', 'position.pick', ['0,1,2,3,4,5,6,7||||'], [800]],
  // Places say nothing about each other.
  ['SSC1M', 'Elott', 'position.pick', ['0,1,2,3,4,5,6|5,6,7,8,9|||'], [700, 500]],
  ['SSC1M', 'Elott', 'position.pick', ['0,1,2,3||||', '4,5,6,7,8||||'], [900]],
  ['SSC1M', 'ZY', 'position.sides', ['big,small||||'], [1_000]],
  ['SSC1M', 'ZY', 'position.sides', ['big,odd||||'], [700]],
  ['SSC1M', 'ZY', 'position.sides', ['big|big|||'], [500, 500]],
  ['SSC1M', 'Elott', 'front3.direct', [`${DIGITS}|${DIGITS}|0,1,2,3,4,5,6`], [700]],
  ['SSC1M', 'Elott', 'front3.direct', [`${DIGITS}|${DIGITS}|0,1,2,3,4,5,6`, '9|9|9'], [701]],
  ['K3_1M', 'Elott', 'sum.value', ['8,9,10,11,12,13'], [676]],
  ['PK10_1M', 'Elott', 'top1.direct', ['01,02,03,04,05,06,07,08'], [800]],
  // One of two numbers of eleven is among the five: what both cover is counted once.
  ['C11X5_1M', 'Elott', 'any1.pick', ['01,02'], [727]],
  ['MB1M', 'Elott', 'lo.2', ['01,02'], [0]],
] as const)('%s %s %s covers so many thousandths of its outcomes: %s', (code, mode, play, contents, shares) => {
  expect(shareOf(code, mode, play, ...contents)).toEqual(shares);
});

test('bets that cannot cover much are not looked at one by one', () => {
  expect(shareOf('SSC1M', 'Elott', 'five.direct', '1|2|3|4|5')).toEqual([0]);
  expect(shareOf('TOTO649', 'SEA', 'six.system', '01,02,03,04,05,06')).toEqual([0]);
});

/** Entries as wide as rows allow: narrow ones cover too little to be looked at. Typed rows hold lines that win somewhere. */
const wideEntriesOf = (play: Play, { layout }: Family): fc.Arbitrary<Entry> =>
  fc
    .tuple(
      ...play.shape.rows.map(({ symbols, min, max }) =>
        typeof symbols === 'function'
          ? fc
              .array(boardsOf(layout), { minLength: 1, maxLength: 6 })
              .map((some) => [...new Set(some.flatMap((board) => play.winsOn(board).map(([line]) => line)))].toSorted())
          : fc.boolean().chain((isWide) => {
              const minLength = isWide ? Math.max(min, Math.min(max, symbols.length - 2)) : min;
              return fc.subarray([...symbols], { minLength, maxLength: max });
            }),
      ),
    )
    // What is a banker is no other.
    .map((entry) =>
      play.shape.fault === undefined
        ? entry
        : entry.map((row, at) => (at === 0 ? row : row.filter((symbol) => !entry[0]?.includes(symbol)))),
    );

const isBet = (play: Play, entry: Entry): boolean =>
  entry.every((row, index) => row.length >= (play.shape.rows[index]?.min ?? 0)) && play.bets(entry) > 0;

/** Listing takes long: large plays are held against it a few times only. */
const BETS_COMPARED_MAX = 10_000;
const runsOf = ({ code }: Play): number => (/^(?:five\.(?:direct|typed|combo)|top5\.)/.test(code) ? 1 : 3);
/** P5 offers plays of SSC, and Hanoi and Yeekee are played the Thai way. */
const SAME_PLAYS: readonly FamilyCode[] = ['P5', 'HANOI', 'YEEKEE'];

const CODES = (Object.keys(FAMILIES) as FamilyCode[]).filter((code) => !SAME_PLAYS.includes(code));

test.each(CODES)('what entries cover is counted as if every bet and outcome of %s were listed', (code) => {
  const family = familyOf(code);
  for (const play of [...family.plays, ...(family.sided ?? [])])
    fc.assert(
      fc.property(fc.array(wideEntriesOf(play, family), { minLength: 1, maxLength: 4 }), (entries) => {
        const bets = entries.reduce((sum, entry) => sum + play.bets(entry), 0);
        if (bets > BETS_COMPARED_MAX || !entries.every((entry) => isBet(play, entry))) return;
        // Bets that cannot cover much are only reported as such.
        const isLittle = bets * coverPerBet(play) <= COVERS_LITTLE;
        const told = (coverages: readonly Coverage[]): readonly unknown[] =>
          isLittle
            ? [coverages.every(({ covered, outcomes }) => covered <= COVERS_LITTLE * outcomes)]
            : coverages.map(({ covered, outcomes, bets: own }) => [(covered / outcomes).toFixed(12), own]);
        expect([play.code, told(coverageOf(play, entries))]).toEqual([play.code, told(listedCoverage(play, entries))]);
      }),
      { numRuns: runsOf(play), seed: 11, endOnFailure: true },
    );
});

const stepsOf = (code: string, mode: PrizeMode, playCode: string, entries: readonly Entry[]): number => {
  const game = gameOf(code);
  const play = game && playOf(game, mode, playCode);
  if (play === undefined) throw new Error(`${code} has no ${playCode}.`);
  const effort = effortOf(Infinity);
  coverageOf(play, entries, effort);
  return effort.spent();
};

test('a hundred thousand bets in one line are counted in a few steps', () => {
  const all = [...DIGITS.split(',')];
  const cars = range(1, 10).map((car) => String(car).padStart(2, '0'));

  expect(stepsOf('SSC1M', 'Elott', 'five.direct', [[all, all, all, all, all]])).toBeLessThan(100);
  expect(stepsOf('SSC1M', 'Elott', 'five.combo', [[all, all, all, all, all]])).toBeLessThan(100);
  expect(stepsOf('SSC1M', 'Elott', 'any4.direct', [[all, all, all, all, all]])).toBeLessThan(1_000);
  expect(stepsOf('PK10_1M', 'Elott', 'top5.direct', [[cars, cars, cars, cars, cars]])).toBeLessThan(10_000);
  const twenty = range(0, 19).map((number) => String(number).padStart(2, '0'));
  expect(stepsOf('MB1M', 'Elott', 'truot.10', [[twenty]])).toBeLessThan(100);
});

test('a hundred lines of a hundred thousand bets that differ are counted in as many steps as there are numbers', () => {
  const all = [...DIGITS.split(',')];
  const lines = range(0, 99).map((line) =>
    range(0, 4).map((place) => all.filter((_, digit) => (line * 7 + place * 3 + digit * digit) % 10 > 1)),
  );

  expect(stepsOf('SSC1M', 'Elott', 'five.direct', lines)).toBeLessThan(120_000);
});

test('more steps than allowed end the count', () => {
  const all = [...DIGITS.split(',')];
  const game = gameOf('SSC1M');
  const play = game && playOf(game, 'Elott', 'five.direct');
  if (play === undefined) throw new Error('There is no five.direct.');

  expect(() => coverageOf(play, [[all, all, all, all, all]], effortOf(10))).toThrow(TooMuchEffort);
});

test('the bets of an entry are counted once, however often they are asked for', () => {
  let counted = 0;
  const shape = singles({ symbols: DIGITS.split(',') });
  const play = definePlay<string>({
    code: 'test.pick',
    shape: {
      ...shape,
      count: (entry) => {
        counted += 1;
        return shape.count(entry);
      },
    },
    looks: (board) => board,
    space: () => DIGITS.split(','),
    wins: win,
  });

  const read = play.read('1,2,3,4,5,6,7,8');
  if ('fault' in read) throw new Error('Digits can be picked.');
  play.bets(read.entry);
  play.stakes(read.entry);
  coverageOf(play, [read.entry]);

  expect(counted).toBe(1);
});
