import { readProfit } from '@fairground/contract/figures/endpoints';
import { decodeValue, encodeValue } from '@fairground/contract/wire';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { aSession } from '../../testing/http.ts';
import { aCaller, callRoute } from '../../testing/modules.ts';
import { refusal } from '../../testing/refusal.ts';
import { member, units } from './testing/wagers.ts';
import { dayAfter } from '../../platform/business-window.ts';
import { aCountedTable } from './testing/counted-table.ts';

const table = await aCountedTable(await testDatabase());
await table.serve();
afterAll(table.stop);
const { betting, figures, day, fund, bet, asked, counted } = table;

const profitOf = async (number: number, query: object = {}) => {
  const caller = aCaller({ session: aSession({ memberId: member(number), language: 'TY' }) });
  const value = await callRoute(figures.routes, readProfit.name, { query }, caller);
  return decodeValue(readProfit, encodeValue(readProfit, value as never));
};

await fund(member(2), 70, 1_000);
await fund(member(3), 500);
await betting.place(bet(member(2), 'a', 100));
await betting.settle({ ...asked(member(2), 'a'), amount: units(10) });
await betting.place(bet(member(2), 'live', 20, { category: 'LIVE', source: 'EV' }));
await betting.placeAndSettle({ ...bet(member(3), 'x', 50), payout: units(0) });
await counted();

test('[C-09] the figures of a range tell valid bets, payout, rebates, bonus and net by day and by category', async () => {
  const { from, to, total, days, products } = await profitOf(2);

  expect([from, to]).toEqual([dayAfter(day, -6), day]);
  expect(total).toMatchObject({
    betCount: 1,
    betAmount: 100n,
    validBet: 100n,
    payout: 10n,
    gameNet: -90n,
    deposit: 70n,
  });
  // Of the stake 70 were cash, and so were 7 of the payout; the bonus money has its own line.
  expect(total).toMatchObject({ net: -63n, bonusStake: 30n, bonusPayout: 3n, rebate: 0n, promo: 0n });
  expect(days).toEqual([{ day, ...withoutUnsettled(total) }]);
  expect(products.map(({ product, betAmount, unsettled }) => [product, betAmount, unsettled])).toEqual([
    ['RNG', 100n, 0n],
    ['LIVE', 0n, 20n],
  ]);
});

const withoutUnsettled = <Total extends { readonly unsettled: unknown }>({ unsettled: _unsettled, ...rest }: Total) =>
  rest;

test('a stake without a result stands apart and counts in no other figure', async () => {
  const { total } = await profitOf(2, { product: 'LIVE' });

  expect(total).toMatchObject({ unsettled: 20n, betCount: 0, betAmount: 0n, net: 0n, deposit: 0n });
});

test('a member sees own figures alone, and none from before a range', async () => {
  expect((await profitOf(3)).total).toMatchObject({ betAmount: 50n, net: -50n });
  expect((await profitOf(3, { from: dayAfter(day, -9), to: dayAfter(day, -1) })).days).toEqual([]);
});

test('a range that runs backwards or has more than 92 days is refused', async () => {
  expect(await refusal(profitOf(2, { from: day, to: dayAfter(day, -1) }))).toBe('figures.range-backwards');
  expect(await refusal(profitOf(2, { from: dayAfter(day, -92), to: day }))).toBe('figures.range-too-long');
  expect((await profitOf(2, { from: dayAfter(day, -91), to: day })).days).toHaveLength(1);
});
