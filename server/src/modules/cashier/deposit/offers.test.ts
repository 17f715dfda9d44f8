import type { DepositDetail } from '@fairground/contract/cashier/deposit-endpoints';
import { money } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/database.ts';
import { listOpenTurnover } from '../store/turnover.ts';
import { cashierDesk } from '../testing/cashier-desk.ts';

const offer = { promotionId: 7n, title: 'A bonus', about: '', min: money(0n) };
const desk = await cashierDesk(await testDatabase(), () => ({
  offers: {
    offersFor: () => Promise.resolve([offer]),
    grantIn: () => Promise.resolve(true),
    prepare: () => Promise.resolve(),
  },
}));
const { aMember, pageOf, pay, db } = desk;

test('[C-10] a deposit with a bonus has to be wagered like one without', async () => {
  const member = await aMember('withbonus');
  const page = pageOf(member);
  const asked = { channelId: await page.channelOf('qr'), amount: money(1_000_000_000n), promotionId: '7' };
  const deposit = await page.call<DepositDetail>('create-deposit', {
    body: { ...asked, idempotencyKey: 'with-bonus-1' },
  });

  await pay(deposit, 'pay');

  expect(await page.status(deposit.no)).toMatchObject({ status: 'CREDITED', isOfferGranted: true });
  expect((await listOpenTurnover(db, member)).map(({ required }) => required)).toContain(1_000_000_000n);
});
