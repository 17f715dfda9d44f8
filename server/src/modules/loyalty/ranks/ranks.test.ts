import type { MemberId } from '@fairground/contract/ids';
import { parseMoney } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/database.ts';
import { callRoute } from '../../../testing/modules.ts';
import { refusal } from '../../../testing/refusal.ts';
import { rankGiven } from '../../members/index.ts';
import { ANN, aCallOf, byTwoPeople, giveRank } from '../../../testing/staff.ts';
import { depositCredited } from '../../cashier/index.ts';
import { takeClaim } from '../claims/take-claim.ts';
import { loyaltyFixture } from '../testing/fixture.ts';
import { closeMonth as closeMonthWith } from './close-month.ts';

const database = await testDatabase();
const house = await loyaltyFixture(database);
const { aPlayer, aBet, settle, tell, clock, deps, loyalty, members, paused } = house;

/** A million of money: the first rank asks so much of valid bets, and a tenth of it paid in. */
const MILLION = 10_000_000_000n;

const play = (member: MemberId, amount: bigint) =>
  settle(aBet(member, { stake: amount.toString(), validBet: amount.toString() }));
let deposits = 0;
const pay = (member: MemberId, amount: bigint) =>
  tell(depositCredited, {
    ...{ member: member.toString(), currency: 'VND', amount: amount.toString(), fee: '0' },
    ...{ deposit: `rank-${(deposits += 1)}`, isFirst: false },
  });

const aRanked = async (level: number) => {
  const player = await aPlayer();
  const factor = 2n ** BigInt(level - 1);
  await pay(player.id, (MILLION / 10n) * factor);
  await play(player.id, MILLION * factor);
  return player;
};
/** Holds a member at a level, by two people. */
const lockRank = (memberId: MemberId, level: number, until: Date) =>
  byTwoPeople(house.approvals, async () => {
    const body = { memberId, level, until, reason: 'a good customer' };
    return ((await callRoute(loyalty.routes, 'loyalty.lock-rank', { body }, aCallOf(ANN))) as { approvalId: bigint })
      .approvalId;
  });
/** Ends the month before, with everything counted until now or a moment. */
const closeMonth = (countedUntil = clock.now()) =>
  closeMonthWith({ ...deps, countedUntil: () => Promise.resolve(countedUntil) });
const levelOf = async (member: MemberId) => (await members.find(member))?.rankLevel;
const claimsOf = async (player: Awaited<ReturnType<typeof aPlayer>>) =>
  (
    (await player.ask('list-claims', { query: {} })) as {
      list: { id: bigint; kind: string; name: string; amount: bigint; state: string }[];
    }
  ).list;

test('[part of A-10] a rank is reached when both totals are, levels may be jumped, and each passed level pays once', async () => {
  const player = await aPlayer();
  await play(player.id, MILLION * 4n);
  expect(await levelOf(player.id)).toBe(0);

  await pay(player.id, (MILLION / 10n) * 4n);

  expect(await levelOf(player.id)).toBe(3);
  expect((await claimsOf(player)).map(({ kind, name, amount }) => [kind, name, amount])).toEqual([
    ['RANK_UPGRADE', 'Gold', 8000_0000n],
    ['RANK_UPGRADE', 'Silver', 4000_0000n],
    ['RANK_UPGRADE', 'Bronze', 2000_0000n],
  ]);
});

test('[part of A-10] a hundred twins take an upgrade bonus once, with a requirement to play it once', async () => {
  const player = await aRanked(1);
  const [bonus] = await claimsOf(player);
  const cash = await player.cash();

  const answers = await Promise.all(Array.from({ length: 100 }, () => takeClaim(deps, player.id, bonus?.id ?? 0n)));

  expect(new Set(answers.map(({ state }) => state))).toEqual(new Set(['CLAIMED']));
  expect((await player.cash()) - cash).toBe(2000_0000n);
  const { rows } = await database.pool.query<{ required: bigint }>(
    `select required from cashier_turnover where member_id = $1 and source = 'PROMO'`,
    [player.id.toString()],
  );
  expect(rows.map(({ required }) => required)).toEqual([2000_0000n]);
});

test('what is not taken within seven days lapses, is refused then, and is owed no longer', async () => {
  const start = clock.now();
  const player = await aRanked(1);
  const [bonus] = await claimsOf(player);
  const [shown] = await loyalty.rewards.listFor({ member: player.id, language: 'EN' });
  expect(shown?.until).toEqual(new Date(start.getTime() + 7 * 86_400_000));
  const lapse = loyalty.jobs?.find(({ name }) => name === 'loyalty.lapse-claims');
  const taken = await aRanked(1);
  await takeClaim(deps, taken.id, (await claimsOf(taken))[0]?.id ?? 0n);

  clock.set(new Date(start.getTime() + 7 * 86_400_000));
  expect(await refusal(player.ask('take-claim', { body: { id: bonus?.id ?? 0n } }))).toBe('loyalty.claim-lapsed');
  await lapse?.run(null, new AbortController().signal);

  expect((await claimsOf(player)).map(({ state }) => state)).toEqual(['LAPSED']);
  expect((await claimsOf(taken)).map(({ state }) => state)).toEqual(['CLAIMED']);
  expect(await loyalty.rewards.listFor({ member: player.id, language: 'EN' })).toEqual([]);
  expect(await refusal(player.ask('take-claim', { body: { id: bonus?.id ?? 0n } }))).toBe('loyalty.claim-lapsed');
  clock.set(start);
});

test('[part of A-10] nobody takes what another one is due, nothing is taken in a pause or with a debt, and it stays until then', async () => {
  const player = await aRanked(1);
  const [bonus] = await claimsOf(player);
  const id = bonus?.id ?? 0n;

  expect(await refusal((await aPlayer()).ask('take-claim', { body: { id } }))).toBe('loyalty.claim-unknown');
  paused.set(player.id, 'protection.time-out');
  expect(await refusal(player.ask('take-claim', { body: { id } }))).toBe('protection.time-out');
  paused.delete(player.id);
  await house.owe(player.id, 10_0000n);
  expect(await refusal(player.ask('take-claim', { body: { id } }))).toBe('loyalty.obligation-open');
  expect((await claimsOf(player)).map(({ state }) => state)).toEqual(['CLAIMABLE']);
});

test('[part of A-10] progress tells both totals and what the month needs, and the list every rank with its gifts', async () => {
  const player = await aRanked(2);

  expect(await player.ask('read-rank-progress')).toEqual({
    currentRank: 2,
    nextRank: 3,
    totalTurnover: { actual: MILLION * 2n, expected: MILLION * 4n },
    deposit: { actual: MILLION / 5n, expected: (MILLION / 10n) * 4n },
    monthlyTurnover: { actual: MILLION * 2n, expected: MILLION / 5n },
    lockedUntil: null,
  });
  const { list } = (await player.ask('list-ranks')) as {
    list: { level: number; name: string; hasOwnService: boolean }[];
  };
  expect(list.map(({ level }) => level)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(list.filter(({ hasOwnService }) => hasOwnService).map(({ level }) => level)).toEqual([5, 6, 7, 8, 9, 10]);
});

test('[part of A-10] a rank multiplies points, raises withdrawals a day and stands beside the name', async () => {
  const player = await aRanked(3);
  const before = await player.points();

  await play(player.id, 100_000_000n);

  // Ten points at 130 hundredths.
  expect((await player.points()) - before).toBe(13);
  expect(await loyalty.dailyWithdrawalsOf(house.db, player.id)).toBe(6);
  expect(await loyalty.clubLabelOf(3, 'TY')).toEqual({ labelName: 'Vàng', color: '#f7dd8e', color2: '#a87410' });
  expect(await loyalty.clubLabelOf(0, 'EN')).toBeNull();
});

test('[part of A-10] a month that is not enough takes one level and pays the salary of the one left, however often the job runs', async () => {
  const start = clock.now();
  const [idle, held] = [await aRanked(2), await aRanked(2)];
  clock.set(new Date('2026-02-10T08:00:00Z'));
  await lockRank(held.id, 2, new Date('2026-06-01T00:00:00Z'));
  clock.set(new Date('2026-03-01T02:00:00Z'));

  await Promise.allSettled([closeMonth(), closeMonth()]);
  await closeMonth();

  expect([await levelOf(idle.id), await levelOf(held.id)]).toEqual([1, 2]);
  const salaries = (await claimsOf(idle)).filter(({ kind }) => kind === 'RANK_SALARY');
  expect(salaries.map(({ name, amount }) => [name, amount])).toEqual([['Bronze', 1000_0000n]]);
  // The old totals alone do not bring the level back; a month that would keep it does, without another bonus.
  await play(idle.id, 10_000n);
  expect(await levelOf(idle.id)).toBe(1);
  await play(idle.id, MILLION / 5n);
  expect(await levelOf(idle.id)).toBe(2);
  expect((await claimsOf(idle)).filter(({ kind }) => kind === 'RANK_UPGRADE')).toHaveLength(2);
  clock.set(start);
});

test('[part of A-10] a month is looked at once it is counted, by the level of its last moment, and never in a later month', async () => {
  const start = clock.now();
  clock.set(new Date('2026-03-20T08:00:00Z'));
  const old = await aRanked(2);
  clock.set(new Date('2026-04-30T16:00:00Z'));
  await closeMonth();
  const young = await aRanked(2);
  clock.set(new Date('2026-04-30T22:00:00Z'));
  const salariesOf = async (player: Awaited<ReturnType<typeof aPlayer>>) =>
    (await claimsOf(player)).filter(({ kind }) => kind === 'RANK_SALARY').map(({ name }) => name);

  // The first of May where the site lives: April is not counted to its end yet.
  await closeMonth(new Date('2026-04-30T16:59:59Z'));
  expect([await levelOf(old.id), await salariesOf(young)]).toEqual([2, []]);
  // Who rises before the month is looked at keeps the new level, and is paid for the one the month ended with.
  await play(young.id, MILLION * 2n);
  await pay(young.id, MILLION / 5n);
  expect(await levelOf(young.id)).toBe(3);
  const promoted = await aRanked(2);
  await closeMonth();
  for (const day of ['2026-05-02T22:00:00Z', '2026-05-28T21:00:00Z', '2026-05-30T21:00:00Z']) {
    clock.set(new Date(day));
    await closeMonth();
  }

  // March was enough for Silver.
  expect([await levelOf(old.id), await salariesOf(old)]).toEqual([1, ['Bronze', 'Silver']]);
  expect([await levelOf(young.id), await salariesOf(young)]).toEqual([3, ['Silver']]);
  expect([await levelOf(promoted.id), await salariesOf(promoted)]).toEqual([2, []]);
  clock.set(start);
});

test('[part of A-10] a rank held or given by hand changes nothing before a second person agrees, and stands in the history', async () => {
  const player = await aPlayer();
  const until = new Date(clock.now().getTime() + 86_400_000);
  const body = { memberId: player.id, level: 4, until, reason: 'a good customer' };
  await callRoute(loyalty.routes, 'loyalty.lock-rank', { body }, aCallOf(ANN));
  expect(await levelOf(player.id)).toBe(0);

  await lockRank(player.id, 3, until);
  await giveRank(house, player.id, 7);
  await tell(rankGiven, { memberId: player.id.toString(), from: 3, to: 7 });

  expect(await levelOf(player.id)).toBe(7);
  const { list } = (await callRoute(
    loyalty.routes,
    'loyalty.list-member-ranks',
    { query: { memberId: player.id } },
    aCallOf(ANN),
  )) as { list: { fromLevel: number; toLevel: number; cause: string }[] };
  expect(list.map(({ fromLevel, toLevel, cause }) => [fromLevel, toLevel, cause])).toEqual([
    [3, 7, 'STAFF'],
    [0, 3, 'STAFF'],
  ]);
});

test('[part of A-10] the table of ranks changes by two people, and only soundly', async () => {
  const change = (body: object) =>
    callRoute(loyalty.routes, 'loyalty.change-rank', { body: { reason: 'a new season', ...body } }, aCallOf(ANN));
  const { list } = (await callRoute(loyalty.routes, 'loyalty.list-staff-ranks', {}, aCallOf(ANN))) as {
    list: { level: number; version: string }[];
  };
  const version = list[9]?.version ?? '';
  expect(await refusal(change({ level: 9, version, needValid: parseMoney('1') }))).toBe('loyalty.rank-refused');

  await byTwoPeople(house.approvals, async () => {
    const { approvalId } = (await change({ level: 9, version, upgradeBonus: parseMoney('777') })) as {
      approvalId: bigint;
    };
    return approvalId;
  });

  const { list: after } = (await (await aPlayer()).ask('list-ranks')) as { list: { upgradeBonus: bigint }[] };
  expect(after[9]?.upgradeBonus).toBe(777_0000n);
});

test('what was earned and not yet taken stands among the liabilities beside the points of all members', async () => {
  type Rows = { list: { id: string; members: number; amount: bigint }[] };
  const owed = async () =>
    ((await callRoute(loyalty.routes, 'loyalty.read-liabilities', {}, aCallOf(ANN))) as Rows).list.find(
      ({ id }) => id === 'RANK_UPGRADE',
    ) ?? { members: 0, amount: 0n };
  const before = await owed();
  const player = await aRanked(1);
  const [bonus] = await claimsOf(player);

  const due = await owed();
  await takeClaim(deps, player.id, bonus?.id ?? 0n);

  expect([due.members - before.members, due.amount - before.amount]).toEqual([1, 2000_0000n]);
  expect(await owed()).toEqual(before);
});
