import type { MemberId } from '@fairground/contract/ids';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inFlight, inTransaction } from '../../platform/database/index.ts';
import type { Db, Tx } from '../../platform/database/index.ts';
import { testDatabase } from '../../testing/database.ts';
import { anOperator } from '../../testing/modules.ts';
import { voidBets } from './cancel-market.ts';
import type { ValidRule } from './domain/valid-bet.ts';
import { UNATTACHED, executeBatch } from './execute-batch.ts';
import type { EndedRound } from './index.ts';
import { winOf } from './market-wagers.ts';
import { settleByRules } from './pay-winners.ts';
import type { PreparedWager } from './prepare-wager.ts';
import { updateMarketState } from './store.ts';
import type { MarketBetRow } from './store.ts';
import { paySet } from './store/settle-sets.ts';
import type { Winner } from './store/settle-sets.ts';
import { grantsOf } from './testing/grants.ts';
import { openMarkets } from './testing/markets.ts';
import { readLedger } from './testing/read-ledger.ts';
import { aTable, member, units } from './testing/table.ts';
import type { BetId, MarketId, PlaceWager } from './wager.ts';

type Telling = 'by sets' | 'by the rules';
type Table = Awaited<ReturnType<typeof aTable>>;
type Result = { readonly bet: BetId; readonly member: MemberId; readonly payout: number; readonly back?: number };

const RULES: readonly ValidRule[] = ['stake-1', 'stake-unless-pushed-1', 'result-1', 'nothing-1'];
/** What a round of 100 pays, and the part of it that is stake given back. */
const PAYOUTS = [[0], [1], [99], [100], [101], [200], [350], [60, 60], [130, 60], [100, 100]] as const;
/** What a bet says that it counts, in the place of its rule. */
const COUNTED = [undefined, 0, 40, 500] as const;
const EVERY_BET = { after: 0n, through: 9_000_000_000_000_000_000n };
const [PLAIN, MIXED, GRANTED, LIMITED] = [1, 2, 3, 4].map(member) as [MemberId, MemberId, MemberId, MemberId];

/** The same members with the same money in a database of its own. */
const begin = async () => {
  const { db, pool } = await testDatabase();
  const table = await aTable({ db, pool });
  // Accounts are numbered as they are opened: one after the other, both times in this order.
  for (const currency of ['VND', 'TRIAL']) {
    for (const player of [PLAIN, MIXED, GRANTED, LIMITED]) await table.wallet.accountsOf(player, currency);
    for (const house of ['H_GAME', 'H_ADJUST', 'H_PROMO', 'H_FORFEIT'] as const)
      await table.wallet.houseAccount(house, currency);
  }
  for (const player of [PLAIN, GRANTED, LIMITED]) await table.fund(player, 1_000_000);
  // The first stake is paid in part by the bonus, the others by it alone.
  await table.fund(MIXED, 60, 1_000_000);
  const trial = { ...table.asked(PLAIN, 'trial', 'trial'), currency: 'TRIAL', game: 7n as never };
  await table.betting.award({ ...trial, amount: units(1_000_000), award: { kind: 'promotion', id: 'trial' } });
  await table.wallet.setLimit(anOperator, LIMITED, { measure: 'loss', period: 'week', cap: units(900_000) });
  await grantsOf(table).aGrant(GRANTED, { required: 1_000_000 });

  const results: Result[] = [];
  /** Bets by every rule, with and without a word of their own about what counts, and the results they are going to have. */
  const placeAll = async (player: MemberId, parts: Partial<PlaceWager>): Promise<void> => {
    const first = results.length;
    const bets = RULES.flatMap((validRule) =>
      PAYOUTS.flatMap((result) =>
        COUNTED.map((counted) => ({ result, validRule, detail: counted === undefined ? {} : { valid: `${counted}` } })),
      ),
    );
    const prepared = await table.betting.prepareAll(
      bets.map(({ validRule, detail }, index) => ({
        ...table.bet(player, `round ${first + index}`, 100, { ...parts, validRule, detail }),
        ...{ action: 'place' as const, transactionId: `bet ${first + index}` },
      })),
    );
    const carried = prepared.map((wager) => ({ wager, attachedItem: null }));
    const answers = await inFlight(pool, (flight) => executeBatch(flight, carried, UNATTACHED));
    answers.forEach(({ id, outcome }, index) => {
      const [payout, back] = bets[index]?.result ?? [0];
      if (id === null) throw new Error(`A bet was refused: ${outcome}.`);
      results.push({ bet: id, member: player, payout, ...(back === undefined ? {} : { back }) });
    });
  };
  return { db, table, results, placeAll };
};

const winnersOf = (results: readonly Result[]): readonly Winner[] =>
  results.map(({ bet, payout, back }) => ({
    ...{ bet, payout: units(payout) },
    ...(back === undefined ? {} : { givenBack: units(back) }),
  }));

const tellMarket = async (telling: Telling) => {
  const { db, table, results, placeAll } = await begin();
  const { aMarket } = openMarkets(table);
  // One account with a limit leaves a whole chunk to the rules.
  const [market, guarded] = [await aMarket(), await aMarket()];
  for (const player of [PLAIN, MIXED, GRANTED]) await placeAll(player, { market });
  await placeAll(PLAIN, { market, currency: 'TRIAL' });
  const voided = results.filter((_, index) => index % 11 === 0);
  const standing = results.filter((result) => !voided.includes(result));
  const first = results.length;
  await placeAll(LIMITED, { market: guarded });
  const ofLimited = results.slice(first);
  let asSets = 0;

  for (const [id, settled, gone] of [
    [market, standing, voided],
    [guarded, ofLimited, []],
  ] as const satisfies readonly (readonly [MarketId, readonly Result[], readonly Result[]])[]) {
    await table.betting.lockMarket(id);
    const winners = winnersOf(settled.filter(({ payout }) => payout > 0));
    const gives = gone.map(({ bet }) => bet);
    asSets += await paidAsSets(db, id, winners);
    if (telling === 'by sets') {
      const verdict = { judged: settled.length + gone.length, winners, voided: gives };
      await table.betting.settleMarketInSets(id, () => Promise.resolve(verdict));
    } else
      await inTransaction(db, async (tx) => {
        await voidBets(table, tx, id, gives);
        await settleByRules(tx, id, EVERY_BET, winnersOf(settled));
        await updateMarketState(tx, id, ['locked'], 'settled');
      });
  }
  return { asSets, left: await readLedger(db), faults: await faultsOf(table) };
};

/** How many of the winners a set would pay now. */
const paidAsSets = async (db: Db, market: MarketId, winners: readonly Winner[]): Promise<number> => {
  let paid = 0;
  const tryIt = inTransaction(db, async (tx) => {
    paid = (await paySet(tx, market, EVERY_BET, winners)).won;
    throw new Error('only tried');
  });
  await expect(tryIt).rejects.toThrow('only tried');
  return paid;
};

const tellRounds = async (telling: Telling) => {
  const { db, table, results, placeAll } = await begin();
  for (const player of [PLAIN, MIXED, GRANTED]) await placeAll(player, {});
  const ends = results.map(({ bet, member: player, payout }, index) => ({
    ...{ bet, member: player, payout: units(payout), validBet: units([0, 70, 100, 500][index % 4] ?? 0) },
  }));
  let asSets = 0;
  await inTransaction(db, async (tx) => {
    const done = telling === 'by sets' ? await table.betting.endRoundsIn(tx, ends) : new Set<BetId>();
    asSets = done.size;
    const others = ends.filter(({ bet }) => !done.has(bet));
    await table.betting.correctIn(tx, await Promise.all(others.map((end) => winOfEnd(tx, end))));
  });
  return { asSets, left: await readLedger(db), faults: await faultsOf(table) };
};

/** The same end as the rules are asked for it, under the key and with the fingerprint of a settlement. */
const winOfEnd = async (tx: Tx, { bet, payout, validBet }: EndedRound): Promise<PreparedWager> => {
  const { rows } = await sql<Omit<MarketBetRow, 'detail'>>`
    select b.id, b.member_id as member, b.operation_key as "operationKey", b.round_key as "roundKey", b.round_id as "roundId", b.game_id as "gameId",
           b.product_id as "productId", b.currency, b.stake, b.bonus_part as "bonusPart", b.state, o.account_id as account,
           coalesce(o.split_account_id, 0) as split, o.counter_id as counter
      from betting_bet b join wallet_operation o on o.key = b.operation_key where b.id = ${bet}`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('The bet is unknown.');
  return winOf({ ...row, detail: { valid: validBet.toString() } }, payout);
};

const faultsOf = async ({ wallet, betting }: Table) => [
  ...(await wallet.prove()).faults,
  ...(await betting.prove()).faults,
];

type Left = Awaited<ReturnType<typeof readLedger>>;

/**
 * A round that lost as one of a set moves nothing and keeps no operation, because a draw has hundreds of thousands of them;
 * the rules keep a win of nothing. That is the only difference there is.
 */
const withoutWinsOfNothing = ({ operations, bets, ...left }: Left) => {
  const rows = operations as readonly {
    readonly key: string;
    readonly kind: string;
    readonly amount: bigint;
    readonly split_amount: bigint;
  }[];
  const nothing = new Set(
    rows.flatMap(({ key, kind, amount, split_amount: split }) =>
      kind === 'win' && amount === 0n && split === 0n ? [key] : [],
    ),
  );
  return {
    ...left,
    operations: rows.filter(({ key }) => !nothing.has(key)),
    bets: (bets as readonly { readonly win_keys: readonly string[] | null }[]).map(({ win_keys: keys, ...bet }) => ({
      ...bet,
      wins: (keys ?? []).filter((key) => !nothing.has(key)),
    })),
  };
};

/** The first rows that only one of both has: all of them would fill a book. */
const unlike = (one: readonly unknown[], other: readonly unknown[]): readonly string[] => {
  const [left, right] = [one, other].map(
    (rows) =>
      new Set(
        rows.map((row) =>
          JSON.stringify(row, (_key, value: unknown) => (typeof value === 'bigint' ? `${value}` : value)),
        ),
      ),
  ) as [Set<string>, Set<string>];
  const apart = [...left].filter((row) => !right.has(row)).concat([...right].filter((row) => !left.has(row)));
  return one.length === other.length
    ? apart.slice(0, 8)
    : [`${one.length} and ${other.length} rows`, ...apart.slice(0, 8)];
};

test.each([
  ['a market', tellMarket],
  ['rounds of one bet', tellRounds],
] as const)(
  '%s settled by sets leaves the accounts, legs, operations, bets and facts that the rules leave, whatever was won, lost or given back',
  { timeout: 120_000 },
  async (_, tell) => {
    const bySets = await tell('by sets');
    const byRules = await tell('by the rules');

    expect([...bySets.faults, ...byRules.faults]).toEqual([]);
    expect(bySets.asSets).toBeGreaterThan(100);
    const [one, other] = [withoutWinsOfNothing(bySets.left), withoutWinsOfNothing(byRules.left)];
    for (const part of Object.keys(one) as (keyof typeof one)[])
      expect([part, ...unlike(one[part], other[part])]).toEqual([part]);
  },
);
