import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/database.ts';
import { callRoute } from '../../../testing/modules.ts';
import { refusal } from '../../../testing/refusal.ts';
import { ANN, aCallOf, byTwoPeople } from '../../../testing/staff.ts';
import { depositCredited, depositReversed } from '../../cashier/index.ts';
import { aKey, loyaltyFixture } from '../testing/fixture.ts';

const database = await testDatabase();
const house = await loyaltyFixture(database);
const { aPlayer, aBet, settle, tell, owe, clock, loyalty, approvals } = house;

test('[part of A-09] play brings points by the rule of its product, and what is left over counts next time', async () => {
  const player = await aPlayer();

  await settle(aBet(player.id, { stake: '15000000', validBet: '15000000' }));
  expect(await player.points()).toBe(1);
  await settle(
    aBet(player.id, { stake: '5000000', validBet: '5000000' }),
    aBet(player.id, { product: 2, stake: '100000000', validBet: '100000000' }),
  );

  expect(await player.points()).toBe(4);
  expect(await player.entries()).toEqual([
    ['EARN_BET', 1, 4],
    ['EARN_BET', 2, 3],
    ['EARN_BET', 1, 1],
  ]);
});

test('[part of A-09] bonus money earns nothing, and a correction takes back down to nothing', async () => {
  const player = await aPlayer();
  await settle(aBet(player.id, { stake: '20000000', validBet: '20000000', bonusPart: '10000000' }));
  expect(await player.points()).toBe(1);

  await settle(
    aBet(player.id, { stake: '-50000000', validBet: '-50000000', validCash: '-50000000', isCorrection: true }),
  );

  expect(await player.points()).toBe(0);
});

test('[part of A-09] a deposit brings points up to the most of a day, and its reversal takes exactly those back', async () => {
  const player = await aPlayer();
  const paid = (deposit: string, amount: string) => ({
    ...{ member: player.id.toString(), currency: 'VND', amount, fee: '0', deposit, isFirst: false },
  });
  await tell(depositCredited, paid('11', '9000000000'), paid('12', '9000000000'));
  expect(await player.points()).toBe(100);

  await tell(depositReversed, paid('12', '9000000000'));

  expect(await player.points()).toBe(90);
});

test('[B-06] points never expire: what was earned years ago is there, and the rules say so', async () => {
  const player = await aPlayer(1_500n);
  const before = clock.now();
  clock.set(new Date('2036-01-05T08:00:00Z'));

  expect(await player.points()).toBe(1_500);
  expect(await player.ask('read-point-config')).toMatchObject({ expiry: 'never', ratio: 100 });
  clock.set(before);
});

test('[part of A-09] points become money once for twins, with a requirement to play it once', async () => {
  const player = await aPlayer(5_000n);
  const cash = await player.cash();
  const key = aKey();

  const answers = await Promise.all([1, 2, 3, 4].map(() => player.convert(2_000, key)));

  expect(answers).toEqual([1, 2, 3, 4].map(() => ({ points: 2_000, amount: 20_0000n, balance: 3_000 })));
  expect((await player.cash()) - cash).toBe(20_0000n);
  const { rows } = await database.pool.query<{ source: string; required: bigint }>(
    'select source, required from cashier_turnover where member_id = $1',
    [player.id.toString()],
  );
  expect(rows.map(({ source, required }) => [source, required])).toEqual([['POINT_CONVERT', 20_0000n]]);
});

test('[part of A-09] conversions at the same moment never spend the same points', async () => {
  const player = await aPlayer(5_000n);

  const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => player.convert(1_000)));

  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  expect(await player.points()).toBe(0);
});

test('[part of A-09] a conversion is refused below the least, off the step, above the balance, above the day and with a debt', async () => {
  const player = await aPlayer(80_000n);

  expect(await refusal(player.convert(900))).toBe('loyalty.point-minimum');
  expect(await refusal(player.convert(1_050))).toBe('loyalty.point-multiple');
  expect(await refusal(player.convert(90_000))).toBe('loyalty.point-insufficient');
  expect(await refusal(player.convert(60_000))).toBe('loyalty.point-daily-cap');
  const key = aKey();
  await player.convert(1_000, key);
  expect(await refusal(player.convert(2_000, key))).toBe('loyalty.key-conflict');
  await owe(player.id, 10_0000n);
  expect(await refusal(player.convert(1_000))).toBe('loyalty.obligation-open');
  expect(await player.points()).toBe(79_000);
});

test('two people give or take points by hand, once, and what is taken stops at nothing', async () => {
  const player = await aPlayer(200n);
  const adjust = (change: number, memberId: bigint = player.id) =>
    callRoute(
      loyalty.routes,
      'loyalty.adjust-points',
      { body: { memberId, change, reason: 'a bet that was not counted' } },
      aCallOf(ANN),
    ) as Promise<{ approvalId: bigint }>;
  const byTwo = (change: number) => byTwoPeople(approvals, async () => (await adjust(change)).approvalId);

  await adjust(5_000);
  expect(await player.points()).toBe(200);
  await byTwo(300);
  await byTwo(-900);

  expect(await player.entries()).toEqual([
    ['ADJUST', -500, 0],
    ['ADJUST', 300, 500],
    ['EARN_MANUAL', 200, 200],
  ]);
  expect([await refusal(adjust(-1)), await refusal(adjust(0)), await refusal(adjust(5, 999_999n))]).toEqual([
    ...['loyalty.adjustment-refused', 'loyalty.adjustment-refused', 'members.member-unknown'],
  ]);
});
