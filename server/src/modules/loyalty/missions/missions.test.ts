import type { MemberId } from '@fairground/contract/ids';
import type { Mission } from '@fairground/contract/loyalty/endpoints';
import { parseMoney } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/database.ts';
import { callRoute } from '../../../testing/modules.ts';
import { refusal } from '../../../testing/refusal.ts';
import { ANN, aCallOf, byTwoPeople } from '../../../testing/staff.ts';
import { depositCredited } from '../../cashier/index.ts';
import { sessionOpened } from '../../identity/index.ts';
import { findPlace, listOwnProgress, listTop } from '../store/boards.ts';
import { loyaltyFixture } from '../testing/fixture.ts';
import { endRaces } from './end-races.ts';

const database = await testDatabase();
const house = await loyaltyFixture(database);
const { aPlayer, aBet, settle, tell, clock, deps, loyalty, approvals } = house;

let requests = 0;
const staff = (name: string, body: object) =>
  callRoute(loyalty.routes, `loyalty.${name}`, { body: { reason: 'a test of missions', ...body } }, aCallOf(ANN));
const versionOf = async (id: bigint): Promise<string> => {
  const { version } = (await callRoute(
    loyalty.routes,
    'loyalty.read-staff-mission',
    { query: { id } },
    aCallOf(ANN),
  )) as {
    version: string;
  };
  return version;
};
const draft = async (parts: object): Promise<bigint> => {
  const { id } = (await staff('add-mission', {
    requestKey: `00000000-0000-4000-8000-${String((requests += 1)).padStart(12, '0')}`,
    ...{ metric: 'VALID_BET', period: 'DAILY', fromDay: '2026-01-01' },
    texts: { EN: { name: 'Round and round', about: 'Play.' }, TY: { name: 'Quay vòng', about: 'Chơi.' } },
    ...parts,
  })) as { id: bigint };
  return id;
};
const publish = async (id: bigint): Promise<bigint> => {
  const version = await versionOf(id);
  await byTwoPeople(
    approvals,
    async () => ((await staff('publish-mission', { id, version })) as { approvalId: bigint }).approvalId,
  );
  return id;
};
const aMission = async (parts: object) => publish(await draft(parts));
const play = (member: MemberId, amount: bigint) =>
  settle(aBet(member, { stake: amount.toString(), validBet: amount.toString() }));
const missionOf = (player: Awaited<ReturnType<typeof aPlayer>>, missionId: bigint) =>
  player.ask('read-mission', { query: { missionId } }) as Promise<Mission>;
const boardOf = (player: Awaited<ReturnType<typeof aPlayer>>, missionId: bigint) =>
  player.ask('read-leaderboard', { query: { missionId } }) as Promise<{
    list: { place: number; value: bigint; isOwn: boolean; name: string }[];
    members: number;
    footer: { rank: number | null; reachedValue: bigint };
  }>;

test('[part of A-10] each milestone becomes due once, is taken once by twins, and a new day begins anew', async () => {
  const id = await aMission({ milestones: ['1000: 50 + 5', '5000: 100'] });
  const player = await aPlayer();
  await play(player.id, 12_000_000n);
  await play(player.id, 12_000_000n);

  const mission = await missionOf(player, id);
  const claim = mission.milestones[0]?.claim?.id ?? 0n;
  const cash = await player.cash();
  const points = await player.points();
  await Promise.all([1, 2, 3, 4].map(() => player.ask('take-claim', { body: { id: claim } })));

  expect(mission.milestones.map(({ claim: due }) => due?.state)).toEqual(['CLAIMABLE', undefined]);
  expect([(await player.cash()) - cash, (await player.points()) - points]).toEqual([50_0000n, 5]);
  const start = clock.now();
  clock.set(new Date(start.getTime() + 86_400_000));
  expect(await missionOf(player, id)).toMatchObject({ value: 0n });
  clock.set(start);
});

test('[part of A-10] a race is ordered by value, then by the earlier moment, and tells the place of the caller among all', async () => {
  const id = await aMission({ period: 'WEEKLY', prizes: ['1: 500', '2-3: 100 + 10'] });
  const players = await Promise.all([1, 2, 3, 4].map(() => aPlayer()));
  const [ann, ben, cat, dan] = players as [
    (typeof players)[0],
    (typeof players)[0],
    (typeof players)[0],
    (typeof players)[0],
  ];
  const start = clock.now();
  const later = () => clock.set(new Date(clock.now().getTime() + 1_000));
  for (const [player, amount] of [
    [ann, 30_000_000n],
    [ben, 50_000_000n],
    [cat, 30_000_000n],
  ] as const) {
    later();
    await play(player.id, amount);
  }

  const board = await boardOf(cat, id);
  expect(board.list.map(({ place, value, isOwn }) => [place, value, isOwn])).toEqual([
    [1, 50_000_000n, false],
    [2, 30_000_000n, false],
    [3, 30_000_000n, true],
  ]);
  expect([board.members, board.footer.rank, (await boardOf(dan, id)).footer.rank]).toEqual([3, 3, null]);
  later();
  await play(ann.id, 30_000_000n);
  expect((await boardOf(ann, id)).footer).toEqual({ rank: 1, reachedValue: 60_000_000n });
  expect((await boardOf(ben, id)).footer.rank).toBe(2);
  const { list: seen } = (await callRoute(
    loyalty.routes,
    'loyalty.list-mission-board',
    { query: { id } },
    aCallOf(ANN),
  )) as { list: { memberId: bigint; value: string; prize: string }[] };
  expect(seen.map(({ memberId, value, prize }) => [memberId, value, prize])).toEqual([
    [ann.id, '6000.0000', '500.0000'],
    [ben.id, '5000.0000', '100.0000 + 10'],
    [cat.id, '3000.0000', '100.0000 + 10'],
  ]);
  clock.set(start);
});

test('[part of A-10] the prizes of a race become due once, when its week is over and counted', async () => {
  const id = await aMission({ period: 'WEEKLY', prizes: ['1: 500', '2-3: 100 + 10'] });
  const [first, second] = [await aPlayer(), await aPlayer()];
  await play(first.id, 90_000_000n);
  await play(second.id, 70_000_000n);
  const start = clock.now();
  const counted = { ...deps, countedUntil: () => Promise.resolve(clock.now()) };
  await endRaces(counted);
  const prizes = async (player: typeof first) =>
    ((await player.ask('list-claims', { query: { kind: 'RACE' } })) as { list: { amount: bigint; points: number }[] })
      .list;
  expect(await prizes(first)).toEqual([]);

  clock.set(new Date(start.getTime() + 7 * 86_400_000));
  await Promise.all([endRaces(counted), endRaces(counted)]);

  const { rows } = await database.pool.query<{ member_id: bigint; amount: bigint }>(
    'select member_id, amount from loyalty_claim where key like $1 order by key',
    [`RACE:${id}:%`],
  );
  expect(rows.map(({ member_id, amount }) => [member_id, amount])).toEqual([
    [first.id, 500_0000n],
    [second.id, 100_0000n],
  ]);
  clock.set(start);
});

test('[part of A-10] the place of every member is its place in the list, whatever happens to values', async () => {
  const id = await aMission({ period: 'DAILY', prizes: ['1: 500'] });
  const players = await Promise.all(Array.from({ length: 8 }, () => aPlayer()));
  for (const [turn, player] of [...players, ...players, ...players].entries()) {
    const amount = BigInt(((turn * 7919) % 13) + 1) * 1_000_000n;
    await play(player.id, amount);
    if (turn % 5 === 0)
      await settle(
        aBet(player.id, { stake: '-500000', validBet: '-500000', validCash: '-500000', isCorrection: true }),
      );
  }

  const top = await listTop(house.db, id, '2026-01-05', 100);
  expect(top).toHaveLength(8);
  for (const [index, row] of top.entries()) {
    const [own] = await listOwnProgress(house.db, row.member, [id]);
    expect(own && (await findPlace(house.db, own))).toBe(index + 1);
  }
});

test('[part of A-10] deposits, days with a login, the best multiple and invited friends each count by their own rule', async () => {
  const deposits = await aMission({ metric: 'DEPOSIT', milestones: ['100: 1'] });
  const logins = await aMission({ metric: 'LOGIN_DAYS', period: 'WEEKLY', milestones: ['2: 1'] });
  const multiple = await aMission({ metric: 'WIN_MULTIPLE', milestones: ['5: 1'] });
  const player = await aPlayer();
  const login = {
    ...{
      memberId: player.id.toString(),
      sessionId: '1',
      ip: '203.0.113.9',
      device: 'x',
      isNewDevice: false,
      host: 'h',
    },
  };
  await tell(sessionOpened, login, login);
  await tell(depositCredited, {
    ...{ member: player.id.toString(), currency: 'VND', amount: '1500000', fee: '0', deposit: 'm-1', isFirst: true },
  });
  await settle(
    aBet(player.id, { stake: '1000000', payout: '7000000' }),
    aBet(player.id, { stake: '1000000', payout: '2000000' }),
  );

  const values = await Promise.all([deposits, logins, multiple].map(async (id) => (await missionOf(player, id)).value));

  expect(values).toEqual([1_500_000n, 1n, 700n]);
});

test('[part of C-12] the badge counts what can be taken and missions of the last day that were not opened', async () => {
  const player = await aPlayer();
  const count = async () => ((await player.ask('count-missions')) as { count: number }).count;
  const before = await count();
  const id = await aMission({ milestones: ['1000: 50'] });
  expect(await count()).toBe(before + 1);

  await player.ask('open-mission', { body: { missionId: id } });
  expect(await count()).toBe(before);
  await play(player.id, 10_000_000n);

  expect(await count()).toBeGreaterThan(before);
});

test('a mission gives nothing before two people publish it, is refused unsound, and stops at once', async () => {
  const id = await draft({ milestones: ['1000: 50'] });
  const player = await aPlayer();
  expect(await refusal(missionOf(player, id))).toBe('loyalty.mission-unknown');
  expect(await refusal(draft({ milestones: ['1000: 50', '900: 60'] }))).toBe('loyalty.mission-refused');
  expect(await refusal(draft({ milestones: ['a lot: 50'] }))).toBe('loyalty.mission-refused');
  expect(await refusal(draft({ period: 'RANGE', milestones: ['1000: 50'] }))).toBe('loyalty.mission-refused');
  await publish(id);
  expect(await missionOf(player, id)).toMatchObject({
    name: 'Round and round',
    milestones: [{ target: 10_000_000n, amount: parseMoney('50') }],
  });

  await staff('stop-mission', { id, version: await versionOf(id) });

  expect(await refusal(missionOf(player, id))).toBe('loyalty.mission-unknown');
});

test('a mission whose last day is over is not published: nobody could reach anything of it', async () => {
  const milestones = ['100: 5'];

  expect(await refusal(aMission({ milestones, period: 'RANGE', untilDay: '2026-01-04' }))).toBe('loyalty.mission-over');
  await aMission({ milestones, period: 'RANGE', untilDay: '2026-01-05' });
});

test('a mission without a name in the language of the site is refused', async () => {
  const texts = { EN: { name: 'Round and round', about: 'Play.' } };

  expect(await refusal(draft({ milestones: ['100: 5'], texts }))).toBe('content.text-missing');
});
