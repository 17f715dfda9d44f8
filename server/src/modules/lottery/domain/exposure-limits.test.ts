import { expect, test } from 'vitest';
import { passingAlone, passingTogether, sumsOf } from './exposure-limits.ts';
import type { ExposedOrder } from './exposure-limits.ts';

const MOST = 10n;
const play = 'Elott.three.direct';
const on = (line: string, amount: bigint, issue = 1n): ExposedOrder => ({
  issue,
  liabilities: [{ play, line, amount }],
  exposureMax: MOST,
});
const at = (line: string, amount: bigint, issue = 1n) => ({ issue, play, line, amount });

test('orders on one number of an issue are one sum, with the room the largest of them needs', () => {
  const orders = [on('123', 2n), on('123', 5n), on('123', 1n, 2n), on('456', 3n)];

  expect(sumsOf(orders)).toEqual([
    { ...at('123', 7n), room: 5n },
    { ...at('123', 1n, 2n), room: 9n },
    { ...at('456', 3n), room: 7n },
  ]);
});

test('the room of a number is that of the order with the least limit where orders were counted under two limits', () => {
  const [sum] = sumsOf([on('123', 2n), { ...on('123', 2n), exposureMax: 4n }]);

  expect(sum).toEqual({ ...at('123', 4n), room: 2n });
});

test('an order that just reaches the limit fits, and one unit more does not', () => {
  const [fits, passes] = [on('123', 4n), on('123', 5n)];

  expect(passingAlone([fits, passes], [at('123', 6n)])).toEqual(new Set([passes]));
});

test('an order larger than the limit passes it on a number that nobody has bought', () => {
  const order = on('123', 11n);

  expect(passingAlone([order], [])).toEqual(new Set([order]));
});

test('what was sold on another number or another issue does not count', () => {
  expect(passingAlone([on('123', 5n)], [at('456', 9n), at('123', 9n, 2n)])).toEqual(new Set());
});

test('each order is looked at alone beside what was sold before', () => {
  expect(passingAlone([on('123', 4n), on('123', 4n)], [at('123', 6n)])).toEqual(new Set());
});

test('of orders that pass a limit together the later ones do, in their order', () => {
  const [first, second, third] = [on('123', 6n), on('123', 4n), on('123', 1n)];
  const fourth = on('123', 1n);

  expect([...passingTogether([first, second, third, fourth], [at('123', 12n)])]).toEqual([third, fourth]);
});

test('what others sold meanwhile comes before all orders of the batch', () => {
  const [first, second] = [on('123', 6n), on('456', 4n)];

  expect(passingTogether([first, second], [at('123', 11n)])).toEqual(new Set([first]));
});

test('two orders of the same words are two orders', () => {
  const [first, second] = [on('123', 6n), on('123', 6n)];

  const passing = passingTogether([first, second], [at('123', 12n)]);

  expect(passing.has(first)).toBe(false);
  expect(passing.has(second)).toBe(true);
});
