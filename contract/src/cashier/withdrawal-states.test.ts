import { expect, test } from 'vitest';
import { isFinalState, mayMoveTo, WITHDRAWAL_EDGES, WITHDRAWAL_STATES } from './withdrawal-states.ts';

test('every state of a withdrawal is reached from the first one, and only the five ends have nothing behind them', () => {
  const reached = new Set<string>(['REQUESTED']);
  for (let round = 0; round < WITHDRAWAL_STATES.length; round += 1)
    for (const [from, to] of WITHDRAWAL_EDGES) if (reached.has(from)) reached.add(to);

  expect([...reached].toSorted()).toEqual([...WITHDRAWAL_STATES].toSorted());
  expect(WITHDRAWAL_STATES.filter(isFinalState)).toEqual([
    'CONFIRMED',
    'PART_CONFIRMED',
    'RETURNED',
    'REJECTED',
    'CANCELLED',
  ]);
});

test('an unknown payout is never given back: it is paid, has failed, or is ordered again', () => {
  const next = WITHDRAWAL_STATES.filter((to) => mayMoveTo('UNKNOWN', to));

  expect(next).toEqual(['PAYING', 'PAY_FAILED', 'PAID_OUT']);
});
