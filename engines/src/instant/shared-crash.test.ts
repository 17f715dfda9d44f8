import { money } from '@fairground/contract/money';
import { describe, expect, test } from 'vitest';
import { fraction, multiply } from '../maths/fraction.ts';
import { CRASH, crashMeanReturn, multiplierAt, reachedAfterMs } from './crash.ts';
import { exitAfter, exitAtEnd, flightMs, flightReturnOfAll, panelOfSpot, spotOfPanel } from './shared-crash.ts';

describe('a shared flight', () => {
  test('is left at the multiplier of the moment, never above its end, and not at all once it is over', () => {
    for (const point of [101, 102, 137, 200, 213, 999, 12_345]) {
      const ends = flightMs(point);
      expect(exitAfter(CRASH, point, null, ends)).toBeUndefined();
      const last = exitAfter(CRASH, point, null, ends - 1);
      expect(last?.by).toBe('PLAYER');
      expect(last?.at).toBeLessThanOrEqual(point);
    }
    expect(exitAfter(CRASH, 500, null, 10_000)).toEqual({ at: multiplierAt(10_000), by: 'PLAYER' });
    expect(exitAfter(CRASH, 500, null, 0)).toEqual({ at: 101, by: 'PLAYER' });
    expect(exitAfter(CRASH, 100, null, 0)).toBeUndefined();
  });

  test('is left by itself where that was said, also when nobody is there; at the highest point everybody is paid', () => {
    expect(exitAfter(CRASH, 300, 150, reachedAfterMs(150))).toEqual({ at: 150, by: 'AUTO' });
    expect(exitAfter(CRASH, 300, 150, reachedAfterMs(150) - 1)?.by).toBe('PLAYER');
    expect(exitAtEnd(CRASH, 150, 150, { wasInterrupted: false })).toEqual({ at: 150, by: 'AUTO' });
    expect(exitAtEnd(CRASH, 149, 150, { wasInterrupted: false })).toBeUndefined();
    expect(exitAtEnd(CRASH, CRASH.pointMax, null, { wasInterrupted: false })).toEqual({
      at: CRASH.pointMax,
      by: 'AUTO',
    });
    expect(exitAtEnd(CRASH, 149, null, { wasInterrupted: true })).toEqual({ at: 100, by: 'RULE' });
  });

  test('returns no more than it states, at whatever moment a player leaves by hand', () => {
    for (const elapsed of [0, 1, 100, 165, 166, 167, 500, 1_000, 4_321, 11_553, 60_000, 120_000]) {
      // The lowest end that is still ahead at this moment; every higher one is too.
      let lowest = Math.max(100, multiplierAt(elapsed) - 1);
      while (flightMs(lowest) <= elapsed) lowest += 1;
      const exit = exitAfter(CRASH, lowest, null, elapsed);
      const chance = multiply(crashMeanReturn(CRASH, lowest), fraction(100, lowest));
      const { n, d } = multiply(chance, fraction(exit?.at ?? 0, 100));
      expect(n * 100n <= d * 99n, `${elapsed} ms`).toBe(true);
    }
  });

  test('pays two bets each where it left, and an exit above the end nothing', () => {
    const bet = { panel: 'a', amount: money(1_000n), autoAt: null, exitAt: 150 } as const;
    const other = { panel: 'b', amount: money(3_000n), autoAt: 500, exitAt: null } as const;

    expect(flightReturnOfAll(200, [bet, other])).toEqual(fraction(1_500, 4_000));
    expect(flightReturnOfAll(500, [bet, other])).toEqual(fraction(16_500, 4_000));
    expect(flightReturnOfAll(149, [bet, other])).toEqual(fraction(0));
    expect(flightReturnOfAll(200, [])).toEqual(fraction(0));
  });

  test('names its bets by panel and automatic exit, and nothing else', () => {
    expect([spotOfPanel('a', null), spotOfPanel('b', 250)]).toEqual(['a', 'b:250']);
    expect(panelOfSpot('b:250')).toEqual({ panel: 'b', autoAt: 250 });
    expect(() => panelOfSpot('c')).toThrow(RangeError);
  });
});
