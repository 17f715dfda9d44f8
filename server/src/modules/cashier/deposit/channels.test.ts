import type { StaffChannel } from '@fairground/contract/cashier/channel-operator-endpoints';
import { money } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/database.ts';
import { callRoute } from '../../../testing/modules.ts';
import { refusal } from '../../../testing/refusal.ts';
import { aCallOf, ANN, BEN, byTwoPeople } from '../../../testing/staff.ts';
import { cashierDesk } from '../testing/cashier-desk.ts';

const { aMember, approvals, audit, cashier, pageOf, sent } = await cashierDesk(await testDatabase());
const reason = 'the provider asked for it';
const units = (whole: number) => money(BigInt(whole) * 10_000n);

const staff = <Answer>(name: string, input: { query?: object; body?: object }): Promise<Answer> =>
  callRoute(cashier.routes, `cashier.${name}`, input, aCallOf(ANN)) as Promise<Answer>;
const channelNamed = async (code: string): Promise<StaffChannel> => {
  const { list } = await staff<{ readonly list: readonly StaffChannel[] }>('list-channels-for-staff', {});
  const found = list.find((channel) => channel.code === code);
  if (found === undefined) throw new Error(`No channel ${code}.`);
  return found;
};
const named = async (code: string) => {
  const { channelId, version } = await channelNamed(code);
  return { channelId, version, reason };
};
const page = pageOf(await aMember('payer001'));
type Offered = {
  readonly code: string;
  readonly isOpen: boolean;
  readonly min: bigint;
  readonly chips: readonly bigint[];
};
const offered = async (code: string): Promise<Offered | undefined> => {
  const { list } = await page.call<{ readonly list: readonly Offered[] }>('list-deposit-channels');
  return list.find((channel) => channel.code === code);
};
const pushes = () => sent.filter(({ push }) => push === 'cashier.channels-changed').length;

test('staff closes a deposit channel and opens it again: open pages get a push, and both changes are in the audit log', async () => {
  const before = pushes();

  const closed = await staff<StaffChannel>('switch-channel', { body: { ...(await named('ewallet')), to: 'CLOSED' } });

  expect(closed.state).toBe('CLOSED');
  expect(await offered('ewallet')).toMatchObject({ isOpen: false });
  expect(await refusal(page.deposit('ewallet', 100_000))).toBe('cashier.channel-closed');
  await staff('switch-channel', { body: { ...(await named('ewallet')), to: 'OPEN' } });
  expect(await offered('ewallet')).toMatchObject({ isOpen: true });
  expect(pushes() - before).toBe(2);
  expect((await audit.listLines({ limit: 1 }))[0]).toMatchObject({
    ...{ action: 'cashier.switch-channel', actor: 'ann', resource: 'deposit-channel', reason },
  });
});

test('a deposit that was asked for before its way was closed is still taken', async () => {
  const { no } = await page.deposit('qr', 100_000);
  await staff('switch-channel', { body: { ...(await named('qr')), to: 'CLOSED' } });

  await staff('match-deposit', { body: { no, received: units(100_000), reason } });

  expect((await page.status(no)).status).toBe('CREDITED');
  await staff('switch-channel', { body: { ...(await named('qr')), to: 'OPEN' } });
});

test('amounts, hours, rank and place of a way are what its list shows afterwards', async () => {
  const change = { chips: [units(60_000), units(90_000)], opens: '22:00', closes: '06:30', rankMin: 0, sort: 50 };

  const changed = await staff<StaffChannel>('change-channel', { body: { ...(await named('card')), ...change } });

  expect(changed).toMatchObject({ ...change, chips: ['60000', '90000'] });
  expect((await offered('card'))?.chips).toEqual(change.chips);
  const { list } = await staff<{ readonly list: readonly StaffChannel[] }>('list-channels-for-staff', {});
  expect(list.at(-1)?.code).toBe('card');
});

test.each([
  ['cashier.amount-range', { chips: [units(1)] }],
  ['cashier.amount-range', { chips: [units(200_000), units(100_000)] }],
  ['cashier.channel-hours', { opens: '08:00', closes: '08:00' }],
  ['cashier.channel-hours', { opens: '24:00', closes: '08:00' }],
] as const)('%s: a way that could not be used is refused, and stays as it was', async (code, wrong) => {
  const before = await channelNamed('bank');
  const change = { chips: [units(100_000)], opens: '00:00', closes: '24:00', rankMin: 0, sort: 1, ...wrong };

  const refused = await refusal(staff('change-channel', { body: { ...(await named('bank')), ...change } }));

  expect(refused).toBe(code);
  expect(await channelNamed('bank')).toEqual(before);
});

test('other limits and another fee hold from the moment a second person approves them', async () => {
  const { channelId, version } = await channelNamed('crypto');
  const limits = { channelId, min: units(500_000), max: units(900_000_000), feePpm: 10_000, feeSide: 'operator' };
  const before = pushes();

  await byTwoPeople(approvals, async () => {
    const held = await staff<{ readonly approvalId: bigint }>('change-channel-limits', {
      body: { ...limits, version, reason },
    });
    expect(await offered('crypto')).toMatchObject({ min: units(200_000) });
    expect(pushes()).toBe(before);
    return held.approvalId;
  });

  expect(await channelNamed('crypto')).toMatchObject({ min: limits.min, feePpm: 10_000, feeSide: 'operator' });
  expect(await offered('crypto')).toMatchObject({
    min: limits.min,
    chips: [500_000, 1_000_000, 5_000_000, 20_000_000].map(units),
  });
  expect(await refusal(page.deposit('crypto', 300_000))).toBe('cashier.amount-range');
  expect(pushes()).toBe(before + 1);
});

test('amounts to choose that new limits do not permit are not offered', async () => {
  const { channelId, version } = await channelNamed('bank');
  const limits = { channelId, min: units(300_000), max: units(2_000_000), feePpm: 0, feeSide: 'operator' };

  await byTwoPeople(
    approvals,
    async () =>
      (await staff<{ readonly approvalId: bigint }>('change-channel-limits', { body: { ...limits, version, reason } }))
        .approvalId,
  );

  expect((await offered('bank'))?.chips).toEqual([500_000, 1_000_000].map(units));
});

test('limits that turn around, a stale version and a way that is not there are refused', async () => {
  const { channelId, version } = await channelNamed('qr');
  const limits = { channelId, min: units(90), max: units(80), feePpm: 0, feeSide: 'operator', version, reason };

  expect(await refusal(staff('change-channel-limits', { body: limits }))).toBe('cashier.amount-range');
  expect(
    await refusal(staff('switch-channel', { body: { channelId, to: 'CLOSED', version: 'another', reason } })),
  ).toBe('approvals.state-conflict');
  expect(await refusal(staff('read-channel-for-staff', { query: { channelId: 999_999n } }))).toBe(
    'cashier.channel-unknown',
  );
});

test('a change held while the way was changed by somebody else fails, and changes nothing', async () => {
  const { channelId, version } = await channelNamed('qr');
  const limits = { channelId, min: units(50_000), max: units(60_000), feePpm: 0, feeSide: 'operator' };
  const { approvalId } = await staff<{ readonly approvalId: bigint }>('change-channel-limits', {
    body: { ...limits, version, reason },
  });
  await staff('switch-channel', { body: { ...(await named('qr')), to: 'CLOSED' } });

  const { status, failure } = await approvals.decide(BEN, approvalId, 'approve');

  expect({ status, failure }).toEqual({ status: 'FAILED', failure: 'approvals.state-conflict' });
  expect(await channelNamed('qr')).toMatchObject({ min: units(20_000), state: 'CLOSED' });
});
