import { money } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/database.ts';
import { callRoute } from '../../../testing/modules.ts';
import { aCallOf, ANN, BEN } from '../../../testing/staff.ts';
import { aPlayer, member, openWallet } from '../testing/wallets.ts';

const database = await testDatabase();
const { wallet, approvals, audit } = await openWallet(database);
const reason = 'round 4711 was void';
const cash = async (id: Parameters<typeof wallet.balanceOf>[0]) => (await wallet.balanceOf(id, 'VND')).cash;
const adjust = (memberId: bigint, amount: bigint, currency = 'VND') =>
  callRoute(
    wallet.routes,
    'wallet.adjust-balance',
    { body: { memberId, currency, amount: money(amount), reason } },
    aCallOf(ANN),
  ) as Promise<{ approvalId: bigint }>;

test('an adjustment moves the money once a second person approves it, however often that is repeated', async () => {
  const { id } = await aPlayer(wallet, 1, 1_000_000n);
  const { approvalId } = await adjust(id, 500_000n);
  expect(await cash(id)).toBe(1_000_000n);

  const decisions = await Promise.all([1, 2, 3].map(() => approvals.decide(BEN, approvalId, 'approve')));

  expect(decisions.at(-1)?.changes).toEqual([
    { field: 'CASH VND', before: '100.0000', after: '150.0000' },
    { field: 'amount', before: null, after: '50.0000' },
  ]);
  expect(await cash(id)).toBe(1_500_000n);
  expect((await audit.listLines({ limit: 1 }))[0]).toMatchObject({
    ...{ action: 'wallet.adjust', actor: 'ann', reason },
    before: { balance: '100.0000' },
    after: { balance: '150.0000', amount: '50.0000' },
    approval: { id: approvalId.toString(), makerId: '1', checkerId: '2' },
  });
  expect((await wallet.prove()).faults).toEqual([]);
});

test('an adjustment is right whatever the member staked meanwhile, and fails where the money is gone', async () => {
  const { id, bet } = await aPlayer(wallet, 2, 1_000_000n);
  const { approvalId: taken } = await adjust(id, -400_000n);
  const { approvalId: tooMuch } = await adjust(id, -500_000n);
  await wallet.apply(bet('staked', 200_000n));

  expect(await approvals.decide(BEN, taken, 'approve')).toMatchObject({ status: 'EXECUTED' });
  expect(await approvals.decide(BEN, tooMuch, 'approve')).toMatchObject({
    status: 'FAILED',
    failure: 'wallet.insufficient-funds',
  });

  expect(await cash(id)).toBe(400_000n);
});

test('what could never be moved is refused before it is held', async () => {
  const { id } = await aPlayer(wallet, 3, 1_000n);

  await expect(adjust(id, 0n)).rejects.toMatchObject({ code: 'wallet.amount-refused' });
  await expect(adjust(id, 10n ** 17n)).rejects.toMatchObject({ code: 'wallet.amount-refused' });
  await expect(adjust(id, -1_001n)).rejects.toMatchObject({ code: 'wallet.insufficient-funds' });
  await expect(adjust(id, 1n, 'EUR')).rejects.toMatchObject({ code: 'wallet.account-unknown' });
  await expect(adjust(member(404), 1n)).rejects.toMatchObject({ code: 'wallet.account-unknown' });
  expect((await approvals.list(ANN, { status: 'PENDING' })).list).toEqual([]);
});

test('staff reads what a member holds', async () => {
  const { id } = await aPlayer(wallet, 4, 70_000n);

  const holdings = await callRoute(wallet.routes, 'wallet.list-holdings', { query: { memberId: id } }, aCallOf(ANN));

  expect(holdings).toMatchObject({
    list: expect.arrayContaining([{ wallet: 'CASH', currency: 'VND', balance: 70_000n }]),
  });
});
