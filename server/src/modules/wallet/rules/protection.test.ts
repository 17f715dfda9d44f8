import { expect, test } from 'vitest';
import { moveMoney } from './move.ts';
import type { LimitState } from './limits.ts';
import { BONUS, CASH, OTHER, aBook, anAccount } from './testing/a-book.ts';
import { asked, move } from './testing/a-movement.ts';

const ACCOUNTS = [anAccount(CASH, 100n, { isGuarded: true }), anAccount(BONUS, 50n), anAccount(OTHER, 30n)];
const UNTIL = new Date('2026-11-18T10:00:01Z');
const limit = (measure: LimitState['measure'], parts: Partial<LimitState> = {}): LimitState => ({
  measure,
  period: 'day',
  cap: 100n,
  used: 0n,
  windowStart: '2026-11-18',
  ...parts,
});
const withLimits = (...limits: readonly LimitState[]) => ({ accounts: ACCOUNTS, limits: new Map([[7n, limits]]) });

test('each block stops its own kind of movement, of the accounts that are guarded', () => {
  const blocked = (stakes: Date | null, deposits: Date | null, accounts = ACCOUNTS) => {
    const guards = new Map([[7n, { stakesBlockedUntil: stakes, depositsBlockedUntil: deposits }]]);
    return (['stake', 'deposit', 'win', 'transfer'] as const).map(
      (kind) => move({ kind, amount: kind === 'deposit' ? 5n : -5n }, { accounts, guards }).answer.outcome,
    );
  };

  expect(blocked(UNTIL, null)).toEqual(['blocked', 'applied', 'applied', 'applied']);
  expect(blocked(null, UNTIL)).toEqual(['applied', 'blocked', 'applied', 'applied']);
  expect(blocked(aBook().now, aBook().now)).toEqual(['applied', 'applied', 'applied', 'applied']);
  expect(blocked(UNTIL, UNTIL, [anAccount(CASH, 100n)])).toEqual(['applied', 'applied', 'applied', 'applied']);
});

test('what is wrong with the accounts is said before a block', () => {
  const guards = new Map([[7n, { stakesBlockedUntil: UNTIL, depositsBlockedUntil: null }]]);
  const accounts = [anAccount(CASH, 100n, { isGuarded: true, currency: 'TRIAL' })];

  expect(move({}, { accounts, guards }).answer.outcome).toBe('currency-mismatch');
});

test('stakes and deposits meet their limits with both parts, losses with the cash alone, nothing else meets any', () => {
  const limits = withLimits(limit('stake', { cap: 20n }), limit('deposit', { cap: 20n }));
  const outcome = (parts: Parameters<typeof move>[0]) => move(parts, limits).answer.outcome;

  expect(outcome({ amount: -12n, split: { account: BONUS, amount: -8n } })).toBe('applied');
  expect(outcome({ amount: -12n, split: { account: BONUS, amount: -9n } })).toBe('limit-reached');
  const losses = withLimits(limit('loss', { cap: 12n }));
  const lost = (amount: bigint) => move({ amount, split: { account: BONUS, amount: -20n } }, losses).answer.outcome;
  expect([lost(-12n), lost(-13n)]).toEqual(['applied', 'limit-reached']);
  expect([outcome({ kind: 'deposit', amount: 20n }), outcome({ kind: 'deposit', amount: 21n })]).toEqual([
    'applied',
    'limit-reached',
  ]);
  expect([outcome({ kind: 'transfer', amount: -50n }), outcome({ kind: 'win', amount: 50n })]).toEqual([
    'applied',
    'applied',
  ]);
});

test('money that was set aside is staked past blocks and limits, and still counts against the limits', () => {
  const guards = new Map([[7n, { stakesBlockedUntil: UNTIL, depositsBlockedUntil: null }]]);
  const limits = withLimits(limit('stake', { cap: 5n }));

  expect([move({}, { accounts: ACCOUNTS, guards }).answer.outcome, move({}, limits).answer.outcome]).toEqual([
    'blocked',
    'limit-reached',
  ]);
  const committed = move({ isCommitted: true }, { ...limits, guards });
  expect([committed.answer.outcome, committed.book.limitsOf(7n)[0]?.used]).toEqual(['applied', 10n]);
});

test('stakes and deposits are counted with both parts, losses by the cash that moves', () => {
  const limits = withLimits(limit('stake'), limit('loss'), limit('deposit'));
  const used = (parts: Parameters<typeof move>[0]) =>
    move(parts, limits)
      .book.limitsOf(7n)
      .map((each) => each.used);

  expect(used({ amount: -12n, split: { account: BONUS, amount: -8n } })).toEqual([20n, 12n, 0n]);
  expect(used({ kind: 'win', amount: 12n, split: { account: BONUS, amount: 8n } })).toEqual([0n, -12n, 0n]);
  expect(used({ kind: 'deposit', amount: 15n })).toEqual([0n, 0n, 15n]);
  expect(used({ kind: 'transfer', amount: -15n })).toEqual([0n, 0n, 0n]);
  expect(used({ amount: -101n })).toEqual([0n, 0n, 0n]);
});

test('a guarded account without limits needs none', () => {
  expect(move({}, { accounts: ACCOUNTS })).toMatchObject({ answer: { outcome: 'applied' }, changes: { limits: [] } });
});

test('a round given back leaves the limits of the day it was counted on, by the time of the zone', () => {
  const week = { period: 'week', windowStart: '2026-11-16', used: 50n } as const;
  const limits = withLimits(limit('stake', { used: 50n }), limit('loss', { used: 50n }), limit('stake', week));
  const used = (at: string, amount: bigint) =>
    move({ kind: 'reversal', amount, givesBack: { stake: 30n, at: new Date(at) } }, limits)
      .book.limitsOf(7n)
      .map((each) => each.used);

  // A stake of 30 that had won 12: the stakes fall by 30, the loss by 18.
  expect(used('2026-11-17T17:00:00Z', 18n)).toEqual([20n, 32n, 20n]);
  expect(used('2026-11-17T16:59:59Z', 18n)).toEqual([50n, 50n, 20n]);
  const day = new Date('2026-11-18T09:00:00Z');
  const parts = { amount: 12n, split: { account: BONUS, amount: 6n }, givesBack: { stake: 30n, at: day } };
  expect(move({ kind: 'reversal', ...parts }, limits).book.limitsOf(7n)[1]?.used).toBe(38n);
});

test('an undone movement gives back what it used, of the day it was counted on', () => {
  const limits = withLimits(limit('stake', { used: 50n }), limit('loss', { used: 50n }));
  const { changes } = move(
    { key: 'bet', amount: -12n, split: { account: BONUS, amount: -8n } },
    { accounts: ACCOUNTS },
  );
  const undoneAt = (at: string) => {
    const kept = changes.movements.map((each) => ({ ...each, at: new Date(at) }));
    return move({ kind: 'reversal', reverses: 'bet' }, { ...limits, kept })
      .book.limitsOf(7n)
      .map((each) => each.used);
  };

  expect(undoneAt('2026-11-18T09:00:00Z')).toEqual([30n, 38n]);
  expect(undoneAt('2026-11-16T09:00:00Z')).toEqual([50n, 50n]);
});

test('an undoing that is refused leaves it to be undone later', () => {
  const { book } = move({ key: 'bet' });

  expect(moveMoney(book, asked({ kind: 'reversal', reverses: 'bet', refused: 'blocked' })).outcome).toBe('blocked');
  expect(book.isUndone('bet')).toBe(false);
  expect(moveMoney(book, asked({ kind: 'reversal', reverses: 'bet' })).outcome).toBe('applied');
});

test('what was refused cannot be undone, and its key stays with its refusal', () => {
  const { book } = move({ key: 'bet', amount: -101n });

  expect(moveMoney(book, asked({ kind: 'reversal', reverses: 'bet' })).outcome).toBe('nothing-to-undo');
  expect(book.kept('bet')?.outcome).toBe('insufficient-funds');
});
