import { money } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { anOperator } from '../../testing/modules.ts';
import { grantsOf } from './testing/grants.ts';
import { aTable, member, units } from './testing/table.ts';

const table = await aTable(await testDatabase());
const { betting, wallet, fund, asked, bet } = table;
const { aGrant, purse } = grantsOf(table);

/** What a player may still stake or lose, found out by trying. */
const passes = async (player: ReturnType<typeof member>, stake: number): Promise<boolean> => {
  const round = `try ${stake} ${Math.trunc(performance.now() * 1_000)}`;
  const { outcome } = await betting.place(bet(player, round, stake));
  if (outcome === 'applied') await betting.voidRound(asked(player, round));
  return outcome === 'applied';
};

test('a round that is void gives back the stake and the loss it had used of the limits', async () => {
  const player = member(1);
  await fund(player, 10_000);
  await wallet.setLimit(anOperator, player, { measure: 'stake', period: 'day', cap: money(300n) });
  await wallet.setLimit(anOperator, player, { measure: 'loss', period: 'day', cap: money(300n) });

  await betting.place(bet(player, 'a', 300));
  expect(await passes(player, 1)).toBe(false);
  await betting.voidRound(asked(player, 'a'));

  expect(await passes(player, 301)).toBe(false);
  expect(await passes(player, 300)).toBe(true);
  expect(await passes(player, 300)).toBe(true);
});

test('a void of a round that had paid takes its win out of the loss as well', async () => {
  const player = member(2);
  await fund(player, 10_000);
  await wallet.setLimit(anOperator, player, { measure: 'loss', period: 'day', cap: money(300n) });

  await betting.place(bet(player, 'a', 100));
  await betting.settle({ ...asked(player, 'a'), amount: units(250) });
  await betting.voidRound({ ...asked(player, 'a'), isResettlement: true });

  expect(await passes(player, 301)).toBe(false);
  expect(await passes(player, 300)).toBe(true);
});

test('a round that is paid again counts what it pays more or less', async () => {
  const player = member(3);
  await fund(player, 10_000);
  await wallet.setLimit(anOperator, player, { measure: 'loss', period: 'day', cap: money(300n) });
  await betting.place(bet(player, 'a', 300));
  await betting.settle({ ...asked(player, 'a'), amount: units(0) });

  await betting.resettle({ ...asked(player, 'a'), payout: units(200) });
  expect([await passes(player, 201), await passes(player, 200)]).toEqual([false, true]);
  await betting.resettle({ ...asked(player, 'a'), payout: units(50) });
  expect([await passes(player, 51), await passes(player, 50)]).toEqual([false, true]);
});

test('[W6] a block is answered before what is wrong with the game or the stake, and after a session that is over', async () => {
  const player = member(4);
  await wallet.setGuard(anOperator, player, { stakesBlockedUntil: new Date('2999-01-01'), depositsBlockedUntil: null });
  const place = async (round: string, refusedAs: 'session-over' | 'game-disabled' | 'stake-out-of-range') =>
    (await betting.place(bet(player, round, 10, { refusedAs }))).outcome;

  expect(await place('s', 'session-over')).toBe('session-over');
  expect(await place('g', 'game-disabled')).toBe('blocked');
  expect(await place('o', 'stake-out-of-range')).toBe('blocked');
  await wallet.setGuard(anOperator, player, { stakesBlockedUntil: null, depositsBlockedUntil: null });
  expect(await place('after', 'game-disabled')).toBe('game-disabled');
});

test('a win of bonus money takes nothing off a limit on losses: no more cash is lost than it allows', async () => {
  const player = member(5);
  await fund(player, 100);
  await aGrant(player, { amount: 100, required: 1_000_000 });
  await wallet.setLimit(anOperator, player, { measure: 'loss', period: 'day', cap: money(100n) });
  await betting.placeAndSettle({ ...bet(player, 'cash', 100), payout: units(0) });

  const won = await betting.placeAndSettle({ ...bet(player, 'bonus', 100), payout: units(600) });
  await fund(player, 500);

  expect([won.outcome, await purse(player)]).toEqual(['applied', [500, 600]]);
  expect((await betting.place(bet(player, 'more', 1))).outcome).toBe('limit-reached');
});

test('bonus money that is lost uses up nothing of a limit on losses, and is still staked once the limit is used up', async () => {
  const player = member(6);
  await aGrant(player, { amount: 900, required: 1_000_000 });
  await wallet.setLimit(anOperator, player, { measure: 'loss', period: 'day', cap: money(300n) });

  await betting.placeAndSettle({ ...bet(player, 'bonus', 600), payout: units(0) });
  await fund(player, 300);
  expect((await betting.placeAndSettle({ ...bet(player, 'cash', 300), payout: units(0) })).outcome).toBe('applied');
  expect(await wallet.stakingOf(player)).toBe('open');
  expect((await betting.place(bet(player, 'rest', 300))).outcome).toBe('applied');
  expect(await wallet.stakingOf(player)).toBe('limit-used-up');
});

test('a round of cash and bonus money counts by its cash, also when it is taken back or the limit comes after it', async () => {
  const player = member(7);
  await fund(player, 100);
  await aGrant(player, { amount: 400, required: 1_000_000 });
  await betting.place(bet(player, 'both', 400));
  await wallet.setLimit(anOperator, player, { measure: 'loss', period: 'day', cap: money(150n) });
  const used = async () => (await wallet.listLimits(table.db, player)).map((limit) => Number(limit.used));

  expect(await used()).toEqual([100]);
  await betting.settle({ ...asked(player, 'both'), amount: units(40) });
  expect(await used()).toEqual([90]);
  await betting.resettle({ ...asked(player, 'both'), payout: units(200) });
  expect(await used()).toEqual([50]);
  await betting.voidRound({ ...asked(player, 'both'), isResettlement: true });
  expect([await used(), await purse(player)]).toEqual([[0], [100, 400]]);
});
