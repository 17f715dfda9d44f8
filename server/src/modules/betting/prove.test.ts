import { expect, test } from 'vitest';
import { asOwner, testDatabase } from '../../testing/database.ts';
import { openMarkets } from './testing/markets.ts';
import { aTable, units } from './testing/table.ts';

const database = await testDatabase();
const table = await aTable(database);
const { aPlayer, asked, bet, betting, bonusOf, wallet } = table;
const { aMarket } = openMarkets(table);

/** Somebody with a round of every sort, and the numbers of the bets to tamper with. */
const ann = await aPlayer(10_000, 100);
const placed = (round: string, stake: number, parts = {}) => betting.place(bet(ann, round, stake, parts));
const { id: won } = await placed('won', 100);
await betting.settle({ ...asked(ann, 'won'), amount: units(250) });
const { id: lost } = await placed('lost', 40);
await betting.endRound(asked(ann, 'lost'));
const { id: open } = await placed('open', 30);
await placed('open', 31);
const half = bet(ann, 'half', 20);
await betting.place(half);
const { id: second } = await placed('half', 21);
await betting.undo({ ...asked(ann, 'half'), undoes: { what: 'bet', transactionId: half.transactionId } });
await placed('void', 10);
await betting.settle({ ...asked(ann, 'void'), amount: units(15) });
const { id: cancelled } = await placed('cancelled', 11);
await betting.voidRound(asked(ann, 'cancelled'));
await betting.voidRound({ ...asked(ann, 'void'), isResettlement: true });
const { id: anew } = await placed('anew', 12);
await betting.settle({ ...asked(ann, 'anew'), amount: units(50) });
await betting.resettle({ ...asked(ann, 'anew'), payout: units(60) });
const prize = {
  ...asked(ann, 'none'),
  game: half.game,
  amount: units(5),
  award: { kind: 'jackpot', id: 'j' } as const,
};
await betting.award(prize);
await betting.undo({ ...asked(ann, 'none'), undoes: { what: 'award', transactionId: prize.transactionId } });
const market = await aMarket();
const { id: listed } = await placed('listed', 13, { market });
const bonus = await aPlayer(0, 100);
await betting.placeAndSettle({ ...bet(bonus, 'spin', 50), payout: units(80) });

test('[W21] a register whose rounds are played, undone, void, paid again and open holds', async () => {
  expect(await betting.prove()).toEqual({ rounds: 10, members: 2, faults: [] });
  expect((await wallet.prove()).faults).toEqual([]);
  expect(await bonusOf(bonus)).toBeGreaterThan(0);
});

/** Changes something behind the back of everybody, proves, and puts it back. */
const faultsAfter = async (change: string, back: string): Promise<readonly string[]> => {
  await asOwner(database.url, change);
  try {
    return (await betting.prove()).faults;
  } finally {
    await asOwner(database.url, back);
    expect((await betting.prove()).faults).toEqual([]);
  }
};
const set = (id: bigint | null, change: string, back: string) =>
  faultsAfter(`update betting_bet set ${change} where id = ${id}`, `update betting_bet set ${back} where id = ${id}`);

test('[W21] the proof names a bet whose stake or payout is not what the ledger moved', async () => {
  expect(await set(open, 'stake = 300', 'stake = 30')).toEqual([
    `bet ${open} of member ${ann} says 300 with 0 of the bonus, the ledger took 30 with 0`,
    expect.stringMatching(/^the bets of member 1 in VND come to -?\d+, the ledger moved -?\d+$/),
  ]);
  expect(await set(open, 'bonus_part = 1', 'bonus_part = 0')).toEqual([
    `bet ${open} of member ${ann} says 30 with 1 of the bonus, the ledger took 30 with 0`,
  ]);
  expect(await set(won, 'payout = 251', 'payout = 250')).toContain(
    `the round of bet ${won} of member ${ann} says 251 with 0 of the bonus, the ledger paid 250 with 0`,
  );
  expect(await set(lost, 'payout = 7', 'payout = 0')).toHaveLength(2);
});

test('[W21] the proof sees what no round can tell: another payout after a resettlement, a stake given back by half', async () => {
  const [fault, ...rest] = await set(anew, 'payout = 61', 'payout = 60');
  expect(fault).toMatch(/^the bets of member 1 in VND come to (\d+), the ledger moved (\d+)$/);
  expect(rest).toEqual([]);
  const stands = await set(
    cancelled,
    "state = 'settled', round_state = 'lost'",
    "state = 'void', round_state = 'cancelled'",
  );
  expect(stands).toEqual([expect.stringMatching(/^the bets of member 1 in VND/)]);
});

test('[W21] the proof names stakes that are open where nothing may be, and rounds that did not end so', async () => {
  expect(
    await set(open, "settled_at = now(), round_state = 'lost'", "settled_at = null, round_state = 'open'"),
  ).toEqual([
    `bet ${open} of member ${ann} is open in a round that is closed`,
    expect.stringMatching(/^bet \d+ of member 1 is open in a round that is closed$/),
  ]);
  expect(await set(second, "state = 'void'", "state = 'accepted'")).toContain(
    `bet ${second} of member ${ann} is void, but its stake was kept`,
  );
  expect(await set(lost, "round_state = 'cancelled'", "round_state = 'lost'")).toEqual([
    `bet ${lost} of member ${ann} stands in a round that is cancelled`,
  ]);
  expect(await set(lost, "round_state = 'won'", "round_state = 'lost'")).toEqual([
    `the round of bet ${lost} of member ${ann} says 0, which is not how it ended`,
  ]);
  const state = (word: string) => `update betting_market set state = '${word}' where id = ${market}`;
  expect(await faultsAfter(state('settled'), state('open'))).toEqual([
    `bet ${listed} of member ${ann} is open in a market that is over`,
  ]);
});

test('[W21] the proof names a bet without its movement, a win that does not stand, and a stake without a bet', async () => {
  const key = (word: string) => `operation_key = md5(operation_key::text || '${word}')::uuid`;
  const { rows } = await asOwner(
    database.url,
    `select operation_key::text as key, win_keys::text as wins from betting_bet where id = ${won}`,
  );
  const { key: kept, wins } = rows[0] as { readonly key: string; readonly wins: string };
  expect(await set(won, key('x'), `operation_key = '${kept}'`)).toEqual([
    `bet ${won} of member ${ann} has no movement in the ledger`,
  ]);
  expect(await set(won, `win_keys = array[gen_random_uuid()]`, `win_keys = '${wins}'`)).toEqual([
    `the round of bet ${won} of member ${ann} names a win that does not stand in the ledger`,
  ]);
  expect(
    await faultsAfter(
      `create table kept_bet as select * from betting_bet where id = ${lost}; delete from betting_bet where id = ${lost}`,
      'insert into betting_bet select * from kept_bet; drop table kept_bet',
    ),
  ).toEqual([expect.stringMatching(/^the bets of member 1 in VND/)]);
});

test('[W21] what is kept of the products a member played must be what the bets say', async () => {
  const put = (products: string) =>
    `insert into betting_played (member_id, product_ids, looked_through) select ${ann}, ${products}, max(id) from betting_bet
       on conflict (member_id) do update set product_ids = excluded.product_ids`;
  const right = 'array(select id from betting_product)';
  const fault = `what member ${ann} is said to have played is not what the bets say`;

  expect(await faultsAfter(put("'{}'::int[]"), put(right))).toEqual([fault]);
  expect(await faultsAfter(put(`${right} || 99`), put(right))).toEqual([fault]);
});
