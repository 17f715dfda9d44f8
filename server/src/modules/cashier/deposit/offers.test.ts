import type { DepositDetail } from '@fairground/contract/cashier/deposit-endpoints';
import { money } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/database.ts';
import { listOpenTurnover } from '../store/turnover.ts';
import { cashierDesk } from '../testing/cashier-desk.ts';

const offer = { promotionId: 7n, title: 'A bonus', about: '', min: money(0n) };
const OVER = 8n;
const database = await testDatabase();
const desk = await cashierDesk(database, () => ({
  offers: {
    offersFor: () => Promise.resolve([offer, { ...offer, promotionId: OVER }]),
    grantIn: (_tx, { promotionId }) => Promise.resolve(promotionId !== OVER),
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

test('a deposit whose offer no longer fits is credited without it, and its member is told', async () => {
  const member = await aMember('withoutbonus');
  const page = pageOf(member);
  const asked = { channelId: await page.channelOf('qr'), amount: money(1_000_000_000n), promotionId: OVER.toString() };
  const deposit = await page.call<DepositDetail>('create-deposit', {
    body: { ...asked, idempotencyKey: 'without-bonus-1' },
  });

  await pay(deposit, 'pay');

  expect(await page.status(deposit.no)).toMatchObject({ status: 'CREDITED', isOfferGranted: false });
  const { rows } = await database.pool.query<{ kind: string }>(
    'select kind from messages_message where member_id = $1 order by id',
    [member.toString()],
  );
  expect(rows.map(({ kind }) => kind)).toEqual(['deposit-credited', 'deposit-without-offer']);
});
