import { expect, test } from 'vitest';
import { readProgress } from '../../platform/events/index.ts';
import { asOwner, testDatabase } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { byTwoPeople } from '../../testing/staff.ts';
import { withinADay } from '../../testing/within-a-day.ts';
import { aCountedDesk } from './testing/counted-desk.ts';
import { ZONE } from './testing/counted-table.ts';

const database = await testDatabase();
const day = await withinADay(database.pool, ZONE);
const { desk, cashier, figures, listener } = await aCountedDesk(database);

const counted = () => eventually(async () => expect((await readProgress(desk.db, listener)).oldestWaiting).toBeNull());
const stored = async (...columns: readonly string[]) => {
  const { rows } = await database.pool.query<Record<string, bigint>>(
    `select ${columns.join()} from figures_site_day where product = 'ALL'`,
  );
  return columns.map((column) => Number(rows[0]?.[column] ?? 0n));
};

test('fees and first deposits of a day are proved by the ledger and by the deposits of members', async () => {
  const [one, two] = [desk.pageOf(await desk.aMember('proves01')), desk.pageOf(await desk.aMember('proves002'))];
  for (const page of [one, one, two]) await desk.pay(await page.deposit('ewallet', 100_000), 'pay');
  const last = await two.deposit('card', 100_000);
  await desk.pay(last, 'pay');
  await counted();

  expect(await stored('first_depositors', 'first_deposit', 'deposit_fee')).toEqual([
    2,
    2_000_000_000,
    3 * 5_000_000 + 15_000_000,
  ]);
  expect(await figures.rebuildDay(day)).toMatchObject({ differences: [] });

  await byTwoPeople(desk.approvals, (maker) =>
    cashier.holdDepositReversal(maker, { no: last.no }, { reason: 'charged back' }),
  );
  await counted();

  expect(await stored('first_depositors', 'deposit_fee')).toEqual([2, 3 * 5_000_000]);
  expect(await figures.rebuildDay(day)).toMatchObject({ differences: [] });
});

test.each(['deposit_fee', 'withdrawal_fee', 'first_depositors', 'first_deposit'])(
  'a rebuild names a wrong %s',
  async (column) => {
    await asOwner(database.url, `update figures_site_day set ${column} = ${column} + 7 where product = 'ALL'`);

    const { differences } = await figures.rebuildDay(day);

    expect(differences).toMatchObject([{ table: 'site', product: 'ALL', column }]);
    await asOwner(database.url, `update figures_site_day set ${column} = ${column} - 7 where product = 'ALL'`);
  },
);
