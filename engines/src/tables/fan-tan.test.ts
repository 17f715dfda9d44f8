import { describe, expect, test } from 'vitest';
import { percentText } from '../maths/fraction.ts';
import { meanReturn } from '../maths/payout.ts';
import { FAN_TAN, FAN_TAN_BETS, fanTanCases, fanTanReturn, remainderOf } from './fan-tan.ts';

const returnOf = (bet: string): string =>
  percentText(
    meanReturn(fanTanCases(FAN_TAN), (buttons) => fanTanReturn(FAN_TAN, buttons, bet)),
    4,
  );

describe('fan-tan', () => {
  test('every remainder is equally likely, and what is left is counted by fours', () => {
    const counts = Map.groupBy(fanTanCases(FAN_TAN), ({ result }) => remainderOf(result));

    expect([...counts.values()].map(({ length }) => length)).toEqual([15, 15, 15, 15]);
    expect([41, 42, 43, 44, 100].map(remainderOf)).toEqual([1, 2, 3, 4, 4]);
  });

  test('every kind of bet returns what its pays say, whatever its numbers', () => {
    const returns = Map.groupBy(FAN_TAN_BETS, (bet) => bet.split(':')[0]);

    expect([...returns].map(([kind, bets]) => [kind, ...new Set(bets.map(returnOf))])).toEqual([
      ['fan', '96.2500'],
      ['odd', '97.5000'],
      ['even', '97.5000'],
      ['kwok', '97.5000'],
      ['nim', '97.5000'],
      ['ssh', '98.2500'],
    ]);
  });

  test('nim gives the stake back on its second number', () => {
    expect(['nim:1-2', 'nim:2-1', 'nim:3-4'].map((bet) => fanTanReturn(FAN_TAN, 42, bet))).toMatchObject([
      { n: 1n, d: 1n },
      { n: 29n, d: 10n },
      { n: 0n },
    ]);
    expect(() => fanTanReturn(FAN_TAN, 42, 'nim:1-1')).toThrow('Not a bet');
  });
});
