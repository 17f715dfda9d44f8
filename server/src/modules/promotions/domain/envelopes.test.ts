import { money } from '@fairground/contract/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRandom } from '../../../testing/random.ts';
import { cutEnvelopes } from './envelopes.ts';

test('[part of C-10] envelopes hold exactly their budget, each at least a cent, whatever is drawn', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 400 }),
      fc.bigInt({ min: 0n, max: 10n ** 15n }),
      fc.string(),
      (envelopes, spare, seed) => {
        const budget = money((BigInt(envelopes) + spare) * 100n);

        const cut = cutEnvelopes(seededRandom(seed), budget, envelopes) ?? [];

        expect(cut).toHaveLength(envelopes);
        expect(cut.reduce((sum, amount) => sum + amount, 0n)).toBe(budget);
        expect(cut.every((amount) => amount >= 100n && amount % 100n === 0n)).toBe(true);
      },
    ),
    { numRuns: 200 },
  );
});

test('no envelope holds much more than twice the average of what is left', () => {
  const cut = cutEnvelopes(seededRandom('spread'), money(1_000_000_0000n), 1_000) ?? [];

  expect(cut.every((amount) => amount < 100n * 1_000_0000n)).toBe(true);
});

test('a budget that is less than a cent for each, or has parts of a cent, is not cut', () => {
  const random = seededRandom('uncut');

  expect([cutEnvelopes(random, money(999n), 10), cutEnvelopes(random, money(10_050n), 2)]).toEqual([
    undefined,
    undefined,
  ]);
});
