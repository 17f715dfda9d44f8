import { SANDBOX_SECRETS_KEY } from '../../platform/secret-box.ts';
import type { MemberId } from '@fairground/contract/ids';
import { money, parseMoney } from '@fairground/contract/money';
import type { RefillStanding } from '@fairground/contract/promotions/endpoints';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { aSession } from '../../testing/http.ts';
import { aCaller, anOperator, approvalsOf, callRoute } from '../../testing/modules.ts';
import { setWalletMode } from '../../testing/staff.ts';
import { createPromotions } from './index.ts';
import { promotionsFixture } from './testing/fixture.ts';

const house = await promotionsFixture(await testDatabase());
const { promotions, wallet, system, clock, aMember } = house;
const DAY_MS = 86_400_000;
await system.setFlag(anOperator, 'REFILLAMOUNT', '50000');

const refillOf = (memberId: MemberId, routes = promotions.routes) => {
  const caller = aCaller({ session: aSession({ memberId, account: 'member' }) });
  return {
    read: () => callRoute(routes, 'promotions.read-refill', {}, caller) as Promise<RefillStanding>,
    take: (body: unknown) => callRoute(routes, 'promotions.take-refill', { body }, caller) as Promise<RefillStanding>,
  };
};
const cashOf = async (memberId: MemberId) => (await wallet.balanceOf(memberId)).cash;
let spent = 0;
/** Leaves a member with so much. */
const leave = async (memberId: MemberId, left: string): Promise<void> => {
  const { cash } = await wallet.accountsOf(memberId, 'VND');
  const counter = await wallet.houseAccount('H_PROMO', 'VND');
  const transactionId = `spent-${(spent += 1)}`;
  const id = { tenant: 'fairground', source: 'test', member: memberId, action: 'adjust', transactionId };
  const amount = money(parseMoney(left) - (await cashOf(memberId)));
  if (amount !== 0n) await wallet.apply({ id, kind: 'adjustment', account: cash, counter, amount });
};
const refusal = (asked: Promise<unknown>) =>
  asked.then(
    () => 'none',
    (error: unknown) => (error as { readonly code?: string }).code,
  );

test('a member with little play money refills it in one step, as a promotion of the ledger', async () => {
  const memberId = await aMember('refillone');
  const page = refillOf(memberId);
  await leave(memberId, '9999');

  const before = await page.read();
  const after = await page.take(before.next);

  expect(before).toMatchObject({ state: 'open', amount: parseMoney('50000'), below: parseMoney('10000'), left: 5 });
  expect(after).toMatchObject({ state: 'enough', left: 4, next: null, nextAt: null });
  expect(await cashOf(memberId)).toBe(parseMoney('59999'));
  const { cash } = await wallet.accountsOf(memberId, 'VND');
  const [line] = (await wallet.statementOf(cash)).lines;
  expect(line).toMatchObject({ kind: 'promotion', amount: parseMoney('50000') });
  expect(await wallet.prove()).toMatchObject({ faults: [] });
});

test('anyone who has ten smallest stakes left gets none', async () => {
  const memberId = await aMember('refillrich');
  const page = refillOf(memberId);
  await leave(memberId, '10000');

  expect(await page.read()).toMatchObject({ state: 'enough', next: null });
  const day = '2026-01-05';
  expect(await refusal(page.take({ day, place: 1 }))).toBe('promotions.refill-not-needed');
});

test('money put into the wallet of a vendor keeps a refill away as well', async () => {
  const memberId = await aMember('refillparked');
  const page = refillOf(memberId);
  await leave(memberId, '20000');
  await wallet.offerVendorWallet(anOperator, 'AE', 'open');
  await setWalletMode(house, 'per-vendor');
  const caller = aCaller({ session: aSession({ memberId, account: 'member' }) });
  const body = { from: 'MAIN', to: 'AE', amount: parseMoney('15000'), idempotencyKey: 'parked-00001' };

  await callRoute(wallet.routes, 'wallet.transfer-funds', { body }, caller);

  expect(await cashOf(memberId)).toBe(parseMoney('5000'));
  expect(await page.read()).toMatchObject({ state: 'enough', next: null });
  expect(await refusal(page.take({ day: '2026-01-05', place: 1 }))).toBe('promotions.refill-not-needed');
});

test('the same refill asked for by twins and again is given once, and the next place is not taken with it', async () => {
  const memberId = await aMember('refilltwins');
  const page = refillOf(memberId);
  await leave(memberId, '0');
  const { next } = await page.read();

  const answers = await Promise.all([
    ...Array.from({ length: 6 }, () => page.take(next)),
    refusal(page.take({ ...next, place: 2 })),
  ]);
  await page.take(next);

  expect(answers.slice(0, 6)).toEqual(Array.from({ length: 6 }, () => expect.objectContaining({ left: 4 })));
  expect(['promotions.refill-not-needed', 'promotions.refill-moved-on']).toContain(answers[6]);
  expect(await cashOf(memberId)).toBe(parseMoney('50000'));
});

test('a day has so many refills as the rules say; then the time of the next one is shown, and it is given after midnight of the site', async () => {
  const memberId = await aMember('refilldaily');
  const page = refillOf(memberId);
  for (let place = 1; place <= 5; place += 1) {
    await leave(memberId, '0');
    await page.take((await page.read()).next);
  }
  await leave(memberId, '0');

  const usedUp = await page.read();
  const day = '2026-01-05';
  expect(usedUp).toMatchObject({ state: 'used-up', left: 0, next: null, nextAt: new Date('2026-01-05T17:00:00Z') });
  expect(await refusal(page.take({ day, place: 6 }))).toBe('promotions.refill-used-up');

  clock.advance(DAY_MS);
  const { next } = await page.read();
  expect(next).toEqual({ day: '2026-01-06', place: 1 });
  await page.take(next);
  expect(await cashOf(memberId)).toBe(parseMoney('50000'));
});

test('a refill of another day, of a place that is not next or of no calendar is refused by name', async () => {
  const memberId = await aMember('refillodd');
  const page = refillOf(memberId);
  await leave(memberId, '0');
  const { next } = await page.read();

  expect(await refusal(page.take({ day: '2026-02-30', place: 1 }))).toBe('promotions.refill-moved-on');
  expect(await refusal(page.take({ day: '2031-01-01', place: 1 }))).toBe('promotions.refill-moved-on');
  expect(await refusal(page.take({ ...next, place: 3 }))).toBe('promotions.refill-moved-on');
  expect(await cashOf(memberId)).toBe(0n);
});

test('the figures are the operator’s; none of one switches refills off', async () => {
  const memberId = await aMember('refillrules');
  const page = refillOf(memberId);
  await leave(memberId, '0');
  await system.setFlag(anOperator, 'REFILLAMOUNT', '700');

  expect(await page.read()).toMatchObject({ state: 'open', amount: parseMoney('700') });
  await system.setFlag(anOperator, 'REFILLSPERDAY', '0');
  expect(await page.read()).toMatchObject({ state: 'none', next: null });
  expect(await refusal(page.take({ day: '2026-01-06', place: 1 }))).toBe('promotions.refill-off');

  await system.setFlag(anOperator, 'REFILLAMOUNT', '50000');
  await system.setFlag(anOperator, 'REFILLSPERDAY', '5');
});

test('real money is never refilled, whatever the rules say', async () => {
  const memberId = await aMember('refilllive');
  await leave(memberId, '0');
  const live = createPromotions({
    ...house,
    ...approvalsOf(house),
    announce: () => Promise.resolve(),
    tenant: 'fairground',
    isPlayMoney: false,
    secretsKey: { current: SANDBOX_SECRETS_KEY, old: [] },
    objectionToOffer: () => Promise.resolve(undefined),
  });
  const page = refillOf(memberId, live.routes);

  expect(await page.read()).toMatchObject({ state: 'none', amount: 0n, next: null });
  expect(await refusal(page.take({ day: '2026-01-06', place: 1 }))).toBe('promotions.refill-off');
  expect(await cashOf(memberId)).toBe(0n);
});
