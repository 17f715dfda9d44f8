import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import { partnersOn } from '@fairground/engines/lottery/vietnam/two-stations';
import { STATIONS } from '@fairground/engines/lottery/vietnam/stations';
import { weekdayOf } from '@fairground/engines/lottery/zone';
import { expect, test } from 'vitest';
import { asOwner, testDatabase } from '../../../testing/database.ts';
import { anOperator } from '../../../testing/modules.ts';
import { withinADay } from '../../../testing/within-a-day.ts';
import { aHall, refusal, VND } from '../testing/hall.ts';

const database = await testDatabase();
const boards = new Map<string, readonly string[]>();
const hall = await aHall(database, { boards });
const { lottery, anIssue, cancelIssue, passTime, issueRow, takeAll, aPlayer, cashOf, place, orderOf, ask, wallet } =
  hall;
const RICH = 100_000_000;

/** Stations draw together by the day in Vietnam. */
const day = await withinADay(database.pool, 'Asia/Ho_Chi_Minh');

/** The first three stations of the south that draw today, as far as the day has three. */
const today = weekdayOf(day);
const FIRST =
  STATIONS.filter(({ region, days }) => region === 'south' && days.some((day) => day === today)).map(
    ({ code }) => `XS${code.toUpperCase()}`,
  )[0] ?? '';
const [SECOND = '', THIRD = ''] = partnersOn(FIRST, today);

/** Numbers that end on 11 wherever nothing else is said. */
const aBoard = (special: string, first: string): readonly string[] => [
  `0000${special}`,
  `000${first}`,
  ...Array.from({ length: 10 }, () => '00011'),
  ...['0011', '0011', '0011', '0011', '011', '11'],
];

const anOrder = (numero: string, content: string, bets: number, amount: Money) => ({
  ...({
    clientOrderId: `two-${numero}-${content}`,
    gameCode: FIRST,
    numero,
    prizeMode: 'Lott',
    prizeGroup: 1980,
  } as const),
  lines: [{ play: 'da.two', content, unit: 'whole', multiple: 1, bets } as const],
  amount,
});

const drawn = async (code: string, special: string, first: string) => {
  const numero = await anIssue(code);
  boards.set(numero, aBoard(special, first));
  return numero;
};

/** The sum of all facts of a bet. */
const toldOf = async (bet: bigint) => {
  const { rows } = await database.pool.query(
    `select sum((b ->> 'payout')::bigint)::bigint as payout, sum((b ->> 'givenBack')::bigint)::bigint as back
       from outbox_fact f, jsonb_array_elements(f.payload -> 'bets') b where b ->> 'bet' = $1`,
    [bet.toString()],
  );
  return rows[0];
};

test('[part of A-03] đá on two stations waits for both draws and is paid once, on the numbers of both', async () => {
  const player = await aPlayer(RICH);
  const [own, other] = [await drawn(FIRST, '22', '11'), await drawn(SECOND, '33', '11')];
  // 22 is on the own board alone, 33 on the other alone; a pair costs two stakes for each of 36 lots.
  const { order } = await place(player, anOrder(own, `${SECOND}|22,33`, 1, VND(72)));
  expect(await cashOf(player)).toBe(RICH - 720_000);

  await passTime(own);
  await takeAll();
  expect(await issueRow(own)).toMatchObject({ state: 'DRAWN' });
  await passTime(other);
  await takeAll();
  await passTime(own);
  await takeAll();

  const paid = await orderOf(player, order);
  expect(paid).toMatchObject({ state: 'WON' });
  expect(paid.payout).toBeGreaterThan(VND(500));
  expect(await cashOf(player)).toBe(RICH - 720_000 + Number(paid.payout));

  // The other station is corrected: 33 was not drawn after all.
  await lottery.correctIssue(anOperator, SECOND, other, aBoard('44', '11'));
  await takeAll();

  expect(await orderOf(player, order)).toMatchObject({ state: 'LOST', payout: 0n });
  expect(await cashOf(player)).toBe(RICH - 720_000);
  expect((await wallet.prove()).faults).toEqual([]);
  expect((await hall.betting.prove()).faults).toEqual([]);
});

test('[part of C-07] a bet whose other station is called off before it is paid is void: its stake comes back, nothing is won and nothing counts', async () => {
  const [ann, bob] = [await aPlayer(RICH), await aPlayer(RICH)];
  const [own, other] = [await drawn(FIRST, '22', '11'), await drawn(THIRD, '33', '11')];
  const stones = { ...anOrder(own, `${THIRD}|22,33,44`, 3, VND(216)), prizeGroup: 1960 };
  const whole = await place(ann, stones);
  const lost = { play: 'de.special', content: '99', unit: 'whole', multiple: 1, bets: 1 } as const;
  const mixed = await place(bob, {
    ...stones,
    clientOrderId: `mixed-${own}`,
    lines: [...stones.lines, lost],
    amount: VND(217),
  });

  await cancelIssue(THIRD, other);
  await passTime(own);
  await takeAll();

  expect(await issueRow(own)).toMatchObject({ state: 'SETTLED' });
  expect(await cashOf(ann)).toBe(RICH);
  expect(await orderOf(ann, whole.order)).toMatchObject({ state: 'VOID', payout: 0n, rebate: 0n });
  const [bet] = (await hall.betting.historyOf(ann)).list;
  expect(bet).toMatchObject({ state: 'CANCELLED', stake: VND(216), payout: 0n, validBet: 0n, isClosed: true });
  // Of an order that is void in part, that part comes back; the rest is decided, and counts alone.
  expect(await orderOf(bob, mixed.order)).toMatchObject({ state: 'LOST', payout: VND(216) });
  expect((await hall.betting.historyOf(bob)).list[0]).toMatchObject({
    state: 'LOST',
    payout: VND(216),
    validBet: VND(1),
  });
  expect((await wallet.prove()).faults).toEqual([]);
  expect((await hall.betting.prove()).faults).toEqual([]);

  // Corrected, what is void stays void.
  await lottery.correctIssue(anOperator, FIRST, own, aBoard('99', '11'));
  await takeAll();
  expect(await cashOf(ann)).toBe(RICH);
  expect(await orderOf(bob, mixed.order)).toMatchObject({ state: 'WON' });
  expect((await hall.betting.historyOf(bob)).list[0]).toMatchObject({ state: 'WON' });
  await lottery.correctIssue(anOperator, FIRST, own, aBoard('22', '11'));
  await takeAll();
  expect(await orderOf(bob, mixed.order)).toMatchObject({ state: 'LOST', payout: VND(216) });
  expect((await hall.betting.historyOf(bob)).list[0]).toMatchObject({ state: 'LOST', payout: VND(216) });
  expect(await toldOf(mixed.order.orderId)).toEqual({ payout: VND(216), back: VND(216) });
});

test('a station called off after the bets that name it were paid: they are void, what they won goes, the stake comes back', async () => {
  const [ann, bob] = [await aPlayer(RICH), await aPlayer(RICH)];
  // Stations have one issue a day: those of other tests were another day's.
  await asOwner(
    database.url,
    `update lottery_issue set open_at = open_at - interval '9 days', lock_at = lock_at - interval '9 days', draw_at = draw_at - interval '9 days'`,
  );
  const [own, other] = [await drawn(FIRST, '22', '11'), await drawn(SECOND, '33', '11')];
  // Somebody plays there, so that it is not over when it is drawn.
  const there = { play: 'de.special', content: '99', unit: 'whole', multiple: 1, bets: 1 } as const;
  await place(bob, { ...anOrder(other, '', 1, VND(1)), gameCode: SECOND, lines: [there] });
  const won = await place(ann, { ...anOrder(own, `${SECOND}|22,33`, 1, VND(72)), prizeGroup: 1960 });
  const both = anOrder(own, `${SECOND}|44,55`, 1, VND(72));
  const single = { play: 'de.special', content: '22', unit: 'whole', multiple: 1, bets: 1 } as const;
  const mixed = await place(bob, {
    ...both,
    clientOrderId: `mixed-${own}`,
    lines: [...both.lines, single],
    amount: VND(73),
  });
  await passTime(own);
  await passTime(other);
  // The other station is drawn and not yet paid.
  for (let step = 0; step < 12 && (await issueRow(own)).state !== 'SETTLED'; step += 1) {
    await database.pool.query(
      `update lottery_issue set due_at = case when numero = $1 then clock_timestamp() else '2100-01-01' end
        where numero in ($1, $2) and state in ('DRAWN', 'SETTLING')`,
      [own, other],
    );
    await lottery.takeDue();
  }
  const paid = await orderOf(ann, won.order);
  expect([paid.state, (await issueRow(own)).state, (await issueRow(other)).state]).toEqual(['WON', 'SETTLED', 'DRAWN']);
  // The bettor gave up twenty points of two thousand.
  expect(await cashOf(ann)).toBe(RICH - 720_000 + Number(paid.payout) + 7_200);
  const special = (await orderOf(bob, mixed.order)).payout;
  expect(special).toBeGreaterThan(VND(90));

  await cancelIssue(SECOND, other);
  await takeAll(hall.aNode());

  expect(await issueRow(own)).toMatchObject({ state: 'CORRECTED' });
  expect(await orderOf(ann, won.order)).toMatchObject({ state: 'VOID', payout: 0n });
  expect(await cashOf(ann)).toBe(RICH);
  expect(await orderOf(bob, mixed.order)).toMatchObject({ state: 'WON', payout: special + VND(72) });
  expect(await cashOf(bob)).toBe(RICH - 730_000 + Number(special + VND(72)));
  const { rows } = await database.pool.query(
    `select b.valid_bet, b.state, coalesce((select sum(amount) from lottery_rebate r where r.order_id = b.id), 0)::bigint as rebates
       from betting_bet b where id in ($1, $2) order by id`,
    [won.order.orderId, mixed.order.orderId],
  );
  expect(rows).toMatchObject([
    { valid_bet: 0n, rebates: 0n },
    { valid_bet: VND(1), rebates: 0n },
  ]);
  expect(await toldOf(won.order.orderId)).toEqual({ payout: 0n, back: null });
  expect(await toldOf(mixed.order.orderId)).toEqual({ payout: special + VND(72), back: VND(72) });
  expect((await wallet.prove()).faults).toEqual([]);
  expect((await hall.betting.prove()).faults).toEqual([]);

  // Corrected once more, what is void stays void.
  await lottery.correctIssue(anOperator, FIRST, own, aBoard('22', '33'));
  await takeAll();
  expect(await cashOf(ann)).toBe(RICH);
});

test('a station that does not draw on the day cannot be named, nor the own one', async () => {
  const player = await aPlayer(RICH);
  const numero = await anIssue(FIRST);
  const elsewhere = STATIONS.find(({ region, days }) => region === 'south' && !days.some((day) => day === today));

  for (const code of [FIRST, `XS${elsewhere?.code.toUpperCase()}`, 'XSPY'])
    expect(await refusal(place(player, anOrder(numero, `${code}|22,33`, 1, VND(72))))).toBe('lottery.line-refused');
  expect(await cashOf(player)).toBe(RICH);
});

test('đá on two stations is typed as brokers do, and is one bet at twice the lots of both', async () => {
  const player = await aPlayer(RICH);
  await anIssue(FIRST);
  const names = [FIRST, SECOND].map((code) => code.slice(2).toLowerCase()).join(' ');

  const typed = await ask<{ readonly orders: readonly { readonly gameCode: string; readonly amount: Money }[] }>(
    player,
    'lottery.read-typed-bets',
    { body: { text: `${names} 12.34 dx1` } },
  );

  expect(typed.orders).toMatchObject([{ gameCode: FIRST, amount: money(720_000_000n) }]);
});
