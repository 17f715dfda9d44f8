import { describe, expect, test } from 'vitest';
import { percentText } from '../maths/fraction.ts';
import type { Fraction } from '../maths/fraction.ts';
import { meanReturn } from '../maths/payout.ts';
import { goodnessOfFit } from '../statistics/p-values.ts';
import { countRounds, fairWords } from '../testing/fair-words.ts';
import { BAU_CUA, BAU_CUA_CASES, bauCuaReturn, PICTURES, shakeBauCua } from './bau-cua.ts';
import {
  dealDragonTiger,
  DRAGON_TIGER,
  DRAGON_TIGER_BETS,
  DRAGON_TIGER_ELEVEN,
  dragonTigerCases,
  dragonTigerReturn,
  dragonTigerWinner,
} from './dragon-tiger.ts';
import type { DragonTigerBet } from './dragon-tiger.ts';
import {
  AMERICAN_ROULETTE,
  FRENCH_ROULETTE,
  ROULETTE,
  rouletteCases,
  rouletteReturn,
  spinRoulette,
} from './roulette.ts';
import type { RouletteRules } from './roulette.ts';
import { rouletteLayout } from './roulette-layout.ts';
import { DICE_CASES, rollSicBo, SIC_BO, SIC_BO_BETS, sicBoReturn, TAI_XIU, totalOf } from './sic-bo.ts';
import type { SicBoRules } from './sic-bo.ts';
import { shakeXocDia, XOC_DIA, XOC_DIA_BETS, XOC_DIA_CASES, xocDiaReturn } from './xoc-dia.ts';

/** Counts against exact chances, in the order of the keys. */
const fits = (counts: ReadonlyMap<string, number>, chances: Readonly<Record<string, number>>): number =>
  goodnessOfFit(
    Object.keys(chances).map((key) => counts.get(key) ?? 0),
    Object.values(chances),
  );
const percent = (value: Fraction, places = 2): string => percentText(value, places);

describe('dragon–tiger', () => {
  const cases = dragonTigerCases(8);
  const exact = (bet: DragonTigerBet, rules = DRAGON_TIGER): Fraction =>
    meanReturn(cases, (cards) => dragonTigerReturn(rules, cards, bet));

  test('ties come 31 times in 415, and the returns are the published ones', () => {
    expect(meanReturn(cases, (cards) => ({ n: dragonTigerWinner(cards) === 'tie' ? 1n : 0n, d: 1n }))).toEqual({
      n: 31n,
      d: 415n,
    });
    expect(percent(exact('dragon'), 4)).toBe('96.2651');
    expect(percent(exact('tiger'), 4)).toBe('96.2651');
    expect(percent(exact('tie'))).toBe('67.23');
    expect(percent(exact('tie', DRAGON_TIGER_ELEVEN))).toBe('89.64');
    expect(percent(exact('suited-tie'))).toBe('86.02');
  });

  test('every bet on one card loses on a seven and returns 92.31 %', () => {
    const sides = DRAGON_TIGER_BETS.filter((bet) => bet.includes('-') && bet !== 'suited-tie');

    expect(sides).toHaveLength(8);
    expect(new Set(sides.map((bet) => percent(exact(bet))))).toEqual(new Set(['92.31']));
  });

  test('cards dealt from fair words follow the exact chances', () => {
    const words = fairWords('dragon tiger');
    const counts = countRounds(10_000, () => dragonTigerWinner(dealDragonTiger(words, DRAGON_TIGER)));

    expect(fits(counts, { dragon: 192 / 415, tiger: 192 / 415, tie: 31 / 415 })).toBeGreaterThan(0.001);
  });
});

describe('roulette', () => {
  const returnsOf = (rules: RouletteRules): ReadonlyMap<string, Fraction> =>
    new Map(
      [...rouletteLayout(rules.zeros).keys()].map((bet) => [
        bet,
        meanReturn(rouletteCases(rules), (pocket) => rouletteReturn(rules, pocket, bet)),
      ]),
    );

  test('with one zero each of the 157 bets of the cloth returns 36 of 37', () => {
    const returns = returnsOf(ROULETTE);

    expect(returns.size).toBe(157);
    expect(new Set(returns.values().map((value) => percent(value, 4)))).toEqual(new Set(['97.2973']));
    expect(returns.get('first-four:0-1-2-3')).toEqual({ n: 36n, d: 37n });
  });

  test('with two zeros all return 94.7368 % but the five numbers, 92.1053 %', () => {
    const returns = returnsOf(AMERICAN_ROULETTE);
    const others = [...returns].filter(([bet]) => !bet.startsWith('first-five')).map(([, value]) => percent(value, 4));

    expect(new Set(others)).toEqual(new Set(['94.7368']));
    expect(percent(returns.get('first-five:0-00-1-2-3') ?? { n: 0n, d: 1n }, 4)).toBe('92.1053');
  });

  test('where zero gives half back, bets at even money return 98.6486 % and no others', () => {
    const returns = returnsOf(FRENCH_ROULETTE);
    const better = [...returns].filter(([, value]) => percent(value, 4) === '98.6486').map(([bet]) => bet);

    expect(better).toEqual(['red', 'black', 'odd', 'even', 'low', 'high']);
  });

  test('a bet that is not on the cloth is refused', () => {
    for (const bet of ['split:1-5', 'straight:37', 'straight:00', 'first-five:0-00-1-2-3', 'purple', ''])
      expect(() => rouletteReturn(ROULETTE, 1, bet)).toThrow(RangeError);
  });

  test('every pocket comes equally often', () => {
    const words = fairWords('roulette');
    const counts = countRounds(18_500, () => spinRoulette(words, ROULETTE));
    const chances = Object.fromEntries(Array.from({ length: 37 }, (_, pocket) => [pocket, 1 / 37]));

    expect(fits(counts, chances)).toBeGreaterThan(0.001);
  });
});

describe('sic bo', () => {
  const exact = (bet: string, rules: SicBoRules = SIC_BO): string =>
    percent(meanReturn(DICE_CASES, (dice) => sicBoReturn(rules, dice, bet)));

  test.each([
    ['small', '97.22'],
    ['big', '97.22'],
    ['odd', '97.22'],
    ['even', '97.22'],
    ['total:4', '84.72'],
    ['total:17', '84.72'],
    ['total:5', '86.11'],
    ['total:16', '86.11'],
    ['total:6', '83.33'],
    ['total:15', '83.33'],
    ['total:7', '90.28'],
    ['total:14', '90.28'],
    ['total:8', '87.50'],
    ['total:13', '87.50'],
    ['total:9', '81.02'],
    ['total:12', '81.02'],
    ['total:10', '87.50'],
    ['total:11', '87.50'],
    ['single:1', '92.13'],
    ['double:6', '81.48'],
    ['pair:2-5', '83.33'],
    ['any-triple', '86.11'],
    ['triple:3', '83.80'],
  ])('%s returns %s %% as published', (bet, percentage) => {
    expect(exact(bet)).toBe(percentage);
  });

  test('three on a single number at 12 to 1 returns 96.30 %, and equal kinds of bets return the same', () => {
    expect(exact('single:4', { ...SIC_BO, pays: { ...SIC_BO.pays, single: ['1', '2', '12'] } })).toBe('96.30');
    for (const kind of ['single', 'double', 'triple', 'pair'])
      expect(new Set(SIC_BO_BETS.filter((bet) => bet.startsWith(kind)).map((bet) => exact(bet))).size).toBe(1);
    expect(SIC_BO_BETS).toHaveLength(52);
  });

  test('in tài xỉu triples count, and the house keeps its part of the win', () => {
    expect(['small', 'big', 'odd', 'even'].map((bet) => exact(bet, TAI_XIU))).toEqual([
      '98.00',
      '98.00',
      '98.00',
      '98.00',
    ]);
  });

  test('a bet that does not exist is refused', () => {
    for (const bet of ['total:3', 'total:18', 'single:7', 'pair:5-2', 'pair:3-3', 'medium'])
      expect(() => sicBoReturn(SIC_BO, [1, 2, 3], bet)).toThrow(RangeError);
  });

  test('totals of fair dice follow the exact chances', () => {
    const words = fairWords('sic bo');
    const counts = countRounds(10_000, () => totalOf(rollSicBo(words, SIC_BO)));
    const chances: Record<string, number> = {};
    for (const { result } of DICE_CASES) chances[totalOf(result)] = (chances[totalOf(result)] ?? 0) + 1 / 216;

    expect(fits(counts, chances)).toBeGreaterThan(0.001);
  });
});

describe('bầu cua and xóc đĩa', () => {
  test('every picture returns 92.1296 %', () => {
    const returns = PICTURES.map((bet) =>
      percent(
        meanReturn(BAU_CUA_CASES, (shown) => bauCuaReturn(BAU_CUA, shown, bet)),
        4,
      ),
    );

    expect(new Set(returns)).toEqual(new Set(['92.1296']));
  });

  test('the discs return what the card says', () => {
    const returns = XOC_DIA_BETS.map((bet) =>
      percent(
        meanReturn(XOC_DIA_CASES, (discs) => xocDiaReturn(XOC_DIA, discs, bet)),
        3,
      ),
    );

    expect(returns).toEqual(['99.000', '99.000', '96.875', '96.875', '97.500', '97.500', '96.750']);
  });

  test('pictures and discs come equally often', () => {
    const words = fairWords('pictures and discs');
    const pictures = countRounds(10_800, () => shakeBauCua(words, BAU_CUA).join());
    const discs = countRounds(8_000, () => shakeXocDia(words, XOC_DIA).join());

    expect(
      fits(pictures, Object.fromEntries(BAU_CUA_CASES.map(({ result }) => [result.join(), 1 / 216]))),
    ).toBeGreaterThan(0.001);
    expect(fits(discs, Object.fromEntries(XOC_DIA_CASES.map(({ result }) => [result.join(), 1 / 16])))).toBeGreaterThan(
      0.001,
    );
  });
});
