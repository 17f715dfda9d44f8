import { expect, test } from 'vitest';
import { asOwner, testDatabase } from '../../testing/database.ts';
import { refusal as refusalOf } from '../../testing/refusal.ts';
import { aBook, dong } from './testing/book.ts';

const book = await aBook(await testDatabase());
const { aFan, aMatch, ask, betOf, cashOf, decide, finish, goals, order, passDelay, place, say, selection, state } =
  book;

const placed = async (id: Parameters<typeof selection>[0], name: string, code: string, parts = {}) => {
  const fan = await aFan();
  const leg = await selection(id, name, code);
  const { bet } = await place(fan, order([leg], parts));
  return { fan, bet, odds: leg.oddsMilli };
};

test('a single before the match is taken at the price shown, and a win is paid once', async () => {
  const match = await aMatch();
  const { fan, bet, odds } = await placed(match.id, '1x2/ft', 'h');
  expect(bet).toMatchObject({ state: 'ACCEPTED', oddsMilli: odds });
  expect(await cashOf(fan)).toBe(900_000);

  await say(state(match.ref, 'LIVE', 0));
  await finish(match.ref, goals(1, 0));
  await book.settle();

  expect(await betOf(fan, bet)).toMatchObject({ state: 'WON', payout: dong(100 * odds) });
  expect(await cashOf(fan)).toBe(900_000 + 100 * odds);
});

test('the same request again is the same bet, at the same moment too; another content is refused', async () => {
  const match = await aMatch();
  const fan = await aFan();
  const leg = await selection(match.id, '1x2/ft', 'd');
  const wanted = order([leg]);

  const [one, other] = await Promise.all([place(fan, wanted), place(fan, wanted)]);
  const again = await place(fan, wanted);

  expect([other.bet.betId, again.bet.betId]).toEqual([one.bet.betId, one.bet.betId]);
  expect(await cashOf(fan)).toBe(900_000);
  expect(await refusalOf(place(fan, { ...wanted, stake: dong(50_000) }))).toBe('sports.request-id-taken');
});

test('a quarter line that is won by half pays half the stake at the odds and gives the other half back', async () => {
  const match = await aMatch();
  const { fan, bet, odds } = await placed(match.id, 'ah/ft/-3', 'h');

  await say(state(match.ref, 'LIVE', 0));
  await finish(match.ref, goals(1, 0));

  expect(await betOf(fan, bet)).toMatchObject({ state: 'WON', legs: [{ result: 'HALF_WON' }] });
  expect(await cashOf(fan)).toBe(900_000 + 50 * odds + 50_000);
});

test('a combination is paid by the product of its legs, and a void leg counts as odds of one', async () => {
  const [one, other] = [await aMatch(), await aMatch()];
  const fan = await aFan();
  const first = await selection(one.id, '1x2/ft', 'h');
  const second = await selection(other.id, 'dnb/ft', 'h');
  const { bet } = await place(fan, order([first, second]));
  expect(bet.oddsMilli).toBe(Math.floor((first.oddsMilli * second.oddsMilli) / 1_000));

  await say(state(one.ref, 'LIVE', 0), state(other.ref, 'LIVE', 0));
  await finish(one.ref, goals(2, 0));
  expect((await betOf(fan, bet)).state).toBe('ACCEPTED');
  await finish(other.ref, goals(1, 1));

  expect(await betOf(fan, bet)).toMatchObject({ state: 'WON', legs: [{ result: 'WON' }, { result: 'VOID' }] });
  expect(await cashOf(fan)).toBe(900_000 + 100 * first.oddsMilli);
});

test('one lost leg settles a combination at once', async () => {
  const [one, other] = [await aMatch(), await aMatch()];
  const fan = await aFan();
  const { bet } = await place(
    fan,
    order([await selection(one.id, '1x2/ft', 'a'), await selection(other.id, '1x2/ft', 'h')]),
  );

  await say(state(one.ref, 'LIVE', 0));
  await finish(one.ref, goals(2, 0));

  expect((await betOf(fan, bet)).state).toBe('LOST');
});

test('a live bet waits with its stake held, and is accepted after its delay', async () => {
  const match = await aMatch();
  await say(state(match.ref, 'LIVE', 0));
  const { fan, bet } = await placed(match.id, '1x2/ft', 'h', { accept: 'any' });
  expect(bet.state).toBe('PENDING');
  expect(await cashOf(fan)).toBe(900_000);

  await decide();
  expect((await betOf(fan, bet)).state).toBe('PENDING');
  await passDelay();
  await decide();

  expect(await betOf(fan, bet)).toMatchObject({ state: 'ACCEPTED', legs: [{ scoreAtBet: { home: 0, away: 0 } }] });
});

test('a goal while a live bet waits refuses it, although betting goes on by then, and gives its stake back once', async () => {
  const match = await aMatch();
  await say(state(match.ref, 'LIVE', 0));
  const { fan, bet } = await placed(match.id, '1x2/ft', 'h', { accept: 'any' });

  await say(
    { kind: 'bet-stop', ref: match.ref },
    { kind: 'score', ref: match.ref, score: goals(1, 0) },
    { kind: 'resume', ref: match.ref },
  );
  await passDelay();
  await Promise.all([decide(), decide()]);

  expect(await betOf(fan, bet)).toMatchObject({ state: 'REFUSED', refusal: 'SCORE_CHANGED' });
  expect(await cashOf(fan)).toBe(1_000_000);
});

test('a bet stop without a goal refuses what waited since before it', async () => {
  const match = await aMatch();
  await say(state(match.ref, 'LIVE', 0));
  const { fan, bet } = await placed(match.id, '1x2/ft', 'h', { accept: 'any' });

  await say({ kind: 'bet-stop', ref: match.ref }, { kind: 'resume', ref: match.ref });
  await passDelay();
  await decide();

  expect(await betOf(fan, bet)).toMatchObject({ state: 'REFUSED', refusal: 'MARKET_SUSPENDED' });
  expect(await cashOf(fan)).toBe(1_000_000);
});

test('a live bet that nobody decided in time is refused', async () => {
  const match = await aMatch();
  await say(state(match.ref, 'LIVE', 0));
  const { fan, bet } = await placed(match.id, '1x2/ft', 'h', { accept: 'any' });

  await asOwner(
    book.url,
    `update sports_bet set due_at = clock_timestamp() - interval '1 minute' where due_at is not null`,
  );
  await decide();

  expect(await betOf(fan, bet)).toMatchObject({ state: 'REFUSED', refusal: 'TOO_LATE' });
});

test('a live handicap counts only the goals after the bet', async () => {
  const match = await aMatch();
  await say(
    state(match.ref, 'LIVE', 0),
    { kind: 'bet-stop', ref: match.ref },
    { kind: 'score', ref: match.ref, score: goals(0, 2) },
    { kind: 'resume', ref: match.ref },
  );
  const { markets } = await book.fixtureOf(match.id);
  const line = markets.find(
    ({ type, period, status, lineQuarters }) =>
      type === 'ah' && period === 'ft' && status === 'OPEN' && lineQuarters % 4 === -2,
  );
  const [home] = line?.selections ?? [];
  if (!home) throw new Error('There is no live half line.');
  const fan = await aFan();
  const { bet } = await place(fan, order([{ selectionId: home.id, oddsMilli: home.oddsMilli }], { accept: 'any' }));
  await passDelay();
  await decide();

  await finish(match.ref, goals(1, 2, 0, 0));

  expect((await betOf(fan, bet)).legs[0]).toMatchObject({ scoreAtBet: { home: 0, away: 2 }, result: 'WON' });
});

test('nothing is taken of what is suspended, over, silent or too expensive', async () => {
  const match = await aMatch();
  const fan = await aFan();
  const leg = await selection(match.id, '1x2/ft', 'h');
  const tried = (legs = [leg], parts = {}) => refusalOf(place(fan, order(legs, parts)));

  expect(await tried([{ ...leg, selectionId: '999999:h' }])).toBe('sports.selection-unknown');
  expect(await tried([{ ...leg, selectionId: leg.selectionId.replace(/:h$/, ':x') }])).toBe('sports.selection-unknown');
  const inherited = leg.selectionId.replace(/:h$/, ':constructor');
  expect(await tried([{ ...leg, selectionId: inherited }])).toBe('sports.selection-unknown');
  expect(await refusalOf(ask('sports.share-slip', { body: { selections: [inherited] } }))).toBe(
    'sports.selection-unknown',
  );
  expect(await tried([leg], { kind: 'COMBO' })).toBe('sports.legs-refused');
  expect(await tried([leg, leg])).toBe('sports.legs-refused');
  expect(await tried([leg, await selection(match.id, 'btts/ft', 'yes')])).toBe('sports.legs-refused');
  expect(await tried([leg], { stake: dong(1) })).toBe('sports.stake-refused');
  expect(await tried([leg], { stake: dong(100_000_000_000) })).toBe('sports.limit');
  expect(await tried([leg], { stake: dong(2_000_000) })).toBe('sports.insufficient-funds');
  expect(await tried([{ ...leg, oddsMilli: leg.oddsMilli + 10 }])).toBe('sports.price-changed');
  expect(await tried([{ ...leg, oddsMilli: leg.oddsMilli - 10 }], { accept: 'same' })).toBe('sports.price-changed');
  expect(await tried([{ ...leg, oddsMilli: leg.oddsMilli * 2 }], { accept: 'any' })).toBe('sports.price-changed');

  await asOwner(book.url, `update sports_producer set alive_at = clock_timestamp() - interval '21 seconds'`);
  expect(await tried()).toBe('sports.market-suspended');
  expect((await book.fixtureOf(match.id)).markets.every(({ status }) => status === 'SUSPENDED')).toBe(true);
  await say({ kind: 'bet-stop', ref: match.ref });
  expect(await tried()).toBe('sports.market-suspended');
  await say(state(match.ref, 'LIVE', 0), state(match.ref, 'ENDED', 5_400));
  expect(await tried()).toBe('sports.too-late');
  expect(await cashOf(fan)).toBe(1_000_000);
});

test('a match that should have begun takes no bets before its feed says that it has', async () => {
  const match = await aMatch({ startsInMs: -1_000 });
  const fan = await aFan();

  expect(await refusalOf(place(fan, order([await selection(match.id, '1x2/ft', 'h')])))).toBe('sports.too-late');
});

test('a correction takes back what was paid too much and pays what was paid too little, and a repeat changes nothing', async () => {
  const match = await aMatch();
  const { fan, bet, odds } = await placed(match.id, '1x2/ft', 'h');
  await say(state(match.ref, 'LIVE', 0));
  await finish(match.ref, goals(1, 0));
  expect(await cashOf(fan)).toBe(900_000 + 100 * odds);

  const settled = (score: ReturnType<typeof goals>) => ({
    kind: 'settle' as const,
    ref: match.ref,
    scope: 'match',
    score,
  });
  await say(settled(goals(1, 1)));
  await book.settle();
  expect((await betOf(fan, bet)).state).toBe('LOST');
  expect(await cashOf(fan)).toBe(900_000);

  await say({ kind: 'rollback-settle', ref: match.ref, scope: 'match' });
  await book.settle();
  expect((await betOf(fan, bet)).state).toBe('ACCEPTED');
  await say(settled(goals(2, 1)), settled(goals(2, 1)));
  await Promise.all([book.settle(), book.settle()]);

  expect((await betOf(fan, bet)).state).toBe('WON');
  expect(await cashOf(fan)).toBe(900_000 + 100 * odds);
});

test('a cancelled market gives stakes back to bets accepted within its window and to no other', async () => {
  const match = await aMatch();
  const early = await placed(match.id, '1x2/ft', 'a');
  const from = new Date(performance.timeOrigin + performance.now()).toISOString();
  const late = await placed(match.id, '1x2/ft', 'a');

  await say(state(match.ref, 'LIVE', 0));
  await finish(match.ref, goals(3, 0));
  await say({ kind: 'cancel', ref: match.ref, scope: 'match', from });
  await book.settle();

  expect((await betOf(early.fan, early.bet)).state).toBe('LOST');
  expect((await betOf(late.fan, late.bet)).state).toBe('VOID');
  expect([await cashOf(early.fan), await cashOf(late.fan)]).toEqual([900_000, 1_000_000]);
});

test('a bet is seen by its owner alone, and lists tell open from settled', async () => {
  const match = await aMatch();
  const { fan, bet } = await placed(match.id, '1x2/ft', 'h');
  const other = await aFan();

  expect(await refusalOf(betOf(other, bet))).toBe('sports.bet-unknown');
  const open = await ask<{ list: { betId: bigint }[] }>('sports.list-bets', { query: { state: 'open' } }, fan);
  expect(open.list.map(({ betId }) => betId)).toEqual([bet.betId]);
  const settled = await ask<{ list: unknown[] }>('sports.list-bets', { query: { state: 'settled' } }, fan);
  expect(settled.list).toEqual([]);
});

test('after all this the ledger and the register hold', async () => {
  expect((await book.wallet.prove()).faults).toEqual([]);
  expect((await book.betting.prove()).faults).toEqual([]);
});
