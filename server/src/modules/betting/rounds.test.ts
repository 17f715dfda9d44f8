import { expect, test } from 'vitest';
import { asOwner, testDatabase } from '../../testing/database.ts';
import { anOperator } from '../../testing/modules.ts';
import { aTable, member, units } from './testing/table.ts';

const database = await testDatabase();
const table = await aTable(database);
const { betting, wallet, fund, asked, bet, cashOf, bonusOf, roundOf } = table;

let people = 0;
const aPlayer = async (cash = 1_000, bonus = 0) => {
  const player = member((people += 1));
  await fund(player, cash, bonus);
  return player;
};

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

test('[W10] a win without a bet is refused and parked; a prize is paid', async () => {
  const ann = await aPlayer();
  const stray = { ...asked(ann, 'none'), amount: units(70) };

  expect(await betting.win(stray)).toMatchObject({ outcome: 'bet-unknown', isRepeat: false });
  expect(await betting.win(stray)).toMatchObject({ outcome: 'bet-unknown', isRepeat: true });
  const parked = (await betting.listParkedWins()).filter(({ member: owner }) => owner === ann);
  expect(parked).toMatchObject([{ roundId: 'none', transactionId: stray.transactionId, amount: 70n, source: 'JL' }]);
  expect(await betting.reviewParkedWin(parked[0]?.operationKey ?? '', 'ann', 'the vendor sent it twice')).toBe(true);
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

test('[W12] a source resettles a closed round by undoing it and playing it anew under its parent', async () => {
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

test('[W6] a repeat is answered before anything is checked, a session that is over is told next, then a block', async () => {
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

test('settled rounds are told in one fact a batch, and corrections as differences', async () => {
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

test('after all this the ledger holds', async () => {
  expect((await wallet.prove()).faults).toEqual([]);
});
