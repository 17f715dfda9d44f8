import { expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/index.ts';
import { testDatabase } from '../../testing/database.ts';
import { anOperator } from '../../testing/modules.ts';
import { openMarkets } from './testing/markets.ts';
import { grantsOf } from './testing/grants.ts';
import { aTable, units } from './testing/table.ts';
import type { BetId } from './wager.ts';

const database = await testDatabase({ poolSize: 8 });
const { pool } = database;
const table = await aTable(database);
const { aPlayer, betting, wallet, asked, bet, db } = table;
const { aGrant, read, shown, purse } = grantsOf(table);
const { aMarket } = openMarkets(table);
const proofs = async () => [(await wallet.prove()).faults, (await betting.prove()).faults];

test('[C-10] a stake is taken from cash first, and what it wins goes back in the same parts', async () => {
  const ann = await aPlayer(10_000);
  const grant = await aGrant(ann, { amount: 40_000, required: 500_000 });

  const placed = await betting.place(bet(ann, 'r', 25_000));
  const won = await betting.settle({ ...asked(ann, 'r'), amount: units(30_000) });

  expect([placed.cash, placed.bonus, won.cash, won.bonus]).toEqual([-10_000n, -15_000n, 12_000n, 18_000n]);
  expect(await purse(ann)).toEqual([12_000, 43_000]);
  expect(await shown(grant)).toEqual(['ACTIVE', 25_000, 0, 0]);
});

test('[C-10] each product counts by its weight: 200,000 on slots, 1,000,000 live and a bet of 80,000 leave 20,000', async () => {
  const ann = await aPlayer(2_000_000);
  const grant = await aGrant(ann, { amount: 50_000, required: 500_000 });

  await betting.placeAndSettle({ ...bet(ann, 'slot', 200_000), payout: units(0) });
  await betting.placeAndSettle({ ...bet(ann, 'live', 1_000_000, { category: 'LIVE' }), payout: units(0) });
  await betting.placeAndSettle({ ...bet(ann, 'sport', 80_000, { category: 'SPORTS' }), payout: units(168_000) });

  expect(await shown(grant)).toEqual(['ACTIVE', 480_000, 0, 0]);
});

test('[C-10] the wagering done, the bonus becomes cash up to its cap and the rest is forfeited', async () => {
  const ann = await aPlayer(10_000);
  const grant = await aGrant(ann, { amount: 5_000, required: 8_000, cap: 3_000 });

  await betting.placeAndSettle({ ...bet(ann, 'r', 8_000), payout: units(1_000) });

  expect(await shown(grant)).toEqual(['COMPLETED', 8_000, 3_000, 2_000]);
  expect(await purse(ann)).toEqual([10_000 - 8_000 + 1_000 + 3_000, 0]);
  expect(await proofs()).toEqual([[], []]);
});

test('[C-10] a bonus completed by a member who owes waits for the job, which pays the debt with the cash it becomes', async () => {
  const ann = await aPlayer(10_000);
  const grant = await aGrant(ann, { amount: 5_000, required: 8_000 });
  const account = await wallet.debtAccount(ann, 'CLAWBACK', 'VND');
  const counter = await wallet.houseAccount('H_RECEIVABLE', 'VND');
  const id = { tenant: 'fairground', source: 'test', member: ann, action: 'owe', transactionId: 'charge-back' };
  await wallet.apply({ id, kind: 'transfer', account, counter, amount: units(-3_000) });

  await betting.placeAndSettle({ ...bet(ann, 'r', 8_000), payout: units(1_000) });
  expect([await shown(grant), await purse(ann)]).toEqual([
    ['ACTIVE', 8_000, 0, 0],
    [3_000, 5_000],
  ]);
  await wallet.grants.settleAllDue();

  expect(await shown(grant)).toEqual(['COMPLETED', 8_000, 5_000, 0]);
  expect([await purse(ann), await wallet.readOwed(db, ann, 'VND')]).toEqual([[5_000, 0], 0n]);
  expect(await proofs()).toEqual([[], []]);
});

test('[C-10] a stake above the largest one is refused before anything moves, and allowed once no bonus is left', async () => {
  const ann = await aPlayer(10_000);
  await aGrant(ann, { amount: 100, maxBet: 500 });

  const refused = await betting.place(bet(ann, 'a', 501));
  const taken = await betting.placeAndSettle({ ...bet(ann, 'b', 500), payout: units(0) });

  expect([refused.outcome, taken.outcome]).toEqual(['bonus-max-bet', 'applied']);
  expect(await purse(ann)).toEqual([9_500, 100]);
});

test('[C-10] what does not count cannot be played with bonus money', async () => {
  const ann = await aPlayer(100);
  await aGrant(ann, { amount: 1_000 });

  const answers = [
    await betting.place(bet(ann, 'a', 101, { category: 'COCKFIGHT' })),
    await betting.place(bet(ann, 'b', 100, { category: 'COCKFIGHT' })),
  ];

  expect(answers.map(({ outcome }) => outcome)).toEqual(['insufficient-funds', 'applied']);
  expect(await purse(ann)).toEqual([0, 1_000]);
});

test('[C-10] a bonus that is played away is busted once no bet with a part of it is open', async () => {
  const ann = await aPlayer(0);
  const grant = await aGrant(ann, { amount: 300 });

  await betting.place(bet(ann, 'a', 200));
  await betting.placeAndSettle({ ...bet(ann, 'b', 100), payout: units(0) });
  const between = await shown(grant);
  await betting.endRound(asked(ann, 'a'));

  expect([between, await shown(grant)]).toEqual([
    ['ACTIVE', 100, 0, 0],
    ['BUSTED', 300, 0, 0],
  ]);
});

test('[C-10] what a bet of a completed bonus still wins is cash, and of a forfeited one the bonus part is forfeited', async () => {
  const [ann, ben] = [await aPlayer(100), await aPlayer(100)];
  const [done, given] = [await aGrant(ann, { required: 500 }), await aGrant(ben, { amount: 1_000 })];
  await betting.place(bet(ann, 'open', 200));
  await betting.place(bet(ben, 'open', 200));
  await betting.placeAndSettle({ ...bet(ann, 'last', 500), payout: units(0) });
  await inTransaction(db, (tx) => wallet.grants.forfeitIn(tx, ben));

  await betting.settle({ ...asked(ann, 'open'), amount: units(400) });
  await betting.settle({ ...asked(ben, 'open'), amount: units(400) });

  expect([await shown(done), await shown(given)]).toEqual([
    ['COMPLETED', 500, 600, 0],
    ['FORFEITED', 0, 0, 1_100],
  ]);
  expect([await purse(ann), await purse(ben)]).toEqual([
    [400 + 400, 0],
    [200, 0],
  ]);
  expect(await proofs()).toEqual([[], []]);
});

test('[C-10] the cap is that of the whole bonus: a bet that was open at its completion becomes cash only up to it', async () => {
  const ann = await aPlayer(100);
  const grant = await aGrant(ann, { amount: 1_000, required: 500, cap: 600 });
  // Of the first bet 100 are cash and 300 bonus, all others are of the bonus.
  for (const [name, stake] of [
    ['one', 400],
    ['two', 100],
    ['three', 100],
  ] as const)
    await betting.place(bet(ann, name, stake));
  await betting.placeAndSettle({ ...bet(ann, 'last', 500), payout: units(400) });
  const atCompletion = [await shown(grant), await purse(ann)];

  await betting.settle({ ...asked(ann, 'two'), amount: units(150) });
  const below = [await shown(grant), await purse(ann)];
  await betting.settle({ ...asked(ann, 'one'), amount: units(400) });
  const above = [await shown(grant), await purse(ann)];
  await betting.voidRound({ ...asked(ann, 'two'), isResettlement: true });

  // 1,000 of bonus less 300, 100, 100 and 500, and 400 won.
  expect(atCompletion).toEqual([
    ['COMPLETED', 500, 400, 0],
    [400, 0],
  ]);
  expect(below).toEqual([
    ['COMPLETED', 500, 550, 0],
    [550, 0],
  ]);
  // 300 of 400 are of the bonus, and 50 of them had room; 100 are cash.
  expect(above).toEqual([
    ['COMPLETED', 500, 600, 250],
    [700, 0],
  ]);
  // A void gives 100 back for the 150 that were paid: 50 less, of what went beyond the cap.
  expect([await shown(grant), await purse(ann)]).toEqual([
    ['COMPLETED', 500, 600, 200],
    [700, 0],
  ]);
  expect(await proofs()).toEqual([[], []]);
});

test('a late bet of a bonus that has ended neither stops the next one nor tells its end again', async () => {
  const ann = await aPlayer(0);
  const first = await aGrant(ann, { amount: 300 });
  await betting.place(bet(ann, 'late', 100));
  await inTransaction(db, (tx) => wallet.grants.forfeitIn(tx, ann));
  const second = await aGrant(ann, { amount: 500, maxBet: 200 });

  await betting.settle({ ...asked(ann, 'late'), amount: units(250) });

  expect([await shown(first), await shown(second)]).toEqual([
    ['FORFEITED', 0, 0, 450],
    ['ACTIVE', 0, 0, 0],
  ]);
  expect(await purse(ann)).toEqual([0, 500]);
  expect((await betting.place(bet(ann, 'large', 201))).outcome).toBe('bonus-max-bet');
  expect(await proofs()).toEqual([[], []]);
});

test('[C-10] a void after it counted takes its part of the wagering back, and never opens a completed bonus again', async () => {
  const [ann, ben] = [await aPlayer(1_000), await aPlayer(1_000)];
  const [open, done] = [await aGrant(ann), await aGrant(ben, { required: 400 })];
  for (const who of [ann, ben]) await betting.placeAndSettle({ ...bet(who, 'r', 400), payout: units(0) });
  const between = [await shown(open), await shown(done)];

  for (const who of [ann, ben]) await betting.voidRound({ ...asked(who, 'r'), isResettlement: true });

  expect(between).toEqual([
    ['ACTIVE', 400, 0, 0],
    ['COMPLETED', 400, 1_000, 0],
  ]);
  expect([await shown(open), await shown(done)]).toEqual([
    ['ACTIVE', 0, 0, 0],
    ['COMPLETED', 400, 1_000, 0],
  ]);
});

test('[C-10] a bet placed before the bonus began does not count, and one that was open when it ended does not either', async () => {
  const ann = await aPlayer(1_000);
  await betting.place(bet(ann, 'before', 300));
  const first = await aGrant(ann, { amount: 500 });
  await betting.settle({ ...asked(ann, 'before'), amount: units(0) });
  await betting.place(bet(ann, 'during', 300));
  await inTransaction(db, (tx) => wallet.grants.forfeitIn(tx, ann));
  const second = await aGrant(ann, { amount: 500 });
  await betting.settle({ ...asked(ann, 'during'), amount: units(0) });

  expect([await shown(first), await shown(second)]).toEqual([
    ['FORFEITED', 0, 0, 500],
    ['ACTIVE', 0, 0, 0],
  ]);
});

test('[C-10] one bonus runs at a time: the next one is credited when the one before has ended', async () => {
  const ann = await aPlayer(1_000);
  const first = await aGrant(ann, { amount: 200, required: 400 });
  const second = await aGrant(ann, { amount: 300 });
  const before = [(await read(second)).state, await purse(ann)];

  await betting.placeAndSettle({ ...bet(ann, 'r', 400), payout: units(0) });
  await wallet.grants.settleAllDue();

  expect(before).toEqual(['QUEUED', [1_000, 200]]);
  expect([(await read(first)).state, (await read(second)).state]).toEqual(['COMPLETED', 'ACTIVE']);
  expect(await purse(ann)).toEqual([800, 300]);
});

test('[C-10] a bonus that waits does not begin while its member may not play, and begins when that is over', async () => {
  const ann = await aPlayer(1_000);
  const first = await aGrant(ann, { amount: 200 });
  const second = await aGrant(ann, { amount: 300 });
  await wallet.setGuard(anOperator, ann, { stakesBlockedUntil: new Date('2999-01-01'), depositsBlockedUntil: null });
  await inTransaction(db, (tx) => wallet.grants.cancelIn(tx, ann, first.id));
  await wallet.grants.settleAllDue();
  const during = [(await read(second)).state, await purse(ann)];

  await wallet.setGuard(anOperator, ann, { stakesBlockedUntil: null, depositsBlockedUntil: null });
  await wallet.grants.settleAllDue();

  expect(during).toEqual(['QUEUED', [1_000, 0]]);
  expect([(await read(second)).state, await purse(ann)]).toEqual(['ACTIVE', [1_000, 300]]);
});

test('[C-10] the same grant asked for a hundred times at once is given once', async () => {
  const ann = await aPlayer(1_000);
  const grant = {
    ...{ key: 'twins', member: ann, currency: 'VND', source: 'offer', weights: { RNG: 1_000_000 }, runHours: 24 },
    ...{ amount: units(70), required: units(700), maxBet: units(50) },
  };

  await wallet.grants.prepare(ann, 'VND');
  const given = await Promise.all(
    Array.from({ length: 100 }, () => inTransaction(db, (tx) => wallet.grants.grantIn(tx, grant))),
  );

  expect(new Set(given.map(({ id }) => id)).size).toBe(1);
  expect(await purse(ann)).toEqual([1_000, 70]);
});

test('[C-10] bets of a market count for the bonus whether they won or lost, each once', async () => {
  const [ann, ben] = [await aPlayer(1_000), await aPlayer(1_000)];
  const [winning, losing] = [await aGrant(ann), await aGrant(ben, { required: 300 })];
  const market = await aMarket();
  const won = await betting.place(bet(ann, 'w', 300, { market }));
  const lost = await betting.place(bet(ben, 'l', 300, { market }));
  await betting.lockMarket(market);
  const judge = () => Promise.resolve({ judged: 2, winners: [{ bet: (won.id ?? 0n) as BetId, payout: units(500) }] });

  await Promise.all([betting.settleMarketInSets(market, judge), betting.settleMarketInSets(market, judge)]);

  expect(lost.outcome).toBe('applied');
  expect([await shown(winning), await shown(losing)]).toEqual([
    ['ACTIVE', 300, 0, 0],
    ['COMPLETED', 300, 1_000, 0],
  ]);
  expect([await purse(ann), await purse(ben)]).toEqual([
    [1_200, 1_000],
    [1_700, 0],
  ]);
  expect(await proofs()).toEqual([[], []]);
});

test('the grant of one member that cannot begin keeps those of no other from beginning', async () => {
  const [ann, ben] = [await aPlayer(0), await aPlayer(0)];
  const waiting = [];
  for (const [who, amount] of [
    // More than one movement may carry.
    [ann, 20_000_000_000_000_000],
    [ben, 300],
  ] as const) {
    await aGrant(who, { amount: 100 });
    waiting.push(await aGrant(who, { amount, required: 1 }));
    await inTransaction(db, (tx) => wallet.grants.forfeitIn(tx, who));
  }

  await wallet.grants.settleAllDue();

  expect(await Promise.all(waiting.map(async (grant) => (await read(grant)).state))).toEqual(['QUEUED', 'ACTIVE']);
});

test('[C-10] a correction below nothing ends the bonus, and the next one is not charged with it', async () => {
  const ann = await aPlayer(0);
  const first = await aGrant(ann, { amount: 300 });
  const second = await aGrant(ann, { amount: 500 });
  await betting.placeAndSettle({ ...bet(ann, 'won', 300), payout: units(400) });
  await betting.placeAndSettle({ ...bet(ann, 'lost', 350), payout: units(0) });

  await betting.resettle({ ...asked(ann, 'won'), payout: units(0) });
  const between = await purse(ann);
  await wallet.grants.settleAllDue();

  expect(await shown(first)).toEqual(['BUSTED', 650, 0, 0]);
  expect(between).toEqual([0, 0]);
  expect([(await read(second)).state, await purse(ann)]).toEqual(['ACTIVE', [0, 500]]);
  expect(await proofs()).toEqual([[], []]);
});

/** Ends the time of a running grant, as if it had begun long ago. */
const expire = (grant: { readonly id: bigint }) =>
  pool.query("update wallet_grant set expires_at = activated_at + interval '1 millisecond' where id = $1", [grant.id]);

test('[C-10] a bet that settles after the time of its bonus counts nothing and expires it', async () => {
  const ann = await aPlayer(0);
  const grant = await aGrant(ann, { amount: 1_000, required: 500 });
  await betting.place(bet(ann, 'late', 600));
  await expire(grant);

  await betting.settle({ ...asked(ann, 'late'), amount: units(900) });

  expect(await shown(grant)).toEqual(['EXPIRED', 0, 0, 1_300]);
  expect(await purse(ann)).toEqual([0, 0]);
  expect(await proofs()).toEqual([[], []]);
});

test('[C-10] a bonus that was wagered in time is completed by whatever ends it later', async () => {
  const [ann, ben, cat] = [await aPlayer(0), await aPlayer(0), await aPlayer(0)];
  const grants = [await aGrant(ann), await aGrant(ben), await aGrant(cat)];
  await betting.place(bet(ann, 'late', 600));
  for (const grant of grants) {
    await pool.query('update wallet_grant set progress = required where id = $1', [grant.id]);
    await expire(grant);
  }

  await betting.settle({ ...asked(ann, 'late'), amount: units(0) });
  await inTransaction(db, (tx) => wallet.grants.forfeitIn(tx, ben));
  await betting.place(bet(cat, 'next', 10));

  expect(await Promise.all(grants.map(shown))).toEqual([
    ['COMPLETED', 10_000, 400, 0],
    ['COMPLETED', 10_000, 1_000, 0],
    ['COMPLETED', 10_000, 1_000, 0],
  ]);
  expect(await purse(ben)).toEqual([1_000, 0]);
});

test('[C-10] a round that began before a bonus takes nothing of it', async () => {
  const ann = await aPlayer(100);
  const first = await aGrant(ann, { amount: 200 });
  await betting.place(bet(ann, 'long', 150));
  await inTransaction(db, (tx) => wallet.grants.forfeitIn(tx, ann));
  const second = await aGrant(ann, { amount: 500 });

  const refused = await betting.place(bet(ann, 'long', 50));
  const other = await betting.place(bet(ann, 'new', 50));

  expect([refused.outcome, other.outcome]).toEqual(['insufficient-funds', 'applied']);
  expect([await shown(first), (await read(second)).open_bets]).toEqual([['FORFEITED', 0, 0, 150], 1]);
});
