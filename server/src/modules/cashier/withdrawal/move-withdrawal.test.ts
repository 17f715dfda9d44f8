import { withdrawalChanged } from '@fairground/contract/cashier/withdrawal-pushes';
import { money } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Fact } from '../../../platform/events/index.ts';
import { testDatabase } from '../../../testing/database.ts';
import { ANN } from '../../../testing/staff.ts';
import { withdrawalFixture } from '../testing/fixture.ts';
import { notifyReceiver } from './move-withdrawal.ts';

const database = await testDatabase();
const { aReadyMember, db, deps, desk, payments, work, levels } = await withdrawalFixture(database);
const ann = { staff: ANN, reason: 'looks right' };

test('[part of C-05] open pages of a member get every step of a withdrawal by push, the payout and the receipt too', async () => {
  payments.behave('pays');
  const page = await aReadyMember();
  levels.set(page.id, 3);
  const { withdrawalId: id, no } = await page.ask({ accountId: page.accountId, amount: money(1_000_0000n) });
  await work();
  await desk.claim(id, ann);
  await desk.approve(id, ann);
  await work();
  await page.call('confirm-receipt', { body: { images: [], id, result: 'RECEIVED' } });

  const { rows } = await database.pool.query<Fact<unknown>>(
    "select id, name, payload, at from outbox_fact where name = 'cashier.withdrawal-moved' order by id",
  );
  const pushed: unknown[] = [];
  const toMember = (...push: unknown[]) => void pushed.push(push);
  const { handle } = notifyReceiver({ realtime: { ...deps.realtime, toMember } });
  await inTransaction(db, (tx) => handle(tx, rows));

  const states = ['REVIEW_1', 'APPROVED', 'PAYING', 'PAID_OUT', 'CONFIRMED'];
  expect(pushed).toEqual(states.map((status) => [withdrawalChanged, page.id, { no, status }]));
});
