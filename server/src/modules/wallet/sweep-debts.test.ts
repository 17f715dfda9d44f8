import { money } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/index.ts';
import { testDatabase } from '../../testing/database.ts';
import { ANN, BEN } from '../../testing/staff.ts';
import type { Kind } from './operation.ts';
import { aPlayer, openWallet } from './testing/wallets.ts';

const database = await testDatabase({ poolSize: 8 });
const { wallet, approvals } = await openWallet(database);
const { db } = database;
const house = await wallet.houseAccount('H_PROMO', 'VND');
const receivable = await wallet.houseAccount('H_RECEIVABLE', 'VND');
const KEY = { tenant: 'fairground', source: 'test' };

type Player = Awaited<ReturnType<typeof aPlayer>>;

const credited = (player: Player, kind: Kind, transactionId: string, amount: bigint) => ({
  id: { ...KEY, member: player.id, action: 'income', transactionId },
  ...{ kind, account: player.cash, counter: house, amount: money(amount) },
});
const credit = (...operation: Parameters<typeof credited>) =>
  inTransaction(db, (tx) => wallet.applyIn(tx, [credited(...operation)]));

const owe = async (player: Player, reason: string, amount: bigint): Promise<void> => {
  const account = await wallet.debtAccount(player.id, reason, 'VND');
  const id = { ...KEY, member: player.id, action: 'owe', transactionId: `${reason} ${amount}` };
  await wallet.apply({ id, kind: 'transfer', account, counter: receivable, amount: money(-amount) });
};

const debtsOf = async (player: Player) =>
  (await wallet.listDebts())
    .filter(({ member }) => member === player.id)
    .map(({ reason, balance }) => [reason, Number(-balance)]);
const cashOf = async (player: Player) => Number((await wallet.balanceOf(player.id, 'VND')).cash);

test.each(['rebate', 'salary', 'dividend', 'promotion'] as const)(
  "a %s pays what its receiver owes in the transaction that credits it, and the rest is the receiver's",
  async (kind) => {
    const player = await aPlayer(wallet, { rebate: 1, salary: 2, dividend: 3, promotion: 4 }[kind], 7n);
    await owe(player, 'CLAWBACK', 90n);

    await inTransaction(db, async (tx) => {
      await wallet.applyIn(tx, [credited(player, kind, 'one', 60n)]);
      expect([await wallet.readCash(tx, player.id, 'VND'), await wallet.readOwed(tx, player.id, 'VND')]).toEqual([
        7n,
        30n,
      ]);
    });
    await credit(player, kind, 'two', 60n);

    expect([await cashOf(player), await debtsOf(player)]).toEqual([37, []]);
    expect((await wallet.prove()).faults).toEqual([]);
  },
);

test('deposits, wins, refunds and transfers never pay what is owed', async () => {
  const player = await aPlayer(wallet, 10, 100n);
  await owe(player, 'CLAWBACK', 90n);

  await wallet.apply(player.bet('b', 50n));
  await wallet.apply(player.undo('u', player.bet('b', 50n)));
  for (const kind of ['win', 'deposit', 'transfer', 'agent-transfer', 'adjustment'] as const)
    await credit(player, kind, kind, 10n);

  expect([await cashOf(player), await debtsOf(player)]).toEqual([150, [['CLAWBACK', 90]]]);
});

test('what has stood open for longest is paid first, whatever it is owed for', async () => {
  const player = await aPlayer(wallet, 11, 0n);
  await owe(player, 'REBATE', 10n);
  await owe(player, 'CLAWBACK', 40n);
  await credit(player, 'promotion', 'pays the rebate', 10n);
  await owe(player, 'REBATE', 30n);

  await credit(player, 'salary', 'pays the claw-back', 35n);
  expect(await debtsOf(player)).toEqual([
    ['REBATE', 30],
    ['CLAWBACK', 5],
  ]);
  await credit(player, 'dividend', 'pays both', 20n);

  expect([await cashOf(player), await debtsOf(player)]).toEqual([0, [['REBATE', 15]]]);
});

test('income that is asked for again pays no more, and twins pay one debt once', async () => {
  const player = await aPlayer(wallet, 12, 500n);
  await owe(player, 'CLAWBACK', 100n);

  await Promise.all(Array.from({ length: 4 }, () => credit(player, 'promotion', 'same', 60n)));
  await credit(player, 'promotion', 'same', 60n);
  expect([await cashOf(player), await debtsOf(player)]).toEqual([500, [['CLAWBACK', 40]]]);

  await Promise.all(['a', 'b', 'c', 'd'].map((name) => credit(player, 'rebate', name, 30n)));
  expect([await cashOf(player), await debtsOf(player)]).toEqual([580, []]);
  expect((await wallet.prove()).faults).toEqual([]);
});

test('income of several members in one transaction pays the debts of each, and only of those who owe', async () => {
  const [one, two, three] = [
    await aPlayer(wallet, 13, 0n),
    await aPlayer(wallet, 14, 0n),
    await aPlayer(wallet, 15, 0n),
  ];
  await owe(one, 'CLAWBACK', 15n);
  await owe(three, 'CLAWBACK', 100n);

  await inTransaction(db, (tx) =>
    wallet.applyIn(tx, [
      credited(one, 'rebate', 'first', 10n),
      credited(two, 'rebate', 'first', 10n),
      credited(one, 'promotion', 'second', 10n),
      credited(three, 'rebate', 'first', 10n),
    ]),
  );

  expect(await Promise.all([one, two, three].map(cashOf))).toEqual([5, 10, 0]);
  expect([await debtsOf(one), await debtsOf(three)]).toEqual([[], [['CLAWBACK', 90]]]);
});

test('what a balance below nothing swallows of an income pays no debt', async () => {
  const player = await aPlayer(wallet, 16, 0n);
  await credit(player, 'deposit', 'in', 50n);
  await wallet.apply(player.bet('b', 50n));
  const undone = credited(player, 'deposit', 'in', 50n);
  await wallet.apply({
    ...undone,
    id: { ...undone.id, action: 'undo' },
    kind: 'reversal',
    amount: money(0n),
    reverses: undone.id,
  });
  await owe(player, 'CLAWBACK', 30n);

  await credit(player, 'promotion', 'one', 60n);

  expect([await cashOf(player), await debtsOf(player)]).toEqual([0, [['CLAWBACK', 20]]]);
});

test('a waiver and income at once: a debt is paid or waived, never both', async () => {
  const player = await aPlayer(wallet, 17, 0n);
  await owe(player, 'CLAWBACK', 100n);
  const change = { memberId: player.id, debt: 'CLAWBACK', currency: 'VND' };
  const id = await wallet.holdDebtWaiver(ANN, change, { reason: 'the bank has erred' });

  const [decided] = await Promise.all([
    approvals.decide(BEN, id, 'approve'),
    credit(player, 'promotion', 'one', 100n),
    credit(player, 'salary', 'two', 20n),
  ]);

  expect([await cashOf(player), await debtsOf(player)]).toEqual([decided.status === 'EXECUTED' ? 120 : 20, []]);
  expect((await wallet.prove()).faults).toEqual([]);
});

test('[C-10] a bonus that is completed while its member owes becomes cash by the job, and the cash pays the debt', async () => {
  const player = await aPlayer(wallet, 18, 0n);
  await owe(player, 'CLAWBACK', 30n);
  await wallet.grants.prepare(player.id, 'VND');
  const terms = { currency: 'VND', source: 'test', maxBet: money(100n), weights: { RNG: 1_000_000 }, runHours: 1 };
  const amounts = { amount: money(50n), required: money(0n) };
  const grant = await inTransaction(db, (tx) =>
    wallet.grants.grantIn(tx, { key: 'owing', member: player.id, ...terms, ...amounts }),
  );

  await Promise.all([wallet.grants.settleAllDue(), wallet.grants.settleAllDue()]);

  expect(await wallet.grants.find(db, grant.id)).toMatchObject({ state: 'COMPLETED', converted: 50n });
  expect([await cashOf(player), await debtsOf(player)]).toEqual([20, []]);
  expect((await wallet.prove()).faults).toEqual([]);
});
