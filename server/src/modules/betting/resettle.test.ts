import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { aTable, units } from './testing/table.ts';

const { aPlayer, betting, wallet, asked, bet, cashOf, bonusOf, roundOf } = await aTable(await testDatabase());

test('[W12] a closed round is resettled by the difference, down to an overdraft', async () => {
  const ann = await aPlayer(60, 40);
  await betting.place(bet(ann, 'r', 100));
  expect(await betting.resettle({ ...asked(ann, 'r'), payout: units(1) })).toMatchObject({ outcome: 'round-open' });
  await betting.settle({ ...asked(ann, 'r'), amount: units(200) });
  expect([await cashOf(ann), await bonusOf(ann)]).toEqual([120, 80]);

  expect(await betting.resettle({ ...asked(ann, 'r'), payout: units(50) })).toMatchObject({
    outcome: 'applied',
    cash: -90n,
    bonus: -60n,
  });
  expect(await roundOf(ann, 'r')).toMatchObject({ state: 'WON', bets: [{ payout: 50n }] });
  expect(await betting.resettle({ ...asked(ann, 'r'), payout: units(0) })).toMatchObject({
    outcome: 'applied',
    cash: -30n,
    bonus: -20n,
  });
  expect(await roundOf(ann, 'r')).toMatchObject({ state: 'LOST', isClosed: true });
  expect([await cashOf(ann), await bonusOf(ann)]).toEqual([0, 0]);
});

test('[W12] a source resettles a closed round by undoing it and playing it again under its parent', async () => {
  const ann = await aPlayer();
  const first = bet(ann, 'r', 100);
  await betting.place(first);
  const win = { ...asked(ann, 'r'), amount: units(300) };
  await betting.settle(win);

  const undoWin = {
    ...asked(ann, 'r'),
    undoes: { what: 'win' as const, transactionId: win.transactionId },
    isResettlement: true,
  };
  expect(await betting.undo(undoWin)).toMatchObject({ outcome: 'applied', cash: -300n });
  expect(await roundOf(ann, 'r')).toMatchObject({ state: 'LOST', isClosed: true });
  const undoBet = {
    ...asked(ann, 'r'),
    undoes: { what: 'bet' as const, transactionId: first.transactionId },
    isResettlement: true,
  };
  expect(await betting.undo(undoBet)).toMatchObject({ outcome: 'applied', cash: 100n });
  expect(await roundOf(ann, 'r')).toMatchObject({ state: 'CANCELLED', bets: [{ validBet: 0n }] });

  await betting.place(bet(ann, 'r2', 100, { parentRound: 'r' }));
  await betting.settle({ ...asked(ann, 'r2'), amount: units(150) });
  expect(await cashOf(ann)).toBe(1_050);
});

test('a void gives every stake back with its split, and takes back what a closed round paid', async () => {
  const ann = await aPlayer(60, 100);
  await betting.place(bet(ann, 'r', 50));
  await betting.place(bet(ann, 'r', 50));
  expect(await betting.voidRound(asked(ann, 'r'))).toMatchObject({ outcome: 'applied', cash: 60n, bonus: 40n });

  await betting.place(bet(ann, 's', 100));
  await betting.settle({ ...asked(ann, 's'), amount: units(10) });
  expect(await betting.voidRound(asked(ann, 's'))).toMatchObject({ outcome: 'round-over' });
  expect(await betting.voidRound({ ...asked(ann, 's'), isResettlement: true })).toMatchObject({
    outcome: 'applied',
    cash: 54n,
    bonus: 36n,
  });
  expect([await cashOf(ann), await bonusOf(ann)]).toEqual([60, 100]);
});

test('after all this the ledger and the register hold', async () => {
  expect((await wallet.prove()).faults).toEqual([]);
  expect((await betting.prove()).faults).toEqual([]);
});
