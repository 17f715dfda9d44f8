import { expect, test } from 'vitest';
import { moveMoney } from './move.ts';
import { BONUS, CASH, HOUSE, OTHER, aBook, account, anAccount } from './testing/a-book.ts';
import { asked, move } from './testing/a-movement.ts';

const NOW = aBook().now;
const KEPT = { fingerprint: 'p', account: CASH, counter: HOUSE, split: null, splitAmount: 0n, reverses: null, at: NOW };
const HEARD = { isRepeat: false, splitAmount: 0n, at: NOW };

test('what is kept of a movement, the legs it wrote and what it is answered are whole', () => {
  const { answer, changes } = move({ key: 'bet', amount: -120n, split: { account: BONUS } });

  const moved = { amount: -100n, splitAmount: -20n, balance: 0n, version: 1_002n, id: 1_002n };
  expect(answer).toEqual({ ...HEARD, ...moved, outcome: 'applied' });
  expect(changes.movements).toEqual([
    { ...KEPT, ...moved, key: 'bet', kind: 'stake', split: BONUS, outcome: 'applied' },
  ]);
  const leg = { transfer: 1_002n, counter: HOUSE, kind: 'stake', operation: 'bet', counterBalance: null };
  expect(changes.legs).toEqual([
    { ...leg, account: CASH, id: 1_002n, amount: -100n, balance: 0n },
    { ...leg, account: BONUS, id: 1_003n, amount: -20n, balance: 30n },
  ]);
  expect(changes.accounts).toEqual([
    anAccount(CASH, 0n, { version: 1_002n }),
    anAccount(BONUS, 30n, { version: 1_003n }),
  ]);
  expect(changes.house).toEqual([{ account: HOUSE, amount: 120n }]);
});

test('between members both parts change the other side, under the number of the last one', () => {
  const { changes } = move({ key: 't', kind: 'transfer', counter: OTHER, amount: -110n, split: { account: BONUS } });

  expect(changes.accounts).toEqual([
    anAccount(CASH, 0n, { version: 1_002n }),
    anAccount(BONUS, 40n, { version: 1_003n }),
    anAccount(OTHER, 140n, { owner: 8n, version: 1_003n }),
  ]);
  expect(changes.legs.map(({ amount, counterBalance }) => [amount, counterBalance])).toEqual([
    [-100n, 130n],
    [-10n, 140n],
  ]);
  expect(changes.house).toEqual([]);
  const whole = move({ kind: 'transfer', counter: OTHER, amount: -10n }).changes.accounts.at(-1);
  expect(whole).toEqual(anAccount(OTHER, 40n, { owner: 8n, version: 1_002n }));
});

test('only the bonus moves where cash has nothing, and the other side moves with it', () => {
  const accounts = [anAccount(CASH, 0n), anAccount(BONUS, 50n), anAccount(OTHER, 30n, { owner: 8n })];
  const asTransfer = { kind: 'transfer', counter: OTHER, amount: -10n, split: { account: BONUS } } as const;
  const { answer, changes } = move(asTransfer, { accounts });

  expect(answer).toMatchObject({ amount: 0n, splitAmount: -10n, balance: 0n, version: 0n, id: 1_002n });
  expect(changes.accounts.map(({ id, balance, version }) => [id, balance, version])).toEqual([
    [BONUS, 40n, 1_003n],
    [OTHER, 40n, 1_003n],
  ]);
  expect(changes.legs).toMatchObject([{ account: BONUS, id: 1_003n, counterBalance: 40n }]);
});

test('a movement of nothing is kept and changes no account', () => {
  for (const counter of [HOUSE, OTHER]) {
    const { answer, changes } = move({ kind: 'win', counter, amount: 0n, split: { account: BONUS } });

    expect(answer).toMatchObject({ outcome: 'applied', balance: 100n, version: 0n, id: 1_002n });
    expect(changes).toMatchObject({ accounts: [], legs: [], house: [], movements: [{ amount: 0n, splitAmount: 0n }] });
  }
});

test('the smallest amount moves', () => {
  const one = move({ kind: 'transfer', counter: OTHER, amount: 1n });
  expect(one.changes.legs).toMatchObject([{ amount: 1n, balance: 101n, counterBalance: 29n }]);
  expect(one.changes.accounts).toHaveLength(2);

  const part = move({ kind: 'win', amount: 0n, split: { account: BONUS, amount: 1n } });
  expect(part.changes.legs).toMatchObject([{ account: BONUS, amount: 1n, balance: 51n }]);
  const other = move({ kind: 'transfer', counter: OTHER, amount: 0n, split: { account: BONUS, amount: 1n } });
  expect(other.changes.accounts.at(-1)).toMatchObject({ id: OTHER, balance: 29n, version: 1_003n });
});

test('a refusal is kept whole, one that says nothing about the state is answered alone', () => {
  const accounts = [anAccount(CASH, 100n, { version: 900n })];
  const refused = move({ key: 'bet', amount: -101n }, { accounts });
  const nothing = { amount: 0n, splitAmount: 0n, id: null };
  const short = { ...nothing, outcome: 'insufficient-funds', balance: 100n, version: 900n };
  expect(refused.answer).toEqual({ ...HEARD, ...short });
  expect(refused.changes.movements).toEqual([{ ...KEPT, ...short, key: 'bet', kind: 'stake' }]);

  const unknown = move({ account: account(99n) }, { accounts });
  expect(unknown.answer).toEqual({ ...HEARD, ...nothing, outcome: 'unknown-account', balance: 0n, version: 0n });
  const { book } = move({ key: 'bet' }, { accounts });
  const foreign = asked({ kind: 'reversal', counter: OTHER, reverses: 'bet' });
  expect(moveMoney(book, foreign)).toMatchObject({ outcome: 'conflict', balance: 0n, version: 0n });
  expect(book.changes().movements).toHaveLength(1);
  const wide = move({ kind: 'win', amount: 1n << 62n }, { accounts });
  expect(wide).toMatchObject({ answer: { outcome: 'out-of-range', balance: 0n }, changes: { movements: [] } });
});

test('a repeat and a conflict carry what was heard first, whole', () => {
  const { answer, book } = move({ key: 'bet', amount: -120n, split: { account: BONUS } });

  expect(moveMoney(book, asked({ key: 'bet' }))).toEqual({ ...answer, isRepeat: true });
  expect(moveMoney(book, asked({ key: 'bet', fingerprint: 'q' }))).toEqual({ ...answer, outcome: 'conflict' });
});

test('of what never came its key is kept, and nothing of what undoes it', () => {
  const { changes, book } = move({
    key: 'u',
    kind: 'reversal',
    reverses: 'late',
    amount: 0n,
    split: { account: BONUS },
  });

  const nothing = { amount: 0n, splitAmount: 0n, version: 0n, id: null };
  expect(changes.movements).toEqual([
    { ...KEPT, ...nothing, key: 'late', kind: null, outcome: 'cancelled-before', balance: 0n },
    {
      ...KEPT,
      ...nothing,
      key: 'u',
      kind: 'reversal',
      split: BONUS,
      reverses: 'late',
      outcome: 'nothing-to-undo',
      balance: 100n,
    },
  ]);
  const cancelled = { ...HEARD, ...nothing, outcome: 'cancelled-before', isRepeat: true, balance: 0n };
  expect(moveMoney(book, asked({ key: 'late' }))).toEqual(cancelled);
});
