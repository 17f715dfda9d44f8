import { money } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/index.ts';
import { testDatabase } from '../../testing/database.ts';
import { AMOUNT_MAX } from './index.ts';
import type { AccountId, Operation } from './index.ts';
import { aPlayer, openWallet } from './testing/wallets.ts';

const database = await testDatabase();
const { wallet } = await openWallet(database);
const player = await aPlayer(wallet, 1, 1_000n);
const trial = await aPlayer(wallet, 2, 0n, 'TRIAL');
const bet = player.bet('b', 100n);
const withId = (transactionId: string): Operation => ({ ...bet, id: { ...bet.id, transactionId } });
// What a careless caller hands over, past the types.
const careless = (amount: unknown): Operation => ({ ...bet, amount }) as Operation;

const REFUSED: readonly (readonly [string, Operation, string])[] = [
  ['a stake that adds', { ...bet, amount: money(100n) }, 'wallet.amount-refused'],
  ['a win that takes', { ...player.win('w', 0n), amount: money(-1n) }, 'wallet.amount-refused'],
  ['a deposit of nothing', player.deposit('d', 0n), 'wallet.amount-refused'],
  ['a negative deposit', player.deposit('d', -5n), 'wallet.amount-refused'],
  ['more than is counted', player.deposit('d', AMOUNT_MAX + 1n), 'wallet.amount-refused'],
  ['10^30', player.deposit('d', 10n ** 30n), 'wallet.amount-refused'],
  ['a float', careless(-1.5), 'wallet.amount-refused'],
  ['a whole number that is no bigint', careless(-1), 'wallet.amount-refused'],
  ['text', careless('-1'), 'wallet.amount-refused'],
  ['an empty id', withId(''), 'wallet.id-refused'],
  ['an id of 10 kB', withId('x'.repeat(10_240)), 'wallet.id-refused'],
  ['no member', { ...bet, id: { ...bet.id, member: 0n as typeof player.id } }, 'wallet.id-refused'],
  ['an account that cannot be', { ...bet, account: 0n as AccountId }, 'wallet.account-unknown'],
  ['both sides the same', { ...bet, counter: bet.account }, 'wallet.sides-refused'],
  ['a reversal of nothing', { ...bet, kind: 'reversal' }, 'wallet.sides-refused'],
];

test.each(REFUSED)('%s is refused with a code and moves nothing', async (_what, operation, code) => {
  await expect(wallet.apply(operation)).rejects.toMatchObject({ code });
  await expect(inTransaction(database.db, (tx) => wallet.applyIn(tx, [operation]))).rejects.toMatchObject({ code });

  expect((await wallet.balanceOf(player.id)).cash).toBe(1_000n);
});

const ANSWERED: readonly (readonly [string, Operation, string])[] = [
  ['an unknown account', { ...bet, id: withId('u').id, account: 999_999n as AccountId }, 'unknown-account'],
  ['an unknown counter', { ...bet, id: withId('u').id, counter: 999_999n as AccountId }, 'unknown-account'],
  [
    'the house as the player',
    { ...player.deposit('u', 5n), account: player.house, counter: player.cash },
    'unknown-account',
  ],
  ['another currency', { ...bet, id: withId('c').id, counter: trial.house }, 'currency-mismatch'],
  [
    'a bonus account of another currency',
    { ...bet, id: withId('s').id, split: { account: trial.bonus } },
    'currency-mismatch',
  ],
];

test.each(ANSWERED)('%s is answered with a reason and moves nothing', async (_what, operation, outcome) => {
  expect(await wallet.apply(operation)).toMatchObject({ outcome });

  expect((await wallet.balanceOf(player.id)).cash).toBe(1_000n);
  expect((await wallet.prove()).faults).toEqual([]);
});

test('a balance that would pass what is counted is refused before it does', async () => {
  const rich = await aPlayer(wallet, 3, 0n);
  await database.pool.query('update wallet_account set balance = $1 where id = $2', [
    (4n * 10n ** 18n).toString(),
    rich.cash.toString(),
  ]);

  expect(await wallet.apply(rich.deposit('d', AMOUNT_MAX))).toMatchObject({ outcome: 'out-of-range' });

  await database.pool.query('update wallet_account set balance = 0 where id = $1', [rich.cash.toString()]);
});

test('a stake and a win of nothing are facts of the game: kept, answered again, without a leg', async () => {
  const first = await wallet.apply(player.bet('zero', 0n));
  const again = await wallet.apply(player.bet('zero', 0n));

  expect(first.outcome).toBe('applied');
  expect(again).toEqual({ ...first, isRepeat: true });
  expect((await wallet.statementOf(player.cash)).lines).toHaveLength(1);
});
