import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database/index.ts';
import { testDatabase } from '../../../testing/database.ts';
import { callRoute } from '../../../testing/modules.ts';
import { refusal } from '../../../testing/refusal.ts';
import { aCallOf, ANN, byTwoPeople } from '../../../testing/staff.ts';
import type { Kind } from '../../wallet/index.ts';
import { cashierDesk } from '../testing/cashier-desk.ts';

const database = await testDatabase();
const desk = await cashierDesk(database);
const { aMember, pageOf, pay, cashier, approvals, wallet, clock } = desk;
const reason = 'seen in the bank statement';
const typesOf = async (member: MemberId): Promise<readonly string[]> => {
  const answer = await callRoute(wallet.routes, 'wallet.list-transactions', { query: {} }, pageOf(member).caller);
  return (answer as { readonly list: readonly { readonly type: string }[] }).list.map(({ type }) => type);
};
const staff = (name: string, body: object) => callRoute(cashier.routes, `cashier.${name}`, { body }, aCallOf(ANN));

test('staff matches a payment with a deposit, and it is credited once', async () => {
  const page = pageOf(await aMember('matched1'));
  const { no } = await page.deposit('bank', 100_000);
  const match = { no, received: money(1_000_000_000n), reason };

  await Promise.all([staff('match-deposit', match), staff('match-deposit', match)]);

  expect((await page.status(no)).status).toBe('CREDITED');
  expect(await page.cash()).toBe(1_000_000_000n);
});

test('a deposit in review is credited with what came in, or rejected with a reason the member reads', async () => {
  const page = pageOf(await aMember('reviewed'));
  const [one, other] = [await page.deposit('qr', 100_000), await page.deposit('qr', 200_000)];
  await pay(one, 'wrong-amount');
  await pay(other, 'wrong-amount');

  await staff('match-deposit', { no: one.no, received: money(900_000_000n), reason });
  await staff('reject-deposit', { no: other.no, why: 'paid-back', reason });

  expect((await page.status(one.no)).status).toBe('CREDITED');
  expect(await page.status(other.no)).toMatchObject({ status: 'REJECTED', reason: 'paid-back' });
  expect(await page.cash()).toBe(900_000_000n);
});

test('a charge-back by two people takes the cash there is, and the rest is owed', async () => {
  const member = await aMember('chargedb');
  const page = pageOf(member);
  const deposit = await page.deposit('qr', 100_000);
  await pay(deposit, 'pay');
  const currency = deposit.currency;
  const { cash } = await wallet.accountsOf(member, currency);
  const counter = await wallet.houseAccount('H_GAME', currency);
  const id = { tenant: 'fairground', source: 'test', member, action: 'spend', transactionId: 'all but a little' };
  await wallet.apply({ id, kind: 'adjustment', account: cash, counter, amount: money(-910_000_000n) });

  await byTwoPeople(approvals, (maker) => cashier.holdDepositReversal(maker, { no: deposit.no }, { reason }));

  expect(await page.status(deposit.no)).toMatchObject({ status: 'REVERSED', reason: 'charge-back' });
  expect((await wallet.balanceOf(member, currency)).cash).toBe(0n);
  expect(await wallet.listDebts()).toEqual([{ member, reason: 'CLAWBACK', currency, balance: -900_000_000n }]);
  expect((await wallet.prove()).faults).toEqual([]);
  expect(await refusal(cashier.holdDepositReversal(ANN, { no: deposit.no }, { reason }))).toBe('cashier.deposit-state');
});

test('a rebate, a promotion and a salary pay what a charge-back left owed, a deposit and a win do not, and money can go out again', async () => {
  const member = await aMember('paysback');
  const page = pageOf(member);
  const deposit = await page.deposit('qr', 100_000);
  await pay(deposit, 'pay');
  const { currency } = deposit;
  const { cash } = await wallet.accountsOf(member, currency);
  const move = async (kind: Kind, house: string, amount: bigint): Promise<void> => {
    const counter = await wallet.houseAccount(house, currency);
    const id = { tenant: 'fairground', source: 'test', member, action: kind, transactionId: 'pays back' };
    await inTransaction(database.db, (tx) =>
      wallet.applyIn(tx, [{ id, kind, account: cash, counter, amount: money(amount) }]),
    );
  };
  await move('adjustment', 'H_GAME', -900_000_000n);
  await byTwoPeople(approvals, (maker) => cashier.holdDepositReversal(maker, { no: deposit.no }, { reason }));
  const owed = () => wallet.readOwed(database.db, member, currency);
  const held = async () => (await wallet.balanceOf(member, currency)).cash;
  const before = await owed();
  expect(before).toBeGreaterThan(0n);

  await move('deposit', 'H_PSP', 20_000_000n);
  await move('win', 'H_GAME', 30_000_000n);
  expect([await held(), await owed()]).toEqual([50_000_000n, before]);
  await move('rebate', 'H_REBATE', 400_000_000n);
  await move('promotion', 'H_PROMO', 300_000_000n);
  expect([await held(), await owed()]).toEqual([50_000_000n, before - 700_000_000n]);
  await move('salary', 'H_SALARY', 300_000_000n);

  expect([await held(), await owed()]).toEqual([1_050_000_000n - before, 0n]);
  expect((await wallet.prove()).faults).toEqual([]);
});

test('a charge-back gives the fee back and is called a reversed deposit, in the record and in the figures of activity', async () => {
  const member = await aMember('feeback1');
  const page = pageOf(member);
  const deposit = await page.deposit('ewallet', 100_000);
  await pay(deposit, 'pay');
  expect(await page.cash()).toBe(995_000_000n);

  await byTwoPeople(approvals, (maker) => cashier.holdDepositReversal(maker, { no: deposit.no }, { reason }));

  expect(await page.cash()).toBe(0n);
  const types = await typesOf(member);
  expect(types).toContain('DEPOSIT_REVERSAL');
  expect(types).not.toContain('ADJUST_OUT');
  expect(await wallet.netDepositOf(database.db, member)).toBe(0n);
  expect((await wallet.prove()).faults).toEqual([]);
});

test('a payment that the provider booked and we did not is a case, found once and closed by a person', async () => {
  const page = pageOf(await aMember('reconci1'));
  const deposit = await page.deposit('card', 100_000);
  await pay(deposit, 'lost');
  const differences = async () => {
    const span = { from: new Date(clock.now().getTime() - 3_600_000), to: clock.now() };
    const results = await cashier.reconcilePayments(span);
    return results.flatMap((result) => result.differences).filter(({ no }) => no === deposit.no);
  };
  clock.advance(14 * 60_000);
  // The callback may still come.
  expect(await differences()).toEqual([]);
  clock.advance(2 * 60_000);

  await differences();
  const found = await differences();

  expect(found).toMatchObject([{ kind: 'not-credited', no: deposit.no, theirs: 1_000_000_000n }]);
  const { list } = await cashier.listPaymentCases();
  const own = list.filter(({ no }) => no === deposit.no);
  expect(own).toHaveLength(1);
  await staff('close-payment-case', { caseId: own[0]?.caseId, reason });
  expect((await cashier.listPaymentCases()).list.filter(({ no }) => no === deposit.no)).toEqual([]);
});
