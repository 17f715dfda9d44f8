import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import type { IdentityLevel } from '@fairground/contract/verification/levels';
import { expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database/index.ts';
import { testDatabase } from '../../../testing/database.ts';
import { anOperator } from '../../../testing/modules.ts';
import { lockRules, writeRules } from '../store/withdrawal-rules.ts';
import { cashierDesk } from '../testing/cashier-desk.ts';

const levels = new Map<MemberId, IdentityLevel>();
const desk = await cashierDesk(await testDatabase(), ({ verification }) => ({
  verification: { ...verification, levelOf: (_reader, member) => Promise.resolve(levels.get(member) ?? 0) },
}));
const { aMember, cashier, pageOf, pay, wallet } = desk;
const whole = (amount: number) => money(BigInt(amount) * 10_000n);
const BAR = 300_000;
await inTransaction(desk.db, async (tx) => writeRules(tx, { ...(await lockRules(tx)), depositLevel2From: whole(BAR) }));

/** Asks for a deposit and pays it; answers what became of it. */
const paid = async (page: ReturnType<typeof pageOf>, amount: number) => {
  const deposit = await page.deposit('qr', amount);
  await pay(deposit, 'pay');
  return page.status(deposit.no);
};

test('[part of C-04] deposits below the bar are credited, and the one that reaches it waits for a person, who may credit it', async () => {
  const member = await aMember('barred01');
  const page = pageOf(member);
  expect(await paid(page, 200_000)).toMatchObject({ status: 'CREDITED' });
  expect(await paid(page, BAR - 200_001)).toMatchObject({ status: 'CREDITED' });

  const over = await paid(page, 20_000);

  expect(over).toMatchObject({ status: 'REVIEW', reason: 'identity-needed', received: whole(20_000) });
  expect(await page.cash()).toBe(whole(BAR - 1));
  levels.set(member, 2);
  await cashier.matchDeposit(anOperator, { no: over.no, received: whole(20_000) });
  expect(await page.status(over.no)).toMatchObject({ status: 'CREDITED' });
  expect(await paid(page, 100_000)).toMatchObject({ status: 'CREDITED' });
  expect((await wallet.prove()).faults).toEqual([]);
});

test('the page says from which amount on a member that is not known has to wait', async () => {
  const member = await aMember('barredask01');
  const page = pageOf(member);
  const told = async () =>
    (await page.call<{ readonly identityFrom: bigint | null }>('read-deposit-settings')).identityFrom;
  expect(await told()).toBe(whole(BAR));
  await paid(page, 100_000);
  expect(await told()).toBe(whole(BAR - 100_000));
  levels.set(member, 2);

  expect(await told()).toBeNull();
});

test('of two deposits paid at once that reach the bar together one waits', async () => {
  const page = pageOf(await aMember('barred0002'));
  const both = [await page.deposit('qr', 160_000), await page.deposit('ewallet', 160_000)];

  await Promise.all(both.map((deposit) => pay(deposit, 'pay')));

  const states = await Promise.all(both.map(async ({ no }) => (await page.status(no)).status));
  expect(states.toSorted()).toEqual(['CREDITED', 'REVIEW']);
});

test('a single deposit of the bar waits, and a member known at level 2 is not asked', async () => {
  const known = await aMember('barred000003');
  levels.set(known, 2);

  expect(await paid(pageOf(await aMember('barred00004')), BAR)).toMatchObject({
    status: 'REVIEW',
    reason: 'identity-needed',
  });
  expect(await paid(pageOf(known), 2 * BAR)).toMatchObject({ status: 'CREDITED' });
});
