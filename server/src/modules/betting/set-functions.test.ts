import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { asOwner, testDatabase } from '../../testing/database.ts';
import { settledBetsOf } from './facts.ts';
import type { SettledBet } from './facts.ts';
import { CHUNK_SIZE, settlementKeyOf, winFingerprintOf } from './market-wagers.ts';
import { openMarkets } from './testing/markets.ts';
import { aTable, units } from './testing/table.ts';

const database = await testDatabase();
const table = await aTable(database);
const { betting, bet } = table;
const { aMarket, aPlayer } = openMarkets(table);

const dashless = (text: string): string => text.replaceAll('-', '');

test('a settlement has one key and one fingerprint, whether the database or the code makes them', async () => {
  const keys = Array.from({ length: 400 }, () => randomUUID());
  const payouts = [0n, 1n, 9n, 10n, 10_000_000_000_000_000n, ...keys.map((key) => BigInt(`0x${key.slice(0, 8)}`))];

  const made = await database.pool.query<{ key: string }>(
    'select betting_settlement_key(k) as key from unnest($1::uuid[]) with ordinality q(k, i) order by i',
    [keys],
  );
  const said = await database.pool.query<{ print: string }>(
    'select betting_win_fingerprint(p) as print from unnest($1::bigint[]) with ordinality q(p, i) order by i',
    [payouts.map(String)],
  );

  expect(made.rows.map(({ key }) => dashless(key))).toEqual(keys.map(settlementKeyOf));
  expect(said.rows.map(({ print }) => dashless(print))).toEqual(payouts.map(winFingerprintOf));
});

test('sets are cut as the rules cut their batches', async () => {
  const { rows } = await database.pool.query<{ name: string; size: string }>(
    `select proname as name, substring(prosrc from 'size constant int := (\\d+)') as size
       from pg_proc where proname in ('betting_pay_set', 'betting_settle_rounds') order by 1`,
  );

  expect(rows.map(({ size }) => Number(size))).toEqual([CHUNK_SIZE, CHUNK_SIZE]);
});

/** Every field of the fact; the two of them that are there for some rounds alone are of corrections and of stake given back. */
const FIELDS = {
  ...{ bet: true, member: true, product: true, game: true, currency: true, award: true, stake: true, bonusPart: true },
  ...{ payout: true, bonusPayout: true, validBet: true, rule: true, isCorrection: true },
  ...{ validCash: false, givenBack: false },
} satisfies Record<keyof SettledBet, boolean>;

test('the facts of a set have the fields that the fact names and no other, of those who won and of those who lost', async () => {
  const ann = await aPlayer();
  const market = await aMarket();
  const taken = [];
  for (const round of ['won', 'given back', 'lost'])
    taken.push(await betting.place(bet(ann, `told ${round}`, 100, { market, campaign: `a "${round}" \\ 1` })));
  const [won, back, lost] = taken.map(({ id }) => id ?? (0n as never));
  if (won === undefined || back === undefined) throw new Error('A bet was not taken.');
  await betting.lockMarket(market);

  const winners = [
    { bet: won, payout: units(250) },
    { bet: back, payout: units(100), givenBack: units(60) },
  ];
  await betting.settleMarketInSets(market, () => Promise.resolve({ judged: 3, winners }));

  const { rows } = await asOwner(database.url, `select payload from outbox_fact where name = 'betting.bets-settled'`);
  const told = new Map(rows.flatMap(({ payload }) => settledBetsOf(payload)).map((each) => [each.bet, each]));
  const always = Object.entries(FIELDS).flatMap(([field, isAlways]) => (isAlways ? [field] : []));
  const fieldsOf = (id: bigint | undefined) => Object.keys(told.get(String(id)) ?? {}).toSorted();
  expect([fieldsOf(won), fieldsOf(lost)]).toEqual([always.toSorted(), always.toSorted()]);
  expect(fieldsOf(back)).toEqual([...always, 'givenBack'].toSorted());
  expect(told.get(String(back))).toEqual({
    ...{ bet: String(back), member: String(ann), product: 1, game: '7', currency: 'VND', rule: 'stake-1' },
    ...{
      award: String.raw`campaign:a "given back" \ 1`,
      stake: '100',
      bonusPart: '0',
      payout: '100',
      bonusPayout: '0',
    },
    ...{ validBet: '100', isCorrection: false, givenBack: '60' },
  });
});
