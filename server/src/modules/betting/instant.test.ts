import { expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/index.ts';
import { testDatabase } from '../../testing/database.ts';
import { aTable, units } from './testing/table.ts';

const database = await testDatabase();
const { aPlayer, betting, wallet, asked, bet, cashOf, roundOf } = await aTable(database);

test('a bet that comes with its result is one answer and one closed round', async () => {
  const ann = await aPlayer(60, 100);
  const spin = { ...bet(ann, 'r', 80), payout: units(200) };

  const played = await betting.placeAndSettle(spin);
  expect(played).toMatchObject({
    outcome: 'applied',
    cash: -60n,
    bonus: -20n,
    payout: { cash: 150n, bonus: 50n },
    balance: 150n,
  });
  expect(await betting.placeAndSettle(spin)).toEqual({ ...played, isRepeat: true });
  expect(await roundOf(ann, 'r')).toMatchObject({
    state: 'WON',
    isClosed: true,
    wins: 1,
    bets: [{ stake: 80n, payout: 200n, validBet: 80n }],
  });
});

test('a result with a number of its own is the win that would have come by itself', async () => {
  const ann = await aPlayer(100);
  const spin = { ...bet(ann, 'r', 80), payout: units(200), settledBy: 'r-win' };
  const played = await betting.placeAndSettle(spin);
  expect(played).toMatchObject({ outcome: 'applied', balance: 220n });

  const alone = await betting.settle({ ...asked(ann, 'r'), transactionId: 'r-win', amount: units(200) });

  expect(alone).toMatchObject({ outcome: 'applied', isRepeat: true, balance: 220n });
  expect(await cashOf(ann)).toBe(220);
});

test('a result that comes with a bet taken before is not paid beside it', async () => {
  const ann = await aPlayer(100);
  const stake = bet(ann, 'r', 80);
  await betting.place(stake);

  expect(await betting.placeAndSettle({ ...stake, payout: units(200), settledBy: 'r-win' })).toMatchObject({
    outcome: 'group-failed',
  });
  expect(await cashOf(ann)).toBe(20);
  expect(await roundOf(ann, 'r')).toMatchObject({ isClosed: false });
});

test('a spin without funds pays nothing either', async () => {
  const ann = await aPlayer(10);

  expect(await betting.placeAndSettle({ ...bet(ann, 'r', 80), payout: units(200) })).toMatchObject({
    outcome: 'insufficient-funds',
    balance: 10n,
  });
  expect(await cashOf(ann)).toBe(10);
  expect(await roundOf(ann, 'r')).toBeUndefined();
});

test('a spin under the number of an earlier bet is a conflict and pays nothing', async () => {
  const ann = await aPlayer();
  const first = bet(ann, 'r', 100);
  await betting.place(first);

  expect(await betting.placeAndSettle({ ...first, round: 's', payout: units(900) })).toMatchObject({
    outcome: 'conflict',
  });
  expect(await cashOf(ann)).toBe(900);
});

test('a free round stakes nothing, counts nothing and pays what it wins', async () => {
  const ann = await aPlayer(0);

  expect(await betting.place(bet(ann, 'r', 0, { campaign: 'spring' }))).toMatchObject({ outcome: 'applied', cash: 0n });
  expect(await betting.settle({ ...asked(ann, 'r'), amount: units(30) })).toMatchObject({ cash: 30n });
  expect(await roundOf(ann, 'r')).toMatchObject({ state: 'WON', bets: [{ stake: 0n, validBet: 0n, payout: 30n }] });
  await expect(betting.place(bet(ann, 's', 0))).rejects.toMatchObject({ code: 'betting.stake-refused' });
});

test('[W10] a win without a bet is refused and parked; a prize is paid', async () => {
  const ann = await aPlayer();
  const stray = { ...asked(ann, 'none'), amount: units(70) };

  expect(await betting.win(stray)).toMatchObject({ outcome: 'bet-unknown', isRepeat: false });
  expect(await betting.win(stray)).toMatchObject({ outcome: 'bet-unknown', isRepeat: true });
  const parked = (await betting.listParkedWins()).filter(({ member: owner }) => owner === ann);
  expect(parked).toMatchObject([{ roundId: 'none', transactionId: stray.transactionId, amount: 70n, source: 'JL' }]);
  const review = () =>
    inTransaction(database.db, (tx) =>
      betting.reviewParkedWin(tx, parked[0]?.operationKey ?? '', 'ann', 'the vendor sent it twice'),
    );
  expect([await review(), await review()]).toEqual([true, false]);
  expect((await betting.listParkedWins()).filter(({ member: owner }) => owner === ann)).toEqual([]);

  const prize = {
    ...asked(ann, 'none'),
    game: bet(ann, '', 1).game,
    amount: units(500),
    award: { kind: 'jackpot' as const, id: 'grand' },
  };
  expect(await betting.award(prize)).toMatchObject({ outcome: 'applied', cash: 500n });
  expect(
    await betting.undo({ ...asked(ann, 'none'), undoes: { what: 'award', transactionId: prize.transactionId } }),
  ).toMatchObject({ outcome: 'applied', cash: -500n });
});

test('after all this the ledger and the register hold', async () => {
  expect((await wallet.prove()).faults).toEqual([]);
  expect((await betting.prove()).faults).toEqual([]);
});
