import { expect, test } from 'vitest';
import { AMOUNT_MAX, BALANCE_MAX, moveMoney } from './move.ts';
import { BONUS, CASH, OTHER, anAccount } from './testing/a-book.ts';
import { asked, move } from './testing/a-movement.ts';

const held = (cash: bigint, bonus: bigint, other = 30n, floor = 0n) => ({
  accounts: [anAccount(CASH, cash, { floor }), anAccount(BONUS, bonus), anAccount(OTHER, other, { owner: 8n })],
});
const WITH_BONUS = { split: { account: BONUS } };

test('cash pays alone while it can, down to its floor, and the bonus to its last unit', () => {
  expect(move(WITH_BONUS).answer).toMatchObject({ amount: -10n, splitAmount: 0n });
  expect(move(WITH_BONUS).changes.legs).toHaveLength(1);
  expect(move({ amount: -120n, ...WITH_BONUS }, held(100n, 50n, 0n, -20n)).answer).toMatchObject({ amount: -120n });
  expect(move({ amount: -150n, ...WITH_BONUS }).answer).toMatchObject({ amount: -100n, splitAmount: -50n });
  expect(move({ amount: -1n, ...WITH_BONUS }, held(0n, 50n)).answer).toMatchObject({ amount: 0n, splitAmount: -1n });
});

test('below its floor an account takes no stake, but its owner may pay otherwise from the other account', () => {
  expect(move({ amount: -1n, ...WITH_BONUS }, held(-5n, 50n)).answer.outcome).toBe('insufficient-funds');
  expect(move({ amount: 0n }, held(-5n, 50n)).answer.outcome).toBe('applied');
  expect(move({ kind: 'transfer', amount: -10n, ...WITH_BONUS }, held(-5n, 50n)).answer).toMatchObject({
    outcome: 'applied',
    amount: 0n,
    splitAmount: -10n,
  });
  expect(move({ kind: 'win', amount: 2n }, held(-5n, 50n)).answer).toMatchObject({ outcome: 'applied', balance: -3n });
});

test('a bonus below its floor takes what is won, and cash still pays', () => {
  const won = { kind: 'win', amount: 1n, split: { account: BONUS, amount: 5n } } as const;

  expect(move(won, held(100n, -10n)).answer).toMatchObject({ outcome: 'applied', splitAmount: 5n });
  expect(move(WITH_BONUS, held(100n, -10n)).answer).toMatchObject({ outcome: 'applied', amount: -10n });
});

test('parts that are given are not divided again', () => {
  const given = { kind: 'adjustment', amount: -110n, split: { account: BONUS, amount: -10n } } as const;

  expect(move(given).answer.outcome).toBe('insufficient-funds');
  expect(move({ ...given, amount: -90n }).answer).toMatchObject({ amount: -90n, splitAmount: -10n });
});

test('an undone win is taken from cash, as it was paid, though the bonus could pay', () => {
  const { book } = move({ key: 'win', kind: 'win', amount: 20n, split: { account: BONUS, amount: 0n } });
  moveMoney(book, asked({ amount: -115n }));

  const undone = moveMoney(book, asked({ kind: 'reversal', reverses: 'win' }));

  expect(undone).toMatchObject({ outcome: 'applied', amount: -20n, splitAmount: 0n, balance: -15n });
});

test('the other side pays both parts, to its last unit', () => {
  const from = (amount: bigint, more: bigint, other?: bigint) =>
    move({ kind: 'transfer', counter: OTHER, amount, split: { account: BONUS, amount: more } }, held(100n, 50n, other))
      .answer.outcome;

  expect([from(20n, 10n), from(21n, 10n), from(20n, 11n)]).toEqual([
    'applied',
    'insufficient-funds',
    'insufficient-funds',
  ]);
  expect([from(1n, 0n, 0n), from(-1n, 2n, 0n)]).toEqual(['insufficient-funds', 'insufficient-funds']);
  // What gets money, or nothing, may stand below its floor.
  expect([from(0n, 0n, -5n), from(-1n, 0n, -5n)]).toEqual(['applied', 'applied']);
});

test('a reversal between two members needs the money to be there', () => {
  const { book } = move({ key: 'gift', kind: 'transfer', counter: OTHER, amount: -40n });
  moveMoney(book, asked({ account: OTHER, amount: -60n }));

  const undone = moveMoney(book, asked({ kind: 'reversal', counter: OTHER, reverses: 'gift' }));

  expect(undone.outcome).toBe('insufficient-funds');
});

test('amounts and balances reach their limit, and not one unit more', () => {
  expect([AMOUNT_MAX, BALANCE_MAX]).toEqual([10n ** 16n, 4n * 10n ** 18n]);
  const outcome = (amount: bigint, more: bigint, cash: bigint, bonus: bigint) =>
    move({ kind: 'win', amount, split: { account: BONUS, amount: more } }, held(cash, bonus)).answer.outcome;

  expect([outcome(AMOUNT_MAX - 1n, 1n, 0n, 0n), outcome(AMOUNT_MAX, 1n, 0n, 0n)]).toEqual(['applied', 'out-of-range']);
  expect([outcome(1n, 0n, BALANCE_MAX - 1n, 0n), outcome(2n, 0n, BALANCE_MAX - 1n, 0n)]).toEqual([
    'applied',
    'out-of-range',
  ]);
  expect([outcome(0n, 1n, 0n, BALANCE_MAX - 1n), outcome(0n, 2n, 0n, BALANCE_MAX - 1n)]).toEqual([
    'applied',
    'out-of-range',
  ]);
  const toOther = (amount: bigint, more: bigint) =>
    move(
      { kind: 'transfer', counter: OTHER, amount, split: { account: BONUS, amount: more } },
      held(100n, 50n, BALANCE_MAX - 10n),
    ).answer.outcome;
  expect([toOther(-4n, -6n), toOther(-5n, -6n), toOther(-4n, -7n)]).toEqual([
    'applied',
    'out-of-range',
    'out-of-range',
  ]);
});

test('the accounts must be of one currency, the second one too', () => {
  const accounts = [anAccount(CASH, 100n), anAccount(BONUS, 50n, { currency: 'TRIAL' })];

  expect(move(WITH_BONUS, { accounts }).answer.outcome).toBe('currency-mismatch');
  const other = [anAccount(CASH, 100n), anAccount(OTHER, 50n, { currency: 'TRIAL' })];
  expect(move({ counter: OTHER }, { accounts: other }).answer.outcome).toBe('currency-mismatch');
});
