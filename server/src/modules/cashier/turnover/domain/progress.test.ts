import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyPlayed, isDust, leftOf } from './progress.ts';
import type { Requirement } from './progress.ts';

const row = (id: bigint, required: bigint, parts: Partial<Requirement> = {}): Requirement => ({
  id,
  required,
  progress: 0n,
  weights: null,
  ...parts,
});
const played = (valid: bigint, product = '1') => ({ product, valid });
const progressOf = (rows: readonly Requirement[]) => rows.map(({ progress }) => progress);

test('bets fill the oldest requirement first and the rest goes on to the next', () => {
  const rows = [row(1n, 100n), row(2n, 100n)];

  expect(progressOf(applyPlayed(rows, [played(60n)]))).toEqual([60n, 0n]);
  expect(progressOf(applyPlayed(rows, [played(150n)]))).toEqual([100n, 50n]);
  expect(progressOf(applyPlayed(rows, [played(900n)]))).toEqual([100n, 100n]);
});

test('a weight counts a part, the raw amount used is rounded up, and a weight of nothing skips the row', () => {
  const half = row(1n, 50n, { weights: { '1': 500_000 } });
  const third = row(1n, 10n, { weights: { '1': 300_000 } });
  const none = row(1n, 50n, { weights: { '1': 0 } });

  expect(progressOf(applyPlayed([half, row(2n, 100n)], [played(120n)]))).toEqual([50n, 20n]);
  expect(progressOf(applyPlayed([third, row(2n, 100n)], [played(40n)]))).toEqual([10n, 6n]);
  expect(progressOf(applyPlayed([none, row(2n, 100n)], [played(40n)]))).toEqual([0n, 40n]);
  expect(progressOf(applyPlayed([none], [played(40n, '2')]))).toEqual([40n]);
});

test('what is taken back leaves open rows newest first, and a completed row stays', () => {
  const rows = [row(1n, 100n, { progress: 100n }), row(2n, 100n, { progress: 80n }), row(3n, 100n, { progress: 30n })];

  expect(progressOf(applyPlayed(rows, [played(-50n)]))).toEqual([100n, 60n, 30n - 30n]);
  expect(progressOf(applyPlayed(rows, [played(-500n)]))).toEqual([100n, 0n, 0n]);
});

test('one unit of the currency is dust, a little more is not', () => {
  expect(isDust(10_000n)).toBe(true);
  expect(isDust(10_001n)).toBe(false);
});

const rowsArbitrary = fc.array(
  fc.record({
    required: fc.bigInt(1n, 10_000n),
    part: fc.integer({ min: 0, max: 100 }),
    weights: fc.option(fc.record({ '1': fc.integer({ min: 0, max: 1_000_000 }) })),
  }),
  { maxLength: 5 },
);
const playedArbitrary = fc.array(
  fc.record({ product: fc.constantFrom('1', '2'), valid: fc.bigInt(-20_000n, 20_000n) }),
  { maxLength: 12 },
);

test('whatever is played, progress stays between nothing and what is required', () => {
  fc.assert(
    fc.property(rowsArbitrary, playedArbitrary, (drawn, bets) => {
      const rows = drawn.map(({ required, part, weights }, index) =>
        row(BigInt(index), required, { progress: (required * BigInt(part)) / 100n, weights }),
      );

      const after = applyPlayed(rows, bets);

      expect(after.every(({ progress, required }) => progress >= 0n && progress <= required)).toBe(true);
    }),
  );
});

test('without weights no bet counts more than once, and nothing is lost while something is open', () => {
  fc.assert(
    fc.property(rowsArbitrary, fc.array(fc.bigInt(0n, 20_000n), { maxLength: 8 }), (drawn, bets) => {
      const rows = drawn.map(({ required }, index) => row(BigInt(index), required));
      const total = bets.reduce((sum, bet) => sum + bet, 0n);

      const after = applyPlayed(
        rows,
        bets.map((bet) => played(bet)),
      );

      const lacked = leftOf(rows);
      expect(lacked - leftOf(after)).toBe(total < lacked ? total : lacked);
    }),
  );
});
