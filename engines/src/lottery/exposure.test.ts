import { parseMoney } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { choose, ways } from './counting.ts';
import type { Entry } from './entry.ts';
import { liabilitiesOf } from './exposure.ts';
import { familyOf } from './families.ts';
import type { FamilyCode } from './families.ts';
import { oddsAt } from './price.ts';
import { floorOf, ratio } from './ratio.ts';
import { cardOdds, MALAYSIA_4D } from './sea/cards.ts';

test('each number of an entry is owed what it would bring', () => {
  const [sum] = familyOf('K3').plays;
  const direct = familyOf('3D').plays.find(({ code }) => code === 'three.direct');
  if (sum === undefined || direct === undefined) throw new Error('Dice have sums and three digits an order.');

  expect([...liabilitiesOf(sum, [['3', '10']], oddsAt(sum, 2000), parseMoney('2'))]).toEqual([
    ['3', parseMoney('432')],
    ['10', parseMoney('16')],
  ]);
  expect([...liabilitiesOf(direct, [['1'], ['2', '3'], ['4']], oddsAt(direct, 1800), parseMoney('2'))]).toEqual([
    ['124', parseMoney('1800')],
    ['134', parseMoney('1800')],
  ]);
});

test('a bet that can win in several tiers is owed its own best one, not that of other bets', () => {
  const owed = (family: FamilyCode, code: string, entry: Entry): readonly bigint[] => {
    const play = [...familyOf(family).plays].find((one) => one.code === code);
    if (play === undefined) throw new Error(`${family} has no ${code}.`);
    const odds = family === '4D' ? cardOdds(MALAYSIA_4D, code) : oddsAt(play, 2000);
    return [...liabilitiesOf(play, entry, odds ?? new Map(), parseMoney('1'))].map(([, amount]) => amount);
  };

  expect(owed('SSC', 'duel.pair', [['dragon', 'tie'], ...Array.from({ length: 9 }, () => [])])).toEqual([
    22_222n,
    parseMoney('10'),
  ]);
  expect(owed('THAI', 'top3.mixed', [['112', '123']])).toEqual([3_333_333n, 1_666_666n]);
  expect(owed('4D', 'big.shared-box', [['1112', '1234']])).toEqual([parseMoney('625'), parseMoney('105')]);
  expect(owed('KL8', 'ticket.2', [['01', '02']])).toEqual([83_157n]);
});

test('a pair of đá is owed a whole prize at the odds of so many picked numbers', () => {
  const play = familyOf('VN_NORTH').plays.find(({ code }) => code === 'da.one');
  if (play === undefined) throw new Error('The north has đá.');
  const odds = oddsAt(play, 2000);
  const price = parseMoney('1');

  for (const picked of [
    ['00', '01'],
    ['00', '01', '02'],
  ])
    expect([...liabilitiesOf(play, [picked], odds, price)]).toEqual(
      [...play.shape.lines([picked])].map((line) => [
        line,
        floorOf(price * 2n, odds.get(`pick${picked.length}`) ?? ratio(0)),
      ]),
    );
});

test('bets are counted exactly, in numbers and beyond what numbers count one by one', () => {
  for (let size = 0; size <= 80; size += 1)
    for (let taken = -1; taken <= size + 1; taken += 1) expect(ways(size, taken)).toBe(Number(choose(size, taken)));
});
