import { expect, test } from 'vitest';
import { asOwner, testDatabase } from '../../testing/database.ts';
import { aTable, units } from './testing/table.ts';

const database = await testDatabase();
const table = await aTable(database);
const { aPlayer, betting, wallet, asked, bet, cashOf, bonusOf, roundOf } = table;

test('a bet takes its stake, a win pays, and the end closes the round', async () => {
  const ann = await aPlayer();

  const placed = await betting.place(bet(ann, 'r', 100));
  expect(placed).toMatchObject({ outcome: 'applied', isRepeat: false, cash: -100n, balance: 900n });
  expect(await roundOf(ann, 'r')).toMatchObject({ state: 'OPEN', isClosed: false });

  await betting.win({ ...asked(ann, 'r'), amount: units(250) });
  expect(await roundOf(ann, 'r')).toMatchObject({ state: 'WON', isClosed: false, wins: 1 });

  await betting.endRound(asked(ann, 'r'));
  expect(await roundOf(ann, 'r')).toMatchObject({
    state: 'WON',
    isClosed: true,
    bets: [{ stake: 100n, payout: 250n, validBet: 100n }],
  });
  expect(await cashOf(ann)).toBe(1_150);
});

test('a round without a win is lost when it ends, and a win of nothing says so before', async () => {
  const ann = await aPlayer();
  await betting.place(bet(ann, 'r', 100));
  await betting.endRound(asked(ann, 'r'));
  await betting.place(bet(ann, 's', 100));
  await betting.win({ ...asked(ann, 's'), amount: units(0) });

  expect(await roundOf(ann, 'r')).toMatchObject({ state: 'LOST', isClosed: true });
  expect(await roundOf(ann, 's')).toMatchObject({ state: 'LOST', isClosed: false });
});

test('a closed round takes no bet, win, undo or end, and repeats what it answered', async () => {
  const ann = await aPlayer();
  const first = bet(ann, 'r', 100);
  const placed = await betting.place(first);
  const settled = await betting.settle({ ...asked(ann, 'r'), amount: units(50) });
  expect(settled.outcome).toBe('applied');

  expect(await betting.place(bet(ann, 'r', 10))).toMatchObject({ outcome: 'round-over', cash: 0n });
  expect(await betting.win({ ...asked(ann, 'r'), amount: units(10) })).toMatchObject({ outcome: 'round-over' });
  expect(await betting.endRound(asked(ann, 'r'))).toMatchObject({ outcome: 'round-over' });
  expect(
    await betting.undo({ ...asked(ann, 'r'), undoes: { what: 'bet', transactionId: first.transactionId } }),
  ).toMatchObject({ outcome: 'round-over' });
  expect(await betting.place(first)).toEqual({ ...placed, isRepeat: true });
  expect(await cashOf(ann)).toBe(950);
});

test('several bets in one round share its result and its split', async () => {
  const ann = await aPlayer(100, 300);
  await betting.place(bet(ann, 'r', 100));
  await betting.place(bet(ann, 'r', 300));

  const won = await betting.settle({ ...asked(ann, 'r'), amount: units(1_001) });

  expect(won).toMatchObject({ outcome: 'applied', cash: 251n, bonus: 750n });
  const round = await roundOf(ann, 'r');
  expect(round?.bets.map(({ stake, bonusPart, payout, validBet }) => [stake, bonusPart, payout, validBet])).toEqual([
    [100n, 0n, 1_001n, 400n],
    [300n, 300n, 0n, 0n],
  ]);
});

test('[W15] cash pays first, bonus the rest, and a win returns in the same proportion', async () => {
  const ann = await aPlayer(60, 100);
  expect(await betting.place(bet(ann, 'r', 80))).toMatchObject({ cash: -60n, bonus: -20n });

  expect(await betting.win({ ...asked(ann, 'r'), amount: units(200) })).toMatchObject({ cash: 150n, bonus: 50n });
  expect([await cashOf(ann), await bonusOf(ann)]).toEqual([150, 130]);
});

test('settled rounds are announced in one fact a batch, and corrections as differences', async () => {
  const { rows: before } = await asOwner(database.url, 'select coalesce(max(id), 0) as id from outbox_fact');
  const ann = await aPlayer();
  await betting.place(bet(ann, 'r', 100));
  await betting.settle({ ...asked(ann, 'r'), amount: units(30) });
  await betting.resettle({ ...asked(ann, 'r'), payout: units(90) });
  await betting.voidRound({ ...asked(ann, 'r'), isResettlement: true });

  const { rows } = await asOwner(
    database.url,
    `select payload from outbox_fact where id > ${before[0].id} and name = 'betting.bets-settled' order by id`,
  );
  expect(rows.flatMap(({ payload }) => payload.bets)).toMatchObject([
    { stake: '100', payout: '30', validBet: '100', isCorrection: false, member: ann.toString() },
    { stake: '0', payout: '60', validBet: '0', isCorrection: true },
    { stake: '-100', payout: '-90', validBet: '-100', isCorrection: true },
  ]);
});

test('the register cannot be emptied by the server', async () => {
  await expect(database.pool.query('delete from betting_bet')).rejects.toThrow('permission denied');
});

test('after all this the ledger and the register hold', async () => {
  expect((await wallet.prove()).faults).toEqual([]);
  expect((await betting.prove()).faults).toEqual([]);
});
