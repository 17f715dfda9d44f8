import { money } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/index.ts';
import { testDatabase } from '../../testing/database.ts';
import { ANN, BEN } from '../../testing/staff.ts';
import { applyOperationsIn, prepare } from './store/apply-operations.ts';
import { aPlayer, member, openWallet } from './testing/wallets.ts';

const database = await testDatabase();
const { wallet, approvals } = await openWallet(database);
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

test('two pools of one keeper may use one number, each once', async () => {
  const [one, two] = [await wallet.poolAccount('TWO:one', 'VND'), await wallet.poolAccount('TWO:two', 'VND')];

  for (const pool of [one, two, one, two]) await into(pool, 'shared number', 10n);

  expect(await wallet.listPools(db, 'TWO:')).toMatchObject([{ balance: 10n }, { balance: 10n }]);
});

test('what an earlier version kept without its pool is not moved again, and takes the number of no other pool', async () => {
  const [one, two] = [await wallet.poolAccount('OLD:one', 'VND'), await wallet.poolAccount('OLD:two', 'VND')];
  const id = { tenant: 'fairground', source: 'test', member: member(0), action: 'pool', transactionId: 'old number' };
  const amount = money(10n);
  await inTransaction(db, (tx) =>
    applyOperationsIn(tx, [prepare({ id, kind: 'transfer', account: one, counter: house, amount })]),
  );

  for (const pool of [one, two, one, two]) await into(pool, 'old number', 10n);

  expect(await wallet.listPools(db, 'OLD:')).toMatchObject([{ balance: 10n }, { balance: 10n }]);
  await expect(into(one, 'old number', 11n)).rejects.toThrow('Pools could not be moved: conflict.');
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
  const hold = (debtKind = 'REBATE', currency = 'VND') =>
    wallet.holdDebtWaiver(ANN, { memberId: player.id, debt: debtKind, currency }, { reason: 'left the programme' });

  await expect(hold('FEE')).rejects.toMatchObject({ code: 'wallet.nothing-owed' });
  await expect(hold('REBATE', 'NONE')).rejects.toMatchObject({ code: 'wallet.nothing-owed' });
  const held = await Promise.all([hold(), hold(), hold()]);
  const decided = await Promise.all(held.map((id) => approvals.decide(BEN, id, 'approve')));

  // The same change held again is the same request, and approved again it answers what became of it.
  expect(new Set(held).size).toBe(1);
  expect(decided.map(({ status }) => status)).toEqual(['EXECUTED', 'EXECUTED', 'EXECUTED']);
  await expect(hold()).rejects.toMatchObject({ code: 'wallet.nothing-owed' });
  expect((await wallet.listDebts()).filter(({ member }) => member === player.id)).toEqual([]);
  expect(await wallet.balanceOf(player.id, 'VND')).toMatchObject({ cash: 0n, sum: 0n });
  expect((await wallet.statementOf(debt)).lines).toMatchObject([{ kind: 'adjustment', amount: 70n }, { amount: -70n }]);
  expect((await wallet.prove()).faults).toEqual([]);
});

test('[part of P-05] a waiver fails where another sum is owed when it is approved', async () => {
  const player = await aPlayer(wallet, 9, 30n);
  const debt = await wallet.debtAccount(player.id, 'REBATE', 'VND');
  const owe = (transactionId: string) =>
    wallet.apply({
      id: { tenant: 'fairground', source: 'test', member: player.id, action: 'rebate', transactionId },
      ...({ kind: 'rebate', account: player.cash, counter: player.house, amount: money(-100n) } as const),
      split: { account: debt },
    });
  await owe('back');
  const change = { memberId: player.id, debt: 'REBATE', currency: 'VND' };
  const id = await wallet.holdDebtWaiver(ANN, change, { reason: 'left the programme' });
  await owe('back again');

  expect(await approvals.decide(BEN, id, 'approve')).toMatchObject({
    status: 'FAILED',
    failure: 'approvals.state-conflict',
  });

  expect((await wallet.listDebts()).find(({ member }) => member === player.id)).toMatchObject({ balance: -170n });
});
