import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { aTable, units } from './testing/table.ts';

const { aPlayer, betting, wallet, fund, asked, bet, cashOf, bonusOf, roundOf } = await aTable(await testDatabase());

test('[W8] an undo gives back the original amounts and split, once', async () => {
  const ann = await aPlayer(60, 100);
  const first = bet(ann, 'r', 80);
  await betting.place(first);
  const undo = { ...asked(ann, 'r'), undoes: { what: 'bet' as const, transactionId: first.transactionId } };

  const undone = await betting.undo(undo);
  expect(undone).toMatchObject({ outcome: 'applied', cash: 60n, bonus: 20n });
  expect(await betting.undo(undo)).toEqual({ ...undone, isRepeat: true });
  expect(await betting.undo({ ...undo, transactionId: 'another' })).toMatchObject({ outcome: 'nothing-to-undo' });
  expect(await roundOf(ann, 'r')).toMatchObject({ state: 'CANCELLED', isClosed: true });
  expect([await cashOf(ann), await bonusOf(ann)]).toEqual([60, 100]);
});

test('[W8] a bet cannot be undone while a win stands, but after the win is undone', async () => {
  const ann = await aPlayer();
  const first = bet(ann, 'r', 100);
  await betting.place(first);
  const win = { ...asked(ann, 'r'), amount: units(40) };
  await betting.win(win);
  const undoBet = () =>
    betting.undo({ ...asked(ann, 'r'), undoes: { what: 'bet', transactionId: first.transactionId } });

  expect(await undoBet()).toMatchObject({ outcome: 'win-stands' });
  expect(
    await betting.undo({ ...asked(ann, 'r'), undoes: { what: 'win', transactionId: win.transactionId } }),
  ).toMatchObject({ outcome: 'applied', cash: -40n });
  expect(await roundOf(ann, 'r')).toMatchObject({ state: 'OPEN', wins: 0 });
  expect(await undoBet()).toMatchObject({ outcome: 'applied', cash: 100n });
  expect(await cashOf(ann)).toBe(1_000);
});

test('one of two bets undone leaves the round open with the other', async () => {
  const ann = await aPlayer();
  const first = bet(ann, 'r', 100);
  await betting.place(first);
  await betting.place(bet(ann, 'r', 30));
  await betting.undo({ ...asked(ann, 'r'), undoes: { what: 'bet', transactionId: first.transactionId } });

  expect(await roundOf(ann, 'r')).toMatchObject({ state: 'OPEN', bets: [{ state: 'CANCELLED' }, { state: 'OPEN' }] });
  await betting.endRound(asked(ann, 'r'));
  expect((await roundOf(ann, 'r'))?.bets[0]?.validBet).toBe(30n);
});

test('[W9] an undo that comes first leaves a tombstone, and the late bet is refused', async () => {
  const ann = await aPlayer();
  const late = bet(ann, 'r', 100);
  expect(
    await betting.undo({ ...asked(ann, 'r'), undoes: { what: 'bet', transactionId: late.transactionId } }),
  ).toMatchObject({ outcome: 'nothing-to-undo' });

  expect(await betting.place(late)).toMatchObject({ outcome: 'cancelled-before' });
  expect(await cashOf(ann)).toBe(1_000);
});

test('[W11] an undone win may overdraw, and stakes wait until the account has recovered', async () => {
  const ann = await aPlayer(100);
  await betting.place(bet(ann, 'r', 100));
  const win = { ...asked(ann, 'r'), amount: units(300) };
  await betting.win(win);
  await betting.place(bet(ann, 's', 300));

  expect(
    await betting.undo({ ...asked(ann, 'r'), undoes: { what: 'win', transactionId: win.transactionId } }),
  ).toMatchObject({ outcome: 'applied', balance: -300n });
  expect(await betting.place(bet(ann, 'u', 1))).toMatchObject({ outcome: 'insufficient-funds' });
  await fund(ann, 301);
  expect(await betting.place(bet(ann, 'v', 1))).toMatchObject({ outcome: 'applied' });
});

test('[W11] [W15] a bonus below zero pays no part of a stake, and holds up no stake that cash covers', async () => {
  const ann = await aPlayer(0, 100);
  await betting.place(bet(ann, 'r', 100));
  const win = { ...asked(ann, 'r'), amount: units(300) };
  await betting.win(win);
  await betting.place(bet(ann, 's', 300));
  await betting.undo({ ...asked(ann, 'r'), undoes: { what: 'win', transactionId: win.transactionId } });
  await fund(ann, 50);
  expect([await cashOf(ann), await bonusOf(ann)]).toEqual([50, -300]);

  expect(await betting.place(bet(ann, 't', 51))).toMatchObject({ outcome: 'insufficient-funds' });
  expect(await betting.place(bet(ann, 't', 50))).toMatchObject({ outcome: 'applied', cash: -50n, bonus: 0n });
  expect([await cashOf(ann), await bonusOf(ann)]).toEqual([0, -300]);
});

test('an undo must name the round its target belongs to', async () => {
  const ann = await aPlayer();
  const first = bet(ann, 'r', 100);
  await betting.place(first);
  await betting.place(bet(ann, 's', 50));
  const win = { ...asked(ann, 'r'), amount: units(5) };
  await betting.win(win);

  expect(
    await betting.undo({ ...asked(ann, 's'), undoes: { what: 'bet', transactionId: first.transactionId } }),
  ).toMatchObject({ outcome: 'bet-unknown' });
  expect(
    await betting.undo({ ...asked(ann, 's'), undoes: { what: 'win', transactionId: win.transactionId } }),
  ).toMatchObject({ outcome: 'bet-unknown' });
  expect(await cashOf(ann)).toBe(855);
});

test('after all this the ledger and the register hold', async () => {
  expect((await wallet.prove()).faults).toEqual([]);
  expect((await betting.prove()).faults).toEqual([]);
});
