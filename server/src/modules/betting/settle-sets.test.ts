import { expect, test } from 'vitest';
import { asOwner, testDatabase } from '../../testing/database.ts';
import { isFreeWhileHeld } from '../../testing/held-accounts.ts';
import { anOperator } from '../../testing/modules.ts';
import { settledBetsOf } from './facts.ts';
import type { SettledBets } from './facts.ts';
import type { Judge } from './settle-sets.ts';
import { findMarket } from './store.ts';
import type { Winner } from './store/settle-sets.ts';
import { openMarkets } from './testing/markets.ts';
import { aTable, member, units } from './testing/table.ts';
import type { BetId } from './wager.ts';

const database = await testDatabase({ poolSize: 12 });
const table = await aTable(database);
const { betting, wallet, fund, asked, bet, cashOf, roundOf } = table;
const { aNumber, aPlayer, aMarket } = openMarkets(table);

/** A game that knows its bets by their numbers: every second one has won twice its stake. */
const judgeOf =
  (known: readonly bigint[]): Judge =>
  ({ after, through }) => {
    const judged = known.filter((id) => id > after && id <= through);
    return Promise.resolve({
      judged: judged.length,
      winners: judged
        .filter((id) => known.indexOf(id) % 2 === 1)
        .map((id) => ({ bet: id as BetId, payout: units(200) })),
    });
  };

test('a market settled in sets pays those who are named, once, and all other bets that stand have lost', async () => {
  const players = await Promise.all(Array.from({ length: 5 }, () => aPlayer(10_000)));
  const [ann = member(1)] = players;
  const market = await aMarket();
  const taken = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      betting.place(bet(players[index % players.length] ?? ann, `slip ${index}`, 100, { market })),
    ),
  );
  const known = taken.map(({ id }): bigint => id ?? 0n).toSorted((one, other) => (one < other ? -1 : 1));
  const undone = bet(ann, 'slip undone', 100, { market });
  await betting.place(undone);
  await betting.undo({
    ...asked(ann, 'slip undone'),
    undoes: { what: 'bet', transactionId: undone.transactionId },
  });
  const judge = judgeOf(known);
  await expect(betting.settleMarketInSets(market, judge)).rejects.toMatchObject({ code: 'betting.market-open' });
  await betting.lockMarket(market);

  await expect(betting.settleMarketInSets(market, judgeOf(known.slice(1)))).rejects.toThrow('39 were judged');
  const failing = betting.settleMarketInSets(market, () => Promise.reject(new Error('the engine fell over')));
  await expect(failing).rejects.toThrow('the engine fell over');
  const settlers = await Promise.all([
    betting.settleMarketInSets(market, judge),
    betting.settleMarketInSets(market, judge),
  ]);

  expect(settlers.toSorted()).toEqual([0, 40]);
  expect(await findMarket(database.db, market)).toMatchObject({ state: 'settled' });
  const { rows } = await asOwner(
    database.url,
    `select state, round_state, count(*)::int as bets, sum(payout)::int as paid, sum(valid_bet)::int as valid, bool_and(settled_at is not null) as over
       from betting_bet where market_id = ${market} group by state, round_state order by state, round_state`,
  );
  expect(rows).toEqual([
    { state: 'settled', round_state: 'won', bets: 20, paid: 4_000, valid: 2_000, over: true },
    { state: 'settled', round_state: 'lost', bets: 20, paid: 0, valid: 2_000, over: true },
    { state: 'void', round_state: 'cancelled', bets: 1, paid: 0, valid: 0, over: true },
  ]);
  const told = await asOwner(database.url, `select payload from outbox_fact where name = 'betting.bets-settled'`);
  const settled = told.rows
    .flatMap(({ payload }) => settledBetsOf(payload))
    .filter(({ bet: id }) => known.includes(BigInt(id)));
  expect(new Set(settled.map(({ bet: id }) => id)).size).toBe(40);
  expect(settled).toHaveLength(40);
  expect(settled.find(({ bet: id }) => id === String(known[0]))).toMatchObject({
    ...{
      currency: 'VND',
      award: null,
      stake: '100',
      bonusPart: '0',
      payout: '0',
      validBet: '100',
      rule: 'stake-1',
      isCorrection: false,
    },
  });
  expect(await betting.settleMarketInSets(market, judge)).toBe(0);
});

test('the fact about lost bets holds what they share once, and the rest in columns by name', async () => {
  const ann = await aPlayer(1_000);
  const market = await aMarket();
  const [one, two] = [
    await betting.place(bet(ann, 'told 1', 100, { market })),
    await betting.place(bet(ann, 'told 2', 70, { market })),
  ];
  await betting.lockMarket(market);

  await betting.settleMarketInSets(market, () => Promise.resolve({ judged: 2, winners: [] }));

  const { rows } = await asOwner(
    database.url,
    `select payload from outbox_fact where name = 'betting.bets-settled' and payload::text like '%"${one.id}"%'`,
  );
  const [{ payload }] = rows as [{ payload: SettledBets }];
  const [lost] = payload.lost ?? [];
  expect(payload).toMatchObject({ bets: [] });
  expect(lost).toMatchObject({ game: '7', currency: 'VND', award: null, rule: 'stake-1' });
  expect(lost?.bets).toEqual({
    bet: [String(one.id), String(two.id)],
    member: [String(ann), String(ann)],
    stake: ['100', '70'],
    bonusPart: ['0', '0'],
    validBet: ['100', '70'],
  });
});

test('where a settler died after the losers were closed, the next one pays the winners and tells nobody twice', async () => {
  const ann = await aPlayer(10_000);
  const market = await aMarket();
  const taken = await Promise.all(
    Array.from({ length: 6 }, (_, index) => betting.place(bet(ann, `torn ${index}`, 100, { market }))),
  );
  const known = taken.map(({ id }): bigint => id ?? 0n).toSorted((one, other) => (one < other ? -1 : 1));
  await betting.lockMarket(market);
  const winners = known.filter((_, index) => index % 2 === 1);
  await asOwner(
    database.url,
    `select betting_close_lost(${market}, 0, ${known.at(-1)}, '{${winners.join(',')}}'::bigint[], 3)`,
  );

  expect(await betting.settleMarketInSets(market, judgeOf(known))).toBe(6);

  expect(await cashOf(ann)).toBe(10_000 - 6 * 100 + 3 * 200);
  const told = await asOwner(database.url, `select payload from outbox_fact where name = 'betting.bets-settled'`);
  const settled = told.rows
    .flatMap(({ payload }) => settledBetsOf(payload))
    .map(({ bet: id }) => BigInt(id))
    .filter((id) => known.includes(id));
  expect(settled).toHaveLength(known.length);
  expect(new Set(settled)).toEqual(new Set(known));
});

test('where game and register do not know the same bets, nobody is paid and nobody has lost', async () => {
  const ann = await aPlayer(1_000);
  const market = await aMarket();
  for (const index of [1, 2, 3]) await betting.place(bet(ann, `unlike ${index}`, 100, { market }));
  await betting.lockMarket(market);

  const stranger = { bet: 1n as BetId, payout: units(200) };
  await expect(
    betting.settleMarketInSets(market, () => Promise.resolve({ judged: 3, winners: [stranger] })),
  ).rejects.toThrow('were judged');

  expect(await cashOf(ann)).toBe(700);
  const { rows } = await asOwner(database.url, `select distinct state from betting_bet where market_id = ${market}`);
  expect(rows).toEqual([{ state: 'accepted' }]);
});

test('winners of a set whose money or limits need a closer look are paid by the same rules as their neighbours', async () => {
  const [plain, mixed, limited] = [await aPlayer(), member(aNumber()), await aPlayer()];
  await fund(mixed, 60, 500);
  await wallet.setLimit(anOperator, limited, { measure: 'loss', period: 'day', cap: units(100) });
  const market = await aMarket();
  const stakes = [
    bet(plain, 'set plain', 80, { market }),
    bet(mixed, 'set mixed', 80, { market }),
    bet(limited, 'set limited', 80, { market }),
    bet(plain, 'set plain again', 80, { market }),
  ];
  for (const stake of stakes) await betting.place(stake);
  await betting.lockMarket(market);

  await betting.settleMarketInSets(market, async () => {
    const { rows } = await asOwner(database.url, `select id from betting_bet where market_id = ${market}`);
    return { judged: 4, winners: rows.map(({ id }) => ({ bet: BigInt(id) as BetId, payout: units(200) })) };
  });

  expect(await cashOf(plain)).toBe(1_000 - 2 * 80 + 2 * 200);
  expect(await wallet.balanceOf(mixed, 'VND')).toMatchObject({ cash: 150n, bonus: 530n });
  expect(await cashOf(limited)).toBe(1_000 - 80 + 200);
  // What was won is room below the limit again.
  expect(await betting.place(bet(limited, 'after the win', 200))).toMatchObject({ outcome: 'applied' });
  for (const { member: player, round } of stakes)
    expect(await roundOf(player, round)).toMatchObject({
      isClosed: true,
      wins: 1,
      bets: [{ payout: 200n, validBet: 80n }],
    });
  const { rows } = await asOwner(
    database.url,
    `select l.balance_after - lag(l.balance_after) over (order by l.id) - l.amount as gap
       from wallet_leg l join wallet_account a on a.id = l.account_id where a.owner_id = ${plain} and a.kind = 'CASH' order by l.id`,
  );
  expect(rows.slice(1).map(({ gap }) => Number(gap))).toEqual([0, 0, 0, 0]);
});

test('stake that is given back within a payout is no win: the fact tells it apart, and who got no more has lost', async () => {
  const [ann, mixed] = [await aPlayer(), member(aNumber())];
  await fund(mixed, 60, 500);
  const market = await aMarket();
  const outcomes = [
    { player: ann, round: 'back and won', payout: 130, back: 60, state: 'WON' },
    { player: ann, round: 'back alone', payout: 60, back: 60, state: 'LOST' },
    { player: ann, round: 'won alone', payout: 200, state: 'WON' },
    { player: mixed, round: 'bonus back and won', payout: 130, back: 60, state: 'WON' },
    { player: mixed, round: 'bonus back alone', payout: 60, back: 60, state: 'LOST' },
    { player: mixed, round: 'bonus won alone', payout: 200, state: 'WON' },
  ];
  const winners: Winner[] = [];
  for (const { player, round, payout, back } of outcomes) {
    const { id } = await betting.place(bet(player, round, 80, { market }));
    const givenBack = back === undefined ? {} : { givenBack: units(back) };
    winners.push({ bet: (id ?? 0n) as BetId, payout: units(payout), ...givenBack });
  }
  const lost = await betting.place(bet(ann, 'neither', 80, { market }));
  await betting.lockMarket(market);

  // Who lost was closed by a settler that died.
  const apart = winners.map(({ bet: id }) => id);
  await asOwner(
    database.url,
    `select betting_close_lost(${market}, 0, ${lost.id}, '{${apart.join(',')}}'::bigint[], 1)`,
  );
  const counted = apart.map((id) => ({ bet: id, valid: units(20) }));
  expect(await betting.settleMarketInSets(market, () => Promise.resolve({ judged: 7, winners, counted }))).toBe(7);

  for (const { player, round, state, payout } of outcomes)
    expect(await roundOf(player, round)).toMatchObject({ state, bets: [{ payout: BigInt(payout) }] });
  const { rows } = await asOwner(
    database.url,
    `select sum((b ->> 'stake')::int)::int as stake, sum((b ->> 'payout')::int)::int as payout, sum((b ->> 'givenBack')::int)::int as back
       from outbox_fact f, jsonb_array_elements(f.payload -> 'bets') b
      where (b ->> 'bet')::bigint = any('{${apart.join(',')}}') group by b ->> 'bet' order by (b ->> 'bet')::bigint`,
  );
  expect(rows).toEqual(outcomes.map(({ payout, back = null }) => ({ stake: 80, payout, back })));
});

test('a set locks its accounts in the order of their ids before it moves anything: markets of the same members never deadlock', async () => {
  const [low, high] = [await aPlayer(), await aPlayer()];
  const market = await aMarket();
  const won = await betting.place(bet(low, 'ordered', 80, { market }));
  const given = await betting.place(bet(high, 'ordered', 80, { market }));
  await betting.lockMarket(market);
  // Stakes are given back before winners are paid.
  const verdict = {
    judged: 2,
    winners: [{ bet: (won.id ?? 0n) as BetId, payout: units(200) }],
    voided: [(given.id ?? 0n) as BetId],
  };

  const isFree = await isFreeWhileHeld(database.pool, {
    held: low,
    other: high,
    work: () => betting.settleMarketInSets(market, () => Promise.resolve(verdict)),
  });

  expect(isFree).toBe(true);
  expect([await cashOf(low), await cashOf(high)]).toEqual([1_120, 1_000]);
});

test('after all this the ledger and the register hold', async () => {
  expect((await wallet.prove()).faults).toEqual([]);
  expect((await betting.prove()).faults).toEqual([]);
});
