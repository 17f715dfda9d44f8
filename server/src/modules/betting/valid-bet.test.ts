import { money } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { asOwner, testDatabase } from '../../testing/database.ts';
import { validBetBy } from './domain/valid-bet.ts';
import type { ValidRule } from './domain/valid-bet.ts';
import { openMarkets } from './testing/markets.ts';
import { aTable, member, units } from './testing/table.ts';
import type { BetId } from './wager.ts';

const database = await testDatabase();
const table = await aTable(database);
const { betting, bet, fund } = table;
const { aMarket, aNumber, aPlayer } = openMarkets(table);

const RULES = Object.keys({
  'stake-1': true,
  'stake-unless-pushed-1': true,
  'result-1': true,
  'nothing-1': true,
} satisfies Record<ValidRule, true>) as readonly ValidRule[];

/** Nothing, the least, around a stake and its double, odd halves, and the most that one round may hold. */
const STAKES = [0n, 1n, 2n, 999n, 1_000n, 10_000_000_000_000_000n];
const AROUND = [-2n, -1n, 0n, 1n, 2n];
const payoutsOf = (stake: bigint): readonly bigint[] =>
  [0n, stake / 2n, stake, 2n * stake, 4_000_000_000_000_000_000n]
    .flatMap((payout) => AROUND.map((step) => payout + step))
    .filter((payout) => payout >= 0n);

test('the register knows the rules of valid bets that the code knows, and no other', async () => {
  const { rows } = await database.pool.query<{ rule: string }>(
    'select unnest(enum_range(null::betting_valid_rule))::text as rule',
  );

  expect(rows.map(({ rule }) => rule).toSorted()).toEqual(RULES.toSorted());
});

test('the sum of the register counts by every rule what the rule counts, at every edge', async () => {
  const cases = RULES.flatMap((rule) =>
    STAKES.flatMap((stake) => payoutsOf(stake).map((payout) => ({ rule, stake, payout }))),
  );

  const { rows } = await database.pool.query<{ valid: string }>(
    `select betting_valid_bet(rule, stake, payout) as valid
       from unnest($1::betting_valid_rule[], $2::bigint[], $3::bigint[]) with ordinality as asked (rule, stake, payout, place)
      order by place`,
    [cases.map(({ rule }) => rule), cases.map(({ stake }) => stake), cases.map(({ payout }) => payout)],
  );

  const counted = (valid: readonly bigint[]) => cases.map((each, index) => ({ ...each, valid: valid[index] }));
  expect(counted(rows.map(({ valid }) => BigInt(valid)))).toEqual(
    counted(cases.map(({ rule, stake, payout }) => validBetBy(rule, money(stake), money(payout)))),
  );
});

test('a bet on a market counts by its own rule, whether a set or the rules of one winner settle it', async () => {
  // What a bonus has a share in is paid by the rules, one by one.
  const [plain, mixed] = [await aPlayer(100_000), member(aNumber())];
  await fund(mixed, 10, 100_000);
  const market = await aMarket();
  const asked = [plain, mixed].flatMap((player) =>
    RULES.flatMap((rule) =>
      [0, 1, 50, 99, 100, 101, 150, 200, 500].map((payout) => ({
        ...{ player, rule, payout: units(payout), round: `${rule} ${payout}` },
      })),
    ),
  );
  const ids = await Promise.all(
    asked.map(async ({ player, rule, round }) => {
      const { id } = await betting.place(bet(player, round, 100, { market, validRule: rule }));
      return (id ?? 0n) as BetId;
    }),
  );
  await betting.lockMarket(market);

  const winners = asked.flatMap(({ payout }, index) => {
    const id = ids[index];
    return payout === 0n || id === undefined ? [] : [{ bet: id, payout }];
  });
  await betting.settleMarketInSets(market, () => Promise.resolve({ judged: ids.length, winners }));

  const { rows } = await asOwner(
    database.url,
    `select id, payout, valid_bet, round_state <> 'open' as over from betting_bet where market_id = ${market}`,
  );
  const counted = new Map(
    rows.map(({ id, payout, valid_bet: valid, over }) => [BigInt(id), [BigInt(payout), BigInt(valid), over]]),
  );
  expect(asked.map((each, index) => [each, counted.get(ids[index] ?? 0n)])).toEqual(
    asked.map((each) => [each, [each.payout, validBetBy(each.rule, units(100), each.payout), true]]),
  );
});
