import type { Mission } from '@fairground/contract/loyalty/endpoints';
import { parseMoney } from '@fairground/contract/money';
import { listWinners } from '@fairground/contract/winners/endpoints';
import { commitmentOf, readSeed } from '@fairground/engines/fair/seed';
import { drawWinners } from '@fairground/engines/raffle/draw';
import type { TicketRun } from '@fairground/engines/raffle/draw';
import { expect, test } from 'vitest';
import { betsSettled } from './modules/betting/index.ts';
import type { GameFacts } from './modules/catalog/index.ts';
import { depositCredited } from './modules/cashier/index.ts';
import { loyaltyFixture } from './modules/loyalty/testing/fixture.ts';
import { createWinners } from './modules/winners/index.ts';
import { inTransaction } from './platform/database/index.ts';
import { testDatabase } from './testing/database.ts';
import { callRoute } from './testing/modules.ts';
import { ANN, aCallOf, byTwoPeople } from './testing/staff.ts';

const house = await loyaltyFixture(await testDatabase());
const { aPlayer, aBet, settle, tell, loyalty, approvals, clock, db } = house;
const winners = createWinners({
  ...house,
  betting: house.deps.betting,
  vendors: {
    findPlayed: () => Promise.resolve({ nameTY: 'Xúc xắc', nameEN: 'Dice', pictureKey: 'dice-1' } as GameFacts),
  },
  delayMinutes: 0,
});

const TEXTS = { EN: { name: 'Lantern', about: '' }, TY: { name: 'Đèn lồng', about: '' } };
/** Drafts by one person of staff, published by two. */
const published = async (what: 'mission' | 'raffle', key: string, parts: object): Promise<bigint> => {
  const call = (name: string, body: object) =>
    callRoute(loyalty.routes, `loyalty.${name}`, { body: { reason: 'a new season', ...body } }, aCallOf(ANN));
  const { id } = (await call(`add-${what}`, { requestKey: key, texts: TEXTS, fromDay: '2026-01-01', ...parts })) as {
    id: bigint;
  };
  const { version } = (await callRoute(
    loyalty.routes,
    `loyalty.read-staff-${what}`,
    { query: { id } },
    aCallOf(ANN),
  )) as { version: string };
  await byTwoPeople(
    approvals,
    async () => ((await call(`publish-${what}`, { id, version })) as { approvalId: bigint }).approvalId,
  );
  return id;
};

test('[A-10] play counts for missions and moves a member up their leaderboard, brings tickets of a raffle that anybody can draw again, stands on the board of winners, and leads to the next rank of the list', async () => {
  const missionId = await published('mission', '00000000-0000-4000-8000-000000000001', {
    ...{ metric: 'VALID_BET', period: 'WEEKLY', milestones: ['1000: 50'], prizes: ['1: 500'] },
  });
  const raffleId = await published('raffle', '00000000-0000-4000-8000-000000000002', {
    ...{ source: 'VALID_BET', unit: parseMoney('1000'), ticketsMax: 20, untilDay: '2026-01-05', prizes: ['1: 500'] },
  });
  const [ann, ben] = [await aPlayer(), await aPlayer()];
  const stakes = [
    [ann, '30000000'],
    [ben, '50000000'],
  ] as const;
  for (const [player, stake] of stakes) await settle(aBet(player.id, { stake, validBet: stake }));
  const win = { bet: '77', game: '7', stake: '10000000000', validBet: '10000000000', payout: '90000000000' };
  await tell(depositCredited, {
    ...{ member: ann.id.toString(), currency: 'VND', amount: '1000000000', fee: '0', deposit: 'd-1', isFirst: true },
  });
  await settle(aBet(ann.id, win));
  for (const { hears, handle } of winners.listeners ?? [])
    if (hears.includes(betsSettled.name))
      await inTransaction(db, (tx) =>
        handle(tx, [{ id: 1n, name: betsSettled.name, payload: { bets: [aBet(ann.id, win)] }, at: clock.now() }]),
      );
  for (const job of winners.jobs ?? []) await job.run(null, new AbortController().signal);

  const missions = (await ann.ask('list-missions', { query: {} })) as { list: readonly Mission[] };
  expect(missions.list.find((mission) => mission.id === missionId)).toMatchObject({
    milestones: [{ claim: { state: 'CLAIMABLE' } }],
  });
  expect(await ann.ask('read-leaderboard', { query: { missionId } })).toMatchObject({
    list: [
      { place: 1, isOwn: true },
      { place: 2, value: 50_000_000n },
    ],
    footer: { rank: 1 },
  });
  expect(await ann.ask('read-rank-progress')).toMatchObject({ currentRank: 1, nextRank: 2 });
  expect(((await ann.ask('list-ranks')) as { list: object[] }).list).toHaveLength(11);
  const board = (await callRoute(winners.routes, listWinners.name, { query: {} })) as {
    list: readonly { player: string; gameName: string; prize: bigint }[];
  };
  expect(board.list).toMatchObject([{ prize: 90_000_000_000n }]);
  expect(board.list[0]?.player).toMatch(/^.{1,3}\*\*\*.{0,2}$/);

  type Raffles = {
    list: readonly { id: bigint; commitment: string; ticketHash: string | null; own: { tickets: number } }[];
  };
  const raffle = async () => ((await ann.ask('list-raffles')) as Raffles).list.find(({ id }) => id === raffleId);
  const open = await raffle();
  expect(open?.own.tickets).toBe(20);
  const start = clock.now();
  clock.set(new Date(start.getTime() + 2 * 86_400_000));
  const draw = async (): Promise<void> => {
    for (const job of loyalty.jobs ?? [])
      if (job.name === 'loyalty.draw-raffles') await job.run(null, new AbortController().signal);
  };
  await draw();
  const closed = await raffle();
  clock.advance(3_600_000);
  await draw();
  const proof = (await callRoute(loyalty.routes, 'loyalty.verify-raffle', { query: { id: raffleId } })) as {
    seed: string;
    ticketHash: string;
    winsMax: number;
    places: number;
    runs: TicketRun[];
    winners: { place: number; ticket: number; attempt: number }[];
  };
  const seed = readSeed(proof.seed);
  if (seed === undefined) throw new Error('The seed is not shown.');
  expect(commitmentOf(seed)).toBe(open?.commitment);
  expect([open?.ticketHash, closed?.ticketHash]).toEqual([null, proof.ticketHash]);
  expect(
    drawWinners(seed, { name: raffleId.toString(), ...proof }).map(({ place, ticket, attempt }) => ({
      ...{ place, ticket, attempt },
    })),
  ).toEqual(proof.winners);
});
