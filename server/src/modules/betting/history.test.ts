import { listBets, readBet, sumBets } from '@fairground/contract/betting/endpoints';
import { listBetsForStaff } from '@fairground/contract/betting/operator-endpoints';
import type { ValueOf } from '@fairground/contract/endpoint';
import { decodeValue, encodeValue } from '@fairground/contract/wire';
import { expect, test } from 'vitest';
import { createBusinessDays } from '../../platform/business-days.ts';
import { asOwner, testDatabase } from '../../testing/database.ts';
import { aSession } from '../../testing/http.ts';
import { aCaller, callRoute } from '../../testing/modules.ts';
import { aCallOf, aPersonOfStaff } from '../../testing/staff.ts';
import { aTable, member, units } from './testing/table.ts';

const database = await testDatabase();
const { betting, wallet, fund, asked, bet } = await aTable(database);

const as = (number: number) => aCaller({ session: aSession({ memberId: member(number), language: 'TY' }) });
const list = async (number: number, query: object = {}) =>
  decodeValue(
    listBets,
    encodeValue(listBets, (await callRoute(betting.routes, listBets.name, { query }, as(number))) as never),
  );
const detail = (number: number, betId: bigint) =>
  callRoute(betting.routes, readBet.name, { query: { betId } }, as(number));

await fund(member(1), 100_000);
await fund(member(2), 100_000);
for (let index = 0; index < 5; index += 1) await betting.place(bet(member(1), `slot ${index}`, 10 + index));
await betting.settle({ ...asked(member(1), 'slot 0'), amount: units(99) });
await betting.endRound(asked(member(1), 'slot 1'));
await betting.voidRound(asked(member(1), 'slot 2'));
await betting.place(
  bet(member(1), 'match', 500, { category: 'SPORTS', source: 'SB', detail: { pick: 'home', game: 'derby' } }),
);
await betting.place(bet(member(2), 'other', 500));

test('the newest bets come first, a page at a time', async () => {
  const first = await list(1, { pageSize: '4' });
  const second = await list(1, { pageSize: '4', before: first.next });

  expect([...first.list, ...second.list].map(({ roundId }) => roundId)).toEqual([
    'match',
    'slot 4',
    'slot 3',
    'slot 2',
    'slot 1',
    'slot 0',
  ]);
  expect(second.next).toBeNull();
});

test('a bet is what it came to: won, lost, even, open or void, with what it gave beyond its stake', async () => {
  await fund(member(7), 100_000);
  for (const [round, stake, paid] of [
    ['more', 100, 130],
    ['less', 100, 30],
    ['same', 100, 100],
  ] as const) {
    await betting.place(bet(member(7), round, stake));
    await betting.settle({ ...asked(member(7), round), amount: units(paid) });
  }
  await betting.place(bet(member(7), 'nothing', 100));
  await betting.endRound(asked(member(7), 'nothing'));
  await betting.place(bet(member(7), 'taken back', 100));
  await betting.voidRound(asked(member(7), 'taken back'));
  await betting.place(bet(member(7), 'waits', 40));

  const { list: shown, totals } = await list(7);
  const page = await list(7, { pageSize: '3' });
  const { totals: all } = (await callRoute(betting.routes, sumBets.name, { query: {} }, as(7))) as typeof page;

  expect(shown.map(({ roundId, result, net }) => [roundId, result, net])).toEqual([
    ['waits', 'OPEN', null],
    ['taken back', 'VOID', 0n],
    ['nothing', 'LOST', -100n],
    ['same', 'EVEN', 0n],
    ['less', 'LOST', -70n],
    ['more', 'WON', 30n],
  ]);
  expect(totals).toEqual({ bets: 4, stake: 400n, payout: 260n, net: -140n, openBets: 1, openStake: 40n });
  expect(page.totals).toEqual({ bets: 1, stake: 100n, payout: 0n, net: -100n, openBets: 1, openStake: 40n });
  expect(all).toEqual(totals);
  await betting.endRound(asked(member(7), 'waits'));
});

test('the sums of a range follow the filters of the list, and a window that runs backwards is refused', async () => {
  const sums = async (query: object) =>
    ((await callRoute(betting.routes, sumBets.name, { query }, as(1))) as Awaited<ReturnType<typeof list>>).totals;

  expect(await sums({ category: 'SPORTS' })).toMatchObject({ bets: 0, openBets: 1, openStake: 500n });
  expect(await sums({ vendor: 'JL' })).toMatchObject({ bets: 2, stake: 21n, payout: 99n, net: 78n, openBets: 2 });
  await expect(sums({ from: new Date(2), to: new Date(1) })).rejects.toMatchObject({
    code: 'betting.window-backwards',
  });
});

test('bets are found by category, vendor, state and time', async () => {
  const rounds = async (query: object) => (await list(1, query)).list.map(({ roundId }) => roundId);
  const day = 86_400_000;
  const now = (await asOwner(database.url, 'select now() as now')).rows[0].now as Date;

  expect(await rounds({ category: 'SPORTS' })).toEqual(['match']);
  expect(await rounds({ vendor: 'SB' })).toEqual(['match']);
  expect(await rounds({ state: 'WON' })).toEqual(['slot 0']);
  expect(await rounds({ state: 'LOST' })).toEqual(['slot 1']);
  expect(await rounds({ state: 'CANCELLED' })).toEqual(['slot 2']);
  expect(await rounds({ state: 'OPEN', category: 'RNG' })).toEqual(['slot 4', 'slot 3']);
  expect(await rounds({ from: new Date(now.getTime() - day), to: new Date(now.getTime() + day) })).toHaveLength(6);
  expect(await rounds({ to: new Date(now.getTime() - day) })).toEqual([]);
  expect(await rounds({ from: new Date(now.getTime() + day) })).toEqual([]);
  await expect(list(1, { from: now, to: now })).rejects.toMatchObject({ code: 'betting.window-backwards' });
});

test('[part of C-07] bets are found by their game and by what they came to, and the sums follow both', async () => {
  const results = async (query: object) => (await list(7, query)).list.map(({ roundId }) => roundId);
  const [{ gameId } = { gameId: 0n }] = (await list(7)).list;

  expect(await results({ result: 'WON' })).toEqual(['more']);
  expect(await results({ result: 'EVEN' })).toEqual(['same']);
  expect(await results({ result: 'VOID' })).toEqual(['taken back']);
  expect(await results({ result: 'LOST' })).toEqual(['waits', 'nothing', 'less']);
  expect(await results({ result: 'OPEN' })).toEqual([]);
  expect(await results({ gameId })).toHaveLength(6);
  expect(await results({ gameId: gameId + 1n })).toEqual([]);
  const { totals } = (await callRoute(betting.routes, sumBets.name, { query: { result: 'LOST' } }, as(7))) as Awaited<
    ReturnType<typeof list>
  >;
  expect(totals).toMatchObject({ bets: 3, stake: 240n, payout: 30n });
});

test('every bet of a range is walked once, and the games of a range are counted', async () => {
  const walked: string[] = [];
  for await (const page of betting.walkBets(member(1), {})) walked.push(...page.map(({ roundId }) => roundId));

  expect(walked).toEqual(['match', 'slot 4', 'slot 3', 'slot 2', 'slot 1', 'slot 0']);
  expect(await betting.gamesOf(member(1), {})).toMatchObject([
    { source: 'JL', category: 'RNG', code: null, bets: 5 },
    { source: 'SB', category: 'SPORTS', code: 'derby', bets: 1 },
  ]);
  expect(await betting.gamesOf(member(1), { vendor: 'SB' })).toHaveLength(1);
  expect(await betting.gamesOf(member(3), {})).toEqual([]);
});

test('a bet is shown with its round and the description by the game, to its own member only', async () => {
  const [match] = (await list(1, { category: 'SPORTS' })).list;
  const betId = match?.betId ?? 0n;

  expect(await detail(1, betId)).toMatchObject({
    bet: { stake: 500n, state: 'OPEN', gameCode: 'derby' },
    detail: { pick: 'home', game: 'derby' },
    round: [{ betId }],
  });
  await expect(detail(2, betId)).rejects.toMatchObject({ code: 'betting.bet-unknown' });
  await expect(detail(1, 1n)).rejects.toMatchObject({ code: 'betting.bet-unknown' });
});

test('[part of C-07] what a member ever played is listed in full, while only the bets since the last look are walked', async () => {
  const played = async (number: number) => (await betting.playedBy(member(number))).map(({ source }) => source);
  const kept = async () =>
    (await asOwner(database.url, 'select member_id::int, cardinality(product_ids) as products from betting_played'))
      .rows;
  const [first, ...others] = await Promise.all([played(1), played(1), played(1)]);
  expect(first).toEqual(['JL', 'SB']);
  expect(others).toEqual([first, first]);
  expect(await played(2)).toEqual(['JL']);
  expect(await played(3)).toEqual([]);
  // Nothing is settled enough to be passed over.
  expect(await kept()).toEqual([]);

  await asOwner(database.url, `update betting_bet set placed_at = placed_at - interval '11 minutes'`);
  expect(await Promise.all([played(1), played(1)])).toEqual([first, first]);
  expect(await kept()).toEqual([{ member_id: 1, products: 2 }]);
  await betting.place(bet(member(1), 'later', 10, { category: 'LIVE', source: 'EVO' }));

  expect(await played(1)).toEqual(['EVO', 'JL', 'SB']);
});

test('[W13] rounds open for more than a day come on the work list, and leave it when they are over', async () => {
  const [job] = betting.jobs ?? [];
  const run = () => job?.run(null, new AbortController().signal);
  const rounds = async () => (await betting.listOverdueRounds()).map(({ roundId }) => roundId);
  await run();
  expect(await rounds()).toEqual([]);

  await asOwner(
    database.url,
    `update betting_bet set placed_at = placed_at - interval '25 hours'; update betting_overdue_walk set looked_through = '2000-01-01'`,
  );
  await run();
  expect((await rounds()).toSorted()).toEqual(['later', 'match', 'other', 'slot 3', 'slot 4']);

  await betting.endRound(asked(member(1), 'slot 3'));
  expect((await rounds()).toSorted()).toEqual(['later', 'match', 'other', 'slot 4']);
  await run();
  expect((await asOwner(database.url, 'select count(*)::int as rows from betting_overdue_round')).rows).toEqual([
    { rows: 4 },
  ]);
});

test('staff read the bets of all members by day, page by page, none twice and none left out', async () => {
  const staff = aPersonOfStaff('ann', 1n, ['bets.read']);
  const pageOf = async (query: object) =>
    (await callRoute(betting.routes, listBetsForStaff.name, { query }, aCallOf(staff))) as ValueOf<
      typeof listBetsForStaff
    >;
  const crowd = member(3);
  await fund(crowd, 100_000);
  for (let index = 0; index < 60; index += 1) await betting.place(bet(crowd, `crowd ${index}`, 1));
  const day = createBusinessDays(await wallet.readZone()).dayOf(new Date());

  const first = await pageOf({ from: day, to: day });
  const second = await pageOf({ from: day, to: day, before: first.next });
  const bets = [...first.list, ...second.list];
  const keys = new Set(bets.map(({ betKey }) => betKey));

  expect(first.list).toHaveLength(50);
  expect(second.next).toBeNull();
  expect(bets.filter(({ memberId }) => memberId === crowd)).toHaveLength(60);
  expect(keys.size).toBe(bets.length);
  expect((await pageOf({ from: '2026-01-01', to: '2026-01-02' })).list).toEqual([]);
  expect((await pageOf({ memberId: crowd, to: '2026-01-02' })).list).toEqual([]);
  await expect(pageOf({ from: '2026-01-01', to: '2026-03-01' })).rejects.toMatchObject({
    code: 'betting.range-too-long',
  });
  await expect(pageOf({ from: '2026-01-02', to: '2026-01-01' })).rejects.toMatchObject({
    code: 'betting.window-backwards',
  });
});

test('staff finds a bet by its number alone, whosever it is, and by the key of its page', async () => {
  const [mine] = (await list(1, { category: 'SPORTS' })).list;
  const number = mine?.betId.toString() ?? '';
  const find = betting.console?.finds?.['betting.find'];
  const found = { key: `1-${number}`, title: number, detail: 'SB', isExact: true };

  expect(await find?.(number, aPersonOfStaff('ann', 1n).operator)).toEqual([found]);
  expect(await find?.(`1-${number}`, aPersonOfStaff('ann', 1n).operator)).toEqual([found]);
  for (const nobody of ['1', `2-${number}`, '9999999999999999999', 'slot 0'])
    expect(await find?.(nobody, aPersonOfStaff('ann', 1n).operator)).toEqual([]);
});
