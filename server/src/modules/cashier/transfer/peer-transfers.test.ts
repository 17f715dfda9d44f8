import type { MemberId } from '@fairground/contract/ids';
import { marketNamed } from '@fairground/contract/market/markets';
import { money, parseMoney } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { createBusinessDays } from '../../../platform/business-days.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { testDatabase } from '../../../testing/database.ts';
import { aSession } from '../../../testing/http.ts';
import { aCaller, anOperator, callRoute } from '../../../testing/modules.ts';
import { membersFixture } from '../testing/members.ts';
import { hasOpenTurnover } from '../store/turnover.ts';
import { createTurnover } from '../turnover/turnover.ts';
import type { TransferDeps } from './send-money.ts';
import { createPeerTransfers } from './peer-transfers.ts';

const database = await testDatabase();
const house = await membersFixture(database);
const { members, messages, wallet, system } = house;
const PASSWORD = 'lantern-pay-7';
const paused = new Set<MemberId>();
const changedSince = new Map<MemberId, Date>();
/** What happens in another request while a password is compared, once. */
let meanwhile: (() => Promise<void>) | undefined;

const transfers = createPeerTransfers({
  ...house,
  turnover: createTurnover(house as unknown as TransferDeps),
  tenant: 'fairground',
  publicUrl: undefined,
  secretsKey: undefined,
  verification: { levelOf: () => Promise.resolve(0) },
  protection: {
    objectionToDeposit: (_tx: unknown, member: MemberId) =>
      Promise.resolve(paused.has(member) ? 'wallet.blocked' : undefined),
  },
  days: createBusinessDays('Asia/Ho_Chi_Minh'),
  // Passwords, sessions and devices are identity's business.
  identity: {
    ...house.identity,
    hasPaymentPassword: () => Promise.resolve(true),
    moneyWaitsOf: ({ memberId }: { readonly memberId: MemberId }) => {
      const since = changedSince.get(memberId);
      return Promise.resolve(since === undefined ? [] : [{ cause: 'security-change', since }]);
    },
    requireFactorForMoney: () => Promise.resolve(),
    requirePaymentPassword: async (_member: MemberId, typed: string) => {
      const happens = meanwhile;
      meanwhile = undefined;
      await happens?.();
      if (typed !== PASSWORD) throw new Refusal('identity.payment-password-wrong');
    },
  },
} as unknown as TransferDeps);

let names = 0;
const open = async (isAgent: 0 | 1 | 2 | 41, uplineId: MemberId | null = null): Promise<MemberId> => {
  names += 1;
  const username = `upline${names}x`;
  await members.openAccount(anOperator, { username, isAgent, uplineId });
  const member = await members.findByAccount(username);
  if (member === undefined) throw new Error(`${username} is nobody.`);
  return member.id;
};

/** A member that may send, with 1,000.00, below an agent of a line. */
const aPair = async () => {
  const agent = await open(1, await open(2));
  const member = await open(0, agent);
  await members.allowUpline(anOperator, member, { toUpline: true });
  const { currency } = await wallet.balanceOf(member);
  const { cash } = await wallet.accountsOf(member, currency);
  const before = (await wallet.balanceOf(member)).cash;
  await wallet.apply({
    id: { tenant: 'fairground', source: 'test', member, action: 'gift', transactionId: `gift-${member}` },
    kind: 'adjustment',
    account: cash,
    counter: await wallet.houseAccount('H_ADJUST', currency),
    amount: money(parseMoney('1000') - before),
  });
  return { agent, member };
};

let keys = 0;
const aKey = () => `transfer-key-${(keys += 1)}`;
const send = (member: MemberId, amount: string, parts: object = {}) =>
  callRoute(
    transfers.routes,
    'cashier.transfer-upline',
    { body: { amount: parseMoney(amount), payPassword: PASSWORD, idempotencyKey: aKey(), ...parts } },
    aCaller({ session: aSession({ memberId: member }) }),
  );
const read = (member: MemberId) =>
  callRoute(transfers.routes, 'cashier.read-upline-transfer', {}, aCaller({ session: aSession({ memberId: member }) }));
const sendDown = (agent: MemberId, to: MemberId, amount: string, parts: object = {}) =>
  callRoute(
    transfers.routes,
    'cashier.transfer-downline',
    {
      body: {
        ...{ memberId: to, amount: parseMoney(amount), payPassword: PASSWORD, idempotencyKey: aKey() },
        ...parts,
      },
    },
    aCaller({ session: aSession({ memberId: agent }) }),
  );
const readDown = (agent: MemberId) =>
  callRoute(
    transfers.routes,
    'cashier.read-downline-transfer',
    {},
    aCaller({ session: aSession({ memberId: agent }) }),
  );
const give = async (member: MemberId, amount: string) => {
  const { currency } = await wallet.balanceOf(member);
  await wallet.apply({
    id: { tenant: 'fairground', source: 'test', member, action: 'gift', transactionId: `gift-${aKey()}` },
    kind: 'adjustment',
    account: (await wallet.accountsOf(member, currency)).cash,
    counter: await wallet.houseAccount('H_ADJUST', currency),
    amount: parseMoney(amount),
  });
};
const typesOf = async (memberId: MemberId, type: string) => {
  const { list } = (await callRoute(
    wallet.routes,
    'wallet.list-transactions',
    { query: { type } },
    aCaller({ session: aSession({ memberId }) }),
  )) as { readonly list: readonly { readonly type: string }[] };
  return list.map((line) => line.type);
};
const cashOf = async (member: MemberId) => (await wallet.balanceOf(member)).cash;
const refusal = (code: string) => ({ code }) as const;

test('[C-06] money reaches the direct upline once, and both sides get a message and see it in their records', async () => {
  const { agent, member } = await aPair();
  const had = await cashOf(agent);
  const idempotencyKey = aKey();

  const answers = await Promise.all(Array.from({ length: 4 }, () => send(member, '250', { idempotencyKey })));

  expect(new Set(answers.map((answer) => (answer as { readonly transferId: bigint }).transferId)).size).toBe(1);
  expect([await cashOf(member), (await cashOf(agent)) - had]).toEqual([parseMoney('750'), parseMoney('250')]);
  expect([await messages.countUnread(member), await messages.countUnread(agent)]).toEqual([1, 1]);
  for (const [id, type] of [
    [member, 'TRANSFER_UP_OUT'],
    [agent, 'TRANSFER_UP_IN'],
  ] as const) {
    const session = aSession({ memberId: id });
    const query = { type };
    const { list } = (await callRoute(wallet.routes, 'wallet.list-transactions', { query }, aCaller({ session }))) as {
      readonly list: readonly { readonly type: string }[];
    };
    expect(list.map((line) => line.type)).toEqual([type]);
  }
  await expect(send(member, '251', { idempotencyKey })).rejects.toMatchObject(refusal('cashier.transfer-key-conflict'));
});

test('without the permission, without an agent above or with a wrong password nothing moves', async () => {
  const { member } = await aPair();
  await members.allowUpline(anOperator, member, { toUpline: false });
  const head = await open(2);

  await expect(send(member, '10')).rejects.toMatchObject(refusal('cashier.transfer-not-allowed'));
  await expect(send(head, '10')).rejects.toMatchObject(refusal('cashier.transfer-no-upline'));
  await members.allowUpline(anOperator, member, { toUpline: true });
  await expect(send(member, '10', { payPassword: 'wrong' })).rejects.toMatchObject(
    refusal('identity.payment-password-wrong'),
  );

  expect(await cashOf(member)).toBe(parseMoney('1000'));
  expect(await read(head)).toMatchObject({ state: 'NO_UPLINE', upline: null });
});

test('a transfer keeps to the limits of the site, also when many are sent at once', async () => {
  const { member } = await aPair();
  await system.setFlag(anOperator, 'UPLINEMAX', '300');
  await system.setFlag(anOperator, 'UPLINEDAY', '500');

  for (const amount of ['9.99', '300.01', '0', '-50'])
    await expect(send(member, amount)).rejects.toMatchObject(refusal('cashier.transfer-range'));
  const sent = await Promise.allSettled(Array.from({ length: 10 }, () => send(member, '100')));

  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  expect(sent.flatMap((one) => (one.status === 'rejected' ? [(one.reason as Refusal).code] : []))).toEqual(
    Array.from({ length: 5 }, () => 'cashier.transfer-day-limit'),
  );
  expect(await cashOf(member)).toBe(parseMoney('500'));
  expect(await read(member)).toMatchObject({ state: 'OPEN', leftToday: 0n });
  await system.setFlag(anOperator, 'UPLINEMAX', '50000000');
  await system.setFlag(anOperator, 'UPLINEDAY', '200000000');
});

test('nobody sends more than there is, and a refused key may be used again', async () => {
  const { member } = await aPair();
  const idempotencyKey = aKey();

  await expect(send(member, '1000.01', { idempotencyKey })).rejects.toMatchObject(refusal('wallet.insufficient-funds'));
  await send(member, '1000', { idempotencyKey });

  expect(await cashOf(member)).toBe(0n);
});

test('an open obligation, a pause or a freeze of either side keeps money from moving', async () => {
  const { agent, member } = await aPair();
  const { currency } = await wallet.balanceOf(member);

  for (const side of [member, agent]) {
    paused.add(side);
    await expect(send(member, '10')).rejects.toMatchObject(refusal('cashier.transfer-paused'));
    paused.delete(side);
    await members.changeStatus(anOperator, side, 'frozen');
    await expect(send(member, '10')).rejects.toMatchObject(refusal('cashier.transfer-paused'));
    await members.changeStatus(anOperator, side, 'active');
  }
  const excluded = await aPair();
  await members.changeStatus(anOperator, excluded.agent, 'self-excluded');
  await expect(send(excluded.member, '10')).rejects.toMatchObject(refusal('cashier.transfer-paused'));
  await wallet.apply({
    id: { tenant: 'fairground', source: 'test', member, action: 'debt', transactionId: `debt-${member}` },
    kind: 'adjustment',
    account: await wallet.debtAccount(member, 'DEBT:TEST', currency),
    counter: await wallet.houseAccount('H_ADJUST', currency),
    amount: money(-5_0000n),
  });
  await expect(send(member, '10')).rejects.toMatchObject(refusal('cashier.transfer-owing'));

  expect(await cashOf(member)).toBe(parseMoney('1000'));
});

test('nothing is sent for a day after the password changed, and the page names the moment it ends', async () => {
  const { member } = await aPair();
  const now = house.clock.now();
  changedSince.set(member, now);

  await expect(send(member, '10')).rejects.toMatchObject(refusal('cashier.transfer-waits'));
  expect(await read(member)).toMatchObject({ waitsUntil: new Date(now.getTime() + 24 * 3_600_000) });

  changedSince.set(member, new Date(now.getTime() - 25 * 3_600_000));
  await send(member, '10');
  expect(await read(member)).toMatchObject({ waitsUntil: null });
});

test('[G-16] an agent sends money to its downline once; it is played once before it may leave, and both sides read of it', async () => {
  const { agent, member } = await aPair();
  await give(agent, '400');
  const [had, theirs] = [await cashOf(agent), await cashOf(member)];
  const idempotencyKey = aKey();

  const answers = await Promise.all(
    Array.from({ length: 4 }, () => sendDown(agent, member, '250', { idempotencyKey })),
  );

  expect(new Set(answers.map((answer) => (answer as { readonly transferId: bigint }).transferId)).size).toBe(1);
  expect([had - (await cashOf(agent)), (await cashOf(member)) - theirs]).toEqual([
    parseMoney('250'),
    parseMoney('250'),
  ]);
  expect(await hasOpenTurnover(house.db, member)).toBe(true);
  expect(await hasOpenTurnover(house.db, agent)).toBe(false);
  expect(await typesOf(agent, 'TRANSFER_DOWN_OUT')).toEqual(['TRANSFER_DOWN_OUT']);
  expect(await typesOf(member, 'TRANSFER_DOWN_IN')).toEqual(['TRANSFER_DOWN_IN']);
  expect([await messages.countUnread(member), await messages.countUnread(agent)]).toEqual([1, 1]);
  // Sent up again before it was played, it would leave at once.
  await expect(send(member, '10')).rejects.toMatchObject(refusal('cashier.turnover-not-met'));
  for (const [to, amount] of [
    [member, '251'],
    [await open(0, agent), '250'],
  ] as const)
    await expect(sendDown(agent, to, amount, { idempotencyKey })).rejects.toMatchObject(
      refusal('cashier.transfer-key-conflict'),
    );
});

test('[G-16] money goes down to those directly below alone, and further only where the house says so', async () => {
  const head = await open(2);
  const agent = await open(1, head);
  const player = await open(0, agent);
  const stranger = await open(0, await open(2));
  await give(head, '100');
  const had = await cashOf(head);

  for (const to of [player, stranger, head, 999_999n as MemberId])
    await expect(sendDown(head, to, '10')).rejects.toMatchObject(refusal('agents.not-in-team'));
  await expect(sendDown(player, agent, '10')).rejects.toMatchObject(refusal('agents.type-refused'));
  expect(await readDown(head)).toMatchObject({ reach: 'DIRECT', hasPaymentPassword: true, waitsUntil: null });
  expect(await readDown(await open(41))).toMatchObject({ reach: 'NOBODY' });
  expect(await cashOf(head)).toBe(had);

  await system.setFlag(anOperator, 'DEEPTRANS', 'on');
  await sendDown(head, player, '10');
  await expect(sendDown(head, stranger, '10')).rejects.toMatchObject(refusal('agents.not-in-team'));
  expect(await readDown(head)).toMatchObject({ reach: 'LINE' });
  await system.setFlag(anOperator, 'DEEPTRANS', 'off');
  expect(had - (await cashOf(head))).toBe(parseMoney('10'));
});

test('[G-16] nothing goes down to an excluded member, from an agent that owes, with a wrong password or beyond the limits', async () => {
  const { agent, member } = await aPair();
  await give(agent, '1000');
  const had = await cashOf(agent);
  await system.setFlag(anOperator, 'UPLINEMAX', '300');
  await system.setFlag(anOperator, 'UPLINEDAY', '500');

  for (const amount of ['9.99', '300.01', '-50'])
    await expect(sendDown(agent, member, amount)).rejects.toMatchObject(refusal('cashier.transfer-range'));
  const sent = await Promise.allSettled(Array.from({ length: 4 }, () => sendDown(agent, member, '200')));
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  await expect(sendDown(agent, member, '101')).rejects.toMatchObject(refusal('cashier.transfer-day-limit'));
  await system.setFlag(anOperator, 'UPLINEMAX', '50000000');
  await system.setFlag(anOperator, 'UPLINEDAY', '200000000');
  await expect(sendDown(agent, member, '10', { payPassword: 'wrong' })).rejects.toMatchObject(
    refusal('identity.payment-password-wrong'),
  );
  paused.add(member);
  await expect(sendDown(agent, member, '10')).rejects.toMatchObject(refusal('cashier.transfer-paused'));
  paused.delete(member);
  await members.changeStatus(anOperator, member, 'self-excluded');
  await expect(sendDown(agent, member, '10')).rejects.toMatchObject(refusal('cashier.transfer-paused'));
  const other = await open(0, agent);
  const { currency } = await wallet.balanceOf(agent);
  await wallet.apply({
    id: { tenant: 'fairground', source: 'test', member: agent, action: 'debt', transactionId: `debt-${agent}` },
    kind: 'adjustment',
    account: await wallet.debtAccount(agent, 'DEBT:TEST', currency),
    counter: await wallet.houseAccount('H_ADJUST', currency),
    amount: money(-5_0000n),
  });
  await expect(sendDown(agent, other, '10')).rejects.toMatchObject(refusal('cashier.transfer-owing'));

  expect(had - (await cashOf(agent))).toBe(parseMoney('400'));
});

let approvals = 0n;
/** Moves a member to another upline at the next midnight, which comes at once. */
const move = async (member: MemberId, upline: MemberId): Promise<void> => {
  approvals += 1n;
  await inTransaction(house.db, (tx) =>
    members.moves.planIn(tx, anOperator, { member, upline, approvalId: approvals }),
  );
  house.clock.set(new Date(house.clock.now().getTime() + 24 * 3_600_000));
  await members.moves.makeDue({ check: () => Promise.resolve(), made: () => Promise.resolve() });
};

test('who left the line or lost the permission while a password was compared gets and sends nothing', async () => {
  const down = await aPair();
  await give(down.agent, '100');
  const [up, denied] = [await aPair(), await aPair()];
  const elsewhere = await open(1, await open(2));
  const all = [down.agent, down.member, up.agent, up.member, denied.member, elsewhere];
  const had = await Promise.all(all.map(cashOf));

  meanwhile = () => move(down.member, elsewhere);
  await expect(sendDown(down.agent, down.member, '10')).rejects.toMatchObject(refusal('agents.not-in-team'));
  meanwhile = () => move(up.member, elsewhere);
  await expect(send(up.member, '10')).rejects.toMatchObject(refusal('cashier.transfer-upline-changed'));
  meanwhile = () => members.allowUpline(anOperator, denied.member, { toUpline: false });
  await expect(send(denied.member, '10')).rejects.toMatchObject(refusal('cashier.transfer-not-allowed'));

  expect(await Promise.all(all.map(cashOf))).toEqual(had);
});

test('[C-06] where the market of a side allows no transfers between accounts, nothing moves and the form says why', async () => {
  const { agent, member } = await aPair();
  const there = (memberId: MemberId) =>
    aCaller({ session: aSession({ memberId }), market: () => marketNamed('great-britain') });
  const order = () => ({ amount: parseMoney('10'), payPassword: PASSWORD, idempotencyKey: aKey() });

  await expect(
    callRoute(transfers.routes, 'cashier.transfer-upline', { body: order() }, there(member)),
  ).rejects.toMatchObject(refusal('cashier.transfer-forbidden'));
  await expect(
    callRoute(transfers.routes, 'cashier.transfer-downline', { body: { memberId: member, ...order() } }, there(agent)),
  ).rejects.toMatchObject(refusal('cashier.transfer-forbidden'));
  expect(await callRoute(transfers.routes, 'cashier.read-upline-transfer', {}, there(member))).toMatchObject({
    ...{ state: 'FORBIDDEN', upline: null },
  });
  expect(await callRoute(transfers.routes, 'cashier.read-downline-transfer', {}, there(agent))).toMatchObject({
    reach: 'NOBODY',
  });

  await database.pool.query(`update identity_account set home_market = 'malta' where member_id = $1`, [
    agent.toString(),
  ]);
  await expect(send(member, '10')).rejects.toMatchObject(refusal('cashier.transfer-forbidden'));
  expect(await cashOf(member)).toBe(parseMoney('1000'));
});

test('[C-06] an agent with limits of its own keeps to the stricter of both, and its form shows them', async () => {
  const { agent, member } = await aPair();
  await give(agent, '1000');
  const units = (text: string) => parseMoney(text);
  await inTransaction(house.db, (tx) =>
    members.agentLimits.setIn(tx, anOperator, agent, {
      ...{ transferMin: units('20'), transferMax: units('100'), transferDay: units('150'), openDay: null },
    }),
  );

  for (const amount of ['19.9999', '100.0001'])
    await expect(sendDown(agent, member, amount)).rejects.toMatchObject(refusal('cashier.transfer-range'));
  await sendDown(agent, member, '100');
  await expect(sendDown(agent, member, '60')).rejects.toMatchObject(refusal('cashier.transfer-day-limit'));

  expect(await readDown(agent)).toMatchObject({ min: units('20'), max: units('100'), leftToday: units('50') });
});
