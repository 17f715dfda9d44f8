import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { readRetention } from './store/read-days.ts';

const { db } = await testDatabase();

const came = async (member: bigint, day: string): Promise<void> => {
  await sql`insert into figures_member_day (member_id, accounting_date, product, new_members)
    values (${member}, ${day}::date, 'ALL', 1)`.execute(db);
};
const played = async (member: bigint, day: string, product = 'RNG'): Promise<void> => {
  await sql`insert into figures_member_day (member_id, accounting_date, product, bet_count, stake)
    values (${member}, ${day}::date, ${product}, 1, 100)`.execute(db);
};

test('of the members of a day those are counted who bet exactly so many days later, once whatever they played', async () => {
  for (const member of [1n, 2n, 3n]) await came(member, '2026-11-02');
  await came(4n, '2026-11-03');
  await played(1n, '2026-11-02');
  await played(1n, '2026-11-03');
  await played(1n, '2026-11-03', 'LIVE');
  await played(2n, '2026-11-09');
  await played(3n, '2026-12-02');
  await played(4n, '2026-11-05');

  expect(await readRetention(db, { from: '2026-11-01', to: '2026-11-30' })).toEqual([
    { day: '2026-11-02', came: 3, after1: 1, after7: 1, after30: 1 },
    { day: '2026-11-03', came: 1, after1: 0, after7: 0, after30: 0 },
  ]);
});
