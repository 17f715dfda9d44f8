import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { anOperator } from '../../testing/modules.ts';
import { aTable, units } from './testing/table.ts';

const database = await testDatabase();
const table = await aTable(database);
const { aPlayer, betting, wallet, fund, asked, bet, cashOf, roundOf } = table;

test('the same number with other words is a conflict, and nothing moves', async () => {
  const ann = await aPlayer();
  const first = bet(ann, 'r', 100);
  await betting.place(first);

  expect(await betting.place({ ...first, stake: units(101) })).toMatchObject({ outcome: 'conflict' });
  expect(await betting.place({ ...first, round: 's' })).toMatchObject({ outcome: 'conflict' });
  expect(await cashOf(ann)).toBe(900);
});

test('two members may use one transaction id', async () => {
  const [ann, bob] = [await aPlayer(), await aPlayer()];

  expect(await betting.place(bet(ann, 'r', 100, { transactionId: 'shared' }))).toMatchObject({ outcome: 'applied' });
  expect(await betting.place(bet(bob, 'r', 100, { transactionId: 'shared' }))).toMatchObject({
    outcome: 'applied',
    isRepeat: false,
  });
});

test('[W5] a refusal is kept: the bet stays refused after the funds have come', async () => {
  const ann = await aPlayer(10);
  const first = bet(ann, 'r', 100);
  expect(await betting.place(first)).toMatchObject({ outcome: 'insufficient-funds', isRepeat: false });
  await fund(ann, 1_000);

  expect(await betting.place(first)).toMatchObject({ outcome: 'insufficient-funds', isRepeat: true });
});

test('[W6] a repeat is answered before anything is checked, a session that is over is answered next, then a block', async () => {
  const ann = await aPlayer(100);
  const first = bet(ann, 'r', 10);
  const placed = await betting.place(first);
  await wallet.setGuard(anOperator, ann, { stakesBlockedUntil: new Date('2100-01-01'), depositsBlockedUntil: null });

  expect(await betting.place({ ...first, refusedAs: 'session-over' })).toEqual({ ...placed, isRepeat: true });
  const refused = bet(ann, 's', 10, { refusedAs: 'session-over' });
  expect(await betting.place(refused)).toMatchObject({ outcome: 'session-over', isRepeat: false });
  const { refusedAs: _, ...again } = refused;
  expect(await betting.place(again)).toMatchObject({ outcome: 'session-over', isRepeat: true });
  expect(await betting.place(bet(ann, 't', 10))).toMatchObject({ outcome: 'blocked' });
});

test('[W7] a win, an undo and an end ignore the block', async () => {
  const ann = await aPlayer(100);
  const first = bet(ann, 'r', 10);
  await betting.place(first);
  await betting.place(bet(ann, 's', 10));
  await wallet.setGuard(anOperator, ann, { stakesBlockedUntil: new Date('2100-01-01'), depositsBlockedUntil: null });

  expect(await betting.win({ ...asked(ann, 's'), amount: units(5) })).toMatchObject({ outcome: 'applied' });
  expect(await betting.endRound(asked(ann, 's'))).toMatchObject({ outcome: 'applied' });
  expect(
    await betting.undo({ ...asked(ann, 'r'), undoes: { what: 'bet', transactionId: first.transactionId } }),
  ).toMatchObject({ outcome: 'applied' });
});

test('bad input is refused before it reaches the database', async () => {
  const ann = await aPlayer();
  const bad = [
    bet(ann, 'r', -1),
    bet(ann, '', 1),
    bet(ann, 'x'.repeat(10_000), 1),
    bet(ann, 'r', 1, { transactionId: '' }),
    bet(ann, 'r\0', 1),
    bet(ann, 'r', 1, { stake: units(0) }),
    { ...bet(ann, 'r', 1), stake: (10n ** 30n) as ReturnType<typeof units> },
    { ...bet(ann, 'r', 1), stake: 1.5 as unknown as ReturnType<typeof units> },
  ];
  for (const wager of bad) await expect(betting.place(wager)).rejects.toMatchObject({ name: 'Refusal' });
  expect(await betting.place(bet(ann, 'quote " \\ {,} NULL', 1))).toMatchObject({ outcome: 'applied' });
  expect(await roundOf(ann, 'quote " \\ {,} NULL')).toMatchObject({ bets: [{ roundId: 'quote " \\ {,} NULL' }] });
});

test('wagers that belong together are done all or none, also within one round', async () => {
  const ann = await aPlayer(100);
  const group = [
    { action: 'place' as const, ...bet(ann, 'r', 60) },
    { action: 'win' as const, ...asked(ann, 'r'), amount: units(20), ends: true },
    { action: 'place' as const, ...bet(ann, 's', 60) },
  ];
  expect(await betting.together(group)).toMatchObject([
    { outcome: 'applied' },
    { outcome: 'applied' },
    { outcome: 'applied', balance: 0n },
  ]);
  expect((await betting.together(group)).map(({ isRepeat }) => isRepeat)).toEqual([true, true, true]);

  const bob = await aPlayer(100);
  const failing = [
    { action: 'place' as const, ...bet(bob, 'r', 60) },
    { action: 'place' as const, ...bet(bob, 's', 60) },
  ];
  const refused = await betting.together(failing);
  expect(refused).toMatchObject([{ outcome: 'group-failed', cash: 0n }, { outcome: 'insufficient-funds' }]);
  await fund(bob, 1_000);
  expect(await betting.together(failing)).toMatchObject([
    { outcome: 'group-failed', isRepeat: true },
    { outcome: 'insufficient-funds', isRepeat: true },
  ]);
  expect(await roundOf(bob, 'r')).toBeUndefined();
});

test('after all this the ledger and the register hold', async () => {
  expect((await wallet.prove()).faults).toEqual([]);
  expect((await betting.prove()).faults).toEqual([]);
});
