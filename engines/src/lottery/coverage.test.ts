import { expect, test } from 'vitest';
import { coverageOf } from './coverage.ts';
import { gameOf, playOf } from './games.ts';
import type { PrizeMode } from './price.ts';

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
