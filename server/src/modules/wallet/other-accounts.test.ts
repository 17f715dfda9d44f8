import { money } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/index.ts';
import { testDatabase, whoseCommitsAreLost } from '../../testing/database.ts';
import { anOperator } from '../../testing/modules.ts';
import { aPlayer, openWallet } from './testing/wallets.ts';

const database = await testDatabase();
const { wallet } = await openWallet(database);
const { db } = database;
const house = await wallet.houseAccount('H_JACKPOT', 'VND');

const into = (pool: Awaited<ReturnType<typeof wallet.poolAccount>>, transactionId: string, amount: bigint) =>
  inTransaction(db, (tx) =>
    wallet.movePoolsIn(tx, [
      { tenant: 'fairground', source: 'test', transactionId, pool, counter: house, amount: money(amount) },
    ]),
  );

test('a pool is filled and emptied once for each number, however often and by however many it is asked', async () => {
  const pool = await wallet.poolAccount('TEST:one', 'VND');

  await Promise.all([into(pool, 'first', 100n), into(pool, 'first', 100n), into(pool, 'first', 100n)]);
  await into(pool, 'second', -40n);
  await into(pool, 'second', -40n);

  expect(await wallet.listPools(db, 'TEST:')).toEqual([{ name: 'TEST:one', currency: 'VND', balance: 60n }]);
  expect((await wallet.prove()).faults).toEqual([]);
});

test('a pool never goes below nothing, and what would stands with nothing else of its kind', async () => {
  const [full, empty] = [await wallet.poolAccount('TEST:full', 'VND'), await wallet.poolAccount('TEST:empty', 'VND')];
  await into(full, 'fill', 10n);
  const words = { tenant: 'fairground', source: 'test' };

  const tooMuch = inTransaction(db, (tx) =>
    wallet.movePoolsIn(tx, [
      { ...words, transactionId: 'hand', pool: empty, counter: full, amount: money(10n) },
      { ...words, transactionId: 'out', pool: full, counter: house, amount: money(-1n) },
    ]),
  );

  await expect(tooMuch).rejects.toThrow(/could not be moved/);
  expect(await wallet.listPools(db, 'TEST:full')).toMatchObject([{ balance: 10n }]);
  expect(await wallet.listPools(db, 'TEST:empty')).toMatchObject([{ balance: 0n }]);
});

test('what a member cannot pay back becomes a debt beside the balance, which is paid up to nothing and not beyond', async () => {
  const player = await aPlayer(wallet, 7, 30n);
  const debt = await wallet.debtAccount(player.id, 'REBATE', 'VND');
  const owed = () => inTransaction(db, (tx) => wallet.lockDebts(tx, [player.id], 'REBATE', 'VND'));
  const rebate = (transactionId: string, amount: bigint, paid?: bigint) => ({
    id: { tenant: 'fairground', source: 'test', member: player.id, action: 'rebate', transactionId },
    ...({ kind: 'rebate', account: player.cash, counter: player.house, amount: money(amount) } as const),
    split: { account: debt, ...(paid === undefined ? {} : { amount: money(paid) }) },
  });

  expect(await wallet.apply(rebate('back', -100n))).toMatchObject({ outcome: 'applied', amount: -30n, balance: 0n });
  expect(await owed()).toEqual(new Map([[player.id, 70n]]));
  expect(await wallet.listDebts()).toEqual([{ member: player.id, reason: 'REBATE', currency: 'VND', balance: -70n }]);
  expect(await wallet.balanceOf(player.id, 'VND')).toMatchObject({ cash: 0n, sum: 0n });

  await wallet.apply(rebate('paid', 20n, 70n));
  expect(await owed()).toEqual(new Map());
  expect(await wallet.balanceOf(player.id, 'VND')).toMatchObject({ cash: 20n });
  await expect(wallet.apply(rebate('beyond', 20n, 1n))).rejects.toThrow(/wallet_account_debt_is_no_credit/);
  expect((await wallet.prove()).faults).toEqual([]);
});

test('a debt is waived once, by the house and with a posting of its own; where nothing is owed nothing is waived', async () => {
  const player = await aPlayer(wallet, 8, 30n);
  const debt = await wallet.debtAccount(player.id, 'REBATE', 'VND');
  await wallet.apply({
    id: { tenant: 'fairground', source: 'test', member: player.id, action: 'rebate', transactionId: 'back' },
    ...({ kind: 'rebate', account: player.cash, counter: player.house, amount: money(-100n) } as const),
    split: { account: debt },
  });
  const waive = (reason = 'REBATE', currency = 'VND') =>
    wallet.waiveDebt(anOperator, { member: player.id, reason, currency }).catch((error: unknown) => error);

  expect(await waive('FEE')).toMatchObject({ code: 'wallet.nothing-owed' });
  expect(await waive('REBATE', 'NONE')).toMatchObject({ code: 'wallet.nothing-owed' });
  const answers = await Promise.all([waive(), waive(), waive()]);

  expect(answers.filter((answer) => answer === 70n)).toHaveLength(1);
  expect(answers).toEqual(expect.arrayContaining([expect.objectContaining({ code: 'wallet.nothing-owed' })]));
  expect((await wallet.listDebts()).filter(({ member }) => member === player.id)).toEqual([]);
  expect(await wallet.balanceOf(player.id, 'VND')).toMatchObject({ cash: 0n, sum: 0n });
  expect((await wallet.statementOf(debt)).lines).toMatchObject([{ kind: 'adjustment', amount: 70n }, { amount: -70n }]);
  expect((await wallet.prove()).faults).toEqual([]);
});

test('anyone who waives a debt over a connection that is lost with its commit learns what was waived', async () => {
  const player = await aPlayer(wallet, 9, 30n);
  const debt = await wallet.debtAccount(player.id, 'REBATE', 'VND');
  await wallet.apply({
    id: { tenant: 'fairground', source: 'test', member: player.id, action: 'rebate', transactionId: 'back' },
    ...({ kind: 'rebate', account: player.cash, counter: player.house, amount: money(-100n) } as const),
    split: { account: debt },
  });
  const torn = await openWallet({ ...database, db: whoseCommitsAreLost(db) });

  expect(await torn.wallet.waiveDebt(anOperator, { member: player.id, reason: 'REBATE', currency: 'VND' })).toBe(70n);

  expect((await wallet.statementOf(debt)).lines).toMatchObject([{ kind: 'adjustment', amount: 70n }, { amount: -70n }]);
});
