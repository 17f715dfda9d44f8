import { KICK_OFF } from '@fairground/engines/sports/intensity';
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
