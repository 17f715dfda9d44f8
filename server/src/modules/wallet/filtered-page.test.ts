import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { readFilteredPage } from './filtered-page.ts';
import { readStatement } from './operator/read-statement.ts';
import { aPlayer, openWallet } from './testing/wallets.ts';

const database = await testDatabase();
const { wallet } = await openWallet(database);
const { db } = database;

test('[C-08] a page whose reads end before it is full says where the next one goes on, until all is read', async () => {
  const player = await aPlayer(wallet, 1, 1_000n);
  for (let index = 0; index < 9; index += 1) await wallet.apply(player.bet(`b${index}`, 1n));
  const page = (before?: bigint) =>
    // Two reads look at two and four movements.
    readFilteredPage(db, { accounts: [player.cash], before, size: 1, readsMax: 2 }, ({ kind }) =>
      kind === 'deposit' ? [kind] : [],
    );

  const first = await page();
  const second = await page(first.next ?? 0n);

  expect([first.list, first.next === null]).toEqual([[], false]);
  expect(second).toEqual({ list: ['deposit'], next: null });
});

test('[C-08] a page that is full and all that there is has no next one', async () => {
  const player = await aPlayer(wallet, 2, 1_000n);
  const page = await readFilteredPage(db, { accounts: [player.cash], size: 1, readsMax: 2 }, ({ kind }) => [kind]);

  expect(page).toEqual({ list: ['deposit'], next: null });
});

test('the statement of staff goes on behind six thin reads of what its filter leaves out', async () => {
  const player = await aPlayer(wallet, 3, 1_000n);
  const adjusted = (name: string, amount: bigint) =>
    wallet.apply({ ...player.deposit(name, amount), kind: 'adjustment' });
  await adjusted('out', -1n);
  // Six reads look at 101, 202, 404, 808, 1,616 and 2,000 movements.
  await Promise.all(Array.from({ length: 5_131 }, (_, index) => adjusted(`in ${index}`, 1n)));
  const page = (before?: NonNullable<Awaited<ReturnType<typeof readStatement>>['next']>) =>
    readStatement({ db }, { memberId: player.id, currency: 'VND', type: 'ADJUST_OUT', before });

  const first = await page();
  const second = await page(first.next ?? undefined);

  expect([first.list, first.next === null]).toEqual([[], false]);
  expect(second).toMatchObject({ list: [{ type: 'ADJUST_OUT', amount: -1n }], next: null });
});
