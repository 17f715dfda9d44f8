import type { MemberId } from '@fairground/contract/ids';
import { expect, test } from 'vitest';
import { decide } from './decide.ts';
import type { WagerOperations } from './decide.ts';
import type { Bet } from './round.ts';
import {
  BONUS,
  HOUSE,
  aPlace,
  aResettle,
  aResult,
  aState,
  aWin,
  anAward,
  anEnd,
  anUndo,
  aVoid,
} from './testing/a-register.ts';

const NOW = aState().book.now;

/** The row of a bet that came alone and waits for its result. */
const OPEN: Bet = {
  member: 7n as MemberId,
  id: 1_002n,
  key: 'bet',
  round: 'r',
  game: 5n,
  market: null,
  stake: 125n,
  bonusPart: 25n,
  payout: 0n,
  bonusPayout: 0n,
  validBet: 0n,
  placedAt: NOW,
  settledAt: null,
  product: 1,
  rule: 'stake-1',
  seq: 0,
  state: 'accepted',
  roundState: 'open',
  currency: 'VND',
  roundId: 'r',
  award: null,
  parent: null,
  winKeys: [],
  detail: null,
};
const FACT = { bet: '1002', member: '7', product: 1, game: '5', currency: 'VND', award: null, rule: 'stake-1' };

test('the row of a bet is whole, with what the source adds to it and without', () => {
  const more = { market: 3n, award: 'free:1', parent: 'before', detail: '{"a":1}' };
  const state = aState({ openMarkets: new Map([[3n, new Date('2026-11-18T10:00:01Z')]]) });
  const { changes } = decide(state, [
    [aPlace('r', 125n, { key: 'bet' })],
    [aPlace('m', 5n, { key: 'other', ...more })],
  ]);

  const other = { ...OPEN, ...more, id: 1_004n, key: 'other', round: 'm', roundId: 'm', stake: 5n, bonusPart: 5n };
  expect(changes.placed).toEqual([OPEN, other]);
});

test('later bets of a round are counted on, and carry nothing of the round', () => {
  const { changes } = decide(aState(), [[aPlace('r', 1n)], [aPlace('r', 1n)], [aPlace('r', 1n)]]);

  expect(changes.placed.map(({ seq, roundState }) => [seq, roundState])).toEqual([
    [0, 'open'],
    [1, null],
    [2, null],
  ]);
});

test('the row and the fact of a bet with its result are whole', () => {
  const { changes } = decide(aState(), [[aPlace('r', 125n, { key: 'bet' }), aResult('r', 200n, { key: 'won' })]]);

  const settled = { payout: 200n, bonusPayout: 40n, validBet: 125n, settledAt: NOW, winKeys: ['won'] };
  expect(changes.placed).toEqual([{ ...OPEN, ...settled, state: 'settled', roundState: 'won' }]);
  const sums = { stake: '125', bonusPart: '25', payout: '200', bonusPayout: '40', validBet: '125' };
  expect(changes.settled).toEqual([{ ...FACT, ...sums, isCorrection: false }]);
  expect(changes.book.movements.map(({ key, kind, split }) => [key, kind, split])).toEqual([
    ['bet', 'stake', BONUS],
    ['won', 'win', BONUS],
  ]);
});

test('the row and the fact of a prize are whole', () => {
  const { changes } = decide(aState(), [[anAward(9n, { key: 'bet', round: 'r', roundId: 'r' })]]);

  expect(changes.placed).toEqual([
    {
      ...OPEN,
      stake: 0n,
      bonusPart: 0n,
      payout: 9n,
      settledAt: NOW,
      state: 'settled',
      roundState: 'won',
      award: 'promotion:spring',
      parent: 'before',
      winKeys: ['bet'],
    },
  ]);
  const sums = { stake: '0', bonusPart: '0', payout: '9', bonusPayout: '0', validBet: '0' };
  expect(changes.settled).toEqual([{ ...FACT, ...sums, award: 'promotion:spring', isCorrection: false }]);
  expect(changes.book.legs).toMatchObject([{ kind: 'win' }]);
});

test('the fact of a corrected round with bonus names all of its parts', () => {
  const wins = [[aWin('r', 50n, { ends: true })] as const, [aVoid('r', { reopens: true })] as const];
  const { changes } = decide(aState(), [[aPlace('r', 125n, { key: 'bet' })], ...wins]);

  const sums = { stake: '125', bonusPart: '25', payout: '50', bonusPayout: '10', validBet: '125' };
  const back = {
    stake: '-125',
    bonusPart: '-25',
    payout: '-50',
    bonusPayout: '-10',
    validBet: '-125',
    validCash: '-100',
  };
  expect(changes.settled).toEqual([
    { ...FACT, ...sums, isCorrection: false },
    { ...FACT, ...back, isCorrection: true },
  ]);
  expect(changes.placed).toEqual([{ ...OPEN, settledAt: NOW, state: 'void', roundState: 'cancelled' }]);
  expect(changes.book.house).toEqual([]);
});

test('the part of cash in what counts is written where the bonus has a part before or after, and only there', () => {
  const cashOf = (cash: bigint, ...wagers: readonly WagerOperations[]) => {
    const { book } = aState();
    const accounts = book.accounts.map((each) => (each.id === BONUS ? each : { ...each, balance: cash }));
    const { settled } = decide(aState({ book: { ...book, accounts } }), wagers).changes;
    return settled.at(-1)?.validCash;
  };
  const [bonus, second] = [aPlace('r', 1n), aPlace('r', 2n)];
  const voided = [aVoid('r', { reopens: true })] as const;

  expect(cashOf(100n, [bonus], [anEnd('r')], voided)).toBeUndefined();
  expect(cashOf(0n, [bonus], [anEnd('r')], voided)).toBe('0');
  // One unit of the bonus stands before and after.
  expect(cashOf(2n, [second], [bonus], [anEnd('r')], [aResettle('r', 9n)])).toBe('0');
});

test('each operation moves money as its own kind, from the account of the house', () => {
  const [bet, won] = [aPlace('r', 20n), aWin('r', 4n)];
  const { changes } = decide(aState(), [
    [bet],
    [won],
    [anUndo('undo-win', 'r', won.key)],
    [anEnd('r')],
    [aResettle('r', 6n)],
    [aVoid('r', { reopens: true })],
    [aVoid('r')],
  ]);

  expect(changes.book.movements.map(({ kind, outcome }) => [kind, outcome])).toEqual([
    ['stake', 'applied'],
    ['win', 'applied'],
    ['reversal', 'applied'],
    ['win', 'applied'],
    ['reversal', 'applied'],
    ['reversal', 'applied'],
    ['reversal', 'round-over'],
  ]);
  expect(
    changes.book.movements.every(({ counter, fingerprint, key }) => counter === HOUSE && fingerprint === key),
  ).toBe(true);
  expect(changes.book.movements.slice(1).map(({ split }) => split)).toEqual([null, null, null, null, null, null]);
});

test('a round keeps the moment it was settled, whatever is corrected later', () => {
  const first = decide(aState(), [[aPlace('r', 10n)], [aWin('r', 5n, { ends: true })]]);
  const book = { ...aState().book, now: new Date('2026-11-19T10:00:00Z'), firstId: 5_000n };
  const { changes } = decide(aState({ book, bets: first.changes.placed }), [[aVoid('r', { reopens: true })]]);

  expect(changes.changed).toMatchObject([{ settledAt: NOW, roundState: 'cancelled' }]);
});

test('each ending of an open round notes its moment', () => {
  const bet = aPlace('r', 10n);
  for (const ending of [anEnd('r'), aWin('r', 1n, { ends: true }), aVoid('r'), anUndo('undo-bet', 'r', bet.key)])
    expect(decide(aState(), [[bet], [ending]]).changes.placed).toMatchObject([{ settledAt: NOW }]);
});
