import type { MemberId } from '@fairground/contract/ids';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/database.ts';
import { anOperator } from '../../../testing/modules.ts';
import { aHall, refusal, VND } from '../testing/hall.ts';

const BOARD = ['1', '2', '3', '4', '5'];
const database = await testDatabase({ poolSize: 14 });
const boards = new Map<string, readonly string[]>();
const head = 900n as MemberId;
const hall = await aHall(database, {
  boards,
  // Everybody plays below one head of the line, who holds twenty points more.
  chainOf: async (member) => [
    { holder: member, series: 1960 },
    { holder: head, series: 1980 },
  ],
});
const {
  lottery,
  aNode,
  anIssue,
  cancelIssue,
  passTime,
  issueRow,
  takeAll,
  aPlayer,
  cashOf,
  place,
  anOrder,
  orderOf,
  ask,
  wallet,
} = hall;
const RICH = 100_000_000;

const anIssueWithBoard = async (board = BOARD): Promise<string> => {
  const numero = await anIssue('SSC1M');
  boards.set(numero, board);
  return numero;
};
const at1960 = (numero: string, content = '1|2|3') => anOrder(numero, content, { prizeGroup: 1960 });

test('an issue opens, locks, is drawn and paid, and pays the winner alone', async () => {
  const [ann, bob] = [await aPlayer(RICH), await aPlayer(RICH)];
  const numero = await anIssueWithBoard();
  const won = await place(ann, at1960(numero));
  const lost = await place(bob, at1960(numero, '9|9|9'));

  await takeAll();
  expect(await issueRow(numero)).toMatchObject({ state: 'OPEN', root: null });
  await passTime(numero, 'lock');
  await takeAll();
  expect(await issueRow(numero)).toMatchObject({ state: 'LOCKED', tickets: 2 });
  await passTime(numero);
  await takeAll();

  expect(await issueRow(numero)).toMatchObject({ state: 'SETTLED' });
  expect(await orderOf(ann, won.order)).toMatchObject({
    state: 'WON',
    payout: VND(1_960),
    lines: [{ payout: VND(1_960) }],
  });
  expect(await orderOf(bob, lost.order)).toMatchObject({ state: 'LOST', payout: 0n, board: BOARD });
  expect([await cashOf(ann), await cashOf(bob)]).toEqual([RICH - 20_000 + 19_600_000, RICH - 20_000]);
  expect((await wallet.prove()).faults).toEqual([]);
  expect((await hall.betting.prove()).faults).toEqual([]);
});

test('orders are paid the same whether it is known which contents were sold or each line is read', async () => {
  const numeros = [await anIssueWithBoard(), await anIssueWithBoard()];
  const players = await Promise.all(Array.from({ length: 3 }, () => aPlayer(RICH)));
  const contents = ['1|2|3', '0,1|2|3,4', '9|9|9', '8|8|8', '7|7|7', '6|6|6', '5|5|5', '4|4|4', '3|3|3', '2|2|2'];
  for (const numero of numeros)
    for (const [index, content] of contents.entries()) await place(players[index % 3] ?? head, at1960(numero, content));
  const sold = () => database.pool.query('select issue_id, contents from lottery_sold');
  for (const numero of numeros) await passTime(numero, 'lock');
  await takeAll();
  const known = (await sold()).rows;
  await database.pool.query('delete from lottery_sold where issue_id = $1', [(await issueRow(numeros[1] ?? '')).id]);

  for (const numero of numeros) await passTime(numero);
  await takeAll();

  expect(known.map(({ contents: each }) => each.toSorted())).toEqual([contents.toSorted(), contents.toSorted()]);
  const wins = numeros.map(async (numero) => {
    const { rows } = await database.pool.query(
      `select o.member_id, w.payout, w.lines from lottery_win w join lottery_order o on o.issue_id = w.issue_id and o.id = w.order_id
        where w.issue_id = $1 order by o.id`,
      [(await issueRow(numero)).id],
    );
    return rows;
  });
  const [one, other] = await Promise.all(wins);
  expect(one).toMatchObject([{ payout: VND(1_960) }, { payout: VND(1_960) }]);
  expect(other).toEqual(one);
  expect((await sold()).rows).toEqual([]);
  expect((await wallet.prove()).faults).toEqual([]);
  expect((await hall.betting.prove()).faults).toEqual([]);
});

test('a node that dies between any two steps leaves an issue the next node brings to its end, every ticket paid once', async () => {
  const players = await Promise.all(Array.from({ length: 6 }, () => aPlayer(RICH)));
  const numero = await anIssueWithBoard();
  for (const [index, player] of players.entries())
    await place(player, at1960(numero, index % 2 === 0 ? '1|2|3' : '4|4|4'));
  await passTime(numero);

  // Each step is taken by a node that was never seen before, and by two at once.
  for (let step = 0; step < 8; step += 1) await Promise.all([aNode().takeDue(), aNode().takeDue()]);

  expect(await issueRow(numero)).toMatchObject({ state: 'SETTLED', tickets: 6 });
  const cash = await Promise.all(players.map(cashOf));
  expect(cash).toEqual(players.map((_, index) => RICH - 20_000 + (index % 2 === 0 ? 19_600_000 : 0)));
  expect((await wallet.prove()).faults).toEqual([]);
  expect((await hall.betting.prove()).faults).toEqual([]);
});

test('a settlement that was cut off after its money moved goes on without paying twice', async () => {
  const ann = await aPlayer(RICH);
  const before = await cashOf(head);
  const numero = await anIssueWithBoard();
  await place(ann, at1960(numero));
  await passTime(numero);
  await takeAll();
  // As if the node had died before it could say that it was done: once while it paid, once before it began.
  for (const state of ['SETTLING', 'DRAWN']) {
    await database.pool.query(`update lottery_issue set state = $2, due_at = clock_timestamp() where numero = $1`, [
      numero,
      state,
    ]);
    await takeAll(aNode());
  }

  expect(await issueRow(numero)).toMatchObject({ state: 'SETTLED' });
  expect(await cashOf(ann)).toBe(RICH - 20_000 + 19_600_000);
  // Twenty points of two thousand of a stake of two.
  expect((await cashOf(head)) - before).toBe(200);
});

test('what the bettor gives up and what the line is due is paid at settlement, on cash alone', async () => {
  const before = await cashOf(head);
  const ann = await aPlayer(20_000, 20_000);
  const numero = await anIssueWithBoard(['9', '9', '9', '9', '9']);
  const line = { play: 'front3.direct', content: '1|2|3', unit: 'whole', multiple: 2, bets: 1 } as const;
  const { order } = await place(ann, anOrder(numero, '1', { lines: [line], amount: VND(4), prizeGroup: 1940 }));
  expect(order.rebate).toBe(VND(0.02));
  await passTime(numero);
  await takeAll();

  expect(await cashOf(ann)).toBe(200);
  expect((await cashOf(head)) - before).toBe(200);
  const { rows } = await database.pool.query(
    `select count(*)::int as rebates from lottery_rebate where order_id = $1`,
    [order.orderId],
  );
  expect(rows).toEqual([{ rebates: 2 }]);
});

test('an order that does not stand shows no rebate, taken back or called off', async () => {
  const ann = await aPlayer(RICH);
  const numero = await anIssueWithBoard();
  const [back, off] = [
    await place(ann, anOrder(numero, '1|2|3', { prizeGroup: 1940 })),
    await place(ann, anOrder(numero, '4|5|6', { prizeGroup: 1940 })),
  ];
  expect([back.order.rebate, off.order.rebate]).toEqual([VND(0.02), VND(0.02)]);

  const taken = await ask(ann, 'lottery.cancel-order', { query: { orderId: back.order.orderId } });
  await cancelIssue('SSC1M', numero);
  await takeAll();

  expect(taken).toMatchObject({ state: 'CANCELLED', rebate: 0n });
  expect(await orderOf(ann, back.order)).toMatchObject({ state: 'CANCELLED', rebate: 0n });
  expect(await orderOf(ann, off.order)).toMatchObject({ state: 'VOID', rebate: 0n });
});

test('an issue that is called off gives every stake back, and is neither drawn nor called off twice', async () => {
  const ann = await aPlayer(RICH);
  const numero = await anIssueWithBoard();
  const { order } = await place(ann, at1960(numero));
  await takeAll();
  await cancelIssue('SSC1M', numero);
  expect(await refusal(cancelIssue('SSC1M', numero))).toBe('lottery.issue-over');
  await takeAll();
  await passTime(numero);
  await takeAll();

  expect(await issueRow(numero)).toMatchObject({ state: 'CANCELLED' });
  expect(await orderOf(ann, order)).toMatchObject({ state: 'VOID', payout: 0n });
  expect(await cashOf(ann)).toBe(RICH);
  expect(await refusal(lottery.correctIssue(anOperator, 'SSC1M', numero, BOARD))).toBe('lottery.issue-over');
});

test('a corrected result moves the differences and no more, also when it is corrected back', async () => {
  const [ann, bob] = [await aPlayer(RICH), await aPlayer(RICH)];
  const numero = await anIssueWithBoard();
  const [annsOrder, bobsOrder] = [await place(ann, at1960(numero)), await place(bob, at1960(numero, '3|2|1'))];
  await passTime(numero);
  await takeAll();

  await lottery.correctIssue(anOperator, 'SSC1M', numero, ['3', '2', '1', '0', '0']);
  await takeAll(aNode());
  expect(await issueRow(numero)).toMatchObject({ state: 'CORRECTED' });
  expect([await cashOf(ann), await cashOf(bob)]).toEqual([RICH - 20_000, RICH - 20_000 + 19_600_000]);
  expect(await orderOf(ann, annsOrder.order)).toMatchObject({ state: 'LOST' });
  expect(await orderOf(bob, bobsOrder.order)).toMatchObject({ state: 'WON', payout: VND(1_960) });

  await lottery.correctIssue(anOperator, 'SSC1M', numero, BOARD);
  await takeAll();
  expect([await cashOf(ann), await cashOf(bob)]).toEqual([RICH - 20_000 + 19_600_000, RICH - 20_000]);
  expect(await refusal(lottery.correctIssue(anOperator, 'SSC1M', numero, ['1', '2']))).toBe('lottery.board-refused');
  expect((await wallet.prove()).faults).toEqual([]);
  expect((await hall.betting.prove()).faults).toEqual([]);
});

test('an order wins no more than an order may', async () => {
  const ann = await aPlayer(RICH);
  const numero = await anIssueWithBoard();
  await lottery.setLimits(anOperator, 'SSC1M', { winMax: VND(500) });
  const { order } = await place(ann, at1960(numero));
  await passTime(numero);
  await takeAll();
  await lottery.setLimits(anOperator, 'SSC1M', { winMax: VND(1_000_000) });

  expect(await orderOf(ann, order)).toMatchObject({ payout: VND(500), lines: [{ payout: VND(1_960) }] });
});

test('what was sold under a limit is paid under it: a later one changes nothing, when it is corrected neither', async () => {
  const [ann, bob] = [await aPlayer(RICH), await aPlayer(RICH)];
  const numero = await anIssueWithBoard();
  const { order } = await place(ann, at1960(numero));
  await lottery.setLimits(anOperator, 'SSC1M', { winMax: VND(500) });
  await passTime(numero);
  await takeAll();
  expect(await orderOf(ann, order)).toMatchObject({ payout: VND(1_960) });

  await lottery.correctIssue(anOperator, 'SSC1M', numero, BOARD);
  await takeAll();
  expect(await orderOf(ann, order)).toMatchObject({ payout: VND(1_960) });

  const next = await anIssueWithBoard();
  const capped = await place(bob, at1960(next));
  await passTime(next);
  await takeAll();
  await lottery.setLimits(anOperator, 'SSC1M', { winMax: VND(1_000_000) });
  await lottery.correctIssue(anOperator, 'SSC1M', next, BOARD);
  await takeAll(aNode());
  expect(await orderOf(bob, capped.order)).toMatchObject({ payout: VND(500) });
  expect((await wallet.prove()).faults).toEqual([]);
});

test('where a limit is changed while an issue sells, the greater of the two holds for all of its orders', async () => {
  const [ann, bob] = [await aPlayer(RICH), await aPlayer(RICH)];
  const numero = await anIssueWithBoard();
  const first = await place(ann, at1960(numero));
  await lottery.setLimits(anOperator, 'SSC1M', { winMax: VND(500) });
  const second = await place(bob, at1960(numero));
  await passTime(numero);
  await takeAll();
  await lottery.setLimits(anOperator, 'SSC1M', { winMax: VND(1_000_000) });

  for (const [player, { order }] of [
    [ann, first],
    [bob, second],
  ] as const)
    expect(await orderOf(player, order)).toMatchObject({ payout: VND(1_960) });
});

test('[part of C-07] a stake that is given back is no win: it comes back whole, however little may be won, and the bet counts as cancelled', async () => {
  const ann = await aPlayer(RICH);
  const numero = await anIssue('PC28_1M');
  // Of thirteen the colours are void.
  boards.set(numero, ['4', '4', '5']);
  await lottery.setLimits(anOperator, 'PC28_1M', { winMax: VND(1_000) });
  const red = { play: 'sum.colour', content: 'red', unit: 'whole', multiple: 1_000, bets: 1 } as const;
  const given = { gameCode: 'PC28_1M', prizeGroup: 1960, lines: [red], amount: VND(2_000) };

  const { order } = await place(ann, anOrder(numero, '', given));
  await passTime(numero);
  await takeAll();

  expect(await cashOf(ann)).toBe(RICH);
  expect(await orderOf(ann, order)).toMatchObject({ state: 'VOID', payout: 0n });
  const bets = async (state?: 'LOST' | 'CANCELLED') =>
    (await hall.betting.historyOf(ann, state === undefined ? {} : { state })).list;
  expect(await bets()).toMatchObject([
    { state: 'CANCELLED', stake: VND(2_000), payout: 0n, validBet: 0n, isClosed: true },
  ]);
  expect(await bets('CANCELLED')).toHaveLength(1);
  expect(await bets('LOST')).toHaveLength(0);
});

test('a feed without a result is asked again; the issue waits, locked', async () => {
  const numero = await anIssue('SSC1M');
  await passTime(numero);
  await takeAll();
  expect(await issueRow(numero)).toMatchObject({ state: 'LOCKED' });

  boards.set(numero, BOARD);
  await passTime(numero);
  await takeAll();
  expect(await issueRow(numero)).toMatchObject({ state: 'SETTLED', tickets: 0 });
});

test('calendars are made ahead for every game, once however many nodes make them', async () => {
  const other = await testDatabase();
  const { lottery: one, aNode: another } = await aHall(other);

  await Promise.all([one.makeIssues(1), another().makeIssues(1)]);
  await one.makeIssues(1);

  const { rows } = await other.pool.query<{ games: number; issues: number; numbers: number; commitments: number }>(
    `select count(distinct game_id)::int as games, count(*)::int as issues, count(distinct (game_id, numero))::int as numbers,
            count(distinct commitment)::int as commitments from lottery_issue`,
  );
  const [made] = rows;
  expect(made?.games).toBe((await one.listGames()).length);
  expect(made?.numbers).toBe(made?.issues);
  expect(made?.commitments).toBe(made?.issues);
  const { rows: gaps } = await other.pool.query(
    `select 1 from (select draw_at - lag(draw_at) over (partition by game_id order by draw_at) as gap from lottery_issue i
       join lottery_game g on g.id = i.game_id where g.code = 'SSC1M') x where gap <> interval '1 minute'`,
  );
  expect(gaps).toEqual([]);
});

test('what changed is sent to open pages as one message', () => {
  const pushes = hall.sent.filter(({ push }) => push === 'lottery.issues-changed');

  expect(pushes.some(({ data }) => JSON.stringify(data).includes('"drawn":[{"gameCode":"SSC1M"'))).toBe(true);
  expect(pushes.some(({ data }) => JSON.stringify(data).includes('"state":"CANCELLED"'))).toBe(true);
});
