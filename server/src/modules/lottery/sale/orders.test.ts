import { lineOrderSchema } from '@fairground/contract/lottery/orders';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { asOwner, testDatabase } from '../../../testing/database.ts';
import { anOperator, callRoute } from '../../../testing/modules.ts';
import { aCallOf, ANN } from '../../../testing/staff.ts';
import { aHall, refusal, VND } from '../testing/hall.ts';

const database = await testDatabase({ poolSize: 12 });
const hall = await aHall(database);
const { lottery, anIssue, passTime, aPlayer, cashOf, place, anOrder, ask, orderOf, wallet } = hall;
const RICH = 10_000_000;

test('[part of A-03] a cart is counted again, paid in one movement and found again line by line', async () => {
  const ann = await aPlayer(RICH);
  const numero = await anIssue('SSC1M');
  const lines = [
    { play: 'front3.direct', content: '1,2|3|4', unit: 'tenth', multiple: 3, bets: 2 },
    { play: 'back2.direct', content: '7|8,9', unit: 'whole', multiple: 1, bets: 2 },
  ] as const;

  const { order, balance } = await place(ann, anOrder(numero, '1', { lines: [...lines], amount: VND(5.2) }));

  expect(order).toMatchObject({ state: 'ACCEPTED', amount: VND(5.2), numero, lineCount: 2, canCancel: true });
  expect(balance).toBe(BigInt(RICH) - VND(5.2));
  expect((await orderOf(ann, order)).lines).toMatchObject([
    { content: '1,2|3|4', stakes: 2, amount: VND(1.2), payout: null },
    { content: '7|8,9', stakes: 2, amount: VND(4), payout: null },
  ]);
});

test('[part of A-03] what the player was not shown is not bought', async () => {
  const ann = await aPlayer(RICH);
  const numero = await anIssue('SSC1M');
  const line = { play: 'front3.direct', content: '1,2|3|4', unit: 'whole', multiple: 1, bets: 2 } as const;
  const bought = (parts: object, amount = VND(4)) =>
    refusal(place(ann, anOrder(numero, '1', { lines: [{ ...line, ...parts }], amount })));

  expect(await bought({ bets: 3 })).toBe('lottery.line-refused');
  expect(await bought({}, VND(3))).toBe('lottery.amount-differs');
  expect(await bought({ play: 'nothing.known' })).toBe('lottery.line-refused');
  expect(await bought({ content: '1,x|3|4' })).toBe('lottery.line-refused');
  expect(await bought({ content: '1|3' })).toBe('lottery.line-refused');
  expect(await bought({ multiple: 99_000_000 })).toBe('lottery.multiple-limit');
  expect(await bought({ multiple: 9_000_000 })).toBe('lottery.amount-differs');
  expect(await refusal(place(ann, anOrder(numero, '1|2|3', { prizeGroup: 1981 })))).toBe('lottery.line-refused');
  expect(await refusal(place(ann, anOrder(numero, '1|2|3', { gameCode: 'NONE' })))).toBe('lottery.game-unknown');
  expect(await refusal(place(ann, anOrder('20200101-0001')))).toBe('lottery.issue-unknown');
  expect(await cashOf(ann)).toBe(RICH);
});

test('[part of R-04] a bet is taken before the lock by the clock of the database and never after it', async () => {
  const ann = await aPlayer(RICH);
  const [numero, early] = [await anIssue('SSC1M'), await anIssue('SSC1M', { opensInMs: 30_000 })];
  const first = anOrder(numero);
  await place(ann, first);

  await passTime(numero, 'lock');

  expect(await refusal(place(ann, anOrder(numero)))).toBe('lottery.issue-closed');
  expect(await refusal(place(ann, anOrder(early)))).toBe('lottery.issue-closed');
  // The order that was taken in time is answered as it was, also after the lock.
  expect((await place(ann, first)).order.clientOrderId).toBe(first.clientOrderId);
  expect(await cashOf(ann)).toBe(RICH - 20_000);
});

test('the same order sent many times at once is one, and other words under its name are refused', async () => {
  const ann = await aPlayer(RICH);
  const numero = await anIssue('SSC1M');
  const order = anOrder(numero);

  const placed = await Promise.all(Array.from({ length: 8 }, () => place(ann, order)));

  expect(new Set(placed.map((one) => one.order.orderId)).size).toBe(1);
  expect(await refusal(place(ann, { ...anOrder(numero, '4|5|6'), clientOrderId: order.clientOrderId }))).toBe(
    'lottery.order-id-taken',
  );
  expect(await cashOf(ann)).toBe(RICH - 20_000);
});

test('a cart that was sold before is counted by what it says and by the limits of the moment', async () => {
  const ann = await aPlayer(RICH);
  const numero = await anIssue('SSC1M');
  const sold = anOrder(numero);
  const [line] = sold.lines;
  if (line === undefined) throw new Error('An order has a line.');
  const again = (parts: Partial<typeof sold>) => ({ ...anOrder(numero), ...parts });
  await place(ann, sold);

  const other = again({ lines: [{ ...line, multiple: 2 }], amount: VND(4) });
  expect((await place(ann, other)).order.amount).toBe(VND(4));
  expect(await refusal(place(ann, again({ amount: VND(4) })))).toBe('lottery.amount-differs');
  expect(await refusal(place(ann, again({ lines: [{ ...line, bets: 2 }] })))).toBe('lottery.line-refused');
  expect(await refusal(place(ann, again({ prizeGroup: 1900 })))).toBe('done');

  await lottery.setLimits(anOperator, 'SSC1M', { amountMax: VND(1) });
  expect(await refusal(place(ann, again({})))).toBe('lottery.amount-limit');
  await lottery.setLimits(anOperator, 'SSC1M', { amountMax: VND(1_000_000) });
  expect((await place(ann, again({}))).order.amount).toBe(VND(2));
});

test('[part of A-03] the longest line that can be asked for is bought', async () => {
  const ann = await aPlayer(100 * RICH);
  const numbers = Array.from({ length: 3_333 }, (_, index) => String(10_000 + index));
  const line = { play: 'five.typed', content: numbers.join(','), unit: 'tenth', multiple: 1, bets: 3_333 } as const;
  const order = anOrder(await anIssue('SSC1M'), '1', { lines: [line], amount: VND(666.6) });

  expect(z.safeParse(lineOrderSchema, line).success).toBe(true);
  expect(z.safeParse(lineOrderSchema, { ...line, content: `${line.content},99999` }).success).toBe(false);
  expect((await place(ann, order)).order).toMatchObject({ amount: VND(666.6), state: 'ACCEPTED' });
});

test('an order beyond the balance buys nothing', async () => {
  const poor = await aPlayer(19_999);

  expect(await refusal(place(poor, anOrder(await anIssue('SSC1M'))))).toBe('lottery.insufficient-funds');
  expect(await cashOf(poor)).toBe(19_999);
});

test('an order is taken back while its issue sells, once however often it is asked for, and not after the lock', async () => {
  const ann = await aPlayer(RICH);
  const numero = await anIssue('SSC1M');
  const [one, other] = [await place(ann, anOrder(numero)), await place(ann, anOrder(numero))];
  const cancel = (orderId: bigint) => ask(ann, 'lottery.cancel-order', { query: { orderId } });

  const answers = await Promise.all([cancel(one.order.orderId), cancel(one.order.orderId)]);
  expect(answers).toMatchObject([{ state: 'CANCELLED' }, { state: 'CANCELLED' }]);
  expect(await cashOf(ann)).toBe(RICH - 20_000);

  await passTime(numero, 'lock');
  expect(await refusal(cancel(other.order.orderId))).toBe('lottery.order-over');
  const stranger = await aPlayer(1);
  expect(await refusal(ask(stranger, 'lottery.cancel-order', { query: { orderId: other.order.orderId } }))).toBe(
    'lottery.order-unknown',
  );
});

test('a number takes no more when a win would be above what the house pays; a cancelled order makes room', async () => {
  const ann = await aPlayer(RICH);
  const numero = await anIssue('F3D_1M');
  const order = () =>
    anOrder(numero, '1|2|3', {
      gameCode: 'F3D_1M',
      lines: [{ play: 'three.direct', content: '1|2|3', unit: 'whole', multiple: 1, bets: 1 }],
    });
  // One stake of two brings 1980: two of them fit.
  await lottery.setLimits(anOperator, 'F3D_1M', { exposureMax: VND(4_000) });
  const { order: first } = await place(ann, order());
  await place(ann, order());

  expect(await refusal(place(ann, order()))).toBe('lottery.exposure-reached');
  await ask(ann, 'lottery.cancel-order', { query: { orderId: first.orderId } });
  expect((await place(ann, order())).order.state).toBe('ACCEPTED');
  const crowd = await Promise.all(Array.from({ length: 6 }, () => refusal(place(ann, order()))));
  expect(new Set(crowd)).toEqual(new Set(['lottery.exposure-reached']));
});

test('however many nodes sell at once, a number is sold as often as the house can pay for it and not once more', async () => {
  await lottery.setLimits(anOperator, 'F3D_1M', { exposureMax: VND(10_000) });
  const nodes = [hall, await aHall(database)];
  const players = await Promise.all(Array.from({ length: 24 }, () => aPlayer(RICH)));
  const numero = await anIssue('F3D_1M');
  const line = { play: 'three.direct', unit: 'whole', multiple: 1, bets: 1 } as const;
  const bought = (content: string) =>
    Promise.all(
      players.map((player, index) => {
        const order = anOrder(numero, content, { gameCode: 'F3D_1M', lines: [{ ...line, content }] });
        return refusal((nodes[index % nodes.length] ?? hall).place(player, order));
      }),
    );

  // One stake of two brings 1980: five of them fit. The second number is sold by nodes that know the issue is full.
  for (const content of ['1|2|3', '4|5|6']) {
    const answers = await bought(content);
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(5);
    expect(answers.filter((answer) => answer === 'lottery.exposure-reached')).toHaveLength(19);
  }
  const cash = await Promise.all(players.map(cashOf));
  expect(cash.reduce((sum, each) => sum + each, 0)).toBe(24 * RICH - 10 * 20_000);
  expect((await wallet.prove()).faults).toEqual([]);
});

/** A number of three digits, on which each stake of two could bring 1980 of the 10000 that one may cost. */
const aNumber = async () => {
  await lottery.setLimits(anOperator, 'F3D_1M', { exposureMax: VND(10_000) });
  const numero = await anIssue('F3D_1M');
  const on = (content: string, ...multiples: readonly number[]) =>
    anOrder(numero, content, {
      gameCode: 'F3D_1M',
      amount: VND(2 * multiples.reduce((sum, multiple) => sum + multiple, 0)),
      lines: multiples.map((multiple) => ({ play: 'three.direct', content, unit: 'whole', multiple, bets: 1 })),
    });
  return { numero, on };
};

/** The same, with another number of its issue sold out: who buys on it is looked at first. */
const besideOneSoldOut = async () => {
  const number = await aNumber();
  const ann = await aPlayer(RICH);
  await place(ann, number.on('9|9|9', 5));
  expect(await refusal(place(ann, number.on('9|9|9', 1)))).toBe('lottery.exposure-reached');
  return number;
};

const aCrowd = (count: number) => Promise.all(Array.from({ length: count }, () => aPlayer(RICH)));

test('an order that is too large for a number takes no room from those that came with it', async () => {
  const { on } = await aNumber();
  const [ann, bob, others] = [await aPlayer(RICH), await aPlayer(RICH), await aCrowd(3)];
  // Whatever is read once is read, so that all of the following come together.
  await place(ann, on('9|9|9', 1));

  const answers = await Promise.all([
    refusal(place(bob, on('1|2|3', 6))),
    ...[ann, ...others].map((player) => refusal(place(player, on('1|2|3', 1)))),
  ]);

  expect(answers).toEqual(['lottery.exposure-reached', 'done', 'done', 'done', 'done']);
});

test('an order without money takes no room from those that came with it', async () => {
  const { on } = await besideOneSoldOut();
  const [poor, others] = [await aPlayer(1), await aCrowd(3)];

  const answers = await Promise.all([
    refusal(place(poor, on('4|5|6', 5))),
    ...others.map((player) => refusal(place(player, on('4|5|6', 1)))),
  ]);

  expect(answers).toEqual(['lottery.insufficient-funds', 'done', 'done', 'done']);
});

test('an order that is sent again takes room once, and is answered as it was also when none is left', async () => {
  const { on } = await besideOneSoldOut();
  const [ann, others] = [await aPlayer(RICH), await aCrowd(3)];
  const order = on('4|5|6', 3);
  const first = await place(ann, order);

  const [again, ...answers] = await Promise.all([
    place(ann, order),
    ...others.map((player) => refusal(place(player, on('4|5|6', 1)))),
  ]);

  expect(again.order.orderId).toBe(first.order.orderId);
  expect(answers).toEqual(['done', 'done', 'lottery.exposure-reached']);
  expect((await place(ann, order)).order.orderId).toBe(first.order.orderId);
});

test('an order that was refused for want of room hears the same again, also when there is room', async () => {
  const { on } = await aNumber();
  const ann = await aPlayer(RICH);
  const { order: first } = await place(ann, on('1|2|3', 5));
  const refused = on('1|2|3', 1);
  expect(await refusal(place(ann, refused))).toBe('lottery.exposure-reached');
  await ask(ann, 'lottery.cancel-order', { query: { orderId: first.orderId } });

  expect(await refusal(place(ann, refused))).toBe('lottery.exposure-reached');

  expect((await place(ann, on('1|2|3', 1))).order.state).toBe('ACCEPTED');
  expect(await cashOf(ann)).toBe(RICH - 20_000);
});

test('of orders that come together the earlier one has the room, and what it leaves goes to the next that fits', async () => {
  for (const { on } of [await aNumber(), await besideOneSoldOut()]) {
    const [ann, bob, others] = [await aPlayer(RICH), await aPlayer(RICH), await aCrowd(3)];
    await place(ann, on('7|8|9', 1));

    const answers = await Promise.all([
      refusal(place(ann, on('4|5|6', 2, 1))),
      refusal(place(bob, on('4|5|6', 1, 2))),
      ...others.map((player) => refusal(place(player, on('4|5|6', 1)))),
    ]);

    expect(answers).toEqual(['done', 'lottery.exposure-reached', 'done', 'done', 'lottery.exposure-reached']);
  }
});

test('the orders of a player are paid in the order they came, also when the first of them waits for a neighbour', async () => {
  const { on } = await aNumber();
  const [ann, bob, cat] = [await aPlayer(RICH), await aPlayer(RICH), await aPlayer(20_000)];
  await place(ann, on('7|8|9', 1));

  const answers = await Promise.all([
    refusal(place(ann, on('4|5|6', 3))),
    refusal(place(bob, on('4|5|6', 3))),
    refusal(place(cat, on('4|5|6', 1))),
    refusal(place(cat, on('1|2|3', 1))),
  ]);

  expect(answers).toEqual(['done', 'lottery.exposure-reached', 'done', 'lottery.insufficient-funds']);
});

test('an order that others are faster than every time is asked to come again, and nothing of it is kept', async () => {
  const { on } = await aNumber();
  const ann = await aPlayer(RICH);
  const order = on('1|2|3', 1);
  await asOwner(
    database.url,
    `create function others_add() returns trigger language plpgsql as 'begin new.amount := new.amount + ${VND(9_000)}; return new; end';
     create trigger others_add before insert on lottery_exposure for each row execute function others_add()`,
  );

  expect(await refusal(place(ann, order))).toBe('request.unavailable');
  await asOwner(database.url, 'drop function others_add cascade');

  expect((await place(ann, order)).order.state).toBe('ACCEPTED');
  expect(await cashOf(ann)).toBe(RICH - 20_000);
});

test('a game that is switched off sells nothing', async () => {
  const ann = await aPlayer(RICH);
  const numero = await anIssue('K3_1M');
  await lottery.setGameOn(anOperator, 'K3_1M', false);

  expect(await refusal(place(ann, anOrder(numero, '1', { gameCode: 'K3_1M' })))).toBe('lottery.game-off');
});

test('[part of regulation 39] with all gaming stopped no ticket is sold, and what was sold before is still settled', async () => {
  const ann = await aPlayer(RICH);
  const numero = await anIssue('SSC1M');
  await place(ann, anOrder(numero));
  await callRoute(hall.catalog.routes, 'catalog.stop-all', { body: { reason: 'A fault.' } }, aCallOf(ANN));

  expect(await refusal(place(ann, anOrder(numero)))).toBe('lottery.game-off');

  await passTime(numero);
  await hall.takeAll();
  expect((await hall.issueRow(numero)).state).toBe('SETTLED');
});
