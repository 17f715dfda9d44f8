import { describe, expect, test } from 'vitest';
import { cycleMs, idleMomentOf, idleRoundsBy } from './idle-time.ts';
import { BETTING_MS, CLOSING_MS } from './phases.ts';
import { later } from './table-time.ts';

const SINCE = new Date('2026-11-18T06:00:00Z');

describe('a table that is left alone', () => {
  test('finishes a round with every turn of its phases, none before', () => {
    const turn = cycleMs('roulette');

    expect(
      [-1, 0, turn - 1, turn, 10 * turn + 5].map((ms) => idleRoundsBy('roulette', SINCE, later(SINCE, ms))),
    ).toEqual([0, 0, 0, 1, 10]);
  });

  test('goes through its phases at the pace of one that is watched', () => {
    const at = (ms: number) => idleMomentOf('sic-bo', SINCE, later(SINCE, 3 * cycleMs('sic-bo') + ms));

    expect([0, BETTING_MS, BETTING_MS + CLOSING_MS, cycleMs('sic-bo') - 1].map((ms) => at(ms).phase)).toEqual([
      'OPEN',
      'CLOSED',
      'DEALT',
      'SETTLED',
    ]);
    expect(at(0).movesAt).toEqual(at(0).closesAt);
    expect(at(BETTING_MS + 1).closesAt).toEqual(at(0).closesAt);
    expect(at(cycleMs('sic-bo') - 1).movesAt).toEqual(later(SINCE, 4 * cycleMs('sic-bo')));
  });
});
