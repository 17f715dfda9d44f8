import { expect, test } from 'vitest';
import type { Kind } from '../operation.ts';
import { movedSides } from './moved-sides.ts';
import type { Leg } from './state.ts';
import { CASH, HOUSE } from './testing/a-book.ts';

const aLeg = (kind: Kind, amount: bigint, operation = 'o'): Leg => ({
  ...{ account: CASH, counter: HOUSE, id: 1n, transfer: 1n, balance: 0n, counterBalance: null },
  ...{ kind, amount, operation },
});
const NOTHING_KNOWN = () => [];

test('both sides of a movement are in the fact, what one gets the other gives', () => {
  expect(movedSides([aLeg('deposit', 30n)], NOTHING_KNOWN)).toEqual([
    { account: CASH, kind: 'deposit', undoes: null, amount: 30n },
    { account: HOUSE, kind: 'deposit', undoes: null, amount: -30n },
  ]);
});

test('what a game moved is not told, and nobody is asked what a reversal undoes', () => {
  const fail = () => {
    throw new Error('nothing was reversed');
  };

  expect(movedSides([aLeg('stake', -10n), aLeg('win', 5n)], fail)).toEqual([]);
  expect(movedSides([aLeg('transfer', -10n)], fail)).toHaveLength(2);
});

test('a reversal says what it undoes; that of a stake, of a win and of a round is not told', () => {
  const known = (['deposit', 'stake', 'win'] as const).flatMap((kind) => [
    { key: kind, kind, reverses: null },
    { key: `undo-${kind}`, kind: 'reversal' as const, reverses: kind },
  ]);
  let asked = 0;
  const undone = (...operations: readonly string[]) =>
    movedSides(
      operations.map((operation) => aLeg('reversal', -30n, operation)),
      () => ((asked += 1), known),
    );

  expect(undone('undo-deposit')).toEqual([
    { account: CASH, kind: 'reversal', undoes: 'deposit', amount: -30n },
    { account: HOUSE, kind: 'reversal', undoes: 'deposit', amount: 30n },
  ]);
  expect([undone('undo-stake'), undone('undo-win'), undone('deposit'), undone('unknown')]).toEqual([[], [], [], []]);
  asked = 0;
  // The known movements are read once for all legs.
  expect([undone('undo-deposit', 'undo-stake', 'undo-deposit').length, asked]).toEqual([4, 1]);
});

test('a reversal whose own row is known without what it undoes is not told', () => {
  expect(movedSides([aLeg('reversal', 1n, 'u')], () => [{ key: 'u', kind: 'reversal', reverses: 'gone' }])).toEqual([]);
});
