import { money } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { inTransaction } from '../../../../platform/database/index.ts';
import { testDatabase } from '../../../../testing/database.ts';
import { callRoute } from '../../../../testing/modules.ts';
import { refusal } from '../../../../testing/refusal.ts';
import { ANN } from '../../../../testing/staff.ts';
import type { CashierDeps } from '../../deps.ts';
import { createCashier } from '../../index.ts';
import type { Cashier } from '../../index.ts';
import { writeHealth } from '../../store/provider-health.ts';
import { cashierDesk } from '../../testing/cashier-desk.ts';
import { withdrawalFixture } from '../../testing/fixture.ts';
import { createSandboxPayments } from '../sandbox/sandbox.ts';
import { afterFailure, SOUND } from './health.ts';

const line = { isCut: false };
/** The provider of the channel `qr`, whose line can be cut. */
const cuttable = (deps: CashierDeps): Partial<CashierDeps> => ({
  providers: createSandboxPayments({
    ...deps,
    through: (send) => (input, init) =>
      line.isCut ? Promise.reject(new Error('The line is cut.')) : send(input, init),
  }).providers.filter(({ code }) => code === 'sandbox-qr'),
});

const database = await testDatabase();
const desk = await cashierDesk(database, cuttable);
const { aMember, audit, cashier, pageOf } = desk;
const otherNode = createCashier({ ...desk.base, ...cuttable(desk.base) });

type Page = ReturnType<typeof pageOf>;

const offeredOn = async (node: Cashier, { caller }: Page): Promise<readonly string[]> => {
  const answer = await callRoute(node.routes, 'cashier.list-deposit-channels', {}, caller);
  return (answer as { readonly list: readonly { readonly code: string }[] }).list.map(({ code }) => code);
};
const probeOn = (node: Cashier): Promise<void> | undefined =>
  node.jobs?.find(({ name }) => name === 'cashier.probe-providers')?.run(null, new AbortController().signal);
const stateOf = async (provider: string) => {
  const { list } = (await callRoute(cashier.routes, 'cashier.list-payment-providers')) as {
    readonly list: readonly { readonly provider: string; readonly state: string; readonly ordersFailed: number }[];
  };
  return list.find((each) => each.provider === provider);
};

test('a provider that leaves five orders in a row unanswered is offered on no node, and comes back with its next answer', async () => {
  const [one, two] = [pageOf(await aMember('silent01')), pageOf(await aMember('silent002'))];
  const channelId = await one.channelOf('qr');
  line.isCut = true;
  for (const page of [one, one, one, two])
    expect(await refusal(page.deposit('qr', 100_000))).toBe('cashier.provider-silent');
  expect(await offeredOn(otherNode, one)).toContain('qr');

  expect(await refusal(two.deposit('qr', 100_000))).toBe('cashier.provider-silent');

  for (const node of [cashier, otherNode]) {
    expect(await offeredOn(node, one)).not.toContain('qr');
    expect(await offeredOn(node, one)).toContain('ewallet');
  }
  const leftOpen = { channelId, amount: money(1_000_000_000n), idempotencyKey: 'a-page-left-open' };
  expect(await refusal(two.call('create-deposit', { body: leftOpen }))).toBe('cashier.channel-closed');
  expect(await stateOf('sandbox-qr')).toMatchObject({ state: 'resting', ordersFailed: 5, channels: 'qr' });
  expect(await stateOf('sandbox-card')).toMatchObject({ state: 'answering', ordersFailed: 0 });

  await probeOn(cashier);
  expect(await offeredOn(cashier, one)).not.toContain('qr');
  line.isCut = false;
  await probeOn(otherNode);

  for (const node of [cashier, otherNode]) expect(await offeredOn(node, one)).toContain('qr');
  expect((await two.deposit('qr', 100_000)).status).toBe('AWAITING');
  expect(await stateOf('sandbox-qr')).toMatchObject({ state: 'answering', ordersFailed: 0 });
  const lines = await audit.listLines({ limit: 20 });
  expect(lines.filter(({ resourceId }) => resourceId === 'sandbox-qr').map(({ action }) => action)).toEqual([
    'cashier.return-provider',
    'cashier.rest-provider',
  ]);
});

test('many failures at once are counted one by one, and rest a provider once', async () => {
  const members = await Promise.all(['atonce1', 'atonce02', 'atonce003'].map((name) => aMember(name)));
  const before = (await audit.listLines({ limit: 100 })).length;
  line.isCut = true;

  await Promise.allSettled(members.flatMap((member) => [1, 2].map(() => pageOf(member).deposit('qr', 100_000))));

  expect(await stateOf('sandbox-qr')).toMatchObject({ state: 'resting', ordersFailed: 6 });
  expect((await audit.listLines({ limit: 100 })).length - before).toBe(1);
  line.isCut = false;
  await probeOn(cashier);
});

test('the first page counts the providers that answer and those that rest', async () => {
  const figures = async () => {
    const tile = (await callRoute(cashier.routes, 'cashier.read-providers-tile')) as {
      readonly figures: readonly { readonly id: string; readonly value: string }[];
    };
    return Object.fromEntries(tile.figures.map(({ id, value }) => [id, value]));
  };
  expect(await figures()).toEqual({ answering: '5', resting: '0' });

  await inTransaction(desk.db, (tx) => writeHealth(tx, 'sandbox-card', { ...SOUND, restsSince: desk.clock.now() }));

  expect(await figures()).toEqual({ answering: '4', resting: '1' });
});

test('a withdrawal whose provider rests stays approved, and is paid when it answers again', async () => {
  const { aReadyMember, clock, db, desk: staff, payments, sweep, work } = await withdrawalFixture(await testDatabase());
  const page = await aReadyMember();
  const { withdrawalId: id, no } = await page.ask({ accountId: page.accountId });
  await work();
  const failing = [1, 2, 3, 4, 5].reduce((health) => afterFailure(health, 'order', clock.now()), SOUND);
  await inTransaction(db, (tx) => writeHealth(tx, payments.provider.code, failing));
  const step = { staff: ANN, reason: 'looks right' };
  await staff.claim(id, step);
  await staff.approve(id, step);
  await work();
  await sweep();
  expect((await page.list())[0]?.state).toBe('APPROVED');
  expect(payments.asked).not.toContain(no);

  await inTransaction(db, (tx) => writeHealth(tx, payments.provider.code, SOUND));
  await sweep();

  expect((await page.list())[0]?.state).toBe('PAID_OUT');
});
