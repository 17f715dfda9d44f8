import { expect, test } from 'vitest';
import { migrate } from '../../platform/database/index.ts';
import { asOwner, testDatabase } from '../database.ts';
import { readDump } from './kept-dumps.ts';

/** What the version of the dump counted outcomes by: those of the money, of rounds, and of callers. */
const OLD_NUMBERS = {
  applied: 0,
  'insufficient-funds': 1,
  blocked: 2,
  'limit-reached': 3,
  'group-failed': 4,
  'nothing-to-undo': 5,
  'cancelled-before': 6,
  'currency-mismatch': 7,
  conflict: 8,
  'unknown-account': 9,
  'out-of-range': 10,
  'market-closed': 32,
  'round-over': 33,
  'bet-unknown': 34,
  'win-stands': 35,
  'round-open': 36,
  'session-over': 40,
  'player-blocked': 41,
  'region-blocked': 42,
  'game-disabled': 43,
  'wrong-currency': 44,
  'stake-out-of-range': 45,
  'campaign-closed': 46,
  'vendor-disabled': 47,
};

/** Outcomes that never were numbers. */
const WORDS_SINCE = ['bonus-max-bet'];

const { url } = await testDatabase({ schema: 'empty' });

/** As the key of each row, which the upgrade leaves alone. */
const keyOf = (number: number): string => `00000000-0000-0000-0000-${String(number).padStart(12, '0')}`;

test('every outcome that was a number is its word after the upgrade, also those the dump has no operation of', async () => {
  await asOwner(url, readDump('2026-11-18').script);
  await asOwner(
    url,
    `insert into wallet_operation (key, fingerprint, status, kind, account_id, counter_id, amount, balance_after, version, at)
       select key::uuid, key::uuid, right(key, 2)::smallint, case when right(key, 2) = '06' then 0 else 1 end, 1, 2, 0, 0, 0, clock_timestamp()
         from unnest('{${Object.values(OLD_NUMBERS).map(keyOf).join()}}'::text[]) key`,
  );

  await migrate({ url });

  const { rows } = await asOwner(
    url,
    `select right(key::text, 2)::int as number, status from wallet_operation where key < '${keyOf(100)}' order by key`,
  );
  expect(rows).toEqual(Object.entries(OLD_NUMBERS).map(([status, number]) => ({ number, status })));
  const words = await asOwner(url, 'select unnest(enum_range(null::wallet_outcome))::text as word');
  expect(words.rows.map(({ word }) => word)).toEqual([...Object.keys(OLD_NUMBERS), ...WORDS_SINCE]);
});
