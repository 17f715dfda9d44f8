import { afterAll, expect, test } from 'vitest';
import { createEvents } from '../../../platform/events/index.ts';
import { testDatabase } from '../../../testing/database.ts';
import { callRoute } from '../../../testing/modules.ts';
import { createProtection } from '../../protection/index.ts';
import { cashierDesk } from '../testing/cashier-desk.ts';

const database = await testDatabase();
const desk = await cashierDesk(database);
const { db, clock, log, bus, cashier, aMember, pageOf, pay, wallet } = desk;
const protection = createProtection(desk);
const events = createEvents({ db, clock, log, bus: { ...bus, close: () => Promise.resolve() }, tickMs: 50 });
await events.start(cashier.listeners ?? []);
afterAll(events.stop);

test('a self-exclusion cancels the unpaid deposits of the member, and of nobody else', async () => {
  const page = pageOf(await aMember('leaving1'));
  const other = pageOf(await aMember('staying22'));
  const paid = await page.deposit('qr', 100_000);
  await pay(paid, 'pay');
  const waiting = [await page.deposit('qr', 100_000), await page.deposit('card', 200_000)];
  const others = await other.deposit('qr', 100_000);

  await callRoute(protection.routes, 'protection.exclude-self', { body: { months: 6 } }, page.caller);

  for (const { no } of waiting)
    await expect.poll(async () => (await page.status(no)).status, { timeout: 20_000 }).toBe('CANCELLED');
  expect((await page.status(paid.no)).status).toBe('CREDITED');
  expect((await other.status(others.no)).status).toBe('AWAITING');
});

test('money that comes for a deposit cancelled by an exclusion goes to a person and is not credited', async () => {
  const page = pageOf(await aMember('leaving333'));
  const deposit = await page.deposit('qr', 100_000);
  await callRoute(protection.routes, 'protection.exclude-self', { body: { months: null } }, page.caller);
  await expect.poll(async () => (await page.status(deposit.no)).status, { timeout: 20_000 }).toBe('CANCELLED');

  await pay(deposit, 'pay');

  expect((await page.status(deposit.no)).status).toBe('REVIEW');
  expect(await page.cash()).toBe(0n);
  expect((await wallet.prove()).faults).toEqual([]);
});
