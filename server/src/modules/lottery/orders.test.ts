import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { anOperator } from '../../testing/modules.ts';
import { aHall, refusal, VND } from './testing/hall.ts';

const database = await testDatabase({ poolSize: 12 });
const hall = await aHall(database);
const { lottery, anIssue, passTime, aPlayer, cashOf, place, anOrder, ask, orderOf, wallet } = hall;
const RICH = 10_000_000;

test('[part of A-03] a cart is counted anew, paid in one movement and found again line by line', async () => {
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

test('an order beyond the balance buys nothing', async () => {
  const poor = await aPlayer(19_999);

  expect(await refusal(place(poor, anOrder(await anIssue('SSC1M'))))).toBe('lottery.insufficient-funds');
  expect(await cashOf(poor)).toBe(19_999);
});

test('an order is taken back while its issue sells, once however often it is asked for, and not after the lock', async () => {
  const ann = await aPlayer(RICH);
  const numero = await anIssue('SSC1M');
  const [one, other] = [await place(ann, anOrder(numero)), await place(ann, anOrder(numero))];
  const cancel = (orderId: bigint) => ask(ann, 'lottery.cancel-order', { body: { orderId } });

  const answers = await Promise.all([cancel(one.order.orderId), cancel(one.order.orderId)]);
  expect(answers).toMatchObject([{ state: 'CANCELLED' }, { state: 'CANCELLED' }]);
  expect(await cashOf(ann)).toBe(RICH - 20_000);

  await passTime(numero, 'lock');
  expect(await refusal(cancel(other.order.orderId))).toBe('lottery.order-over');
  const stranger = await aPlayer(1);
  expect(await refusal(ask(stranger, 'lottery.cancel-order', { body: { orderId: other.order.orderId } }))).toBe(
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
  await ask(ann, 'lottery.cancel-order', { body: { orderId: first.orderId } });
  expect((await place(ann, order())).order.state).toBe('ACCEPTED');
  const crowd = await Promise.all(Array.from({ length: 6 }, () => refusal(place(ann, order()))));
  expect(new Set(crowd)).toEqual(new Set(['lottery.exposure-reached']));
});

test('a game that is switched off sells nothing', async () => {
  const ann = await aPlayer(RICH);
  const numero = await anIssue('K3_1M');
  await lottery.setGameOn(anOperator, 'K3_1M', false);

  expect(await refusal(place(ann, anOrder(numero, '1', { gameCode: 'K3_1M' })))).toBe('lottery.game-off');
});

test('the last order is repeated on what is on sale now', async () => {
  const ann = await aPlayer(RICH);
  const old = await anIssue('P5_5M', { locksInMs: 20_000, drawsInMs: 25_000 });
  const play = { play: 'front3.direct', content: '1|2|3', unit: 'whole', multiple: 2, bets: 1 } as const;
  const before = await place(ann, anOrder(old, '1', { gameCode: 'P5_5M', lines: [play], amount: VND(4) }));
  await passTime(old);
  const next = await anIssue('P5_5M');

  const body = { orderId: before.order.orderId, clientOrderId: 'repeat-001' };
  const again = await ask<Awaited<ReturnType<typeof place>>>(ann, 'lottery.repeat-order', { body });

  expect(again.order).toMatchObject({ numero: next, amount: VND(4), prizeMode: 'Elott', prizeGroup: 1980 });
  expect((await wallet.prove()).faults).toEqual([]);
});
