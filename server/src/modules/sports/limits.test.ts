import { expect, test } from 'vitest';
import type { Money } from '@fairground/contract/money';
import { Refusal } from '../../platform/refusal.ts';
import { asOwner, testDatabase } from '../../testing/database.ts';
import { refusal as refusalOf } from '../../testing/refusal.ts';
import { aBook, dong } from './testing/book.ts';

const book = await aBook(await testDatabase());
const { aFan, aMatch, ask, betOf, finish, goals, order, passDelay, place, pool, say, selection, state } = book;

type LimitsSet = { readonly match: number; readonly player: number; readonly day: number };
const setLimits = ({ match, player, day }: LimitsSet) =>
  asOwner(
    book.url,
    `delete from sports_limit; delete from sports_liability;
     insert into sports_limit (sport, win_max, risk_max, player_max, day_max, large_from)
     values ('FOOTBALL', 1e15, ${match * 10_000}, ${player * 10_000}, ${day * 10_000}, 1e15)`,
  );
const WIDE = { match: 1e9, player: 1e9, day: 1e9 };

const liabilities = async (scope: 'PLAYER' | 'DAY'): Promise<readonly bigint[]> => {
  const { rows } = await pool.query<{ amount: bigint }>(
    'select amount from sports_liability where scope = $1 and amount <> 0 order by amount',
    [scope],
  );
  return rows.map(({ amount }) => amount);
};
const mostOf = (placing: Promise<unknown>): Promise<unknown> =>
  placing.then(
    () => 'taken',
    (error: unknown) => (error instanceof Refusal ? [error.code, error.value] : error),
  );

/** Two matches of one day, and a leg on each. */
const aParlay = async () => {
  const [one, other] = [await aMatch(), await aMatch()];
  return {
    one,
    other,
    legs: [await selection(one.id, '1x2/ft', 'a'), await selection(other.id, '1x2/ft', 'a')],
  };
};

test('the same parlay again and again ends at the limit of its player, at the same moment too', async () => {
  const { legs } = await aParlay();
  // One of them wins some 18 times its stake.
  await setLimits({ ...WIDE, player: 5_000_000 });
  const fan = await aFan(10_000_000);

  const taken = await Promise.allSettled(Array.from({ length: 8 }, () => place(fan, order(legs))));

  const count = taken.filter(({ status }) => status === 'fulfilled').length;
  const [amount] = await liabilities('PLAYER');
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan(8);
  expect(amount).toBeLessThanOrEqual(dong(5_000_000));
  expect(amount).toBeGreaterThan(dong(5_000_000 * (count / (count + 1))));
  expect(await refusalOf(place(fan, order(legs)))).toBe('sports.limit');
});

test('parlays of many players end at the limit of the competition on that day, at the same moment too', async () => {
  const { legs } = await aParlay();
  await setLimits({ ...WIDE, day: 8_000_000 });
  const fans = await Promise.all(Array.from({ length: 8 }, () => aFan()));

  const taken = await Promise.allSettled(fans.map((fan) => place(fan, order(legs))));

  expect(taken.filter(({ status }) => status === 'fulfilled').length).toBeLessThan(8);
  expect(taken.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
  const [amount] = await liabilities('DAY');
  expect(amount).toBeLessThanOrEqual(dong(8_000_000));
});

test('twins do not pass the limit of a match, and a refusal says which stake still fits', async () => {
  const match = await aMatch();
  const leg = await selection(match.id, '1x2/ft', 'h');
  const profit = (leg.oddsMilli - 1_000) / 1_000;
  await setLimits({ ...WIDE, match: Math.round(250_000 * profit) });
  const fans = await Promise.all(Array.from({ length: 5 }, () => aFan()));

  const taken = await Promise.allSettled(fans.map((fan) => place(fan, order([leg]))));
  expect(taken.filter(({ status }) => status === 'fulfilled').length).toBe(2);

  const [code, details] = (await mostOf(place(await aFan(), order([leg])))) as [string, { most: string }];
  expect(code).toBe('sports.limit');
  const most = BigInt(details.most) as Money;
  expect(most).toBeGreaterThan(dong(49_000));
  expect(await mostOf(place(await aFan(), order([leg], { stake: most })))).toBe('taken');
  expect(await refusalOf(place(await aFan(), order([leg])))).toBe('sports.limit');
});

test('a live bet that would pass the limit of its player when its wait is over is refused, and its stake comes back', async () => {
  const match = await aMatch();
  await say(state(match.ref, 'LIVE', 0));
  const leg = await selection(match.id, '1x2/ft', 'a');
  await setLimits({ ...WIDE, player: Math.round((1.5 * 100_000 * (leg.oddsMilli - 1_000)) / 1_000) });
  const fan = await aFan();
  const bets = [await place(fan, order([leg], { accept: 'any' })), await place(fan, order([leg], { accept: 'any' }))];

  await passDelay();
  await Promise.all([book.decide(), book.decide()]);

  const states = await Promise.all(bets.map(async ({ bet }) => (await betOf(fan, bet)).state));
  expect(states.toSorted()).toEqual(['ACCEPTED', 'REFUSED']);
  expect(await book.cashOf(fan)).toBe(900_000);
});

test('settled and cashed-out bets leave the limits, a part that is left counts as a part', async () => {
  const { one, other, legs } = await aParlay();
  await setLimits(WIDE);
  const fan = await aFan();
  const { bet } = await place(fan, order(legs));
  const [whole = 0n] = await liabilities('PLAYER');
  expect(whole).toBe(bet.maxPayout - bet.stake);

  const offer = await ask<{ value: Money; stakeLeft: bigint }>(
    'sports.read-cash-out',
    { query: { betId: bet.betId } },
    fan,
  );
  const body = { requestId: 'half-of-it', betId: bet.betId, part: bet.stake / 2n, value: offer.value / 2n };
  await ask('sports.cash-out', { body }, fan);
  expect(await liabilities('PLAYER')).toEqual([whole / 2n]);

  await say(state(one.ref, 'LIVE', 0), state(other.ref, 'LIVE', 0));
  await finish(one.ref, goals(1, 0));

  expect([await liabilities('PLAYER'), await liabilities('DAY')]).toEqual([[], []]);
});

test('a bet and its cash-out may have names of 64 letters each', async () => {
  const match = await aMatch();
  await setLimits(WIDE);
  const fan = await aFan();
  const leg = await selection(match.id, '1x2/ft', 'h');
  const { bet } = await place(fan, order([leg], { requestId: 'b'.repeat(64) }));
  const { value } = await ask<{ value: Money }>('sports.read-cash-out', { query: { betId: bet.betId } }, fan);

  const body = { requestId: 'c'.repeat(64), betId: bet.betId, value };
  const twins = await Promise.all([ask('sports.cash-out', { body }, fan), ask('sports.cash-out', { body }, fan)]);

  expect(twins).toMatchObject([{ cashOut: { state: 'DONE', paid: value } }, { cashOut: { state: 'DONE' } }]);
  expect(await book.cashOf(fan)).toBe(900_000 + Number(value) / 10_000);
});

test('bets of bonus money and of cash on one market are settled together, each once, and the books hold', async () => {
  const match = await aMatch();
  await setLimits(WIDE);
  const [withCash, withBonus] = [await aFan(), await book.aPlayer(0, 1_000_000 * 10_000)];
  const leg = await selection(match.id, '1x2/ft', 'h');
  const { bet: ofCash } = await place(withCash, order([leg]));
  const { bet: ofBonus } = await place(withBonus, order([leg]));

  await say(state(match.ref, 'LIVE', 0), state(match.ref, 'ENDED', 5_400), {
    kind: 'settle',
    ref: match.ref,
    scope: 'match',
    score: goals(1, 0),
  });
  await Promise.all([book.settle(), book.settle()]);
  await book.settle();

  const paid = dong(100 * leg.oddsMilli);
  expect([await betOf(withCash, ofCash), await betOf(withBonus, ofBonus)]).toMatchObject([
    { state: 'WON', payout: paid },
    { state: 'WON', payout: paid },
  ]);
  expect(await book.cashOf(withCash)).toBe(900_000 + 100 * leg.oddsMilli);
  expect([await book.cashOf(withBonus), await book.bonusOf(withBonus)]).toEqual([
    0,
    900_000 * 10_000 + 100 * leg.oddsMilli * 10_000,
  ]);
  expect((await book.wallet.prove()).faults).toEqual([]);
  expect((await book.betting.prove()).faults).toEqual([]);
});
