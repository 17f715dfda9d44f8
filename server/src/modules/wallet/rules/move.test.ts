import { expect, test } from 'vitest';
import { AMOUNT_MAX, BALANCE_MAX, moveMoney } from './move.ts';
import { BONUS, CASH, HOUSE, OTHER, account, anAccount } from './testing/a-book.ts';
import { asked, move } from './testing/a-movement.ts';

const GUARDED = { accounts: [anAccount(CASH, 100n, { isGuarded: true }), anAccount(BONUS, 50n)] };

test('a movement changes the balance, our own account and nothing else, under one number', () => {
  const { answer, changes } = move({ key: 'bet' });

  expect(answer).toMatchObject({ outcome: 'applied', isRepeat: false, amount: -10n, balance: 90n, id: 1_002n });
  expect(changes.accounts).toEqual([anAccount(CASH, 90n, { version: 1_002n })]);
  expect(changes.house).toEqual([{ account: HOUSE, amount: 10n }]);
  expect(changes.legs).toMatchObject([{ account: CASH, id: 1_002n, amount: -10n, balance: 90n, counterBalance: null }]);
  expect(changes.movements).toMatchObject([{ key: 'bet', outcome: 'applied', id: 1_002n }]);
});

test('what cash cannot pay the bonus pays, each part a leg of its own', () => {
  const { answer, changes } = move({ amount: -120n, split: { account: BONUS } });

  expect(answer).toMatchObject({ outcome: 'applied', amount: -100n, splitAmount: -20n, balance: 0n });
  expect(changes.legs.map(({ account: id, amount, id: number }) => [id, amount, number])).toEqual([
    [CASH, -100n, 1_002n],
    [BONUS, -20n, 1_003n],
  ]);
  expect(move({ amount: -151n, split: { account: BONUS } }).answer.outcome).toBe('insufficient-funds');
});

test('a refusal moves nothing and is kept, with the balance it found', () => {
  const { answer, changes } = move({ amount: -101n });

  expect(answer).toMatchObject({ outcome: 'insufficient-funds', amount: 0n, balance: 100n, id: null });
  expect(changes).toMatchObject({ accounts: [], legs: [], house: [], movements: [{ outcome: 'insufficient-funds' }] });
});

test('a repeat hears what the first one heard, other words under the same key are a conflict', () => {
  const { book } = move({ key: 'bet' });

  expect(moveMoney(book, asked({ key: 'bet' }))).toMatchObject({ outcome: 'applied', isRepeat: true, balance: 90n });
  expect(moveMoney(book, asked({ key: 'bet', fingerprint: 'q' }))).toMatchObject({
    outcome: 'conflict',
    isRepeat: false,
  });
  expect(book.account(CASH)?.balance).toBe(90n);
});

test('an account nobody knows, or one on both sides, is refused and not kept', () => {
  for (const parts of [
    { account: account(99n) },
    { counter: account(99n) },
    { counter: CASH },
    { split: { account: account(99n) } },
    { split: { account: CASH } },
  ])
    expect(move(parts)).toMatchObject({ answer: { outcome: 'unknown-account' }, changes: { movements: [] } });
});

test('accounts of two currencies do not meet, and no amount leaves the range', () => {
  const foreign = { accounts: [anAccount(CASH, 100n, { currency: 'TRIAL' })] };
  const full = { accounts: [anAccount(CASH, BALANCE_MAX)] };

  expect(move({}, foreign).answer.outcome).toBe('currency-mismatch');
  expect(move({ kind: 'win', amount: AMOUNT_MAX + 1n }).answer.outcome).toBe('out-of-range');
  expect(move({ kind: 'win', amount: 1n }, full).answer.outcome).toBe('out-of-range');
  expect(move({ kind: 'win', amount: AMOUNT_MAX }).answer.outcome).toBe('applied');
});

test('between two members both sides move, and neither goes below its floor', () => {
  const { answer, changes } = move({ kind: 'transfer', counter: OTHER, amount: -40n });

  expect(answer.balance).toBe(60n);
  expect(changes.accounts.map(({ id, balance }) => [id, balance])).toEqual([
    [CASH, 60n],
    [OTHER, 70n],
  ]);
  expect(changes.legs).toMatchObject([{ counterBalance: 70n }]);
  expect(move({ kind: 'transfer', counter: OTHER, amount: 31n }).answer.outcome).toBe('insufficient-funds');
});

test('a block comes before what the caller found, but not before a session that is over', () => {
  const until = new Date('2026-11-18T10:00:01Z');
  const blocked = { ...GUARDED, guards: new Map([[7n, { stakesBlockedUntil: until, depositsBlockedUntil: null }]]) };

  expect(move({}, blocked).answer.outcome).toBe('blocked');
  expect(move({ refused: 'limit-reached' }, blocked).answer.outcome).toBe('blocked');
  expect(move({ refused: 'limit-reached', isRefusedFirst: true }, blocked).answer.outcome).toBe('limit-reached');
  expect(move({ kind: 'win', amount: 5n }, blocked).answer.outcome).toBe('applied');
  expect(move({ kind: 'deposit', amount: 5n }, blocked).answer.outcome).toBe('applied');
  expect(move({}, { ...blocked, now: until }).answer.outcome).toBe('applied');
});

test('limits are asked and used where the account says there are some', () => {
  const limit = { measure: 'stake', period: 'day', cap: 25n, used: 15n, windowStart: '2026-11-18' } as const;
  const limits = new Map([[7n, [limit]]]);

  expect(move({ amount: -11n }, { ...GUARDED, limits }).answer.outcome).toBe('limit-reached');
  expect(move({ amount: -10n }, { ...GUARDED, limits }).changes.limits).toEqual([
    { owner: 7n, limit: { ...limit, used: 25n } },
  ]);
  expect(move({ amount: -11n }, { limits })).toMatchObject({ answer: { outcome: 'applied' }, changes: { limits: [] } });
});

test('an undoing takes the amounts and the split of what it undoes, once', () => {
  const { book } = move({ key: 'bet', amount: -120n, split: { account: BONUS } });
  const undo = (key: string) => moveMoney(book, asked({ key, kind: 'reversal', amount: 0n, reverses: 'bet' }));

  expect(undo('undo')).toMatchObject({ outcome: 'applied', amount: 100n, splitAmount: 20n, balance: 100n });
  expect(undo('again')).toMatchObject({ outcome: 'nothing-to-undo', amount: 0n });
  expect(moveMoney(book, asked({ kind: 'reversal', reverses: 'undo' })).outcome).toBe('nothing-to-undo');
});

test('what is undone before it came is refused should it come', () => {
  const { book, answer } = move({ kind: 'reversal', reverses: 'late', amount: 0n });

  expect(answer.outcome).toBe('nothing-to-undo');
  expect(moveMoney(book, asked({ key: 'late', fingerprint: 'other' }))).toMatchObject({
    outcome: 'cancelled-before',
    isRepeat: true,
  });
});

test('only the account that moved can undo it', () => {
  const { book } = move({ key: 'bet' });

  expect(moveMoney(book, asked({ kind: 'reversal', account: BONUS, reverses: 'bet' })).outcome).toBe('conflict');
});

test('we may claw back below a floor; stakes wait until the account has recovered', () => {
  const { book } = move({ key: 'win', kind: 'win', amount: 20n });
  moveMoney(book, asked({ amount: -120n }));

  expect(moveMoney(book, asked({ kind: 'reversal', reverses: 'win' }))).toMatchObject({ balance: -20n });
  expect(moveMoney(book, asked({ amount: -1n, split: { account: BONUS } })).outcome).toBe('insufficient-funds');
});

test('what is undone leaves the limits of the day it was counted on', () => {
  const limit = { measure: 'stake', period: 'day', cap: 100n, used: 0n, windowStart: '2026-11-18' } as const;
  const { book } = move({ key: 'bet', amount: -30n }, { ...GUARDED, limits: new Map([[7n, [limit]]]) });

  moveMoney(book, asked({ kind: 'reversal', reverses: 'bet' }));

  expect(book.limitsOf(7n)).toMatchObject([{ used: 0n }]);
});
