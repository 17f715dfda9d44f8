import type { MemberId } from '@fairground/contract/ids';
import type { OrderShown } from '@fairground/contract/lottery/orders';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/database.ts';
import { aSession } from '../../../testing/http.ts';
import { aCaller, callRoute } from '../../../testing/modules.ts';
import { createCoverageFinder } from './coverages.ts';
import type { CoverageFinder, CoverageOptions } from './coverages.ts';
import { aHall, refusal, VND } from '../testing/hall.ts';

const database = await testDatabase({ poolSize: 12 });
const hall = await aHall(database);
const { anIssue, issues, aPlayer, cashOf, anOrder, wallet } = hall;

const DIGITS = '0,1,2,3,4,5,6,7,8,9';
const ALL = Array.from({ length: 5 }, () => DIGITS).join('|');
/** Every number there is, for a hundredth of a unit each. */
const everyNumber = { play: 'five.direct', content: ALL, unit: 'thousandth', multiple: 1, bets: 100_000 } as const;
const PRICE = 200;
const RICH = 1_000_000_000;

/** A node that notes how often it was asked what a cart covers, and how often that took a thread. */
const aWatchedNode = (options: CoverageOptions = {}) => {
  const finder = createCoverageFinder(options);
  const seen = { asked: 0, long: 0 };
  const coverages: CoverageFinder = {
    ...finder,
    atOnce: (plays) => {
      seen.asked += 1;
      return finder.atOnce(plays);
    },
    ofLongCart: (game, mode, plays) => {
      seen.long += 1;
      return finder.ofLongCart(game, mode, plays);
    },
  };
  const { routes } = hall.aNode({ coverages });
  const as = (member: MemberId) => aCaller({ session: aSession({ memberId: member, language: 'EN' }) });
  const ask = <Value>(member: MemberId, name: string, body: object) =>
    callRoute(routes, name, { body }, as(member)) as Promise<Value>;
  return {
    seen,
    place: (member: MemberId, order: object) => ask<{ order: OrderShown }>(member, 'lottery.place-order', order),
    chase: (member: MemberId, order: object) => ask<{ orders: OrderShown[] }>(member, 'lottery.place-chase', order),
  };
};

let names = 0;
const aChase = (numeros: readonly string[], parts: object = {}) => ({
  clientOrderId: `wide-chase-${(names += 1)}`,
  gameCode: 'SSC5M',
  prizeMode: 'Elott',
  prizeGroup: 1980,
  lines: [everyNumber],
  numero: numeros[0],
  count: numeros.length,
  plan: { kind: 'flat', multiple: 1 },
  winStop: false,
  amount: VND(PRICE * numeros.length),
  ...parts,
});

const validOf = async (member: MemberId) => {
  const { rows } = await database.pool.query<{ stake: bigint; detail: { valid?: string }; rule: number }>(
    'select stake, detail, valid_rule as rule from betting_bet where member_id = $1 order by id',
    [member],
  );
  return rows;
};

test('what a chase covers is found once, whatever the number of its steps, and never for a player who cannot pay', async () => {
  const numeros = await issues('SSC5M', 30);
  const { seen, chase } = aWatchedNode();
  const [rich, poor] = [await aPlayer(RICH), await aPlayer(10_000)];

  expect(await refusal(chase(poor, aChase(numeros)))).toBe('lottery.insufficient-funds');
  expect(seen).toEqual({ asked: 0, long: 0 });

  const { orders } = await chase(rich, aChase(numeros));

  expect(seen).toEqual({ asked: 1, long: 0 });
  expect(orders).toHaveLength(30);
  expect(await cashOf(rich)).toBe(RICH - 30 * PRICE * 10_000);
  const ladder = { plan: { kind: 'ladder', multiple: 1, factor: 2, every: 10 }, amount: VND(PRICE * 10 * (1 + 2 + 4)) };
  expect((await chase(rich, aChase(numeros, ladder))).orders.at(-1)?.amount).toBe(VND(4 * PRICE));
  expect(seen.asked).toBe(2);
  expect((await wallet.prove()).faults).toEqual([]);
});

test('a thread finds the same as the loop: a cart on every number counts nothing', async () => {
  const numero = await anIssue('SSC1M');
  const [one, other] = [await aPlayer(10_000_000), await aPlayer(10_000_000)];
  const order = () => anOrder(numero, '', { lines: [everyNumber], amount: VND(PRICE) });
  const [loop, thread] = [aWatchedNode(), aWatchedNode({ stepsAtOnceMax: 0 })];

  await loop.place(one, order());
  await thread.place(other, order());

  expect([loop.seen.long, thread.seen.long]).toEqual([0, 1]);
  const [[first], [second]] = [await validOf(one), await validOf(other)];
  expect(second?.rule).toBe(first?.rule);
  expect([first?.stake, second?.stake]).toEqual([VND(PRICE), VND(PRICE)]);
});

test('long work is not begun for a buyer who cannot pay; a repeated order gets the answer it got before', async () => {
  const numero = await anIssue('SSC1M');
  const { seen, place } = aWatchedNode({ stepsAtOnceMax: 0 });
  const ann = await aPlayer(PRICE * 10_000);
  const order = anOrder(numero, '', { lines: [everyNumber], amount: VND(PRICE) });

  const { order: placed } = await place(ann, order);
  expect(await cashOf(ann)).toBe(0);

  expect((await place(ann, order)).order.orderId).toBe(placed.orderId);
  const begun = seen.long;
  expect(await refusal(place(ann, { ...order, clientOrderId: 'another-one' }))).toBe('lottery.insufficient-funds');
  expect(seen.long).toBe(begun);
});

test('two who buy the same cart at once are judged each by the own funds', async () => {
  const numero = await anIssue('SSC1M');
  const { place } = aWatchedNode({ stepsAtOnceMax: 0 });
  const [poor, rich] = [await aPlayer(10), await aPlayer(RICH)];
  // Another content than before: what a cart covers is remembered with it.
  const line = { ...everyNumber, content: ALL.replace('0,', ''), bets: 90_000 };
  const order = () => anOrder(numero, '', { lines: [line], amount: VND(180) });

  const answers = await Promise.all([refusal(place(poor, order())), refusal(place(rich, order()))]);

  expect(answers).toEqual(['lottery.insufficient-funds', 'done']);
});

test('a cart that takes more steps than allowed is refused by name and costs nothing', async () => {
  const numero = await anIssue('SSC1M');
  const { place } = aWatchedNode({ stepsAtOnceMax: 0, stepsMax: 10 });
  const ann = await aPlayer(10_000_000);
  const order = anOrder(numero, '', { lines: [everyNumber], amount: VND(PRICE) });

  expect(await refusal(place(ann, order))).toBe('lottery.cart-too-wide');
  expect(await cashOf(ann)).toBe(10_000_000);
});

test('when too many wait for the thread, the next are sent away for a moment', async () => {
  const numero = await anIssue('SSC1M');
  const { place } = aWatchedNode({ stepsAtOnceMax: 0, waitingMax: 0 });
  const ann = await aPlayer(10_000_000);

  expect(await refusal(place(ann, anOrder(numero, '', { lines: [everyNumber], amount: VND(PRICE) })))).toBe(
    'request.too-many',
  );
});

test('a chase that would keep more text or more single bets than a large order is refused by name', async () => {
  const numeros = await issues('SSC5M', 110);
  const hundred = numeros.slice(0, 100);
  const { chase } = aWatchedNode();
  const ann = await aPlayer(1_000_000_000_000);
  const typed = Array.from({ length: 3_300 }, (_, index) => String(10_000 + index));
  const long = { play: 'five.typed', content: typed.join(','), unit: 'thousandth', multiple: 1, bets: 3_300 };
  const lines = Array.from({ length: 2 }, (_, index) => ({
    play: index === 0 ? 'front3.direct' : 'back3.direct',
    content: '0,1,2,3,4|0,1,2,3,4|0,1,2,3,4,5,6,7',
    unit: 'thousandth',
    multiple: 1,
    bets: 200,
  }));

  expect(await refusal(chase(ann, aChase(hundred, { lines: [long, long], amount: VND(2 * 6.6 * 100) })))).toBe(
    'lottery.cart-too-wide',
  );
  expect(await refusal(chase(ann, aChase(hundred, { lines, amount: VND(0.8 * 100) })))).toBe('lottery.cart-too-wide');
  expect(await refusal(chase(ann, aChase(hundred, { lines: lines.slice(0, 1), amount: VND(0.4 * 100) })))).toBe('done');
});
