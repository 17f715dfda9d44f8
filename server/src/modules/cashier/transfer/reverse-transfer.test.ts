import type { MemberId } from '@fairground/contract/ids';
import { parseMoney } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database/index.ts';
import { testDatabase } from '../../../testing/database.ts';
import { anOperator, callRoute } from '../../../testing/modules.ts';
import { refusal } from '../../../testing/refusal.ts';
import { aCallOf, ANN, BEN } from '../../../testing/staff.ts';
import { membersFixture } from '../testing/members.ts';
import { hasOpenTurnover, insertTurnover } from '../store/turnover.ts';
import { insertTransfer } from '../store/peer-transfers.ts';

const house = await membersFixture(await testDatabase());
const { approvals, clock, db, members, messages, modules, wallet } = house;
const units = (text: string) => parseMoney(text);
const cashOf = async (member: MemberId): Promise<bigint> => (await wallet.balanceOf(member)).cash;
const call = (name: string, input: { readonly query?: unknown; readonly body?: unknown }) =>
  callRoute(modules.cashier.routes, `cashier.${name}`, input, aCallOf(ANN));

let names = 0;
const open = async (isAgent: 0 | 1 | 2, uplineId: MemberId | null): Promise<MemberId> =>
  (await members.openAccount(anOperator, { username: `reverse${(names += 1)}`, isAgent, uplineId })).memberId;

const move = async (
  from: MemberId | null,
  to: MemberId | null,
  amount: string,
  kind: 'adjustment' | 'agent-transfer',
) => {
  const [member, other] = from === null ? [to, null] : [from, to];
  if (member === null) throw new Error('Somebody moves money.');
  const id = { tenant: 'fairground', source: 'test', member, action: 'move', transactionId: `move-${(names += 1)}` };
  await wallet.apply({
    ...{ id, kind, account: (await wallet.accountsOf(member, 'VND')).cash },
    counter:
      other === null ? await wallet.houseAccount('H_ADJUST', 'VND') : (await wallet.accountsOf(other, 'VND')).cash,
    amount: from === null ? units(amount) : units(`-${amount}`),
  });
};

/** An agent that sent 100.00 down to a member, which has kept so much of it. */
const aTransfer = async (kept: string) => {
  const agent = await open(1, await open(2, null));
  const member = await open(0, agent);
  await move(null, agent, '100', 'adjustment');
  await move(agent, member, '100', 'agent-transfer');
  const transferId = await inTransaction(db, async (tx) => {
    const { id } = await insertTransfer(tx, {
      ...{ from_id: agent, to_id: member, direction: 'DOWN', amount: units('100'), currency: 'VND' },
      ...{ business_day: '2026-05-01', sent_at: clock.now(), idempotency_key: `reverse-${member}` },
    });
    await insertTurnover(tx, {
      ...{ member, source: 'TRANSFER_IN', reference: id.toString(), required: units('100'), openedAt: clock.now() },
    });
    return id;
  });
  const spent = units('100') - units(kept);
  if (spent > 0n) await move(member, null, (Number(spent) / 10_000).toString(), 'adjustment');
  return { agent, member, transferId };
};
const reverse = async (transferId: bigint) => {
  const held = await call('reverse-transfer', { body: { transferId, reason: 'the wrong member' } });
  return approvals.decide(BEN, (held as { readonly approvalId: bigint }).approvalId, 'approve');
};
const shown = (transferId: bigint) => call('read-peer-transfer', { query: { transferId } });
const income = (member: MemberId, amount: string) =>
  inTransaction(db, (tx) =>
    wallet.moveRebatesIn(tx, [
      {
        ...{ member, currency: 'VND', source: 'test', of: 'own', transactionId: `income-${(names += 1)}` },
        amount: units(amount),
      },
    ]),
  );

test('[C-06] two people give a transfer back: the money returns once, nothing is left to play, and both sides read of it', async () => {
  const { agent, member, transferId } = await aTransfer('100');
  const unread = await Promise.all([agent, member].map((id) => messages.countUnread(id)));

  expect(await reverse(transferId)).toMatchObject({ status: 'EXECUTED' });

  expect([await cashOf(agent), await cashOf(member)]).toEqual([units('100'), 0n]);
  expect(await hasOpenTurnover(db, member)).toBe(false);
  expect(await shown(transferId)).toMatchObject({ state: 'REVERSED', returned: units('100'), owed: 0n });
  expect(await Promise.all([agent, member].map((id) => messages.countUnread(id)))).toEqual(
    unread.map((count) => count + 1),
  );
  expect(await refusal(reverse(transferId))).toBe('cashier.transfer-final');
  expect((await wallet.prove()).faults).toEqual([]);
});

test('[C-06] what the receiver has spent is owed, and its next income pays the sender', async () => {
  const { agent, member, transferId } = await aTransfer('30');

  await reverse(transferId);
  expect([await cashOf(agent), await cashOf(member)]).toEqual([units('30'), 0n]);
  expect(await shown(transferId)).toMatchObject({ returned: units('30'), owed: units('70') });
  await income(member, '50');
  expect(await shown(transferId)).toMatchObject({ returned: units('80'), owed: units('20') });
  await income(member, '50');

  expect([await cashOf(agent), await cashOf(member)]).toEqual([units('100'), units('30')]);
  expect(await wallet.readOwed(db, member, 'VND')).toBe(0n);
  expect(await shown(transferId)).toMatchObject({ returned: units('100'), owed: 0n });
  expect((await wallet.prove()).faults).toEqual([]);
});

test('what staff let the receiver off is not paid when it owes again', async () => {
  const first = await aTransfer('0');
  await reverse(first.transferId);
  const debt = await wallet.debtAccount(first.member, 'TRANSFER', 'VND');
  const id = { tenant: 'fairground', source: 'test', member: first.member, action: 'waive', transactionId: 'waive' };
  const counter = await wallet.houseAccount('H_ADJUST', 'VND');
  await wallet.apply({ id, kind: 'adjustment', account: debt, counter, amount: units('100') });
  await income(first.member, '10');
  expect([await cashOf(first.agent), await cashOf(first.member)]).toEqual([0n, units('10')]);
});

test('a transfer of yesterday is final, also when it was held for a second person in time', async () => {
  const { transferId, member } = await aTransfer('100');
  const held = await call('reverse-transfer', { body: { transferId, reason: 'the wrong member' } });
  clock.advance(24 * 3_600_000 + 1);

  const { approvalId } = held as { readonly approvalId: bigint };
  expect(await approvals.decide(BEN, approvalId, 'approve')).toMatchObject({
    ...{ status: 'FAILED', failure: 'cashier.transfer-final' },
  });
  expect(await refusal(reverse(transferId))).toBe('cashier.transfer-final');
  expect(await refusal(reverse(999_999n))).toBe('cashier.transfer-unknown');
  expect(await cashOf(member)).toBe(units('100'));
  expect(await call('list-peer-transfers', { query: { memberId: member } })).toMatchObject({
    list: [{ transferId, state: 'DONE', owed: 0n }],
    next: null,
  });
});
