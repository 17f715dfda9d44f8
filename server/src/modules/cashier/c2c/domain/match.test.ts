import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseOffer } from './match.ts';

const RULES = { sliceMin: 50n, slicesMax: 5 };
const choose = (wanted: bigint, offers: readonly (readonly [id: string, rest: bigint, slices?: number])[]) =>
  chooseOffer(
    wanted,
    offers.map(([id, rest, slices = 0]) => ({ id, rest, slices })),
    RULES,
  )?.id;

test('an offer of exactly the amount comes first, the oldest of them', () => {
  expect(
    choose(100n, [
      ['large', 500n],
      ['first', 100n],
      ['second', 100n],
    ]),
  ).toBe('first');
});

test('without an exact one the smallest larger offer is cut, if what stays can still be paid', () => {
  expect(
    choose(100n, [
      ['large', 500n],
      ['small', 160n],
      ['crumb', 120n],
    ]),
  ).toBe('small');
  expect(choose(100n, [['crumb', 149n]])).toBeUndefined();
});

test('a smaller offer, an amount below the least slice and an offer of five slices match nothing', () => {
  expect(choose(100n, [['smaller', 99n]])).toBeUndefined();
  expect(choose(49n, [['exact', 49n]])).toBeUndefined();
  expect(choose(100n, [['full', 100n, 5]])).toBeUndefined();
});

test('the last slice of an offer takes all that is left', () => {
  expect(choose(100n, [['fourth', 300n, 4]])).toBeUndefined();
  expect(choose(300n, [['fourth', 300n, 4]])).toBe('fourth');
});

test('whatever is offered, a match fits and leaves nothing that nobody could pay', () => {
  const offers = fc.array(
    fc.record({ id: fc.nat(), rest: fc.bigInt(1n, 1_000n), slices: fc.integer({ min: 0, max: 6 }) }),
  );
  fc.assert(
    fc.property(fc.bigInt(1n, 1_000n), offers, (wanted, pool) => {
      const chosen = chooseOffer(wanted, pool, RULES);
      if (chosen === undefined) return;
      const left = chosen.rest - wanted;
      expect(left === 0n || left >= RULES.sliceMin).toBe(true);
      expect(chosen.slices).toBeLessThan(RULES.slicesMax);
      const hasExact = pool.some(({ rest, slices }) => rest === wanted && slices < RULES.slicesMax);
      expect(left === 0n || !hasExact).toBe(true);
    }),
  );
});
