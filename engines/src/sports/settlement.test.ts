import { expect, test } from 'vitest';
import { fraction, multiply } from '../maths/fraction.ts';
import { cashOutValue, expectedFactor, partialValue } from './cash-out.ts';
import { overUnder, settleGoals } from './goal-markets.ts';
import { KICK_OFF } from './intensity.ts';
import { lineText, marketText } from './market.ts';
import type { Halves, Selection } from './market.ts';
import { isStakeToWin, oddsText, parseOdds, profitOf, riskOf } from './odds-formats.ts';
import { resultOf, VOID_RESULT } from './outcome.ts';
import { legFactor, linePayout, systemPayout } from './payout.ts';
import { scoreGrid } from './score-grid.ts';
import { systemLines, systemsOf } from './systems.ts';
import { pick } from './testing/pick.ts';

const ended = (home: number, away: number): Halves => ({ h1: 0, a1: 0, h2: home, a2: away });
const at = (selection: Selection, home: number, away: number) => settleGoals(selection, { halves: ended(home, away) });
const units = (amount: number) => BigInt(amount) * 10_000n;
const factor = (outcome: Parameters<typeof resultOf>[0], oddsMilli: number) => legFactor(resultOf(outcome), oddsMilli);

test('[R-06] part of: quarter lines split the stake as the published table says', () => {
  expect(at(pick('ah', 'h', -1), 1, 1)).toBe('half-lose');
  expect(at(pick('ah', 'h', 1), 1, 1)).toBe('half-win');
  expect(at(pick('ah', 'h', -3), 1, 0)).toBe('half-win');
  expect(at(pick('ah', 'h', 3), 0, 1)).toBe('half-lose');
  expect(at(pick('ah', 'h', -4), 1, 0)).toBe('push');
  expect(at(pick('ah', 'a', -3), 1, 0)).toBe('half-lose');
  expect(at(pick('ou', 'over', 9), 1, 1)).toBe('half-lose');
  expect(at(pick('ou', 'over', 11), 2, 1)).toBe('half-win');
  expect(at(pick('ou', 'under', 8), 1, 1)).toBe('push');
});

test('every other market says what its name promises', () => {
  const cases: readonly (readonly [Selection, number, number, string])[] = [
    [pick('dc', 'hd'), 1, 1, 'win'],
    [pick('dc', 'ha'), 1, 1, 'lose'],
    [pick('dnb', 'h'), 2, 2, 'push'],
    [pick('dnb', 'a'), 0, 1, 'win'],
    [pick('oe', 'even'), 0, 0, 'win'],
    [pick('oe', 'odd'), 2, 1, 'win'],
    [pick('btts', 'yes'), 1, 0, 'lose'],
    [pick('exact', '6+'), 5, 2, 'win'],
    [pick('exact', '2'), 1, 1, 'win'],
    [pick('cs', 'other'), 5, 0, 'win'],
    [pick('cs', '2:1'), 2, 1, 'win'],
    [pick('team', 'over', 6, 'ft', 'away'), 0, 2, 'win'],
    [pick('htft', 'd/h'), 2, 0, 'win'],
    [pick('1x2', 'd', 0, 'h1'), 2, 0, 'win'],
    [pick('1x2', 'h', 0, 'h2'), 2, 0, 'win'],
  ];

  for (const [selection, home, away, outcome] of cases)
    expect([selection, at(selection, home, away)]).toEqual([selection, outcome]);
});

test('a market of a goal reads who scored it, and nobody scored one that did not fall', () => {
  const facts = { halves: ended(1, 1), order: ['a', 'h'] } as const;

  expect(settleGoals(pick('goal', 'a'), facts)).toBe('win');
  expect(settleGoals(pick('goal', 'h', 0, 'ft', '2'), facts)).toBe('win');
  expect(settleGoals(pick('goal', 'none', 0, 'ft', '3'), facts)).toBe('win');
});

test('a live handicap counts only goals after the bet, a total counts all', () => {
  const since = ended(0, 1);

  expect(settleGoals(pick('ah', 'h', -1), { halves: ended(1, 1), since })).toBe('win');
  expect(settleGoals(pick('ou', 'over', 6), { halves: ended(1, 1), since })).toBe('win');
});

test('a selection, side or goal that no market has is a mistake of the caller', () => {
  expect(() => at(pick('1x2', 'over'), 1, 0)).toThrow('No selection of 1x2');
  expect(() => at(pick('team', 'over', 6), 1, 0)).toThrow('Not a side');
  expect(() => at(pick('goal', 'h', 0, 'ft', 'x'), 1, 0)).toThrow('Not the number of a goal');
});

test('markets have one text each', () => {
  expect(marketText(pick('ah', 'h', -3).market)).toBe('ah/ft/-0.75');
  expect(marketText(pick('ou', 'over', 6, 'h1').market)).toBe('ou/h1/1.5');
  expect(marketText(pick('team', 'over', 6, 'ft', 'home').market)).toBe('team/ft/home/1.5');
  expect(marketText(pick('goal', 'h', 0, 'ft', '2').market)).toBe('goal/ft/2');
  expect([lineText(-8), lineText(0), lineText(1)]).toEqual(['-2', '0', '0.25']);
});

test('the factors of a leg at 1.90, and of a place shared by two', () => {
  expect([factor('half-win', 1_900), factor('half-lose', 1_900), factor('push', 1_900)]).toEqual([
    fraction(145, 100),
    fraction(1, 2),
    fraction(1),
  ]);
  expect(legFactor({ isWon: true, voidHalves: 0, deadHeat: 2 }, 1_900)).toEqual(fraction(95, 100));
  expect(factor('lose', 1_900)).toEqual(fraction(0));
});

test('[R-06] part of: the published parlay of four legs pays what its publisher says', () => {
  const odds = [1_860, 1_960, 1_900, 2_360];
  const won = odds.map((price) => factor('win', price));
  const profit = (factors: readonly ReturnType<typeof factor>[]) => linePayout(units(100), factors) - units(100);
  const halfA = [factor('half-win', 1_860), ...won.slice(1)];
  const lostHalfA = [factor('half-lose', 1_860), ...won.slice(1, 3)];
  const twoHalves = [factor('half-lose', 1_860), factor('half-lose', 1_960), factor('win', 1_900)];

  const cents = (amount: bigint) => Number((amount + (amount < 0n ? -50n : 50n)) / 100n) / 100;
  expect([profit(won), profit(halfA), profit(lostHalfA), profit(twoHalves)].map(cents)).toEqual([
    1_534.69, 1_156.78, 86.2, -52.5,
  ]);
});

test('a treble and a Trixie with a half win and a void leg pay to the unit', () => {
  const factors = [factor('win', 1_920), factor('half-win', 2_050), legFactor(VOID_RESULT, 1_800)];

  expect(linePayout(units(50), factors)).toBe(1_464_000n);
  expect(systemPayout(units(10), systemLines('trixie', 3), factors)).toBe(930_100n);
});

test('systems have the lines their names promise', () => {
  const counts = {
    '2/3': 3, trixie: 4, patent: 7, yankee: 11, 'lucky-15': 15, canadian: 26, 'lucky-31': 31, heinz: 57,
    'lucky-63': 63, 'super-heinz': 120, goliath: 247,
  }; // prettier-ignore
  const legs = { '2/3': 3, trixie: 3, patent: 3, yankee: 4, 'lucky-15': 4, canadian: 5, 'lucky-31': 5 };

  for (const [system, count] of Object.entries(counts)) {
    const of = legs[system as keyof typeof legs] ?? { heinz: 6, 'lucky-63': 6, 'super-heinz': 7 }[system] ?? 8;
    expect(systemLines(system, of)).toHaveLength(count);
  }
  expect(systemLines('2/3', 3)).toEqual([
    [0, 1],
    [0, 2],
    [1, 2],
  ]);
  expect(systemsOf(3)).toEqual(['2/3', 'trixie', 'patent']);
  expect(systemsOf(2)).toEqual([]);
  expect(() => systemLines('trixie', 4)).toThrow('No system');
});

test('odds are shown in six formats and never better than they are', () => {
  const table = {
    decimal: ['1.96', '2.50', '2.042'],
    'hong-kong': ['0.96', '1.50', '1.042'],
    malay: ['0.96', '-0.667', '-0.96'],
    indonesian: ['-1.042', '1.50', '1.042'],
    american: ['-105', '+150', '+104'],
    fractional: ['24/25', '3/2', '521/500'],
  } as const;

  for (const [format, texts] of Object.entries(table) as [keyof typeof table, readonly string[]][])
    expect([1_960, 2_500, 2_042].map((odds) => oddsText(odds, format))).toEqual(texts);
});

test('[R-06] part of: a stake means what the format says: the published examples win and lose the same', () => {
  const ten = units(10);
  const wins = (text: string, format: Parameters<typeof parseOdds>[1]) => {
    const profit = parseOdds(text, format);
    const risk = riskOf(ten, profit, format);
    const { n, d } = multiply(fraction(risk), profit);
    return [n / d, risk];
  };

  expect(wins('1.96', 'decimal')).toEqual([96_000n, ten]);
  expect(wins('0.96', 'hong-kong')).toEqual([96_000n, ten]);
  expect(wins('-0.96', 'malay')).toEqual([ten, 96_000n]);
  expect(wins('1.96', 'indonesian')).toEqual([196_000n, ten]);
  expect(wins('-1.96', 'indonesian')).toEqual([ten, 196_000n]);
  expect(parseOdds('24/25', 'fractional')).toEqual(fraction(24, 25));
  expect([parseOdds('+150', 'american'), parseOdds('-200', 'american')]).toEqual([fraction(3, 2), fraction(1, 2)]);
});

test('the risk of an amount to win is rounded up to the unit', () => {
  expect(isStakeToWin(profitOf(2_042), 'malay')).toBe(true);
  expect(riskOf(100_000n, profitOf(2_042), 'malay')).toBe(95_970n);
  expect(riskOf(100_000n, profitOf(1_950), 'malay')).toBe(100_000n);
  expect(riskOf(100_000n, profitOf(1_950), 'indonesian')).toBe(105_264n);
});

test('cash-out offers the fair value less the fee, below the full payout', () => {
  const goals = { home: 1.72, away: 0.94 };
  const leading = scoreGrid(goals, { ...KICK_OFF, minute: 70, home: 1 });
  const level = scoreGrid(goals, { ...KICK_OFF, minute: 72, home: 1, away: 1 });
  const [home, handicap] = [pick('1x2', 'h'), pick('ah', 'h', -1)];

  const single = expectedFactor(home, 1_620, leading);
  const quarter = expectedFactor(handicap, 1_980, level, ended(0, 1));

  expect(single).toBeCloseTo(1.62 * 0.86266675, 8);
  expect(cashOutValue({ stake: units(200), expected: single, fullPayout: units(324), feeMilli: 30 })).toBe(2_711_189n);
  expect(quarter).toBeCloseTo(1.78299456, 8);
  expect(cashOutValue({ stake: units(100), expected: quarter, fullPayout: units(198), feeMilli: 30 })).toBe(1_729_504n);
  expect(cashOutValue({ stake: units(1), expected: 9, fullPayout: units(2), feeMilli: 0 })).toBe(19_999n);
  expect(cashOutValue({ stake: units(1), expected: 0, fullPayout: units(2), feeMilli: 0 })).toBe(0n);
  expect(partialValue(2_711_189n, units(50), units(200))).toBe(677_797n);
  expect(() => partialValue(1n, 0n, 1n)).toThrow('Not a part');
});

test('corners and cards are settled as totals', () => {
  expect(overUnder(9, 38, 'over')).toBe('lose');
  expect(overUnder(9, 38, 'under')).toBe('win');
});
