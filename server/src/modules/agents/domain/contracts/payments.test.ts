import { expect, test } from 'vitest';
import { planPayments } from './payments.ts';

const bill = (id: number, payer: string | null, receiver: string, gross: bigint) => ({
  ...{ id: BigInt(id), payer, receiver, gross },
});
const paidOf = (bills: Parameters<typeof planPayments<string>>[0], cash: Readonly<Record<string, bigint>> = {}) =>
  planPayments(bills, new Map(Object.entries(cash))).map(({ id, paid, status }) => [Number(id), paid, status]);

test('what a bill brings its receiver pays the bills below it', () => {
  expect(paidOf([bill(1, null, 'head', 300n), bill(2, 'head', 'a', 200n), bill(3, 'a', 'b', 100n)])).toEqual([
    [1, 300n, 'PAID'],
    [2, 200n, 'PAID'],
    [3, 100n, 'PAID'],
  ]);
});

test('a payer pays what it has, the bills in their order; what is missing is left', () => {
  expect(
    paidOf([bill(1, 'head', 'a', 200n), bill(2, 'head', 'b', 200n), bill(3, 'head', 'c', 200n)], { head: 300n }),
  ).toEqual([
    [1, 200n, 'PAID'],
    [2, 100n, 'PARTIAL'],
    [3, 0n, 'INSUFFICIENT'],
  ]);
});

test('a plan ends before the bill of somebody who has just fallen short', () => {
  expect(paidOf([bill(1, 'a', 'b', 50n), bill(2, null, 'a', 100n), bill(3, null, 'c', 100n)])).toEqual([
    [1, 0n, 'INSUFFICIENT'],
  ]);
});
