import { wordsOf } from '@fairground/engines/random/repeatable';
import { below } from '@fairground/engines/random/words';
import { describe, expect, test } from 'vitest';
import { isPassed, nextBlinds } from './blinds.ts';
import type { LastBlinds } from './blinds.ts';

/** As places of the table. */
const placed = (places: readonly number[], last: LastBlinds) => {
  const next = nextBlinds(places, last);
  if (!next) return undefined;
  const at = (seat: number | null): number | null => (seat === null ? null : (places[seat] ?? null));
  return { button: at(next.button), small: at(next.small), big: at(next.big) };
};

describe('blinds by places', () => {
  test.each([
    ['nobody came or went', [0, 2, 3, 5], { small: 0, big: 2 }, { button: 0, small: 2, big: 3 }],
    ['the last big blind left: no small blind', [0, 3, 5], { small: 0, big: 2 }, { button: 0, small: null, big: 3 }],
    ['the last small blind left: the button is dead', [2, 3, 5], { small: 0, big: 2 }, { button: 5, small: 2, big: 3 }],
    ['both left', [3, 5, 7], { small: 0, big: 2 }, { button: 7, small: null, big: 3 }],
    ['two are left: the button is the small blind', [2, 5], { small: 0, big: 2 }, { button: 2, small: 2, big: 5 }],
    [
      'two are left, and the last big blind is not one of them',
      [0, 5],
      { small: 0, big: 2 },
      { button: 0, small: 0, big: 5 },
    ],
    ['a third one joined two', [0, 2, 5], { small: 0, big: 5 }, { button: 2, small: 5, big: 0 }],
  ] as const)('%s', (_what, places, last, expected) => {
    expect(placed(places, last)).toEqual(expected);
  });

  test('in a first hand the engine chooses', () => {
    expect(nextBlinds([0, 1, 2], { small: null, big: null })).toBeUndefined();
  });

  test('seats come and go, and those that stay post the big blind equally often, never twice in a row, and no seat is two things at once', () => {
    const words = wordsOf('dead button');
    for (let table = 0; table < 200; table += 1) {
      // Two places stay for the whole time, the others come and go.
      const stays = [below(words, 3), 3 + below(words, 3)];
      const posted = new Map<number, number>(stays.map((place) => [place, 0]));
      let last: LastBlinds = { small: 0, big: 1 };
      for (let hand = 0; hand < 40; hand += 1) {
        const places = [0, 1, 2, 3, 4, 5].filter((place) => stays.includes(place) || below(words, 3) > 0);
        const next = placed(places, last);
        if (next?.big === undefined || next.big === null) throw new Error('Somebody posts the big blind.');
        expect(next.big).not.toBe(last.big);
        expect(next.small).not.toBe(next.big);
        // Of two the button is the small blind, of more it is neither.
        expect(next.button === next.small).toBe(places.length === 2);
        expect(next.button).not.toBe(next.big);
        posted.set(next.big, (posted.get(next.big) ?? 0) + 1);
        expect(stays.some((place) => isPassed(place, last.big, next.big ?? 0))).toBe(false);
        last = { small: last.big, big: next.big };
      }
      const [one = 0, other = 0] = stays.map((place) => posted.get(place) ?? 0);
      expect(Math.abs(one - other)).toBeLessThanOrEqual(1);
    }
  });

  test.each([
    [3, 2, 5, true],
    [2, 2, 5, false],
    [5, 2, 5, false],
    [0, 5, 2, true],
    [3, 5, 2, false],
    [1, null, 2, false],
  ] as const)('place %i is passed when the big blind moves from %s to %i: %s', (place, from, to, passed) => {
    expect(isPassed(place, from, to)).toBe(passed);
  });
});
