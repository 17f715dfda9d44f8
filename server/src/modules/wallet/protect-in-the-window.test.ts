import { money } from '@fairground/contract/money';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { anOperator } from '../../testing/modules.ts';
import { aPlayer, openWallet } from './testing/wallets.ts';

const database = await testDatabase();
const { wallet } = await openWallet(database);
const NEVER = new Date('2999-01-01');
const NONE = { stakesBlockedUntil: null, depositsBlockedUntil: null };

const isGuarded = async (member: bigint): Promise<boolean> => {
  const { rows } = await sql<{ guarded: boolean }>`
    select bool_or(is_guarded) as guarded from wallet_account where owner_id = ${member} and owner_kind = 'member'`.execute(
    database.db,
  );
  return rows[0]?.guarded ?? false;
};

test('a new limit counts what the running window has used before it was set', async () => {
  const player = await aPlayer(wallet, 1, 10_000n);
  await wallet.apply(player.bet('b1', 300n));
  await wallet.apply(player.bet('b2', 200n));
  await wallet.apply(player.undo('u2', player.bet('b2', 200n)));
  await wallet.apply(player.win('w1', 100n));

  await wallet.setLimit(anOperator, player.id, { measure: 'stake', period: 'day', cap: money(400n) });
  await wallet.setLimit(anOperator, player.id, { measure: 'loss', period: 'week', cap: money(400n) });

  expect(await wallet.listLimits(database.db, player.id)).toEqual([
    { measure: 'loss', period: 'week', cap: 400n, used: 200n },
    { measure: 'stake', period: 'day', cap: 400n, used: 300n },
  ]);
  expect(await wallet.apply(player.bet('b3', 101n))).toMatchObject({ outcome: 'limit-reached' });
  expect(await wallet.apply(player.bet('b4', 100n))).toMatchObject({ outcome: 'applied' });
});

test('blocks of several sources stand beside each other: lifting one leaves the others', async () => {
  const player = await aPlayer(wallet, 2, 1_000n);
  await wallet.setGuard(anOperator, player.id, {
    source: 'time-out',
    stakesBlockedUntil: NEVER,
    depositsBlockedUntil: null,
  });
  await wallet.setGuard(anOperator, player.id, { stakesBlockedUntil: NEVER, depositsBlockedUntil: NEVER });

  await wallet.setGuard(anOperator, player.id, NONE);

  expect(await wallet.apply(player.deposit('d', 1n))).toMatchObject({ outcome: 'applied' });
  expect(await wallet.apply(player.bet('b', 1n))).toMatchObject({ outcome: 'blocked' });
  await wallet.setGuard(anOperator, player.id, { source: 'time-out', ...NONE });
  expect(await wallet.apply(player.bet('c', 1n))).toMatchObject({ outcome: 'applied' });
});

test('a member without a block and a limit costs no statement again', async () => {
  const player = await aPlayer(wallet, 3, 1_000n);
  expect(await isGuarded(player.id)).toBe(false);

  await wallet.setGuard(anOperator, player.id, {
    source: 'reality-check',
    stakesBlockedUntil: NEVER,
    depositsBlockedUntil: null,
  });
  await wallet.setLimit(anOperator, player.id, { measure: 'stake', period: 'day', cap: money(1n) });
  await wallet.setGuard(anOperator, player.id, { source: 'reality-check', ...NONE });
  expect(await isGuarded(player.id)).toBe(true);
  await wallet.setLimit(anOperator, player.id, { measure: 'stake', period: 'day', cap: null });

  expect(await isGuarded(player.id)).toBe(false);
});

test('what a member did is summed by day from the ledger, with what was undone taken off', async () => {
  const player = await aPlayer(wallet, 4, 1_000n);
  await wallet.apply(player.bet('b1', 300n));
  await wallet.apply(player.bet('b2', 50n));
  await wallet.apply(player.undo('u2', player.bet('b2', 50n)));
  await wallet.apply(player.win('w1', 120n));

  const days = await wallet.activityOf(database.db, player.id, { from: new Date('2026-01-01') });

  expect(days).toMatchObject([{ staked: 300n, returned: 120n, deposited: 1_000n, withdrawn: 0n }]);
  expect(await wallet.activityOf(database.db, player.id, { from: NEVER })).toEqual([]);
  expect(await wallet.depositedSince(database.db, player.id, new Date(0))).toBe(1_000n);
  expect(await wallet.netDepositOf(database.db, player.id)).toBe(1_000n);
});
