import type { MemberId } from '@fairground/contract/ids';
import { expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/index.ts';
import { testDatabase } from '../../testing/database.ts';
import { anOperator } from '../../testing/modules.ts';
import { setWalletMode } from '../../testing/staff.ts';
import { aTable, units } from './testing/table.ts';
import type { Wager } from './wager.ts';

const table = await aTable(await testDatabase());
const { aPlayer, betting, wallet, asked, bet, db } = table;
await wallet.offerVendorWallet(anOperator, 'JL', 'open');
await setWalletMode(table, 'per-vendor');

const moveAll = (memberId: MemberId, direction: 'to-vendor' | 'from-vendor') =>
  wallet.moveAll({ memberId, vendor: 'JL', currency: 'VND', direction });
const holdings = async (memberId: MemberId) => {
  const { cash, vendors } = await wallet.balanceOf(memberId, 'VND');
  return [Number(cash), Number(vendors.find(({ code }) => code === 'JL')?.balance ?? 0n)];
};
const correct = async (...corrections: Wager[]): Promise<void> => {
  const prepared = await betting.prepareAll(corrections);
  await inTransaction(db, (tx) => betting.correctIn(tx, prepared));
};
/** Somebody whose round at the vendor is over: 1,000 in its wallet, of which 100 were staked, and 300 won. */
const aWinner = async (): Promise<MemberId> => {
  const ann = await aPlayer(1_000);
  await moveAll(ann, 'to-vendor');
  await betting.place(bet(ann, 'r', 100));
  await betting.settle({ ...asked(ann, 'r'), amount: units(300) });
  return ann;
};

test('[part of C-03] a round is corrected in the wallet it was played from, also when the mode has changed', async () => {
  const [ann, ben] = [await aWinner(), await aWinner()];
  await setWalletMode(table, 'single');

  await correct(
    { ...asked(ann, 'r'), action: 'resettle', payout: units(500) },
    { ...asked(ben, 'r'), action: 'void', isResettlement: true },
  );
  await setWalletMode(table, 'per-vendor');

  expect([await holdings(ann), await holdings(ben)]).toEqual([
    [0, 1_400],
    [0, 1_000],
  ]);
});

test('[part of C-03] what a correction takes back beyond the wallet is paid by the main wallet in the same commit', async () => {
  const [ann, ben] = [await aWinner(), await aWinner()];
  await moveAll(ann, 'from-vendor');
  await moveAll(ben, 'from-vendor');
  expect(await holdings(ann)).toEqual([1_200, 0]);

  await correct(
    { ...asked(ann, 'r'), action: 'resettle', payout: units(50) },
    { ...asked(ben, 'r'), action: 'void', isResettlement: true },
  );

  expect([await holdings(ann), await holdings(ben)]).toEqual([
    [950, 0],
    [1_000, 0],
  ]);
  expect([(await wallet.prove()).faults, (await betting.prove()).faults]).toEqual([[], []]);
});
