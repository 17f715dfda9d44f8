import { parseMoney } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { ANIMALS, withAnimal } from '../number-sets.ts';
import { NORTH_PLAYS, STATION_PLAYS } from '../plays.ts';
import { parseBetText } from './parse.ts';
import { KINDS } from './words.ts';

const said = (text: string): readonly string[] => {
  const result = parseBetText(text);
  if ('fault' in result) return [`${result.fault.code} at ${result.fault.at}`];
  return result.bets.map(({ where, play, content, price }) => {
    const stations = 'count' in where ? `${where.count} ${where.region}` : where.stations.join('+');
    return `${stations}: ${play} ${content} à ${price / 10_000n}`;
  });
};

test.each([
  ['2dmn 01.02dd1', ['2 south: de.head-tail 01,02 à 1000']],
  ['mb 68 b5n', ['1 north: lo.2 68 à 5000']],
  [
    'mb 68b5 dd10 duoi2',
    ['1 north: lo.2 68 à 5000', '1 north: de.head-tail 68 à 10000', '1 north: de.special 68 à 2000'],
  ],
  ['hcm dt 123 xc1; cm 4567 b1', ['hcm+dt: three.head-tail 123 à 1000', 'cm: lo.4 4567 à 1000']],
  ['mb 123 xcdao1', ['1 north: three.head-tail 123,132,213,231,312,321 à 1000']],
  ['mb 112 bdao2', ['1 north: lo.3 112,121,211 à 2000']],
  ['mb 12 34 56 x2 10', ['1 north: xien.2 12,34,56 à 10000']],
  ['mb 12.34.56.78 tr4 1tr', ['1 north: truot.4 12,34,56,78 à 1000000']],
  ['2dmn 12.34 dx1', ['2 south: da.two 12,34 à 1000']],
  ['MB 12,34 Đá 3', ['1 north: da.one 12,34 à 3000']],
  ['mb 12keo15 b1', ['1 north: lo.2 12,13,14,15 à 1000']],
  ['mb 10keo50 b1', ['1 north: lo.2 10,20,30,40,50 à 1000']],
  ['mb 111keo999 b1', ['1 north: lo.3 111,222,333,444,555,666,777,888,999 à 1000']],
  ['mb 12/15keo21 b1', ['1 north: lo.2 12,15,18,21 à 1000']],
  ['mb 111/222..999 b1', ['1 north: lo.3 111,222,333,444,555,666,777,888,999 à 1000']],
  ['mb 5* b1', ['1 north: lo.2 50,51,52,53,54,55,56,57,58,59 à 1000']],
  ['mb *5 b1', ['1 north: lo.2 05,15,25,35,45,55,65,75,85,95 à 1000']],
  ['mb tổng 0 b1', ['1 north: lo.2 00,19,28,37,46,55,64,73,82,91 à 1000']],
  ['mb kép b1', ['1 north: lo.2 00,11,22,33,44,55,66,77,88,99 à 1000']],
  ['mb 123 xc1,5', ['1 north: three.head-tail 123 à 1500']],
  ['mb 68 b2.5n dd1,25tr', ['1 north: lo.2 68 à 2500', '1 north: de.head-tail 68 à 1250000']],
  ['mb 68b5,79b2', ['1 north: lo.2 68 à 5000', '1 north: lo.2 79 à 2000']],
  ['mb 68b1,5,79b2', ['1 north: lo.2 68 à 1500', '1 north: lo.2 79 à 2000']],
  ['mb 68b1,5* b2', ['1 north: lo.2 68 à 1000', '1 north: lo.2 50,51,52,53,54,55,56,57,58,59 à 2000']],
  ['mb giáp tý đầu 1', ['1 north: de.head 00,12,24,36,48,60,72,84,96 à 1000']],
])('%s', (text, expected) => {
  expect(said(text)).toEqual(expected);
});

test.each([
  ['', 'station-expected at 0'],
  ['01.02dd1', 'station-expected at 0'],
  ['mb', 'numbers-expected at 2'],
  ['mb dd1', 'numbers-expected at 3'],
  ['mb 01.02', 'kind-expected at 8'],
  ['mb 01.02 qq1', 'kind-expected at 9'],
  ['mb 01 dd', 'amount-expected at 6'],
  ['mb 01 b1 dd', 'amount-expected at 9'],
  ['mb 01 b0', 'amount-zero at 6'],
  ['mb 01 b0,0', 'amount-zero at 6'],
  ['mb 01.123 b1', 'mixed-lengths at 6'],
  ['mb 01.02.01 b1', 'repeated-number at 9'],
  ['mb 01 xc1', 'wrong-length at 6'],
  ['mb 1234 dd1', 'wrong-length at 8'],
  ['mb 01.02 x3 1', 'too-few-numbers at 9'],
  ['mb 50keo10 b1', 'empty-set at 3'],
  ['mb 12/15keo20 b1', 'empty-set at 3'],
  ['mb 15/12keo21 b1', 'empty-set at 3'],
  ['mb 12.34 dx1', 'stations-for-stones at 9'],
  ['0dmn 01 b1', 'station-expected at 0'],
  ['mb 01 giáp mèo de1', 'kind-expected at 6'],
  ['mb 01 b1 😀', 'numbers-expected at 9'],
])('%s is refused: %s', (text, expected) => {
  expect(said(text)).toEqual([expected]);
});

test.each(['Tý', 'Sửu', 'Dần', 'Mão', 'Thìn', 'Tỵ', 'Ngọ', 'Mùi', 'Thân', 'Dậu', 'Tuất', 'Hợi'].entries().toArray())(
  'animal %i of the years is typed as giáp %s, marked or not, alone or behind other numbers',
  (index, typed) => {
    const plain = ANIMALS[index] as (typeof ANIMALS)[number];
    const numbers = withAnimal(plain);
    const [other = ''] = withAnimal(ANIMALS[(index + 1) % 12] as (typeof ANIMALS)[number]);

    for (const name of [typed, typed.toLowerCase(), plain])
      expect(said(`mb giáp ${name} de1`)).toEqual([`1 north: de.special ${numbers.join(',')} à 1000`]);
    expect(said(`mb ${other} giap ${typed} de1`)).toEqual([
      `1 north: de.special ${[other, ...numbers].toSorted().join(',')} à 1000`,
    ]);
  },
);

test('the snake is also written tị', () => {
  expect(said('mb giáp tị de1')).toEqual(said('mb giáp tỵ de1'));
});

test('every kind of the typed language is a play of the menus', () => {
  const codes = [...NORTH_PLAYS, ...STATION_PLAYS].map(({ code }) => code);
  const meant = KINDS.flatMap(({ plays }) => Object.values(plays));

  expect(meant.filter((code) => !codes.includes(code))).toEqual([]);
});

test('what is typed at 1,000 is a price of 1,000', () => {
  const result = parseBetText('mb 01 b1');

  expect('bets' in result ? result.bets[0]?.price : undefined).toBe(parseMoney('1000'));
});

test('a bet reports the position of its stations in the text', () => {
  const result = parseBetText(' mb 01 b1 b2; 2 đài mn 02 b1, hcm dt 03 b1');

  expect('bets' in result ? result.bets.map(({ where }) => where.at) : result).toEqual([1, 1, 14, 30]);
});
