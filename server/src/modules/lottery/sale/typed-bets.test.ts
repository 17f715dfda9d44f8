import type { BodyOf, ValueOf } from '@fairground/contract/endpoint';
import type { MemberId } from '@fairground/contract/ids';
import type { placeTypedBets, readTypedBets } from '@fairground/contract/lottery/orders';
import { stationsOn } from '@fairground/engines/lottery/vietnam/stations';
import type { Weekday } from '@fairground/engines/lottery/vietnam/stations';
import { weekdayOf } from '@fairground/engines/lottery/zone';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/database.ts';
import { anOperator } from '../../../testing/modules.ts';
import { withinADay } from '../../../testing/within-a-day.ts';
import { aHall, refusal, VND } from '../testing/hall.ts';

const database = await testDatabase({ poolSize: 12 });
const { lottery, anIssue, passTime, aPlayer, cashOf, ask, wallet } = await aHall(database);
const RICH = 10 ** 10;

/** The stations of the south that draw today: three, or four on Saturdays. */
const TODAY = stationsOn('south', weekdayOf(await withinADay(database.pool, 'Asia/Ho_Chi_Minh')) as Weekday).map(
  ({ code }) => code,
);
const gameOf = (code: string): string => `XS${code.toUpperCase()}`;
const issuesOfToday = async (): Promise<readonly string[]> => {
  const numeros: string[] = [];
  for (const code of TODAY) numeros.push(await anIssue(gameOf(code)));
  return numeros;
};

const read = (member: MemberId, text: string) =>
  ask<ValueOf<typeof readTypedBets>>(member, 'lottery.read-typed-bets', { body: { text } });
const place = (member: MemberId, body: BodyOf<typeof placeTypedBets>) =>
  ask<ValueOf<typeof placeTypedBets>>(member, 'lottery.place-typed-bets', { body });

test('[part of R-05] bets typed the Vietnamese way buy an order on each station, all or none', async () => {
  const ann = await aPlayer(10 ** 10);
  const [hcm, dt] = [await anIssue('XSHCM'), await anIssue('XSDT')];
  const text = 'hcm dt 01.02 dd1';
  const priced = await read(ann, text);
  // Two numbers, head and tail of the south, a thousand each, on two stations.
  expect(priced).toMatchObject({ amount: VND(8_000), orders: [{ numero: hcm, gameCode: 'XSHCM' }, { numero: dt }] });

  const body = { clientOrderId: 'typed-0001', text, amount: VND(8_000) };
  const [one, twin] = await Promise.all([place(ann, body), place(ann, body)]);

  expect(one?.orders.map(({ orderId }) => orderId)).toEqual(twin?.orders.map(({ orderId }) => orderId));
  expect(one?.orders).toMatchObject([{ amount: VND(4_000) }, { amount: VND(4_000) }]);
  expect(await cashOf(ann)).toBe(10 ** 10 - 80_000_000);
  for (const other of [{ text: 'hcm dt 01.03 dd1' }, { text: 'hcm 01.02 dd2' }, { amount: VND(4_000) }]) {
    expect(await refusal(place(ann, { ...body, ...other }))).toBe('lottery.order-id-taken');
  }
  expect(await refusal(read(ann, 'hcm 01.02'))).toBe('lottery.text-refused');
});

test('[part of R-05] a name stands for what was typed: other stations for the same money are refused, the same are answered also after the lock', async () => {
  const numeros = await issuesOfToday();
  const [one = '', two = '', three = ''] = TODAY;
  const cases = [
    [`${one} 12 b1`, `${three} 12 b1`],
    [`${one} 12 b1; ${three} 13 b1`, `${one} 13 b1; ${three} 12 b1`],
    [`${one} ${two} 12.34 dx1`, `${one} ${three} 12.34 dx1`],
    ['2dmn 12 b1', 'mn 12 b2'],
    ['2dmn 12 b1', '2dmt 12 b1'],
    ['3dmn 12 b1', `${one} 12 b3`],
  ] as const;
  const bought = [];
  for (const [index, [text, other]] of cases.entries()) {
    const ann = await aPlayer(RICH);
    const body = { clientOrderId: `typed-as-${index}`, text, amount: (await read(ann, text)).amount };
    const { orders } = await place(ann, body);
    bought.push({ ann, body, orders, other, left: await cashOf(ann) });
  }
  const ids = (orders: ValueOf<typeof placeTypedBets>['orders']) => orders.map(({ orderId }) => orderId);

  // The next draws are others by then, or none at all; a station may take no bets any more.
  for (const numero of numeros) await passTime(numero, 'lock');
  await lottery.setGameOn(anOperator, gameOf(one), false);

  for (const { ann, body, orders, other, left } of bought) {
    expect(await refusal(place(ann, { ...body, text: other }))).toBe('lottery.order-id-taken');
    expect(await refusal(place(ann, { ...body, text: 'nothing' }))).toBe('lottery.order-id-taken');
    expect(ids((await place(ann, body)).orders)).toEqual(ids(orders));
    expect(await cashOf(ann)).toBe(left);
  }
  await lottery.setGameOn(anOperator, gameOf(one), true);
  expect((await wallet.prove()).faults).toEqual([]);
});

test('[part of R-05] more stations of a region than draw on the day are refused where they are typed', async () => {
  const ann = await aPlayer(RICH);
  await issuesOfToday();
  const { length } = TODAY;

  expect((await read(ann, `${length}dmn 12 b1`)).orders.map(({ gameCode }) => gameCode)).toEqual(TODAY.map(gameOf));
  for (const text of [`${length + 1}dmn 12 b1`, `${TODAY[0]} 12 b1; 9dmn 34 b1`]) {
    const failed: unknown = await read(ann, text).catch((error: unknown) => error);
    const at = text.search(/\ddmn/);
    expect(failed).toMatchObject({ code: 'lottery.text-refused', value: { fault: { code: 'station-expected', at } } });
  }
  const body = { clientOrderId: 'typed-many', text: '9dmn 12 b1', amount: VND(1_000) };
  expect(await refusal(place(ann, body))).toBe('lottery.text-refused');
  expect(await cashOf(ann)).toBe(RICH);
});
