import { expect, test } from 'vitest';
import { decide } from './decide.ts';
import { BONUS, CASH, aPlace, aResettle, aState, aVoid, aWin, anEnd } from './testing/a-register.ts';

const outcomes = (answers: readonly (readonly { readonly outcome: string }[])[]) =>
  answers.flat().map(({ outcome }) => outcome);

test('a void gives back every stake that stands', () => {
  const { answers, changes } = decide(aState(), [[aPlace('r', 110n)], [aPlace('r', 20n)], [aVoid('r')]]);

  expect(answers[2]).toMatchObject([{ amount: 100n, spillAmount: 30n, balance: 100n }]);
  expect(changes.placed).toMatchObject([{ state: 'void', roundState: 'cancelled' }, { state: 'void' }]);
  expect(changes.settled).toEqual([]);
});

test('a void of a closed round takes back what it had paid, and tells the difference', () => {
  const { answers, changes } = decide(aState(), [
    [aPlace('r', 10n)],
    [aWin('r', 30n, { ends: true })],
    [aVoid('r')],
    [aVoid('r', { reopens: true })],
    [aVoid('r', { reopens: true })],
  ]);

  expect(outcomes(answers)).toEqual(['applied', 'applied', 'round-over', 'applied', 'round-over']);
  expect(answers[3]).toMatchObject([{ amount: -20n, balance: 100n }]);
  expect(changes.placed).toMatchObject([{ payout: 0n, winKeys: [], roundState: 'cancelled', validBet: 0n }]);
  expect(changes.settled.at(-1)).toMatchObject({ stake: '-10', payout: '-30', validBet: '-10', isCorrection: true });
});

test('an open round with a win is not void, and one that is not there is unknown', () => {
  const { answers } = decide(aState(), [[aVoid('r')], [aPlace('r', 10n)], [aWin('r', 5n)], [aVoid('r')]]);

  expect(outcomes(answers)).toEqual(['bet-unknown', 'applied', 'applied', 'win-stands']);
});

test('a resettlement moves the difference, in the proportion of the stakes, and replaces all wins', () => {
  const again = aResettle('r', 60n, { valid: 70n });
  const { answers, changes } = decide(aState(), [
    [aPlace('r', 150n)],
    [aWin('r', 90n, { ends: true })],
    [again],
    [aResettle('r', 0n)],
  ]);

  expect(answers[2]).toMatchObject([{ amount: -20n, spillAmount: -10n, balance: 40n }]);
  expect(answers[3]).toMatchObject([{ amount: -40n, spillAmount: -20n, balance: 0n }]);
  expect(changes.placed).toMatchObject([{ payout: 0n, bonusPayout: 0n, winKeys: [], roundState: 'lost' }]);
  expect(changes.settled.map(({ payout, validBet, isCorrection }) => [payout, validBet, isCorrection])).toEqual([
    ['90', '150', false],
    ['-30', '-80', true],
    ['-60', '80', true],
  ]);
});

test('only a closed round is resettled', () => {
  const { answers } = decide(aState(), [
    [aResettle('r', 5n)],
    [aPlace('r', 10n)],
    [aResettle('r', 5n)],
    [anEnd('r')],
    [aResettle('r', 5n)],
    [aVoid('r', { reopens: true })],
    [aResettle('r', 5n)],
  ]);

  expect(outcomes(answers)).toEqual([
    'bet-unknown',
    'applied',
    'round-open',
    'applied',
    'applied',
    'applied',
    'round-over',
  ]);
});

test('a void round leaves the limits its stake and its loss had used', () => {
  const { book } = aState();
  const used = { period: 'day', cap: 1_000n, used: 0n, windowStart: '2026-11-18' } as const;
  const limits = new Map([
    [
      7n,
      [
        { ...used, measure: 'stake' as const },
        { ...used, measure: 'loss' as const },
      ],
    ],
  ]);
  const accounts = book.accounts.map((account) => ({ ...account, isGuarded: true }));
  const state = aState({ book: { ...book, accounts, limits } });

  const paid = decide(state, [[aPlace('r', 10n)], [aWin('r', 30n, { ends: true })]]);
  expect(paid.changes.book.limits.map(({ limit }) => limit.used)).toEqual([10n, -20n]);
  const gone = decide(state, [[aPlace('r', 10n)], [aWin('r', 30n, { ends: true })], [aVoid('r', { reopens: true })]]);
  expect(gone.changes.book.limits.map(({ limit }) => limit.used)).toEqual([0n, 0n]);
  expect(gone.changes.book.accounts.map(({ id, balance }) => [id, balance])).toEqual([[CASH, 100n]]);
  expect(book.accounts[1]?.id).toBe(BONUS);
});
