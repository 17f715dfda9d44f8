import { expect, test } from 'vitest';
import { decide } from './decide.ts';
import type { WagerOperations } from './decide.ts';
import { aPlace, aResettle, aResult, aState, aVoid, aWin, anEnd, anUndo } from './testing/a-register.ts';

const FOREIGN = { currency: 'TRIAL' };
const outcomesOf = (...wagers: readonly WagerOperations[]) =>
  decide(aState(), wagers)
    .answers.flat()
    .map(({ outcome }) => outcome);

test('nothing that names a round with another currency than its stakes have is done', () => {
  const bet = aPlace('r', 10n);
  const open: readonly WagerOperations[] = [
    [bet],
    [aPlace('r', 5n, FOREIGN)],
    [aWin('r', 5n, FOREIGN)],
    [anEnd('r', FOREIGN)],
    [aVoid('r', FOREIGN)],
  ];
  const over: readonly WagerOperations[] = [
    [anEnd('r')],
    [aResettle('r', 7n, FOREIGN)],
    [aVoid('r', { ...FOREIGN, reopens: true })],
  ];

  const { answers, changes } = decide(aState(), [...open, ...over]);

  const refused = 'currency-mismatch';
  expect(answers.flat().map(({ outcome }) => outcome)).toEqual([
    'applied',
    ...[refused, refused, refused, refused],
    'applied',
    ...[refused, refused],
  ]);
  expect(changes.placed).toMatchObject([{ stake: 10n, payout: 0n, state: 'settled', roundState: 'lost' }]);
  expect([changes.parked, changes.settled.length]).toEqual([[], 1]);
});

test('the currency is looked at before the state of the round, and a repeat hears what it heard', () => {
  const won = aWin('r', 5n);
  expect(outcomesOf([aPlace('r', 10n)], [anEnd('r')], [aPlace('r', 1n, FOREIGN)], [aWin('r', 1n, FOREIGN)])).toEqual([
    ...['applied', 'applied', 'currency-mismatch', 'currency-mismatch'],
  ]);
  expect(outcomesOf([aPlace('r', 10n)], [aResettle('r', 1n, FOREIGN)], [aResettle('r', 1n)])).toEqual([
    ...['applied', 'currency-mismatch', 'round-open'],
  ]);
  expect(outcomesOf([aPlace('r', 10n)], [won], [aVoid('r', FOREIGN)], [aVoid('r')], [won])).toEqual([
    ...['applied', 'applied', 'currency-mismatch', 'win-stands', 'applied'],
  ]);
});

test('a bet that comes with its result joins no round of another currency, and an undo finds its bet by key', () => {
  const bet = aPlace('r', 10n);
  const instant = [aPlace('r', 1n, FOREIGN), aResult('r', 1n, FOREIGN)] as const;

  expect(outcomesOf([bet], instant, [anUndo('undo-bet', 'r', bet.key)])).toEqual([
    ...['applied', 'currency-mismatch', 'group-failed', 'applied'],
  ]);
});
