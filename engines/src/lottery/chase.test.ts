import { money, parseMoney } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planChase, stoppedBy } from './chase.ts';
import type { ChasePlan } from './chase.ts';

const base = (count: number, amount = '2', multipleMax = 10_000) => ({
  numeros: Array.from({ length: count }, (_, index) => `20260321-${index + 1}`),
  amount: parseMoney(amount),
  multipleMax,
});

const multiples = (count: number, plan: ChasePlan, amount?: string): readonly number[] => {
  const result = planChase(base(count, amount), plan);
  return 'steps' in result ? result.steps.map(({ multiple }) => multiple) : [];
};

test('a flat chase keeps its multiple, a ladder climbs it', () => {
  expect(multiples(3, { kind: 'flat', multiple: 5 })).toEqual([5, 5, 5]);
  expect(multiples(6, { kind: 'ladder', multiple: 1, factor: 2, every: 2 })).toEqual([1, 1, 2, 2, 4, 4]);
});

test('a target chase takes the smallest multiple that leaves the profit, issue by issue', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 20_001, max: 2_000_000 }),
      fc.integer({ min: 0, max: 500_000 }),
      fc.integer({ min: 1, max: 12 }),
      (prize, profit, count) => {
        const result = planChase(base(count, '2', Number.MAX_SAFE_INTEGER), {
          kind: 'target',
          prize: money(BigInt(prize)),
          profit: { amount: money(BigInt(profit)) },
        });
        fc.pre('steps' in result);
        let spent = 0n;
        for (const { multiple, amount } of 'steps' in result ? result.steps : []) {
          spent += amount;
          const left = (times: bigint, paid: bigint): bigint => BigInt(prize) * times - paid;
          expect(left(BigInt(multiple), spent)).toBeGreaterThanOrEqual(BigInt(profit));
          const isLeast = multiple === 1 || left(BigInt(multiple - 1), spent - 20_000n) < BigInt(profit);
          expect(isLeast).toBe(true);
        }
      },
    ),
    { numRuns: 50, seed: 11 },
  );
});

test('a profit can be a part of what is spent', () => {
  const target: ChasePlan = { kind: 'target', prize: parseMoney('19.56'), profit: { percent: 50 } };

  expect(multiples(4, target)).toEqual([1, 1, 1, 1]);
  expect(multiples(6, target)).toEqual([1, 1, 1, 1, 1, 1]);
  expect(multiples(8, target).slice(-2)).toEqual([2, 2]);
  // All ten digits of a place cost 20 and bring 19.56.
  expect(planChase(base(3, '20'), target)).toEqual({ fault: { code: 'no-profit', at: 0 } });
});

test('a chase that outgrows the largest multiple is refused at the issue it cannot reach', () => {
  expect(planChase(base(12, '2', 99), { kind: 'ladder', multiple: 1, factor: 3, every: 1 })).toEqual({
    fault: { code: 'multiple-limit', at: 5 },
  });
  expect(planChase(base(0), { kind: 'flat', multiple: 1 })).toEqual({ fault: { code: 'no-issues', at: 0 } });
});

test('the total of a chase is the sum of its steps', () => {
  const result = planChase(base(4), { kind: 'ladder', multiple: 1, factor: 2, every: 1 });

  expect('total' in result ? result.total : 0n).toBe(parseMoney('30'));
});

const child = (numero: string, state: 'waiting' | 'lost' | 'won' | 'cancelled', amount: Money) => ({
  numero,
  multiple: 1,
  amount,
  state,
});

test('a win stops what still waits and returns its money, a loss stops nothing', () => {
  const two = parseMoney('2');
  const lost = [child('1', 'lost', two), child('2', 'waiting', two), child('3', 'waiting', two)];
  const won = [child('1', 'won', two), child('2', 'cancelled', two), child('3', 'waiting', two)];

  expect(stoppedBy(lost)).toEqual({ cancelled: [], refund: 0n });
  expect(stoppedBy(won)).toEqual({ cancelled: ['3'], refund: two });
});
