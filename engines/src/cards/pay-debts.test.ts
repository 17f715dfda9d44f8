import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Debt } from './card-game.ts';
import { payDebts, RAKE } from './pay-debts.ts';

const UNIT = 10_000n;
const owed = (from: number, to: number, units: number): Debt => ({ from, to, units, reason: 'place' });

test('a seat pays at most what it had when the hand began, in the order of the debts', () => {
  const debts = [owed(1, 0, 8), owed(0, 2, 5), owed(1, 2, 8)];

  const { transfers } = payDebts(debts, { unit: UNIT, funds: [0n, 12n * UNIT, 0n], rake: RAKE });

  // What seat 0 wins within the hand is not there to be lost in it.
  expect(transfers.map(({ due, paid }) => [due / UNIT, paid / UNIT])).toEqual([
    [8n, 8n],
    [5n, 0n],
    [8n, 4n],
  ]);
});

test('the house takes three percent of a net win, at most three units, rounded down', () => {
  const of = (units: number): readonly bigint[] =>
    payDebts([owed(1, 0, units)], { unit: 33n, funds: [0n, 1_000_000n], rake: RAKE }).net;

  expect(of(1)).toEqual([33n, -33n]);
  expect(of(10)).toEqual([330n - 9n, -330n]);
  expect(of(100)).toEqual([3_300n - 99n, -3_300n]);
  expect(of(1_000)).toEqual([33_000n - 99n, -33_000n]);
});

test('payments are zero-sum before the rake, and no seat ends below nothing', () => {
  const amount = fc.integer({ min: 0, max: 100 });
  const debt = fc.tuple(fc.nat(3), fc.nat(3), amount).filter(([from, to]) => from !== to);
  fc.assert(
    fc.property(fc.array(debt), fc.array(fc.bigInt(0n, 1_000_000n), { minLength: 4, maxLength: 4 }), (debts, funds) => {
      const paid = payDebts(
        debts.map(([from, to, units]) => owed(from, to, units)),
        { unit: 777n, funds, rake: RAKE },
      );

      const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, one) => total + one, 0n);
      expect(sum(paid.net)).toBe(-sum(paid.rake));
      expect(paid.net.every((net, seat) => (funds[seat] ?? 0n) + net >= 0n)).toBe(true);
      expect(paid.rake.every((rake) => rake >= 0n && rake <= 3n * 777n)).toBe(true);
    }),
  );
});
