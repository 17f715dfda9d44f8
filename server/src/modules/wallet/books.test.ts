import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { withinADay } from '../../testing/within-a-day.ts';
import { closeBooks, sealBooks } from './books.ts';
import { aPlayer, openWallet } from './testing/wallets.ts';

const database = await testDatabase();
const { wallet } = await openWallet(database);
const { rows: books } = await database.pool.query<{ zone: string }>('select zone from wallet_books');
await withinADay(database.pool, books[0]?.zone ?? '');
const { rows } = await database.pool.query<{ today: string; yesterday: string }>(
  `select (now() at time zone zone)::date as today, (now() at time zone zone)::date - 1 as yesterday from wallet_books`,
);
const { today = '', yesterday = '' } = rows[0] ?? {};

/** The cluster is shared with other tests, whose transactions may have begun before the books were closed. */
const othersHaveEnded = (): Promise<void> =>
  eventually(async () => {
    const ended = `select seal_after <= pg_snapshot_xmin(pg_current_snapshot()) as all from wallet_books`;
    expect((await database.pool.query(ended)).rows).toEqual([{ all: true }]);
  });

test('a day that is not over cannot be closed', async () => {
  await expect(closeBooks(database, today)).rejects.toMatchObject({ code: 'wallet.day-not-over' });
  await expect(closeBooks(database, 'soon')).rejects.toMatchObject({ code: 'wallet.day-not-over' });
});

test('closed books are sealed only when nothing that saw them open can still commit', async () => {
  const player = await aPlayer(wallet, 1, 1_000n);
  const late = await database.pool.connect();
  await late.query('begin');
  await late.query('select pg_current_xact_id()');

  await closeBooks(database, yesterday);
  const before = [await sealBooks(database), await sealBooks(database)];
  await late.query('commit');
  late.release();
  await othersHaveEnded();
  const after = await sealBooks(database);

  expect(before).toEqual(['2000-01-01', '2000-01-01']);
  expect(after).toBe(yesterday);
  expect(await wallet.apply(player.bet('b', 1n))).toMatchObject({ outcome: 'applied' });
});

test('nothing is written into a closed day, should the clock say it is that day again', async () => {
  const player = await aPlayer(wallet, 2, 1_000n);
  await database.pool.query(`update wallet_books set closed_until = $1`, [today]);

  await expect(wallet.apply(player.bet('b', 1n))).rejects.toMatchObject({ code: 'FG001' });

  await database.pool.query(`update wallet_books set closed_until = $1`, [yesterday]);
  expect((await wallet.balanceOf(player.id)).cash).toBe(1_000n);
});

test('the version of an account never falls, even when the month does', async () => {
  const player = await aPlayer(wallet, 3, 1_000n);
  const ahead = 200n << 51n;
  await database.pool.query(`select wallet_open_month('2036-08-01')`);
  await database.pool.query(`update wallet_account set version = $1 where id = $2`, [
    ahead.toString(),
    player.cash.toString(),
  ]);

  const { version } = await wallet.apply(player.bet('b', 1n));

  expect(version).toBeGreaterThan(ahead);
});
