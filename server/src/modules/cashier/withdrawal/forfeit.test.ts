import { money } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/database.ts';
import { refusal } from '../../../testing/refusal.ts';
import { ANN } from '../../../testing/staff.ts';
import { withdrawalFixture } from '../testing/fixture.ts';

const house = await withdrawalFixture(await testDatabase());
const { aReadyMember, wallet, desk, levels, payments, work } = house;
const { aGrant, read } = house.bonuses;
const ann = { staff: ANN, reason: 'looks right' };

/** A member with money of its own and a bonus that runs. */
const aPlayerWithBonus = async () => {
  const page = await aReadyMember();
  levels.set(page.id, 3);
  const grant = await aGrant(page.id, { amount: 500_0000, required: 5_000_0000 });
  const ask = (body: object = {}) => page.ask({ accountId: page.accountId, ...body });
  const bonus = async () => (await wallet.balanceOf(page.id, 'VND')).bonus;
  const stateOf = async (of = grant) => (await read(of)).state;
  return { ...page, grant, ask, bonus, stateOf };
};

test('[C-10] a withdrawal beside a running bonus is refused until its member agrees to lose it, and then takes all of it', async () => {
  const page = await aPlayerWithBonus();

  const refused = [await refusal(page.ask()), await refusal(page.ask({ confirmForfeit: false }))];
  const before = [await page.stateOf(), await page.bonus(), await page.hold()];
  const { state } = await page.ask({ confirmForfeit: true });

  expect(refused).toEqual(['cashier.bonus-active', 'cashier.bonus-active']);
  expect(before).toEqual(['ACTIVE', 500_0000n, 0n]);
  expect([state, await page.stateOf(), await page.bonus()]).toEqual(['REQUESTED', 'FORFEITED', 0n]);
  expect([await page.cash(), await page.hold()]).toEqual([9_000_0000n, 1_000_0000n]);
  expect((await wallet.prove()).faults).toEqual([]);
});

test('[C-10] of twenty withdrawals at once with consent one is taken and the bonus is forfeited once', async () => {
  const page = await aPlayerWithBonus();

  const asked = await Promise.allSettled(Array.from({ length: 20 }, () => page.ask({ confirmForfeit: true })));

  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await read(page.grant)).forfeited).toBe(500_0000n);
  expect([await page.bonus(), await page.hold()]).toEqual([0n, 1_000_0000n]);
});

test('[C-10] a withdrawal that cannot be made leaves the bonus, whatever its member agreed to', async () => {
  const page = await aPlayerWithBonus();

  expect(await refusal(page.ask({ confirmForfeit: true, amount: money(11_000_0000n) }))).toBe(
    'wallet.insufficient-funds',
  );

  expect([await page.stateOf(), await page.bonus()]).toEqual(['ACTIVE', 500_0000n]);
});

test('[C-10] a bonus that waits begins only after the money of the withdrawal has left', async () => {
  payments.behave('pays');
  const page = await aPlayerWithBonus();
  const next = await aGrant(page.id, { amount: 300_0000 });
  const { withdrawalId: id } = await page.ask({ confirmForfeit: true });
  await wallet.grants.settleAllDue();
  const during = [await page.stateOf(next), await page.bonus()];

  await work();
  await desk.claim(id, ann);
  await desk.approve(id, ann);
  await work();
  await page.call('confirm-receipt', { body: { images: [], id, result: 'RECEIVED' } });
  await wallet.grants.settleAllDue();

  expect(during).toEqual(['QUEUED', 0n]);
  expect([await page.hold(), await page.stateOf(next), await page.bonus()]).toEqual([0n, 'ACTIVE', 300_0000n]);
});

test('[C-10] what waits for a first deposit is not withdrawn before', async () => {
  const page = await aReadyMember();
  house.waitForDeposit.add(page.id);

  const refused = await refusal(page.ask({ accountId: page.accountId }));
  house.waitForDeposit.delete(page.id);

  expect(refused).toBe('cashier.deposit-first');
  expect(await page.ask({ accountId: page.accountId })).toMatchObject({ state: 'REQUESTED' });
});
