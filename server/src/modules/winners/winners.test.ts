import { pictureAddress } from '@fairground/contract/catalog/art';
import type { ValueOf } from '@fairground/contract/endpoint';
import type { MemberId } from '@fairground/contract/ids';
import { changeBoardChoice, listWinners, readBoardChoice } from '@fairground/contract/winners/endpoints';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/index.ts';
import { testDatabase } from '../../testing/database.ts';
import { aCaller, callRoute, testPlatform } from '../../testing/modules.ts';
import { betsSettled } from '../betting/index.ts';
import type { SettledBet } from '../betting/index.ts';
import type { GameFacts } from '../catalog/index.ts';
import type { Member } from '../members/index.ts';
import { createWinners } from './index.ts';

const MINUTE_MS = 60_000;
const GAME = { nameTY: 'Xúc xắc', nameEN: 'Dice', pictureKey: 'dice-1' } as GameFacts;

const aMember = (id: bigint, parts: Partial<Member> = {}): Member => ({
  id: id as MemberId,
  account: `player${id}`,
  nickname: '',
  icon: '',
  isAgent: 0,
  uplineId: null,
  recommenderId: null,
  path: [],
  isTest: false,
  status: 'active',
  toUpline: false,
  rankLevel: 0,
  payeeName: null,
  registeredAt: new Date(0),
  ...parts,
});

const aBet = (bet: number, parts: Partial<SettledBet> = {}): SettledBet => ({
  bet: String(bet),
  member: '11',
  product: 1,
  game: '7',
  currency: 'VND',
  award: null,
  stake: '10000',
  bonusPart: '0',
  payout: '2000000',
  bonusPayout: '0',
  validBet: '10000',
  rule: 'stake-1',
  isCorrection: false,
  ...parts,
});

const aBoard = async (delayMinutes = 0) => {
  const { db } = await testDatabase();
  const ground = await testPlatform(db);
  const people = new Map([11n, 12n, 13n].map((id) => [id, aMember(id)]));
  const winners = createWinners({
    ...ground,
    delayMinutes,
    betting: { productOf: (id) => Promise.resolve(id === 1 ? { source: 'JL', category: 'INHOUSE' } : undefined) },
    members: {
      find: (id) => Promise.resolve(people.get(id)),
      list: (ids) => Promise.resolve([...people.values()].filter(({ id }) => ids.includes(id))),
    },
    vendors: { findPlayed: ({ vendor }) => Promise.resolve(vendor === 'JL' ? GAME : undefined) },
  });
  const [hearer] = winners.listeners ?? [];
  let factId = 0n;
  const tell = (at: Date, bets: readonly SettledBet[]) =>
    inTransaction(db, async (tx) => {
      factId += 1n;
      await hearer?.handle(tx, [{ id: factId, name: betsSettled.name, payload: { bets }, at }]);
    });
  const settle = (...bets: readonly SettledBet[]) => tell(ground.clock.now(), bets);
  const publish = () => winners.jobs?.[0]?.run(null, new AbortController().signal);
  const list = async (query: object = {}, language: 'TY' | 'EN' = 'EN') =>
    (
      (await callRoute(winners.routes, listWinners.name, { query }, aCaller({ language }))) as ValueOf<
        typeof listWinners
      >
    ).list;
  const as = (memberId: bigint) =>
    aCaller({ session: { memberId: memberId as MemberId } as NonNullable<ReturnType<typeof aCaller>['session']> });
  return { ...ground, winners, people, tell, settle, publish, list, as };
};

test('[part of A-10] a real settled win is shown, masked, without a number, a bet or a moment of anybody', async () => {
  const { settle, publish, list } = await aBoard();

  expect(await list()).toEqual([]);
  await settle(aBet(1));
  await publish();

  const [line] = await list();
  expect(line).toEqual({
    player: 'pl***11',
    gameName: 'Dice',
    prize: 2_000_000n,
    currency: 'VND',
    times: 200,
    gameType: 'INHOUSE',
    picture: pictureAddress('dice-1'),
  });
  expect((await list({}, 'TY'))[0]?.gameName).toBe('Xúc xắc');
  expect(await list({ type: 'LIVE' })).toEqual([]);
});

test('[part of A-10] a fact delivered twice is one line, the newest come first, and their number is bounded', async () => {
  const { settle, publish, list, clock } = await aBoard();
  await settle(aBet(1), aBet(1));
  clock.advance(MINUTE_MS);
  await settle(aBet(2, { member: '12' }), aBet(1));
  await publish();

  expect((await list()).map(({ player }) => player)).toEqual(['pl***12', 'pl***11']);
  expect(await list({ count: '1' })).toHaveLength(1);
});

test('[part of A-10] however many wins and winners one look at the facts brings, all are noted', async () => {
  const { db, settle } = await aBoard();
  // More than a statement has parameters for: of rows with one for each column, and of players.
  const wins = Array.from({ length: 6_000 }, (_, index) => aBet(index + 1));
  const strangers = Array.from({ length: 66_000 }, (_, index) =>
    aBet(10_000 + index, { member: String(1_000 + index) }),
  );
  await settle(...wins, ...strangers);

  const { rows } = await sql<{ wins: bigint }>`select count(*) as wins from winners_win`.execute(db);
  expect(rows).toEqual([{ wins: 6_000n }]);
});

test('[part of A-10] trials, tests, the excluded, small wins, free rounds and unknown games never come onto the board', async () => {
  const { settle, publish, list, people } = await aBoard();
  people.set(21n, aMember(21n, { isAgent: 4 }));
  people.set(22n, aMember(22n, { isTest: true }));
  people.set(23n, aMember(23n, { status: 'self-excluded' }));
  await settle(
    aBet(1, { member: '21' }),
    aBet(2, { member: '22' }),
    aBet(3, { member: '23' }),
    aBet(4, { member: '99' }),
    aBet(5, { payout: '400000' }),
    aBet(6, { award: 'free-spins' }),
    aBet(7, { product: 9 }),
    aBet(8, { payout: '0' }),
  );
  await publish();

  expect(await list()).toEqual([]);
});

test('[part of A-10] a line comes five to fifteen minutes after the win, and open pages get a push then', async () => {
  const { settle, publish, list, clock, sent } = await aBoard(5);
  await settle(aBet(1));
  clock.advance(5 * MINUTE_MS - 1);
  await publish();

  expect(await list()).toEqual([]);
  expect(sent).toEqual([]);
  clock.advance(10 * MINUTE_MS + 1);
  await publish();
  expect(await list()).toHaveLength(1);
  expect(sent.map(({ push }) => push)).toEqual(['winners.board-changed']);
  await publish();
  expect(sent).toHaveLength(1);
});

test('[part of A-10] after a day a line is gone', async () => {
  const { settle, publish, list, clock } = await aBoard();
  await settle(aBet(1));
  await publish();
  clock.advance(24 * 60 * MINUTE_MS + 1);
  await publish();

  expect(await list()).toEqual([]);
});

test('[part of A-10] a correction changes a line, or takes it away when nothing was won after all', async () => {
  const { settle, publish, list, clock } = await aBoard();
  await settle(aBet(1), aBet(2, { member: '12' }));
  await settle(aBet(1, { isCorrection: true, stake: '0', payout: '1000000' }));
  await settle(aBet(2, { isCorrection: true, stake: '0', payout: '-1999000' }));
  await settle(aBet(3, { isCorrection: true, member: '13', stake: '0' }));
  clock.advance(MINUTE_MS);
  await publish();

  expect((await list()).map(({ player, prize }) => [player, prize])).toEqual([['pl***11', 3_000_000n]]);
});

test('[part of A-10] a win that could not be shown for long stays off the board: what corrected it has passed by then', async () => {
  const { tell, settle, publish, list, clock } = await aBoard();
  const won = clock.now();
  clock.advance(30 * MINUTE_MS);
  await settle(aBet(1, { isCorrection: true, stake: '0', payout: '-1999000' }), aBet(2, { member: '12' }));
  await tell(won, [aBet(1)]);
  await publish();

  expect((await list()).map(({ player }) => player)).toEqual(['pl***12']);
});

test('[part of A-10] stake that was given back is no prize: a line is worth what the rest of the bet brought', async () => {
  const { settle, publish, list, clock } = await aBoard();
  await settle(
    // Of 2002 staked 2000 came back, and 2 brought 3.96.
    aBet(1, { stake: '20020000', payout: '20039600', givenBack: '20000000' }),
    aBet(2, { member: '12', stake: '20020000', payout: '21500000', givenBack: '20000000' }),
    aBet(3, { stake: '20000000', payout: '20000000', givenBack: '20000000' }),
    aBet(4, { member: '13', stake: '20020000', payout: '22000000' }),
    aBet(5, { stake: '20020000', payout: '20039600' }),
  );
  // What was given back may be announced after the rest.
  const told = { isCorrection: true, stake: '0', payout: '0', givenBack: '20000000' };
  await settle(aBet(4, { member: '13', ...told }), aBet(5, told));
  // A correction reduces the win in two steps, of which the first alone would be no win.
  const step = { member: '12', isCorrection: true, stake: '0' };
  await settle(aBet(2, { ...step, payout: '-1000000' }), aBet(2, { ...step, payout: '0', givenBack: '-600000' }));
  clock.advance(MINUTE_MS);
  await publish();

  const lines = (await list()).map(({ player, prize, times }) => [player, prize, times]);
  expect(lines).toEqual([
    ['pl***13', 2_000_000n, 100],
    ['pl***12', 1_100_000n, 1],
  ]);
});

test('[part of A-10] a member who hides leaves the board at once, is not recorded, and may come back for later wins', async () => {
  const { settle, publish, list, winners, as } = await aBoard();
  const choose = (isShown: boolean) =>
    callRoute(winners.routes, changeBoardChoice.name, { body: { isShown } }, as(11n));
  await settle(aBet(1), aBet(2, { member: '12' }));
  await publish();
  await choose(false);
  await choose(false);
  await settle(aBet(3));
  await publish();

  expect((await list()).map(({ player }) => player)).toEqual(['pl***12']);
  expect(await callRoute(winners.routes, readBoardChoice.name, { query: {} }, as(11n))).toEqual({ isShown: false });
  await choose(true);
  await settle(aBet(4));
  await publish();
  expect((await list()).map(({ player }) => player).toSorted()).toEqual(['pl***11', 'pl***12']);
});

test('[part of A-10] an account that was excluded after its win is seen no more', async () => {
  const { settle, publish, list, people, clock } = await aBoard();
  await settle(aBet(1));
  await publish();
  expect(await list()).toHaveLength(1);
  people.set(11n, aMember(11n, { status: 'self-excluded' }));
  clock.advance(MINUTE_MS);

  expect(await list()).toEqual([]);
});

test('names are masked for others to see, and only of those who let themselves be seen', async () => {
  const { winners, as } = await aBoard();
  const ids = [11n, 12n, 999n] as MemberId[];

  expect(await winners.maskedNames(ids)).toEqual(
    new Map([
      [11n, 'pl***11'],
      [12n, 'pl***12'],
    ]),
  );
  await callRoute(winners.routes, 'winners.change-board-choice', { body: { isShown: false } }, as(12n));
  expect(await winners.maskedNames(ids)).toEqual(new Map([[11n, 'pl***11']]));
});
