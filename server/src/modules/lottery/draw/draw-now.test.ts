import type { BodyOf, ValueOf } from '@fairground/contract/endpoint';
import type { drawNow, listComing } from '@fairground/contract/lottery/endpoints';
import type { DrawProof } from '@fairground/contract/lottery/issues';
import { commitmentOf, readSeed } from '@fairground/engines/fair/seed';
import { drawIssue } from '@fairground/engines/lottery/draw';
import { gameOf } from '@fairground/engines/lottery/games';
import type { MemberId } from '@fairground/contract/ids';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../../testing/database.ts';
import { TEST_TOKENS, testHttp } from '../../../testing/http.ts';
import { aHall, refusal, VND } from '../testing/hall.ts';

const KEY = 'a-developer-key';
const RICH = 100_000_000;

const database = await testDatabase({ poolSize: 14 });
const boards = new Map<string, readonly string[]>();
const hall = await aHall(database, { boards });
const house = await aHall(database);
const { lottery, anIssue, passTime, issueRow, takeAll, aPlayer, cashOf, place, anOrder, orderOf, ask } = hall;
const nobody = 0n as MemberId;

const desk = testHttp({
  routes: lottery.routes ?? [],
  config: { publicUrl: undefined, developerKey: KEY },
});
afterAll(() => desk.fastify.close());

const call = (payload: object, headers: Record<string, string> = { 'x-developer-key': KEY }) =>
  desk.fastify.inject({ method: 'POST', url: '/wps/relay/sandbox/draw', headers, payload });

const draw = (body: BodyOf<typeof drawNow>) => ask<ValueOf<typeof drawNow>>(nobody, 'lottery.draw-now', { body });

/** What is left of an issue in the books when it is over, no matter who was there. */
const outcomeOf = async (numero: string) => {
  const { rows } = await database.pool.query(
    `select i.state, i.tickets, i.root is not null as has_root, i.board, m.state as market,
            (select json_agg(json_build_object('lines', o.lines, 'payout', coalesce(w.payout, 0)) order by o.id) from lottery_order o
               left join lottery_win w on w.issue_id = o.issue_id and w.order_id = o.id where o.issue_id = i.id) as orders
       from lottery_issue i left join betting_market m on m.id = i.market_id where i.numero = $1`,
    [numero],
  );
  return rows[0];
};

test('[part of P-05] only the key of the sandbox draws, and live mode knows no such call', async () => {
  const numero = await anIssue('SSC1M');
  const refused = await Promise.all([
    call({ gameCode: 'SSC1M', numero }, {}),
    call({ gameCode: 'SSC1M', numero }, { 'x-developer-key': `${KEY}x` }),
    call({ gameCode: 'SSC1M', numero }, { authorization: `Bearer ${TEST_TOKENS.agent}` }),
  ]);
  const live = testHttp({
    routes: hall.aNode({ mode: 'live' }).routes ?? [],
    config: { publicUrl: undefined, developerKey: KEY },
  });
  const unknown = await live.fastify.inject({
    method: 'POST',
    url: '/wps/relay/sandbox/draw',
    headers: { 'x-developer-key': KEY },
    payload: { gameCode: 'SSC1M', numero },
  });

  expect(refused.map((answer) => answer.json().code)).toEqual(Array.from({ length: 3 }, () => 'access.developer-only'));
  expect(unknown.statusCode).toBe(404);
  expect((await draw({ gameCode: 'SSC1M', numero })).numero).toBe(numero);
  expect((await call({ gameCode: 'SSC1M', numero })).json().code).toBe('lottery.issue-closed');
});

test('an issue drawn now is sealed, drawn and paid to the last unit as one whose time has come', async () => {
  const [bySchedule, now] = [await anIssue('SSC1M'), await anIssue('SSC1M')];
  const players = { [bySchedule]: await aPlayer(RICH), [now]: await aPlayer(RICH) };
  for (const numero of [bySchedule, now]) {
    boards.set(numero, ['1', '2', '3', '4', '5']);
    for (const content of ['1|2|3', '0,1|2|3,4', '9|9|9'])
      await place(players[numero] ?? nobody, anOrder(numero, content));
  }

  await passTime(bySchedule, 'lock');
  await takeAll();
  await passTime(bySchedule);
  const told = await draw({ gameCode: 'SSC1M', numero: now });
  await takeAll();

  expect(told.numero).toBe(now);
  const [one, other] = [await outcomeOf(bySchedule), await outcomeOf(now)];
  expect(other).toMatchObject({ state: 'SETTLED', tickets: 3, has_root: true });
  expect(other).toEqual(one);
  expect(await cashOf(players[now] ?? nobody)).toBe(await cashOf(players[bySchedule] ?? nobody));
  expect(await cashOf(players[now] ?? nobody)).toBeGreaterThan(RICH);
  expect((await hall.wallet.prove()).faults).toEqual([]);
  expect((await hall.betting.prove()).faults).toEqual([]);
});

test('asked twice at once, an issue is drawn once and each ticket paid once, while bets still come in', async () => {
  const numero = await anIssue('SSC1M');
  boards.set(numero, ['1', '2', '3', '4', '5']);
  const players = await Promise.all(Array.from({ length: 6 }, () => aPlayer(RICH)));
  await place(players[0] ?? nobody, anOrder(numero));

  const work = await Promise.all([
    ...players.slice(1).map((player) => refusal(place(player, anOrder(numero)))),
    ...[1, 2, 3].map(() => refusal(draw({ gameCode: 'SSC1M', numero }))),
  ]);
  for (let step = 0; step < 8; step += 1) await Promise.all([hall.aNode().takeDue(), hall.aNode().takeDue()]);

  const [bets, draws] = [work.slice(0, 5), work.slice(5)];
  expect(draws.filter((answer) => answer === 'done')).toHaveLength(1);
  expect(draws.filter((answer) => answer === 'lottery.issue-closed')).toHaveLength(2);
  for (const answer of bets) expect(['done', 'lottery.issue-closed']).toContain(answer);
  const cash = await Promise.all(players.map(cashOf));
  const won = RICH - 20_000 + 19_800_000;
  expect(cash).toEqual(players.map((_, at) => (at === 0 || bets[at - 1] === 'done' ? won : RICH)));
  expect(await issueRow(numero)).toMatchObject({
    state: 'SETTLED',
    tickets: cash.filter((each) => each === won).length,
  });
  const { rows: late } = await database.pool.query(
    `select from lottery_order o join lottery_issue i on i.id = o.issue_id where i.numero = $1 and o.placed_at > i.lock_at`,
    [numero],
  );
  expect(late).toEqual([]);
  expect((await hall.wallet.prove()).faults).toEqual([]);
});

test('no bet is taken and none taken back after it, and the next issue sells at once', async () => {
  const [numero, next] = [
    await anIssue('SSC2M', { locksInMs: 20_000, drawsInMs: 25_000 }),
    await anIssue('SSC2M', { opensInMs: 25_000, locksInMs: 200_000, drawsInMs: 205_000 }),
  ];
  const ann = await aPlayer(RICH);
  const inSscTwo = (issue: string) => anOrder(issue, '9|9|9', { gameCode: 'SSC2M' });
  const { order } = await place(ann, inSscTwo(numero));
  boards.set(numero, ['1', '2', '3', '4', '5']);

  const told = await draw({ gameCode: 'SSC2M' });

  expect(told.numero).toBe(numero);
  expect(await refusal(place(ann, inSscTwo(numero)))).toBe('lottery.issue-closed');
  expect(await refusal(ask(ann, 'lottery.cancel-order', { query: { orderId: order.orderId } }))).toBe(
    'lottery.order-over',
  );
  const coming = await ask<ValueOf<typeof listComing>>(ann, 'lottery.list-coming', {
    query: { gameCode: 'SSC2M', count: '1' },
  });
  expect(coming.list).toMatchObject([{ numero: next, isSale: true, openAt: told.drawAt }]);
  await takeAll();
  expect(await orderOf(ann, order)).toMatchObject({ state: 'LOST', payout: 0n });
  expect((await place(ann, inSscTwo(next))).order).toMatchObject({ numero: next, state: 'ACCEPTED', amount: VND(2) });
  // It is drawn in its turn, and not with the one before it.
  expect(await issueRow(next)).toMatchObject({ state: 'OPEN', root: null });
});

test('a draw brought forward is checked by its player like every other: committed before the bet, and the same board', async () => {
  const numero = await house.anIssue('SSC45S');
  const ann = await house.aPlayer(RICH);
  const prove = () => house.ask<DrawProof>(ann, 'lottery.read-draw-proof', { query: { gameCode: 'SSC45S', numero } });
  const before = await prove();
  await house.place(ann, house.anOrder(numero, '1|2|3', { gameCode: 'SSC45S' }));

  await house.ask(ann, 'lottery.draw-now', { body: { gameCode: 'SSC45S', numero } });
  await house.takeAll();

  const drawn = await prove();
  const [game, seed] = [gameOf('SSC45S'), readSeed(drawn.seed ?? '')];
  if (game === undefined || seed === undefined) throw new Error('The draw tells no seed.');
  expect(drawn).toMatchObject({ state: 'SETTLED', commitment: before.commitment, tickets: 1 });
  expect(commitmentOf(seed)).toBe(before.commitment);
  expect(drawIssue(seed, { game, numero, root: drawn.root ?? '', tickets: 1, sent: [] })).toEqual(drawn.board);
  expect(drawn.lockAt.getTime()).toBeLessThanOrEqual(drawn.lockedAt?.getTime() ?? 0);
  expect(drawn.drawAt.getTime()).toBeLessThanOrEqual(drawn.drawnAt?.getTime() ?? 0);
});

test('what is not on sale, not known or drawn by the day is not drawn; what was drawn is in the trail', async () => {
  const early = await anIssue('SSC5M', { opensInMs: 60_000, locksInMs: 90_000, drawsInMs: 95_000 });
  const numero = await anIssue('PK10_1M');
  await draw({ gameCode: 'PK10_1M', numero });

  expect(await refusal(draw({ gameCode: 'SSC5M', numero: early }))).toBe('lottery.issue-closed');
  expect(await refusal(draw({ gameCode: 'SSC5M' }))).toBe('lottery.issue-closed');
  expect(await refusal(draw({ gameCode: 'SSC5M', numero: '20200101-0001' }))).toBe('lottery.issue-unknown');
  expect(await refusal(draw({ gameCode: 'NONE' }))).toBe('lottery.game-unknown');
  expect(await refusal(draw({ gameCode: 'THAI_GOV' }))).toBe('lottery.drawn-by-day');
  const [line] = await hall.audit.listLines({ limit: 1 });
  expect(line).toMatchObject({ actor: 'developer', action: 'lottery.draw-now', resourceId: `PK10_1M ${numero}` });
});
