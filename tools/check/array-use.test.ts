import { expect, test } from 'vitest';
import { wideUnnests } from './array-use.ts';

const planted = (text: string) => wideUnnests([{ path: 'server/src/modules/wallet/store/rows.ts', text }]);

test('four lists side by side are found, in the query builder and in a function of the database', () => {
  const builder =
    'await sql`insert into t\n select * from unnest(${list(a, b)}::bigint[], ${[1, 2]}::int[], ${c}::text[], ${d}::text[])`;';
  const stored = 'select 1 from unnest (w.bet, w.key, w.amount, w.back) q(id, key, amount, back)';

  expect(planted(builder)).toEqual([
    'server/src/modules/wallet/store/rows.ts:2 takes 4 lists apart side by side: describe the records with recordSet, and send them with rowsOf',
  ]);
  expect(planted(stored)).toHaveLength(1);
});

test('a handful of lists, records of one type and slices of a list are none', () => {
  expect(planted('unnest($1::bigint[], $2::bigint[], $3::text[]) q(a, b, c)')).toEqual([]);
  expect(planted('unnest(p_wins) with ordinality q(key, print, account, counter, i)')).toEqual([]);
  expect(planted('unnest(p_results[first:first + size - 1]) r, (select 1, 2, 3, 4)')).toEqual([]);
});
