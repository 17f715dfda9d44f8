import { expect, test } from 'vitest';
import type { Outcome } from '../operation.ts';
import { openBook } from './book.ts';
import { monthBase, monthBaseOf, dayIn } from './day.ts';
import { decideMovements } from './decide.ts';
import { moveMoney } from './move.ts';
import type { Movement } from './movement.ts';
import { CASH, HOUSE, OTHER, aBook, anAccount } from './testing/a-book.ts';

const stake = (key: string, amount: bigint): Movement<Outcome> => ({
  key,
  fingerprint: key,
  kind: 'stake',
  account: CASH,
  counter: HOUSE,
  amount: -amount,
});
const LIMIT = { measure: 'stake', period: 'day', cap: 100n, used: 0n, windowStart: '2026-11-18' } as const;

test('a group that fails takes as many numbers as it has movements, so that a full batch has enough', () => {
  const { answers } = decideMovements(aBook(), [
    [stake('a', 1n), stake('b', 600n)],
    [stake('c', 600n)],
    [stake('d', 1n)],
  ]);

  expect(answers.at(-1)).toMatchObject([{ outcome: 'applied', id: 1_008n }]);
});

test('what was decided in an earlier batch is heard again', () => {
  const { changes } = decideMovements(aBook(), [[stake('a', 10n)]]);
  const { answers, changes: none } = decideMovements(aBook({ kept: changes.movements }), [[stake('a', 10n)]]);

  expect(answers).toMatchObject([[{ outcome: 'applied', isRepeat: true, id: 1_002n }]]);
  expect(none).toEqual({ movements: [], legs: [], accounts: [], house: [], limits: [], grants: [], endedGrants: [] });
});

test('a block does not change the answers of the other wagers of a failed group', () => {
  const until = new Date('2026-11-18T11:00:00Z');
  const other = { ...stake('b', 1n), account: OTHER };
  const accounts = [anAccount(CASH, 100n), anAccount(OTHER, 30n, { owner: 8n, isGuarded: true })];
  const guards = new Map([[8n, { stakesBlockedUntil: until, depositsBlockedUntil: null }]]);

  const { answers } = decideMovements(aBook({ accounts, guards }), [[stake('a', 600n), other]]);

  expect(answers[0]?.map(({ outcome }) => outcome)).toEqual(['insufficient-funds', 'group-failed']);
});

test('what is taken back leaves no trace', () => {
  const guarded = [anAccount(CASH, 100n, { isGuarded: true })];
  const book = openBook(aBook({ accounts: guarded, limits: new Map([[7n, [LIMIT]]]) }));
  const takeBack = book.mark();
  const seen: string[] = [];
  book.noteUndo(() => seen.push('first'));
  book.noteUndo(() => seen.push('second'));
  moveMoney(book, stake('a', 10n));
  moveMoney(book, { ...stake('u', 0n), kind: 'reversal', reverses: 'a' });

  takeBack();

  expect(book.changes()).toEqual({
    movements: [],
    legs: [],
    accounts: [],
    house: [],
    limits: [],
    grants: [],
    endedGrants: [],
  });
  expect([book.kept('a'), book.isUndone('a'), book.account(CASH)?.balance]).toEqual([undefined, false, 100n]);
  expect([book.limitsOf(7n), book.limitsOf(8n), seen]).toEqual([[LIMIT], [], ['second', 'first']]);
  expect(moveMoney(book, stake('b', 10n)).id).toBe(1_002n);
});

test('what stands is not taken back by a later mark', () => {
  const book = openBook(aBook());
  book.mark();
  moveMoney(book, stake('a', 10n));
  const takeBack = book.mark();
  moveMoney(book, stake('b', 10n));
  takeBack();

  expect(book.account(CASH)?.balance).toBe(90n);
  expect(book.changes().movements.map(({ key }) => key)).toEqual(['a']);
});

test('of a group all stand or none: who failed says why, the others that one failed', () => {
  const { answers, changes } = decideMovements(aBook(), [[stake('a', 60n), stake('b', 60n), stake('c', 1n)]]);

  expect(answers[0]?.map(({ outcome }) => outcome)).toEqual(['group-failed', 'insufficient-funds', 'group-failed']);
  expect(changes).toMatchObject({ accounts: [], legs: [], house: [] });
  expect(changes.movements.map(({ outcome, balance }) => [outcome, balance])).toEqual([
    ['group-failed', 100n],
    ['insufficient-funds', 100n],
    ['group-failed', 100n],
  ]);
});

test('what had nothing to undo says so though its group failed, and keeps the place of what never came', () => {
  const undo: Movement<Outcome> = { ...stake('u', 0n), kind: 'reversal', reverses: 'late' };
  const { answers, changes } = decideMovements(aBook(), [[undo, stake('b', 600n)]]);

  expect(answers[0]?.map(({ outcome }) => outcome)).toEqual(['nothing-to-undo', 'insufficient-funds']);
  expect(changes.movements.map(({ key, outcome }) => [key, outcome])).toContainEqual(['late', 'cancelled-before']);
});

test('a group that passes stands, and what comes after sees it', () => {
  const { answers, changes } = decideMovements(aBook(), [[stake('a', 60n), stake('b', 40n)], [stake('c', 1n)]]);

  expect(answers.map((item) => item.map(({ outcome }) => outcome))).toEqual([
    ['applied', 'applied'],
    ['insufficient-funds'],
  ]);
  expect(changes.house).toEqual([{ account: HOUSE, amount: 100n }]);
});

test('numbers begin with their month, and a moment has the date of its zone', () => {
  expect(monthBase('2026-11-18')).toBe(83n << 51n);
  expect(monthBaseOf((83n << 51n) + 12_345n)).toBe(83n << 51n);
  expect(dayIn('Asia/Ho_Chi_Minh', new Date('2026-11-18T17:00:00Z'))).toBe('2026-11-19');
  expect(dayIn('Asia/Ho_Chi_Minh', new Date('2026-11-18T16:59:59Z'))).toBe('2026-11-18');
});
