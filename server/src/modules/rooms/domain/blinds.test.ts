import { wordsOf } from '@fairground/engines/random/repeatable';
import { below } from '@fairground/engines/random/words';
import { describe, expect, test } from 'vitest';
import { blindsAfter, dealtIn, isPassed, nextBlinds, owesAfter } from './blinds.ts';
import type { LastBlinds, ReadySeat } from './blinds.ts';

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

/** A place that is ready; a letter says how it stands: free, owing, posting, or free and of the house. */
const seatsOf = (given: Readonly<Record<number, 'free' | 'owes' | 'posts' | 'house'>>): readonly ReadySeat[] =>
  Object.entries(given).map(([place, stands]) => ({
    place: Number(place),
    isHouse: stands === 'house',
    owesBig: stands === 'owes' || stands === 'posts',
    postsBig: stands === 'posts',
  }));

describe('who is dealt in', () => {
  const last = { small: 0, big: 1 };

  test.each([
    ['who owes the big blind waits', { 0: 'free', 1: 'free', 2: 'free', 4: 'owes' }, [0, 1, 2], { small: 1, big: 2 }],
    [
      'it is at the seat that owes it',
      { 0: 'free', 1: 'free', 2: 'owes', 4: 'free' },
      [0, 1, 2, 4],
      { small: 1, big: 2 },
    ],
    [
      'who posts it out of turn comes in at once',
      { 0: 'free', 1: 'free', 2: 'free', 4: 'posts', 5: 'owes' },
      [0, 1, 2, 4],
      { small: 1, big: 2, posts: [3] },
    ],
    [
      'who sits where the last big blind sat posts a big one and no small one',
      { 0: 'free', 1: 'posts', 2: 'free', 4: 'free' },
      [0, 1, 2, 4],
      { small: null, big: 2, posts: [1] },
    ],
    ['one alone owes nothing', { 0: 'free', 1: 'owes', 4: 'posts' }, [0, 1, 4], { small: 1, big: 2 }],
    [
      'only players of the house owe nothing',
      { 0: 'house', 1: 'house', 3: 'owes', 4: 'owes' },
      [0, 1, 3, 4],
      { small: 1, big: 2 },
    ],
  ] as const)('%s', (_what, given, places, blinds) => {
    const dealt = dealtIn(seatsOf(given), last);

    expect(dealt.places).toEqual(places);
    const { button: _button, ...posted } = dealt.blinds ?? { button: 0 };
    expect(posted).toEqual(blinds);
  });

  test('in the first hand of a table all are dealt in', () => {
    expect(dealtIn(seatsOf({ 0: 'owes', 3: 'owes', 4: 'free' }), { small: null, big: null })).toEqual({
      places: [0, 3, 4],
      blinds: undefined,
    });
  });

  type Person = { place: number | null; isAway: boolean; owesBig: boolean; postsBig: boolean; unpaid: number };
  const SEATS = 6;

  test('players who sit, leave, come back elsewhere, sit out or post pay one big blind in every round of hands they play, and no seat that stays is skipped', () => {
    const words = wordsOf('blinds that are owed');
    let [posted, waited] = [0, 0];
    for (let table = 0; table < 150; table += 1) {
      const people = Array.from({ length: 8 }, (_, at): Person => ({
        ...{ place: at < 3 ? at * 2 : null, isAway: false, owesBig: false, postsBig: false, unpaid: 0 },
      }));
      let last: LastBlinds = { small: null, big: null };
      for (let hand = 0; hand < 60; hand += 1) {
        // The first two stay; all others do what they like between hands.
        for (const person of people.slice(2)) {
          const free = [0, 1, 2, 3, 4, 5].filter((place) => people.every((other) => other.place !== place));
          const chance = below(words, 12);
          if (person.place === null && chance < 4 && free.length > 0)
            Object.assign(person, { place: free[below(words, free.length)], isAway: false, owesBig: hand > 0 });
          else if (person.place !== null && chance === 0) Object.assign(person, { place: null, postsBig: false });
          else if (chance < 3) person.isAway = !person.isAway;
          if (person.place !== null && person.owesBig && below(words, 4) === 0) person.postsBig = true;
        }
        const seated = people
          .flatMap((person) => (person.place === null ? [] : [{ person, place: person.place }]))
          .toSorted((one, other) => one.place - other.place);
        const here = seated.filter(({ person }) => !person.isAway);
        const ready = here.map(({ person, place }) => ({
          ...{ place, isHouse: false, owesBig: person.owesBig, postsBig: person.postsBig },
        }));

        const { places, blinds } = dealtIn(ready, last);

        const { small, big, posts = [] } = blinds ?? { posts: [], ...blindsAfter(0, places.length) };
        const to = places[big] ?? -1;
        for (const { person, place } of here) {
          const seat = places.indexOf(place);
          // Only who owes waits, and who owes is dealt in by paying alone.
          const mayWait = person.owesBig && !person.postsBig;
          const isPaid = seat === big || posts.includes(seat);
          expect(seat < 0 ? mayWait : isPaid || !person.owesBig).toBe(true);
          if (seat < 0) {
            waited += 1;
            continue;
          }
          if (posts.includes(seat)) posted += 1;
          person.unpaid = isPaid ? 0 : person.unpaid + 1;
          expect(person.unpaid).toBeLessThan(SEATS);
          expect(isPassed(place, last.big, to)).toBe(false);
        }
        for (const { person, place } of seated) {
          person.owesBig = owesAfter({ place, owesBig: person.owesBig }, { dealt: places, from: last.big, to });
          if (!person.owesBig) person.postsBig = false;
        }
        last = { small: small === null ? last.big : (places[small] ?? null), big: to };
      }
    }
    // Both ways in were walked often.
    expect(Math.min(posted, waited)).toBeGreaterThan(500);
  });
});
