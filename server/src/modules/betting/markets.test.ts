import { expect, test } from 'vitest';
import { asOwner, testDatabase } from '../../testing/database.ts';
import type { Judge } from './settle-sets.ts';
import { findMarket } from './store.ts';
import { openMarkets } from './testing/markets.ts';
import { aTable, member, units } from './testing/table.ts';
import type { BetId, MarketId } from './wager.ts';

const database = await testDatabase({ poolSize: 12 });
const table = await aTable(database);
const { betting, wallet, asked, bet, cashOf, roundOf } = table;

const { aPlayer, aMarket } = openMarkets(table);

test('a market takes bets from its opening to its close by the clock of the database', async () => {
  const ann = await aPlayer();
  const [open, early, late] = [
    await aMarket(),
    await aMarket({ opensInMs: 30_000 }),
    await aMarket({ closesInMs: -1_000 }),
  ];

  expect(await betting.place(bet(ann, 'r', 10, { market: open }))).toMatchObject({ outcome: 'applied' });
  expect(await betting.place(bet(ann, 's', 10, { market: early }))).toMatchObject({ outcome: 'market-closed' });
  expect(await betting.place(bet(ann, 't', 10, { market: late }))).toMatchObject({ outcome: 'market-closed' });
  expect(await betting.place(bet(ann, 'u', 10, { market: 999_999n as MarketId }))).toMatchObject({
    outcome: 'market-closed',
  });
  expect(await cashOf(ann)).toBe(990);
});

test('the same code opens the same market, and a window must not end before it begins', async () => {
  const market = { source: 'JL', code: 'twice', opensAt: new Date('2026-01-01'), closesAt: new Date('2026-01-02') };

  expect(await betting.openMarket(market)).toBe(await betting.openMarket(market));
  await expect((async () => betting.openMarket({ ...market, closesAt: market.opensAt }))()).rejects.toMatchObject({
    code: 'betting.window-backwards',
  });
});

test('an end may be moved while a market is open', async () => {
  const ann = await aPlayer();
  const market = await aMarket({ closesInMs: -1_000 });
  await betting.moveMarketEnd(market, new Date('2100-01-01'));

  expect(await betting.place(bet(ann, 'r', 10, { market }))).toMatchObject({ outcome: 'applied' });
  await betting.lockMarket(market);
  await expect(betting.moveMarketEnd(market, new Date('2100-01-02'))).rejects.toMatchObject({
    code: 'betting.market-over',
  });
});

test('locking a market waits for bets under way', async () => {
  const ann = await aPlayer();
  const market = await aMarket();
  const client = await database.pool.connect();
  await client.query('begin');
  await client.query('select from betting_market where id = $1 for share', [market]);

  let isLocked = false;
  const locking = betting.lockMarket(market).then(() => (isLocked = true));
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(isLocked).toBe(false);
  await client.query('commit');
  client.release();
  await locking;
  expect(await betting.place(bet(ann, 'r', 10, { market }))).toMatchObject({ outcome: 'market-closed' });
});

test('a bet that waits for its account beyond the close of a market is refused', async () => {
  const ann = await aPlayer();
  const { cash } = await wallet.accountsOf(ann, 'VND');
  const market = await aMarket({ closesInMs: 400 });
  const client = await database.pool.connect();
  await client.query('begin');
  await client.query('select from wallet_account where id = $1 for no key update', [cash]);

  const placing = betting.place(bet(ann, 'r', 10, { market }));
  for (let isOver = false; !isOver;) {
    const { rows } = await client.query<{ isOver: boolean }>(
      'select closes_at <= clock_timestamp() as "isOver" from betting_market where id = $1',
      [market],
    );
    isOver = rows[0]?.isOver === true;
  }
  await client.query('commit');
  client.release();

  expect(await placing).toMatchObject({ outcome: 'market-closed' });
  expect(await cashOf(ann)).toBe(1_000);
});

test('who locks a market does not wait for bets that come too late', async () => {
  const ann = await aPlayer();
  const market = await aMarket();
  await betting.lockMarket(market);
  const client = await database.pool.connect();
  await client.query('begin');
  await client.query('select from betting_market where id = $1 for update', [market]);

  expect(await betting.place(bet(ann, 'r', 10, { market }))).toMatchObject({ outcome: 'market-closed' });
  await client.query('commit');
  client.release();
});

test('a bet on a market is a round of its own', async () => {
  const ann = await aPlayer();
  const market = await aMarket();
  await betting.place(bet(ann, 'r', 10, { market }));

  expect(await betting.place(bet(ann, 'r', 10))).toMatchObject({ outcome: 'round-over' });
});

test('of many bets that go together the one that meets a round is refused, and no other', async () => {
  const [ann, market] = [await aPlayer(), await aMarket()];
  const first = bet(ann, 'met', 10, { market });
  await betting.place(first);
  const others = await Promise.all(Array.from({ length: 30 }, () => aPlayer()));

  const answers = await Promise.all([
    ...others.map((player) => betting.place(bet(player, 'new', 10, { market }))),
    betting.place(bet(ann, 'met', 10, { market })),
    betting.place(first),
  ]);

  expect(answers.slice(0, 30).map(({ outcome }) => outcome)).toEqual(others.map(() => 'applied'));
  expect(answers.slice(30)).toMatchObject([{ outcome: 'round-over' }, { outcome: 'applied', isRepeat: true }]);
});

/** A game that keeps with each bet whether it wins twice its stake. */
const judgeOf =
  (market: MarketId): Judge =>
  async ({ after, through }) => {
    const { rows } = await asOwner(
      database.url,
      `select id, (detail ->> 'hits')::boolean as hits from betting_bet
        where market_id = ${market} and id > ${after} and id <= ${through} and state <> 'void'`,
    );
    const winners = (rows as readonly { id: string; hits: boolean }[]).filter(({ hits }) => hits);
    return {
      judged: rows.length,
      winners: winners.map(({ id }) => ({ bet: BigInt(id) as BetId, payout: units(200) })),
    };
  };

test(
  'a locked market is settled once for every bet, however often and by however many it is asked',
  { timeout: 60_000 },
  async () => {
    const players = await Promise.all(Array.from({ length: 20 }, () => aPlayer(1_000_000)));
    const market = await aMarket();
    const judge = judgeOf(market);
    // More than one set holds.
    const BETS = 4_400;
    await Promise.all(
      Array.from({ length: BETS }, (_, index) =>
        betting.place(
          bet(players[index % players.length] ?? member(1), `ticket ${index}`, 100, {
            market,
            detail: { hits: index % 2 === 1 },
          }),
        ),
      ),
    );
    const undone = bet(players[0] ?? member(1), 'undone', 100, { market });
    await betting.place(undone);
    await betting.undo({
      ...asked(players[0] ?? member(1), 'undone'),
      undoes: { what: 'bet', transactionId: undone.transactionId },
    });
    await expect(betting.settleMarketInSets(market, judge)).rejects.toMatchObject({ code: 'betting.market-open' });
    await betting.lockMarket(market);

    const failing = betting.settleMarketInSets(market, async (range) => {
      if (range.after > 0n) throw new Error('the engine fell over');
      return judge(range);
    });
    await expect(failing).rejects.toThrow('the engine fell over');
    const settlers = await Promise.all([
      betting.settleMarketInSets(market, judge),
      betting.settleMarketInSets(market, judge),
    ]);

    const left = settlers.reduce((sum, settled) => sum + settled, 0);
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(BETS);
    expect(await findMarket(database.db, market)).toMatchObject({ state: 'settled' });
    const { rows } = await asOwner(
      database.url,
      `select count(*)::int as bets, sum(payout)::int as paid, count(*) filter (where settled_at is null)::int as open from betting_bet where market_id = ${market}`,
    );
    expect(rows).toEqual([{ bets: BETS + 1, paid: (BETS / 2) * 200, open: 0 }]);
    expect(await cashOf(players[1] ?? member(1))).toBe(1_000_000 + 100 * (BETS / 20));
    expect(await betting.settleMarketInSets(market, judge)).toBe(0);
    await expect(betting.cancelMarket(market)).rejects.toMatchObject({ code: 'betting.market-over' });
  },
);

test('a cancelled market gives every stake back', async () => {
  const ann = await aPlayer();
  const market = await aMarket();
  await betting.place(bet(ann, 'r', 300, { market }));
  await betting.lockMarket(market);

  expect(await betting.cancelMarket(market)).toBe(1);
  expect(await cashOf(ann)).toBe(1_000);
  expect(await roundOf(ann, 'r')).toMatchObject({ state: 'CANCELLED', bets: [{ validBet: 0n }] });
});

test('an unknown market cannot be locked or settled', async () => {
  const nowhere = 999_999n as MarketId;

  await expect(betting.lockMarket(nowhere)).rejects.toMatchObject({ code: 'betting.market-unknown' });
  await expect(betting.settleMarketInSets(nowhere, judgeOf(nowhere))).rejects.toMatchObject({
    code: 'betting.market-unknown',
  });
});

test('after all this the ledger and the register hold', async () => {
  expect((await wallet.prove()).faults).toEqual([]);
  expect((await betting.prove()).faults).toEqual([]);
});
