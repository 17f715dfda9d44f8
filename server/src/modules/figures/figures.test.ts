import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { callRoute } from '../../testing/modules.ts';
import { aCallOf, ANN } from '../../testing/staff.ts';
import { member, units } from './testing/wagers.ts';
import type { DayFigures } from './index.ts';
import { aCountedTable, TEST_MEMBER } from './testing/counted-table.ts';

const table = await aCountedTable(await testDatabase());
await table.serve();
afterAll(table.stop);
const { betting, wallet, figures, day, fund, bet, asked, counted } = table;
const range = { from: day, to: day };

const of = (rows: readonly DayFigures[], product: DayFigures['product']): Partial<DayFigures> =>
  rows.find((row) => row.product === product) ?? {};

let serial = 0;
const move = async (
  who: MemberId,
  kind: 'rebate' | 'promotion' | 'deposit' | 'salary' | 'withdrawal',
  amount: number,
  name = `m${(serial += 1)}`,
) => {
  const { cash: account } = await wallet.accountsOf(who, 'VND');
  const counter = await wallet.houseAccount('H_ADJUST', 'VND');
  const id = { tenant: 'fairground', source: 'test', member: who, action: kind, transactionId: name };
  const answer = await wallet.apply({ id, kind, account, counter, amount: money(BigInt(amount)) });
  expect(answer.outcome).toBe('applied');
  return id;
};

test('[part of C-09] a settled round counts once for the member, for everybody above and for the site', async () => {
  const player = member(14);
  await fund(player, 1_000);
  const before = of(await figures.siteDays(range), 'RNG');

  await betting.place(bet(player, 'a', 100));
  await betting.settle({ ...asked(player, 'a'), amount: units(30) });
  await counted();

  const expected = { stake: 100n, stake_cash: 100n, valid_bet: 100n, payout: 30n, payout_cash: 30n, bet_count: 1n };
  expect(of(await figures.memberDays(player, range), 'RNG')).toMatchObject(expected);
  for (const agent of [1, 2, 5, 14])
    expect(of(await figures.teamDays(member(agent), range), 'RNG')).toMatchObject(expected);
  expect(await figures.teamDays(member(3), range)).toEqual([]);
  expect(of(await figures.siteDays(range), 'RNG').stake).toBe((before.stake ?? 0n) + 100n);
  expect(of(await figures.memberDays(player, range), 'ALL')).toMatchObject({ bettors: 1n, deposit: 1_000n, stake: 0n });
});

test('staff reads the last days of a member and of a team by product, the newest first', async () => {
  const player = member(14);
  const daysOf = async (name: string, memberId: MemberId) => {
    const input = { query: { memberId } };
    return (await callRoute(figures.routes, `figures.${name}`, input, aCallOf(ANN))) as {
      readonly list: readonly { readonly key: string; readonly day: string; readonly stake: bigint }[];
    };
  };

  const own = await daysOf('list-member-days', player);
  const team = await daysOf('list-team-days', member(5));

  expect(own.list.find(({ key }) => key === `${day} RNG`)).toMatchObject({ day, bets: 1, stake: 100n, payout: 30n });
  expect(team.list.find(({ key }) => key === `${day} RNG`)).toMatchObject({ stake: 100n });
  expect(own.list.map(({ key }) => key)).toEqual(
    own.list
      .map(({ key }) => key)
      .toSorted()
      .toReversed(),
  );
});

test('an open round counts nowhere, and a correction counts the difference', async () => {
  const player = member(15);
  await fund(player, 1_000);
  await betting.place(bet(player, 'open', 70));
  await betting.place(bet(player, 'a', 100));
  await betting.settle({ ...asked(player, 'a'), amount: units(0) });
  await betting.resettle({ ...asked(player, 'a'), payout: units(250) });
  await counted();

  expect(of(await figures.memberDays(player, range), 'RNG')).toMatchObject({
    stake: 100n,
    payout: 250n,
    bet_count: 1n,
  });
});

test('a round that is void after its result leaves no stake and no bettor', async () => {
  const player = member(16);
  await fund(player, 1_000);
  await betting.place(bet(player, 'a', 100));
  await betting.settle({ ...asked(player, 'a'), amount: units(40) });
  await counted();
  const between = of(await figures.memberDays(player, range), 'ALL').bettors;

  await betting.voidRound({ ...asked(player, 'a'), isResettlement: true });
  await counted();

  expect(between).toBe(1n);
  const rows = await figures.memberDays(player, range);
  expect(of(rows, 'RNG')).toMatchObject({ stake: 0n, payout: 0n, valid_bet: 0n, bet_count: 1n });
  expect(of(rows, 'ALL').bettors).toBe(0n);
});

test('bonus money counts in the stake and not in its cash part, and the valid bet is split like the stake', async () => {
  const player = member(17);
  await fund(player, 70, 1_000);
  await betting.place(bet(player, 'a', 100));
  await betting.settle({ ...asked(player, 'a'), amount: units(10) });
  await counted();

  expect(of(await figures.memberDays(player, range), 'RNG')).toMatchObject({
    stake: 100n,
    stake_cash: 70n,
    valid_bet: 100n,
    valid_bet_cash: 70n,
    payout: 10n,
    payout_cash: 7n,
  });
});

test('what no game moved counts by its kind, and what is taken back counts against it', async () => {
  const player = member(18);
  await move(player, 'deposit', 500);
  const gift = await move(player, 'promotion', 60);
  await move(player, 'rebate', 7);
  await move(player, 'salary', 5);
  await move(player, 'withdrawal', -40);
  const { cash: account } = await wallet.accountsOf(player, 'VND');
  const counter = await wallet.houseAccount('H_ADJUST', 'VND');
  await wallet.apply({
    id: { ...gift, action: 'undo' },
    kind: 'reversal',
    account,
    counter,
    amount: money(0n),
    reverses: gift,
  });
  await counted();

  expect(of(await figures.memberDays(player, range), 'ALL')).toMatchObject({
    deposit: 500n,
    promo: 0n,
    rebate: 7n,
    salary: 5n,
    withdrawal: 40n,
  });
});

test('a transfer between members counts once as given and once as received', async () => {
  const [giver, taker] = [member(19), member(20)];
  await fund(giver, 300);
  const { cash: account } = await wallet.accountsOf(giver, 'VND');
  const { cash: counter } = await wallet.accountsOf(taker, 'VND');
  const id = { tenant: 'fairground', source: 'test', member: giver, action: 'up', transactionId: 'one' };
  await wallet.apply({ id, kind: 'agent-transfer', account, counter, amount: money(-120n) });
  await counted();

  expect(of(await figures.memberDays(giver, range), 'ALL')).toMatchObject({ transfer_out: 120n, transfer_in: 0n });
  expect(of(await figures.memberDays(taker, range), 'ALL')).toMatchObject({ transfer_out: 0n, transfer_in: 120n });
});

test('of an account of the house for trying things out nothing is counted', async () => {
  await fund(TEST_MEMBER, 1_000);
  await betting.placeAndSettle({ ...bet(TEST_MEMBER, 'a', 100), payout: units(0) });
  await counted();

  expect(await figures.memberDays(TEST_MEMBER, range)).toEqual([]);
});

test('a report of several teams is read in one call, and their products stand apart', async () => {
  const player = member(40);
  await fund(player, 1_000);
  await betting.placeAndSettle({ ...bet(player, 'a', 100), payout: units(0) });
  await betting.placeAndSettle({ ...bet(player, 'b', 50), category: 'LIVE', payout: units(50) });
  await counted();

  const sums = await figures.teamSums([member(40), member(999)], range);

  expect(sums.get(member(40))?.map(({ product, stake, valid_bet }) => [product, stake, valid_bet])).toEqual([
    ['ALL', 0n, 0n],
    ['RNG', 100n, 100n],
    ['LIVE', 50n, 0n],
  ]);
  expect(sums.has(member(999))).toBe(false);
});
