import type { Id } from '@fairground/contract/ids';
import { REDEEM_EDGES, DELIVERY_EDGES } from '@fairground/contract/loyalty/states';
import { money, parseMoney } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/database.ts';
import { anOperator, callRoute } from '../../../testing/modules.ts';
import { aCallOf, ANN, BEN, byTwoPeople } from '../../../testing/staff.ts';
import { refusal } from '../../../testing/refusal.ts';
import { aKey, loyaltyFixture, PAY_PASSWORD } from '../testing/fixture.ts';
import { redeemReward } from './redeem-reward.ts';
import { approveOrder, moveDelivery, rejectOrder } from './decide-order.ts';
import { addReward, addStock, rewardVersion, stopReward } from './rewards.ts';
import { findReward } from '../store/rewards.ts';

const database = await testDatabase();
const house = await loyaltyFixture(database);
const { aPlayer, aReward, stockOf, clock } = house;

/** Holds a change for a second person; answers the number of the approval. */
const hold = async (name: string, body: object): Promise<bigint> => {
  const asked = { body: { reason: 'a new season', ...body } };
  const answer = await callRoute(house.loyalty.routes, `loyalty.${name}`, asked, aCallOf(ANN));
  return (answer as { readonly approvalId: bigint }).approvalId;
};

/** Stock and the orders that stand are all pieces ever added; the entries of a member are its balance. */
const proveIdentities = async (): Promise<void> => {
  const { rows: shelves } = await database.pool.query(
    `select r.id from loyalty_reward r where supplied <> stock + coalesce((select sum(quantity) from loyalty_redeem d
      where d.reward_id = r.id and d.status in ('IN_PROCESS', 'APPROVED')), 0)`,
  );
  const { rows: accounts } = await database.pool.query(
    `select a.member_id from loyalty_point_account a
      where balance <> coalesce((select sum(delta) from loyalty_point_entry e where e.member_id = a.member_id), 0)`,
  );
  expect({ shelves, accounts }).toEqual({ shelves: [], accounts: [] });
};

test('[part of A-09] goods take points and stock at once, and wait for a decision with their address', async () => {
  const player = await aPlayer(2_000n);
  const reward = await aReward();

  const order = await player.redeem(reward, { quantity: 2, addressId: await player.address() });

  expect(order).toMatchObject({ name: 'Lantern', quantity: 2, points: 1_000, status: 'IN_PROCESS', delivery: null });
  expect(order.receivingAddress).toBe('An, 0901234567, 1 Tràng Tiền, Hà Nội, VN');
  expect(await player.points()).toBe(1_000);
  expect(await stockOf(reward)).toEqual({ stock: 3, supplied: 5 });
});

test('[part of A-09] money is credited at once and has to be played once', async () => {
  const player = await aPlayer(2_000n);
  const reward = await aReward({ type: 'CASH', amount: '1000000' });
  const cash = await player.cash();

  const order = await player.redeem(reward);

  expect(order).toMatchObject({ status: 'APPROVED', amount: 100_0000n });
  expect((await player.cash()) - cash).toBe(100_0000n);
});

test('[part of A-09] an order of much money waits, is credited once by two people, and can be taken back or rejected before', async () => {
  const player = await aPlayer(5_000n);
  const reward = await aReward({ type: 'CASH', amount: '50000010000', points: 1_000 });
  const cash = await player.cash();

  const [order, cancelled, rejected] = [
    await player.redeem(reward),
    await player.redeem(reward),
    await player.redeem(reward),
  ];
  expect([order.status, (await player.cash()) - cash]).toEqual(['IN_PROCESS', 0n]);
  expect(await refusal(approveOrder(house, anOperator, order.id))).toBe('loyalty.order-of-money');
  await player.ask('cancel-redeem', { body: { id: cancelled.id } });
  await rejectOrder(house, anOperator, rejected.id, 'not now');
  const held = [await hold('approve-money-order', { id: order.id, reason: 'one person' })];
  held.push(await hold('approve-money-order', { id: order.id, reason: 'another one' }));
  expect((await player.cash()) - cash).toBe(0n);
  for (const id of new Set(held)) await house.approvals.decide(BEN, id, 'approve');

  expect((await player.cash()) - cash).toBe(5_000_001_0000n);
  expect(await refusal(hold('approve-money-order', { id: order.id }))).toBe('loyalty.redeem-decided');
  expect(await refusal(hold('approve-money-order', { id: cancelled.id }))).toBe('loyalty.redeem-decided');
  expect(await player.points()).toBe(4_000);
  await proveIdentities();
});

test('one person takes a reward from the shelf, and nobody redeems it then', async () => {
  const player = await aPlayer(2_000n);
  const reward = await aReward();

  await stopReward(house, anOperator, reward);

  expect(await refusal(player.redeem(reward, { addressId: await player.address() }))).toBe('loyalty.reward-unknown');
  expect(await refusal(stopReward(house, anOperator, 999_999n))).toBe('loyalty.reward-unknown');
});

test('[part of A-09] free spins are given in one commit with their points, as often as they are ordered, and are no offer for who pauses', async () => {
  const player = await aPlayer(3_000n);
  const terms = { amount: money(300_0000n), wagerX100: 500, maxBet: money(50_0000n), points: 1_000, stock: 5 };
  const kind = { spinsCount: 20, spinsBet: money(10_000n), spinsVendor: 'JL', spinsGames: 'jl-one, jl-two' };
  const texts = { EN: { name: 'Spins', about: '' }, TY: { name: 'Vòng quay', about: '' } };
  const add = (requestKey: string, parts: object) =>
    addReward(house.deps, anOperator, { requestKey, type: 'SPINS', texts, ...terms, ...parts });
  const reward = await add('spins-1', kind);
  await database.pool.query(`update loyalty_reward set state = 'ON' where id = $1`, [reward]);
  const given = house.spins.length;
  const idempotencyKey = aKey();

  // Guesses of a payment password are few at once, so the twins begin behind it.
  const proven = { ...house.deps.identity, requirePaymentPassword: () => Promise.resolve() };
  const wish = { rewardId: reward as Id<'point-reward'>, quantity: 2, idempotencyKey, payPassword: PAY_PASSWORD };

  const orders = await Promise.all(
    Array.from({ length: 10 }, () => redeemReward({ ...house.deps, identity: proven }, wish, player.session)),
  );

  expect(new Set(orders.map(({ no }) => no)).size).toBe(1);
  expect(orders[0]).toMatchObject({ status: 'APPROVED', amount: 600_0000n });
  expect(house.spins.slice(given)).toMatchObject([
    {
      ...{ member: player.id, sourceId: reward, vendor: 'JL', games: 'jl-one, jl-two', count: 40, bet: 10_000n },
      ...{ hours: 168, most: 600_0000n, multiplierX100: 500, maxBet: 50_0000n },
    },
  ]);
  expect(await player.points()).toBe(1_000);
  const pausing = await aPlayer(1_000n);
  house.paused.set(pausing.id, 'protection.time-out');
  expect(await refusal(pausing.redeem(reward))).toBe('protection.time-out');
  expect(await refusal(add('spins-2', { ...kind, spinsVendor: 'ELSEWHERE' }))).toBe('loyalty.reward-refused');
  expect(await refusal(add('spins-3', { spinsVendor: 'JL' }))).toBe('loyalty.reward-refused');
  await proveIdentities();
});

test('[part of A-09] bonus money begins under the terms of its reward, waits behind another one, and is no offer for who pauses', async () => {
  const player = await aPlayer(3_000n);
  const bonus = { type: 'BONUS', amount: '2000000', wagerX100: 500, maxBet: '500000', points: 1_000 };
  const reward = await aReward(bonus);
  const cash = await player.cash();

  const first = await player.redeem(reward, { quantity: 2 });
  const second = await player.redeem(reward);

  expect([first.status, first.amount, second.amount]).toEqual(['APPROVED', 400_0000n, 200_0000n]);
  const grants = await house.wallet.grants.list(house.db, { member: player.id, limit: 10 });
  expect(grants.map(({ state, amount, required, max_bet }) => [state, amount, required, max_bet])).toEqual([
    ['QUEUED', 200_0000n, 1_000_0000n, 50_0000n],
    ['ACTIVE', 400_0000n, 2_000_0000n, 50_0000n],
  ]);
  expect(await house.wallet.balanceOf(player.id)).toMatchObject({ cash, bonus: 400_0000n });
  const pausing = await aPlayer(1_000n);
  house.paused.set(pausing.id, 'protection.time-out');
  expect(await refusal(pausing.redeem(reward))).toBe('protection.time-out');
  expect([await pausing.points(), await stockOf(reward)]).toEqual([1_000, { stock: 2, supplied: 5 }]);
  await proveIdentities();
});

test('a bonus of the mall that is wagered more often than the market of a member allows is not for it, and takes no points', async () => {
  const player = await aPlayer(3_000n);
  const reward = await aReward({ type: 'BONUS', amount: '2000000', wagerX100: 501, maxBet: '500000', points: 1_000 });
  house.timesMax.set(player.id, 5);

  expect(await refusal(player.redeem(reward))).toBe('promotions.not-eligible');
  expect([await player.points(), await stockOf(reward)]).toEqual([3_000, { stock: 5, supplied: 5 }]);
  house.timesMax.set(player.id, 6);
  expect(await player.redeem(reward)).toMatchObject({ status: 'APPROVED' });
});

test('[part of A-09] a hundred twins of one redeem are one order', async () => {
  const player = await aPlayer(5_000n);
  const reward = await aReward({ stock: 200 });
  const idempotencyKey = aKey();
  const addressId = await player.address();

  // Guesses of a payment password are few at once, so the twins begin behind it.
  const proven = { ...house.deps.identity, requirePaymentPassword: () => Promise.resolve() };
  const wish = { rewardId: reward as Id<'point-reward'>, quantity: 1, idempotencyKey, payPassword: PAY_PASSWORD };

  const orders = await Promise.all(
    Array.from({ length: 100 }, () =>
      redeemReward({ ...house.deps, identity: proven }, { ...wish, addressId }, player.session),
    ),
  );

  expect(new Set(orders.map(({ no }) => no)).size).toBe(1);
  expect(await player.points()).toBe(4_500);
  expect(await stockOf(reward)).toEqual({ stock: 199, supplied: 200 });
});

test('[part of A-09] of members who ask at the same moment only as many get a piece as are left', async () => {
  const players = await Promise.all(Array.from({ length: 8 }, () => aPlayer(1_000n)));
  const reward = await aReward({ type: 'CASH', amount: '1000000', stock: 3 });

  const outcomes = await Promise.allSettled(players.map((player) => player.redeem(reward)));

  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect(await stockOf(reward)).toEqual({ stock: 0, supplied: 3 });
  await proveIdentities();
});

test('[part of A-09] a reward is refused off the shelf, above stock, limit and points, below its rank, and goods without an address', async () => {
  const player = await aPlayer(1_000n);
  const addressId = await player.address();
  const one = await aReward({ memberLimit: 1 });

  expect(await refusal(player.redeem(999_999n))).toBe('loyalty.reward-unknown');
  expect(await refusal(player.redeem(one))).toBe('loyalty.address-required');
  expect(await refusal(player.redeem(one, { addressId: 999_999n }))).toBe('loyalty.address-unknown');
  expect(await refusal(player.redeem(one, { quantity: 2, addressId }))).toBe('loyalty.limit-reached');
  expect(await refusal(player.redeem(await aReward({ stock: 0 }), { addressId }))).toBe('loyalty.out-of-stock');
  expect(await refusal(player.redeem(await aReward({ points: 1_001 }), { addressId }))).toBe(
    'loyalty.point-insufficient',
  );
  expect(await refusal(player.redeem(await aReward({ minRank: 3 }), { addressId }))).toBe('loyalty.rank-too-low');
  const idempotencyKey = aKey();
  await player.redeem(one, { addressId, idempotencyKey });
  expect(await refusal(player.redeem(one, { addressId, idempotencyKey, quantity: 2 }))).toBe('loyalty.key-conflict');
  expect(await player.points()).toBe(500);
});

test('[part of A-09] an order is cancelled within half an hour, once, and not after staff decided it', async () => {
  const player = await aPlayer(2_000n);
  const reward = await aReward();
  const addressId = await player.address();
  const order = await player.redeem(reward, { addressId });
  const cancel = (id: bigint) => player.ask('cancel-redeem', { body: { id } });

  await Promise.all([cancel(order.id), cancel(order.id), cancel(order.id)]);
  expect(await player.points()).toBe(2_000);
  expect(await stockOf(reward)).toEqual({ stock: 5, supplied: 5 });

  const approved = await player.redeem(reward, { addressId });
  await approveOrder(house, anOperator, approved.id);
  expect(await refusal(cancel(approved.id))).toBe('loyalty.redeem-decided');
  const late = await player.redeem(reward, { addressId });
  clock.set(new Date(clock.now().getTime() + 31 * 60_000));
  expect(await refusal(cancel(late.id))).toBe('loyalty.cancel-too-late');
  expect(await refusal((await aPlayer()).ask('cancel-redeem', { body: { id: late.id } }))).toBe(
    'loyalty.redeem-unknown',
  );
  await proveIdentities();
});

test('[part of T-18] staff approves, packs, sends and confirms goods in this order, or rejects and gives back', async () => {
  const player = await aPlayer(2_000n);
  const reward = await aReward();
  const addressId = await player.address();
  const [sent, rejected] = [
    await player.redeem(reward, { addressId }),
    await player.redeem(reward, { addressId }),
  ] as const;

  await approveOrder(house, anOperator, sent.id);
  expect(await refusal(moveDelivery(house, anOperator, { id: sent.id, to: 'SHIPPED' }))).toBe('loyalty.redeem-decided');
  await moveDelivery(house, anOperator, { id: sent.id, to: 'PACKED' });
  await moveDelivery(house, anOperator, { id: sent.id, to: 'SHIPPED', tracking: 'VN123' });
  await moveDelivery(house, anOperator, { id: sent.id, to: 'DELIVERED' });
  await rejectOrder(house, anOperator, rejected.id, 'The parcel service does not go there.');

  const { list } = (await player.ask('list-redeems', { query: {} })) as { list: readonly object[] };
  expect(list).toMatchObject([
    { status: 'REJECTED', remark: 'The parcel service does not go there.', delivery: null },
    { status: 'APPROVED', delivery: 'DELIVERED', tracking: 'VN123' },
  ]);
  expect(await refusal(rejectOrder(house, anOperator, rejected.id, 'again'))).toBe('loyalty.redeem-decided');
  expect(await player.points()).toBe(1_500);
  await proveIdentities();
});

test('[A-09] a member earns points by play, sees what they are worth and what they buy, redeems, converts, and finds each step in the histories', async () => {
  const player = await aPlayer();
  const goods = await aReward({ points: 500 });
  const money = await aReward({ type: 'CASH', amount: '1000000', points: 800 });
  await house.settle(house.aBet(player.id, { stake: '45000000000', validBet: '45000000000' }));
  expect(await player.ask('read-points')).toMatchObject({
    points: 4_500,
    amount: 45_0000n,
    ratio: 100,
    lifetime: 4_500,
  });
  expect(await player.ask('read-point-config')).toMatchObject({ enabled: true, ratio: 100, expiry: 'never' });
  type Shown = { readonly list: readonly { readonly id: bigint; readonly type: string; readonly points: number }[] };
  const all = (await player.ask('list-rewards', { query: {} })) as Shown;
  const onlyMoney = (await player.ask('list-rewards', { query: { type: 'CASH' } })) as Shown;
  expect(all.list.filter(({ id }) => id === goods || id === money)).toHaveLength(2);
  expect(new Set(onlyMoney.list.map(({ type }) => type))).toEqual(new Set(['CASH']));
  const cash = await player.cash();

  const parcel = await player.redeem(goods, { addressId: await player.address() });
  const credited = await player.redeem(money);
  await player.convert(2_000);
  await player.ask('cancel-redeem', { body: { id: parcel.id } });

  expect((await player.cash()) - cash).toBe(100_0000n + 20_0000n);
  expect(await player.points()).toBe(1_700);
  const redeemed = async (query: object) =>
    ((await player.ask('list-redeems', { query })) as { list: { no: string; status: string }[] }).list.map(
      ({ no, status }) => [no, status],
    );
  expect(await redeemed({})).toEqual([
    [credited.no, 'APPROVED'],
    [parcel.no, 'CANCELLED'],
  ]);
  expect(await redeemed({ status: 'APPROVED' })).toEqual([[credited.no, 'APPROVED']]);
  expect(await player.entries()).toEqual([
    ['REDEEM_RETURN', 500, 1_700],
    ['CONVERT', -2_000, 1_200],
    ['REDEEM', -800, 3_200],
    ['REDEEM', -500, 4_000],
    ['EARN_BET', 4_500, 4_500],
  ]);
  await proveIdentities();
});

test('the database keeps the same edges as the contract', async () => {
  const { rows } = await database.pool.query<{ from_status: string; to_status: string }>(
    'select from_status, to_status from loyalty_redeem_edge',
  );
  const known = [...Object.entries(REDEEM_EDGES), ...Object.entries(DELIVERY_EDGES)].flatMap(([from, tos]) =>
    tos.map((to) => `${from} ${to}`),
  );

  expect(rows.map(({ from_status, to_status }) => `${from_status} ${to_status}`).toSorted()).toEqual(known.toSorted());
});

test('a draft is not on show; staff adds, changes and supplies a reward, each request once', async () => {
  const requestKey = '00000000-0000-4000-8000-000000000001';
  const texts = { EN: { name: 'Kite', about: '' }, TY: { name: 'Diều', about: '' } };
  const given = { requestKey, type: 'GOODS', stock: 2, points: 700, texts } as const;
  const id = await addReward(house.deps, anOperator, given);
  expect(await addReward(house.deps, anOperator, given)).toBe(id);
  const shown = async () =>
    ((await (await aPlayer()).ask('list-rewards', { query: {} })) as { list: { name: string }[] }).list.map(
      ({ name }) => name,
    );
  expect(await shown()).not.toContain('Kite');

  const stored = await findReward(house.db, id);
  if (stored === undefined) throw new Error('The reward was not stored.');
  const change = { id, version: rewardVersion(stored), state: 'ON' };
  await hold('change-reward', change);
  expect(await shown()).not.toContain('Kite');
  await byTwoPeople(house.approvals, () => hold('change-reward', { ...change, points: 30 }));
  expect(await refusal(hold('change-reward', { ...change, state: 'OFF' }))).toBe('approvals.state-conflict');
  const more = { id, change: 3, requestKey: '00000000-0000-4000-8000-000000000002' };
  expect([await addStock(house, anOperator, more), await addStock(house, anOperator, more)]).toEqual([5, 5]);
  expect(await refusal(addStock(house, anOperator, { ...more, change: -6, requestKey: 'other' }))).toBe(
    'loyalty.stock-too-low',
  );

  expect(await shown()).toContain('Kite');
  const wrong = [
    { type: 'CASH' },
    { type: 'BONUS', amount: parseMoney('5') },
    { type: 'BONUS', amount: parseMoney('5'), wagerX100: 1_001, maxBet: parseMoney('1') },
    { wagerX100: 500 },
    // As many as one order takes would be more than the ledger moves at once.
    { type: 'CASH', amount: parseMoney('50000000000.0001') },
  ] as const;
  for (const parts of wrong)
    expect(await refusal(addReward(house.deps, anOperator, { ...given, requestKey: 'x', ...parts }))).toBe(
      'loyalty.reward-refused',
    );
  const nameless = { ...given, requestKey: 'x', texts: { EN: { name: 'Kite', about: '' } } };
  expect(await refusal(addReward(house.deps, anOperator, nameless))).toBe('content.text-missing');
});

test('[part of A-09] a member keeps five receiving addresses with one default', async () => {
  const player = await aPlayer();
  for (let count = 0; count < 5; count += 1) await player.address();

  expect(await refusal(player.address())).toBe('loyalty.addresses-full');
  type Row = { readonly id: bigint; readonly isDefault: boolean };
  const { list } = (await player.ask('list-addresses')) as { list: readonly Row[] };
  const [first, second] = list;
  const after = (await player.ask('remove-address', { query: { id: first?.id } })) as { list: readonly Row[] };

  expect(list.map(({ isDefault }) => isDefault)).toEqual([true, false, false, false, false]);
  expect(after.list.find(({ isDefault }) => isDefault)?.id).toBe(second?.id);
  expect(await refusal((await aPlayer()).ask('remove-address', { query: { id: second?.id } }))).toBe(
    'loyalty.address-unknown',
  );
});
