import type { MemberId } from '@fairground/contract/ids';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/database.ts';
import { callRoute } from '../../../testing/modules.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { refusal } from '../../../testing/refusal.ts';
import { ANN, aCallOf, byTwoPeople } from '../../../testing/staff.ts';
import { aKey, loyaltyFixture } from '../testing/fixture.ts';
import { computeRebates } from './compute-day.ts';

const database = await testDatabase();
const house = await loyaltyFixture(database);
const { aPlayer, clock, deps, figures, loyalty, approvals } = house;

const setSetting = (change: string) => database.pool.query(`update loyalty_rebate_setting set ${change}`);
const dayAfterNoon = (day: string) => clock.set(new Date(`${day}T05:00:00Z`));
const openOf = async (player: Awaited<ReturnType<typeof aPlayer>>) =>
  (await player.ask('read-rebate')) as { total: bigint; isOpen: boolean; list: { product: string; amount: bigint }[] };
const claim = (player: Awaited<ReturnType<typeof aPlayer>>, idempotencyKey = aKey()) =>
  player.ask('claim-rebate', { body: { idempotencyKey } }) as Promise<{ amount: bigint; state: string }>;
const played = (day: string, member: MemberId, product: string, validCash: bigint) =>
  figures.push({ day, member, product: product as 'RNG', validCash });

test('[C-10] a closed day brings the own share of each product, boosted by the rank, once however often it is computed', async () => {
  const [plain, ranked] = [await aPlayer(), await aPlayer()];
  await database.pool.query('update members_member set rank_level = 5 where id = $1', [ranked.id.toString()]);
  for (const { id } of [plain, ranked]) {
    played('2026-01-05', id, 'LIVE', 800_000_000n);
    played('2026-01-05', id, 'LOTT', 800_000_000n);
  }
  dayAfterNoon('2026-01-06');

  await Promise.all([computeRebates(deps), computeRebates(deps)]);
  await computeRebates(deps);

  // 80,000.00 at 3,000 parts per million, and 500 more for the fifth rank; lotteries pay theirs with each bet.
  expect((await openOf(plain)).list).toMatchObject([{ product: 'LIVE', amount: 240_0000n }]);
  expect((await openOf(ranked)).list).toMatchObject([{ product: 'LIVE', amount: 280_0000n }]);
});

test('[C-10] all open days are credited once to twins, cut to cents, netted with corrections, and need no play', async () => {
  const player = await aPlayer();
  played('2026-01-06', player.id, 'RNG', 100_000_025n);
  played('2026-01-06', player.id, 'LIVE', -10_000_000n);
  dayAfterNoon('2026-01-07');
  await computeRebates(deps);
  const cash = await player.cash();
  const key = aKey();

  const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => claim(player, key)));

  // 40.0000 and something, less 3.0000.
  expect(new Set(answers.map(({ amount }) => amount))).toEqual(new Set([37_0000n]));
  expect((await player.cash()) - cash).toBe(37_0000n);
  expect(await refusal(claim(player))).toBe('loyalty.rebate-too-small');
  const { rows } = await database.pool.query('select from cashier_turnover where member_id = $1 and source = $2', [
    player.id.toString(),
    'PROMO',
  ]);
  expect(rows).toHaveLength(0);
});

const codeOf = (error: unknown): string => (error instanceof Refusal ? error.code : String(error));

test('[C-10] claims at the same moment with keys of their own credit a day once', async () => {
  const player = await aPlayer();
  played('2026-01-07', player.id, 'RNG', 100_000_000n);
  dayAfterNoon('2026-01-08');
  await computeRebates(deps);
  const cash = await player.cash();

  // More than there are connections: one that asked for a second one would wait for those that wait for it.
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => claim(player).then(() => 'paid', codeOf)));

  expect(outcomes.toSorted()).toEqual([...Array.from({ length: 19 }, () => 'loyalty.rebate-too-small'), 'paid']);
  expect((await player.cash()) - cash).toBe(40_0000n);
});

test('[C-10] a rebate is refused outside the hours, below the least and with a debt, and stays open', async () => {
  const player = await aPlayer();
  played('2026-01-08', player.id, 'RNG', 1_000_000n);
  dayAfterNoon('2026-01-09');
  await computeRebates(deps);
  expect(await refusal(claim(player))).toBe('loyalty.rebate-too-small');
  played('2026-01-09', player.id, 'RNG', 100_000_000n);
  clock.set(new Date('2026-01-09T17:30:00Z'));
  await computeRebates(deps);
  expect(await refusal(claim(player))).toBe('loyalty.rebate-closed');
  dayAfterNoon('2026-01-10');
  await computeRebates(deps);
  await house.owe(player.id, 10_0000n);

  expect(await refusal(claim(player))).toBe('loyalty.obligation-open');
  expect((await openOf(player)).list).toHaveLength(2);
});

test('[C-10] in automatic mode the day is credited by itself, once', async () => {
  await setSetting(`mode = 'AUTO'`);
  const player = await aPlayer();
  const cash = await player.cash();
  played('2026-01-10', player.id, 'FISH', 100_000_000n);
  dayAfterNoon('2026-01-11');

  await computeRebates(deps);
  await computeRebates(deps);

  expect((await player.cash()) - cash).toBe(40_0000n);
  expect((await openOf(player)).total).toBe(0n);
  await setSetting(`mode = 'MANUAL'`);
});

test('[C-10] a day that is not closed is not computed', async () => {
  const player = await aPlayer();
  played('2026-01-11', player.id, 'RNG', 100_000_000n);
  house.closeUntil(new Date('2026-01-11T10:00:00Z'));
  dayAfterNoon('2026-01-12');

  await computeRebates(deps);
  expect((await openOf(player)).list).toEqual([]);
  house.closeUntil(undefined);
  await computeRebates(deps);

  expect((await openOf(player)).total).toBe(40_0000n);
});

test('[C-10] a rate changes by two people, never above its cap', async () => {
  const change = (ratePpm: number, version: string) =>
    callRoute(
      loyalty.routes,
      'loyalty.change-rebate-rule',
      { body: { product: 'LIVE', ratePpm, version, reason: 'a new season' } },
      aCallOf(ANN),
    ) as Promise<{ approvalId: bigint }>;
  const rule = async () =>
    (await callRoute(loyalty.routes, 'loyalty.read-rebate-rule', { query: { id: 'LIVE' } }, aCallOf(ANN))) as {
      ratePpm: number;
      version: string;
    };
  const { version } = await rule();
  expect(await refusal(change(9_000, version))).toBe('loyalty.rebate-refused');

  await byTwoPeople(approvals, async () => (await change(5_000, version)).approvalId);

  expect((await rule()).ratePpm).toBe(5_000);
});
