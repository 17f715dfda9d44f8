import type { MemberId } from '@fairground/contract/ids';
import { parseMoney } from '@fairground/contract/money';
import { commitmentOf, readSeed } from '@fairground/engines/fair/seed';
import { drawWinners, isDense, ticketHashOf } from '@fairground/engines/raffle/draw';
import type { TicketRun } from '@fairground/engines/raffle/draw';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/database.ts';
import { callRoute } from '../../../testing/modules.ts';
import { refusal } from '../../../testing/refusal.ts';
import { ANN, aCallOf, byTwoPeople } from '../../../testing/staff.ts';
import { loyaltyFixture } from '../testing/fixture.ts';
import { CLOSED_MS, drawRaffles } from './draw-raffles.ts';

const database = await testDatabase();
const house = await loyaltyFixture(database);
const { aPlayer, aBet, settle, clock, deps, loyalty, approvals } = house;

let requests = 0;
const staff = (name: string, body: object) =>
  callRoute(loyalty.routes, `loyalty.${name}`, { body: { reason: 'a test of raffles', ...body } }, aCallOf(ANN));
const draft = async (parts: object = {}): Promise<bigint> => {
  const { id } = (await staff('add-raffle', {
    requestKey: `00000000-0000-4000-8000-${String((requests += 1)).padStart(12, '0')}`,
    ...{ source: 'VALID_BET', unit: parseMoney('1000'), ticketsMax: 20, fromDay: '2026-01-01', untilDay: '2026-01-05' },
    ...{ prizes: ['1: 500', '2-3: 100 + 10'] },
    texts: { EN: { name: 'Lantern raffle', about: 'Play.' }, TY: { name: 'Bốc thăm', about: 'Chơi.' } },
    ...parts,
  })) as { id: bigint };
  return id;
};
const aRaffle = async (parts: object = {}): Promise<bigint> => {
  const id = await draft(parts);
  const { version } = (await callRoute(
    loyalty.routes,
    'loyalty.read-staff-raffle',
    { query: { id } },
    aCallOf(ANN),
  )) as {
    version: string;
  };
  await byTwoPeople(
    approvals,
    async () => ((await staff('publish-raffle', { id, version })) as { approvalId: bigint }).approvalId,
  );
  return id;
};
const play = (member: MemberId, amount: bigint) =>
  settle(aBet(member, { stake: amount.toString(), validBet: amount.toString() }));
type Shown = {
  id: bigint;
  commitment: string;
  ticketHash: string | null;
  tickets: number;
  own: { tag: string | null; tickets: number; runs: { from: number; to: number }[] };
  winners: { place: number; ticket: number; isOwn: boolean }[];
};
const raffleOf = async (player: Awaited<ReturnType<typeof aPlayer>>, id: bigint): Promise<Shown | undefined> =>
  ((await player.ask('list-raffles')) as { list: Shown[] }).list.find((raffle) => raffle.id === id);
const proofOf = (id: bigint) =>
  callRoute(loyalty.routes, 'loyalty.verify-raffle', { query: { id } }) as Promise<{
    seed: string;
    commitment: string;
    ticketHash: string;
    winsMax: number;
    places: number;
    runs: TicketRun[];
    winners: { place: number; ticket: number; attempt: number }[];
  }>;
const counted = { ...deps, countedUntil: () => Promise.resolve(clock.now()) };

test('[part of A-10] play brings tickets numbered without a gap, up to the most of a member, and the rest is carried on', async () => {
  const id = await aRaffle();
  const [ann, ben] = [await aPlayer(), await aPlayer()];
  await play(ann.id, 25_000_000n);
  await play(ben.id, 900_000_000n);
  await play(ann.id, 5_000_000n);

  expect(await raffleOf(ann, id)).toMatchObject({
    tickets: 23,
    own: {
      tickets: 3,
      runs: [
        { from: 1, to: 2 },
        { from: 23, to: 23 },
      ],
    },
  });
  expect((await raffleOf(ben, id))?.own.tickets).toBe(20);
});

test('[part of A-10] the commitment stands before the first ticket, and anybody repeats the draw from the proof', async () => {
  const id = await aRaffle();
  const players = await Promise.all([1, 2, 3, 4].map(() => aPlayer()));
  const [ann] = players;
  const before = ann && (await raffleOf(ann, id));
  for (const player of players) await play(player.id, 70_000_000n);
  expect(await refusal(proofOf(id))).toBe('loyalty.raffle-unknown');
  const start = clock.now();
  clock.set(new Date(start.getTime() + 2 * 86_400_000));

  await Promise.all([drawRaffles(counted), drawRaffles(counted), drawRaffles(counted)]);
  const closed = ann && (await raffleOf(ann, id));
  expect(await refusal(proofOf(id))).toBe('loyalty.raffle-unknown');
  for (const player of players) await play(player.id, 70_000_000n);
  clock.advance(CLOSED_MS);
  await Promise.all([drawRaffles(counted), drawRaffles(counted), drawRaffles(counted)]);

  const proof = await proofOf(id);
  expect([before?.ticketHash, closed?.ticketHash, closed?.tickets]).toEqual([null, proof.ticketHash, 28]);
  const seed = readSeed(proof.seed);
  if (seed === undefined) throw new Error('The seed is not shown.');
  expect([proof.commitment, commitmentOf(seed)]).toEqual([before?.commitment, before?.commitment]);
  expect([isDense(proof.runs), ticketHashOf(proof.runs)]).toEqual([true, proof.ticketHash]);
  const again = drawWinners(seed, { name: id.toString(), ...proof });
  expect(again.map(({ place, ticket, attempt }) => ({ place, ticket, attempt }))).toEqual(proof.winners);
  expect(proof.winners).toHaveLength(3);
  const { rows } = await database.pool.query<{ key: string; amount: bigint }>(
    'select key, amount from loyalty_claim where key like $1 order by key',
    [`RAF:${id}:%`],
  );
  expect(rows.map(({ amount }) => amount)).toEqual([500_0000n, 100_0000n, 100_0000n]);
  const own = await Promise.all(
    players.map(async (player) => (await raffleOf(player, id))?.winners.filter(({ isOwn }) => isOwn).length),
  );
  expect(own.reduce((sum: number, count) => sum + (count ?? 0), 0)).toBe(3);
  const { list: winners } = (await callRoute(
    loyalty.routes,
    'loyalty.list-raffle-winners',
    { query: { id } },
    aCallOf(ANN),
  )) as { list: { place: number; ticket: number; memberId: bigint; prize: string }[] };
  expect(winners.map(({ place, ticket }) => [place, ticket])).toEqual(
    proof.winners.map(({ place, ticket }) => [place, ticket]),
  );
  expect(winners.map(({ prize }) => prize)).toEqual(['500.0000', '100.0000 + 10', '100.0000 + 10']);
  expect(players.map((player) => player.id)).toEqual(expect.arrayContaining(winners.map(({ memberId }) => memberId)));
  clock.set(start);
});

test('a draft of a raffle is put away, and one that runs is not', async () => {
  const [id, running] = [await draft(), await aRaffle()];
  const versionOf = async (of: bigint) =>
    (
      (await callRoute(loyalty.routes, 'loyalty.read-staff-raffle', { query: { id: of } }, aCallOf(ANN))) as {
        version: string;
      }
    ).version;

  expect(await refusal(staff('drop-raffle', { id, version: 'older' }))).toBe('approvals.state-conflict');
  await staff('drop-raffle', { id, version: await versionOf(id) });

  expect(await refusal(staff('publish-raffle', { id, version: await versionOf(id) }))).toBe('loyalty.raffle-refused');
  expect(await refusal(staff('drop-raffle', { id: running, version: await versionOf(running) }))).toBe(
    'loyalty.raffle-refused',
  );
});

test('[part of A-10] a raffle that is not over is not drawn, and an unsound one is refused', async () => {
  const id = await aRaffle({ untilDay: '2026-02-01' });
  await drawRaffles(counted);
  expect(await refusal(proofOf(id))).toBe('loyalty.raffle-unknown');

  expect(await refusal(draft({ untilDay: '2025-12-31' }))).toBe('loyalty.raffle-refused');
  expect(await refusal(draft({ prizes: ['2: 100'] }))).toBe('loyalty.raffle-refused');
  expect(await refusal(draft({ prizes: ['first: 100'] }))).toBe('loyalty.mission-refused');
  expect(await refusal(draft({ texts: { EN: { name: 'Lantern raffle', about: 'Play.' } } }))).toBe(
    'content.text-missing',
  );
});

test('a raffle whose last day is over is not published: it would be drawn without a ticket', async () => {
  expect(await refusal(aRaffle({ untilDay: '2026-01-04' }))).toBe('loyalty.raffle-over');
});

test('a raffle that a brand ships runs from the day it is added, with its commitment, once however often it is added', async () => {
  const shipped = {
    ...{ key: 'shipped-raffle', source: 'DEPOSIT' as const, unit: '1000000', ticketsMax: 5, winsMax: 1, days: 3 },
    ...{ turnover: 1, hue: 10, prizes: [{ from: 1, to: 1, amount: '50000', points: 0 }] },
    texts: { TY: { name: 'Quà lễ', about: '' }, EN: { name: 'Shipped', about: '' } },
  };

  await Promise.all([house.loyalty.installRaffles([shipped]), house.loyalty.installRaffles([shipped])]);

  const { rows } = await database.pool.query<{ state: string; days: number; commitment: string | null }>(
    `select state, until_day - from_day + 1 as days, commitment from loyalty_raffle where request_key like 'shipped %'`,
  );
  expect(rows).toEqual([{ state: 'ON', days: 3, commitment: expect.stringMatching(/^[0-9a-f]{64}$/) as string }]);
});
