import { expect, test } from 'vitest';
import { decide } from './decide.ts';
import { aPlace, aResult, aState, aWin, anEnd } from './testing/a-register.ts';

const outcomes = (answers: readonly (readonly { readonly outcome: string }[])[]) =>
  answers.map((each) => each.map(({ outcome }) => outcome));

test('the first bet opens a round, the next ones join it, and cash pays before the bonus', () => {
  const { answers, changes } = decide(aState(), [[aPlace('r', 80n)], [aPlace('r', 40n)]]);

  expect(answers.flat()).toMatchObject([
    { amount: -80n, splitAmount: 0n, balance: 20n },
    { amount: -20n, splitAmount: -20n, balance: 0n },
  ]);
  expect(changes.placed).toMatchObject([
    { seq: 0, stake: 80n, bonusPart: 0n, state: 'accepted', roundState: 'open', settledAt: null },
    { seq: 1, stake: 40n, bonusPart: 20n, state: 'accepted', roundState: null },
  ]);
  expect(changes.settled).toEqual([]);
});

test('a round that is over takes no bet', () => {
  const { answers, changes } = decide(aState(), [[aPlace('r', 10n)], [anEnd('r')], [aPlace('r', 10n)]]);

  expect(outcomes(answers)).toEqual([['applied'], ['applied'], ['round-over']]);
  expect(changes.placed).toHaveLength(1);
});

test('a bet on a market needs an open market and a round of its own', () => {
  const closesAt = new Date('2026-11-18T10:00:01Z');
  const state = aState({
    openMarkets: new Map([
      [3n, closesAt],
      [4n, new Date('2026-11-18T10:00:00Z')],
    ]),
  });

  const { answers } = decide(state, [
    [aPlace('a', 10n, { market: 3n })],
    [aPlace('a', 10n, { market: 3n })],
    [aPlace('a', 10n)],
    [aPlace('b', 10n, { market: 4n })],
    [aPlace('c', 10n, { market: 5n })],
    [aPlace('d', 10n)],
    [aPlace('d', 10n, { market: 3n })],
  ]);

  const over = ['round-over'];
  expect(outcomes(answers)).toEqual([['applied'], over, over, ['market-closed'], ['market-closed'], ['applied'], over]);
});

test('what the caller found against a bet is kept, whatever its market says', () => {
  const { answers, changes } = decide(aState(), [[aPlace('r', 10n, { refused: 'game-disabled', market: 9n })]]);

  expect(outcomes(answers)).toEqual([['game-disabled']]);
  expect(changes.book.movements).toMatchObject([{ outcome: 'game-disabled', amount: 0n }]);
  expect(changes.placed).toEqual([]);
});

test('a bet with its result is settled at once, in the proportion it was paid with', () => {
  const { answers, changes } = decide(aState(), [[aPlace('r', 125n), aResult('r', 200n, { valid: 60n })]]);

  expect(answers[0]).toMatchObject([
    { amount: -100n, splitAmount: -25n },
    { amount: 160n, splitAmount: 40n, balance: 160n },
  ]);
  expect(changes.placed).toMatchObject([
    { stake: 125n, payout: 200n, bonusPayout: 40n, validBet: 60n, state: 'settled', roundState: 'won', seq: 0 },
  ]);
  expect(changes.settled).toMatchObject([{ stake: '125', payout: '200', validBet: '60', isCorrection: false }]);
});

test('the smallest result is a win, and a free bet pays to cash', () => {
  const one = decide(aState(), [[aPlace('r', 10n), aResult('r', 1n)]]);
  expect(one.changes.placed).toMatchObject([{ payout: 1n, roundState: 'won' }]);
  const free = decide(aState(), [[aPlace('r', 0n), aResult('r', 3n)]]);
  expect(free.answers[0]).toMatchObject([{ amount: 0n }, { amount: 3n, splitAmount: 0n }]);
});

test('a session that is over is said before a block, everything else after it', () => {
  const { book } = aState();
  const accounts = book.accounts.map((account) => ({ ...account, isGuarded: true }));
  const until = new Date('2026-11-18T11:00:00Z');
  const guards = new Map([[7n, { stakesBlockedUntil: until, depositsBlockedUntil: null }]]);
  const state = aState({ book: { ...book, accounts, guards } });
  const { answers } = decide(state, [
    [aPlace('a', 1n, { refused: 'session-over' })],
    [aPlace('b', 1n, { refused: 'game-disabled' })],
    [aPlace('c', 1n)],
  ]);

  expect(outcomes(answers)).toEqual([['session-over'], ['blocked'], ['blocked']]);
});

test('a bet of money that was set aside is taken past a block', () => {
  const { book } = aState();
  const accounts = book.accounts.map((account) => ({ ...account, isGuarded: true }));
  const guards = new Map([[7n, { stakesBlockedUntil: new Date('2026-11-18T11:00:00Z'), depositsBlockedUntil: null }]]);
  const { answers } = decide(aState({ book: { ...book, accounts, guards } }), [
    [aPlace('a', 1n)],
    [aPlace('b', 1n, { isCommitted: true })],
  ]);

  expect(outcomes(answers)).toEqual([['blocked'], ['applied']]);
});

test('a result of nothing is a loss, and counts no more than the stake', () => {
  const { changes } = decide(aState(), [[aPlace('r', 10n), aResult('r', 0n, { valid: 99n })]]);

  expect(changes.placed).toMatchObject([{ payout: 0n, validBet: 10n, roundState: 'lost', state: 'settled' }]);
});

test('a bet that is refused takes its result with it, and a bet does not stand without its result', () => {
  const poor = decide(aState(), [[aPlace('r', 151n), aResult('r', 5n)]]);
  expect(outcomes(poor.answers)).toEqual([['insufficient-funds', 'group-failed']]);

  const won = aResult('r', 5n);
  const cancelled = decide(aState(), [
    [{ ...aWin('x', 0n), kind: 'undo-win', reverses: won.key, reopens: false }],
    [aPlace('r', 10n), won],
  ]);
  expect(outcomes(cancelled.answers)).toEqual([['nothing-to-undo'], ['group-failed', 'cancelled-before']]);
  expect(cancelled.changes.placed).toEqual([]);
  expect(cancelled.changes.book.accounts).toEqual([]);
});

test('a bet with its result needs an open market as well', () => {
  const { answers } = decide(aState(), [[aPlace('r', 10n, { market: 9n }), aResult('r', 5n)]]);

  expect(outcomes(answers)).toEqual([['market-closed', 'group-failed']]);
});

test('a bet with its result is a round of its own', () => {
  const { answers } = decide(aState(), [[aPlace('r', 10n)], [aPlace('r', 10n), aResult('r', 5n)]]);

  expect(outcomes(answers)).toEqual([['applied'], ['round-over', 'group-failed']]);
});
