import type { MemberId } from '@fairground/contract/ids';
import { expect, test } from 'vitest';
import { aTable } from '../../modules/betting/testing/table.ts';
import { migrate } from '../../platform/database/index.ts';
import { asOwner, testDatabase } from '../database.ts';
import { readDump } from './kept-dumps.ts';

const { db, pool, url } = await testDatabase({ schema: 'empty' });

test('blocks and used limits of the old version hold after the upgrade', async () => {
  await asOwner(url, readDump('2026-11-18').script);
  const { rows: owners } = await asOwner(
    url,
    `select owner_id as id from wallet_account where kind = 'CASH' and owner_kind = 'member' and currency = 'VND' and balance > 1000 order by 1 limit 2`,
  );
  const [blocked, limited] = owners.map(({ id }) => BigInt(id) as MemberId) as [MemberId, MemberId];
  // The dump has no row of either table.
  await asOwner(
    url,
    `insert into wallet_guard (member_id, stakes_blocked_until, deposits_blocked_until) values (${blocked}, '2999-01-01', null), (${limited}, null, '2020-01-01');
     insert into wallet_limit (member_id, measure, period, cap, used, window_start)
       select ${limited}, 'stake', 'month', 1000, 900, date_trunc('month', clock_timestamp() at time zone zone)::date from wallet_books;
     update wallet_account set is_guarded = true where owner_id in (${blocked}, ${limited}) and owner_kind = 'member'`,
  );

  await migrate({ url });

  const guards = await asOwner(url, 'select member_id, source, stakes_blocked_until from wallet_guard order by 1');
  expect(guards.rows).toMatchObject([
    { member_id: String(blocked), source: 'status', stakes_blocked_until: new Date('2999-01-01') },
    { member_id: String(limited), source: 'status', stakes_blocked_until: null },
  ]);
  const { betting, bet, wallet } = await aTable({ db, pool });
  expect(await betting.place(bet(blocked, 'blocked', 1))).toMatchObject({ outcome: 'blocked' });
  expect(await betting.place(bet(limited, 'too much', 101))).toMatchObject({ outcome: 'limit-reached' });
  expect(await betting.place(bet(limited, 'just enough', 100))).toMatchObject({ outcome: 'applied' });
  const used = await asOwner(url, 'select cap, used from wallet_limit');
  expect(used.rows).toEqual([{ cap: '1000', used: '1000' }]);
  expect((await wallet.prove()).faults).toEqual([]);
});
