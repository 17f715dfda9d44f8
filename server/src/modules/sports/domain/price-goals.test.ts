import { KICK_OFF } from '@fairground/engines/sports/intensity';
import { equalMargin, offeredOdds, powerMargin } from '@fairground/engines/sports/margin';
import { expect, test } from 'vitest';
import { priceGoals } from './price-goals.ts';

const goals = { home: 1.72, away: 0.94 };
const wish = { board: 'full', marginShare: 1 } as const;

/** What the house keeps by the prices of a market, as a share. */
const marginOf = (odds: Readonly<Record<string, number>>): number =>
  Object.values(odds).reduce((sum, price) => sum + 1_000 / price, 0) - 1;

test('the full board has the goals of each side at the line nearest to even, with the margin of its kind', () => {
  const teams = priceGoals(goals, KICK_OFF, wish).filter(({ type }) => type === 'team');

  expect(teams.map(({ variant, period }) => [variant, period])).toEqual([
    ['home', 'ft'],
    ['away', 'ft'],
  ]);
  const [home, away] = teams;
  expect(home?.lineQ ?? 0).toBeGreaterThan(away?.lineQ ?? 0);
  for (const { odds } of teams) {
    expect(Math.max(...Object.values(odds))).toBeLessThan(2_600);
    expect(marginOf(odds)).toBeGreaterThan(0.03);
    expect(marginOf(odds)).toBeLessThan(0.09);
  }
});

test('a side that has scored is sold from its goals on, and the short board has no totals of sides', () => {
  const live = { ...KICK_OFF, minute: 60, home: 2, away: 0, half: { home: 1, away: 0 } };
  const [home, away] = priceGoals(goals, live, wish).filter(({ type }) => type === 'team');

  expect(home?.lineQ).toBeGreaterThanOrEqual(10);
  expect(away?.lineQ).toBeGreaterThanOrEqual(2);
  expect(priceGoals(goals, live, { ...wish, board: 'short' }).filter(({ type }) => type === 'team')).toEqual([]);
});

test('margins follow their share: twice the margin is a worse price on every side', () => {
  const [once] = priceGoals(goals, KICK_OFF, wish);
  const [twice] = priceGoals(goals, KICK_OFF, { ...wish, marginShare: 2 });

  for (const [code, price] of Object.entries(once?.odds ?? {})) expect(twice?.odds[code]).toBeLessThan(price);
});

const ofSecondHalf = (state: Parameters<typeof priceGoals>[1], board: 'full' | 'short' = 'full') =>
  priceGoals(goals, state, { ...wish, board }).filter(({ period }) => period === 'h2');
/** The chances of a result as they are sold: with the margin of 1X2, on the ladder. */
const soldAs = (chances: readonly number[]): readonly (number | undefined)[] =>
  powerMargin(chances, 0.06).map((quoted) => offeredOdds(quoted, 'ladder'));

test('the second half is sold as winner, handicap and total on both boards, by the sums over its goals alone', () => {
  for (const board of ['full', 'short'] as const)
    expect(new Set(ofSecondHalf(KICK_OFF, board).map(({ type }) => type))).toEqual(new Set(['1x2', 'ah', 'ou']));
  const [winner] = ofSecondHalf(KICK_OFF);
  const total = ofSecondHalf(KICK_OFF).find(({ type, lineQ }) => type === 'ou' && lineQ === 6);

  // 1X2 and over 1.5, computed apart as double sums of Poisson chances.
  expect(Object.values(winner?.odds ?? {})).toEqual(soldAs([0.43633064, 0.37120366, 0.19246571]));
  expect(total?.odds['over']).toBe(offeredOdds(equalMargin([0.40586353, 0.59413647], 0.045)[0] ?? 1, 'fine'));
});

test('while it is played the second half counts its own goals, and the first half leaves no trace in its prices', () => {
  const live = (half: { readonly home: number; readonly away: number }) => ({
    ...KICK_OFF,
    ...{ minute: 60, home: half.home + 1, away: half.away, half },
  });
  const [winner] = ofSecondHalf(live({ home: 0, away: 0 }));

  // One goal of the home side in it, thirty minutes left: computed apart.
  expect(Object.values(winner?.odds ?? {})).toEqual(soldAs([0.83176173, 0.1428665, 0.02537177]));
  expect(ofSecondHalf(live({ home: 0, away: 3 }))).toEqual(ofSecondHalf(live({ home: 0, away: 0 })));
  expect(ofSecondHalf({ ...KICK_OFF, minute: 20, home: 2 })).toEqual(ofSecondHalf({ ...KICK_OFF, minute: 20 }));
});
