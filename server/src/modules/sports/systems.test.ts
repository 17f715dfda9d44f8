import { expect, test } from 'vitest';
import type { quoteSlip } from '@fairground/contract/sports/bets';
import type { ValueOf } from '@fairground/contract/endpoint';
import { linePayout } from '@fairground/engines/sports/payout';
import { fraction } from '@fairground/engines/maths/fraction';
import { asOwner, testDatabase } from '../../testing/database.ts';
import { refusal as refusalOf } from '../../testing/refusal.ts';
import { aBook, dong } from './testing/book.ts';

const book = await aBook(await testDatabase());
const { aFan, aMatch, ask, betOf, cashOf, finish, goals, order, place, say, selection, state } = book;

type Quote = ValueOf<typeof quoteSlip>;
const quote = (legs: readonly object[]) => ask<Quote>('sports.quote-slip', { body: { legs } });
const end = async (ref: string, score: ReturnType<typeof goals>) => {
  await say(state(ref, 'LIVE', 0));
  await finish(ref, score);
};

test('a Trixie pays each of its lines by itself, with one floor a line', async () => {
  const matches = [await aMatch(), await aMatch(), await aMatch()];
  const legs = await Promise.all(matches.map(({ id }) => selection(id, '1x2/ft', 'h')));
  const offered = (await quote(legs)).systems;
  expect(offered.map(({ system, lines }) => [system, lines])).toEqual([
    ['2/3', 3],
    ['trixie', 4],
    ['patent', 7],
  ]);

  const fan = await aFan();
  const trixie = { kind: 'SYSTEM' as const, system: 'trixie', stake: dong(100_000) };
  expect(await refusalOf(place(fan, order(legs, { ...trixie, stake: dong(100_000.0001) })))).toBe(
    'sports.stake-refused',
  );
  expect(await refusalOf(place(fan, order(legs, { ...trixie, system: 'yankee' })))).toBe('sports.legs-refused');
  expect(await refusalOf(place(fan, order(legs, { kind: 'SYSTEM' })))).toBe('sports.legs-refused');
  const { bet } = await place(fan, order(legs, trixie));
  expect(bet).toMatchObject({ state: 'ACCEPTED', system: 'trixie', lines: 4 });

  await end(matches[0]?.ref ?? '', goals(1, 0));
  await end(matches[1]?.ref ?? '', goals(0, 1));
  expect((await betOf(fan, bet)).state).toBe('ACCEPTED');
  await end(matches[2]?.ref ?? '', goals(2, 0));

  const [one, , three] = legs.map(({ oddsMilli }) => fraction(oddsMilli, 1_000));
  const paid = one && three ? linePayout(250_000_000n, [one, three]) : 0n;
  expect(await betOf(fan, bet)).toMatchObject({ state: paid > dong(100_000) ? 'WON' : 'LOST', payout: paid });
  expect(await cashOf(fan)).toBe(900_000 + Number(paid) / 10_000);
});

test('a system whose every line has lost a leg is over before its last match', async () => {
  const matches = [await aMatch(), await aMatch(), await aMatch()];
  const legs = await Promise.all(matches.map(({ id }) => selection(id, '1x2/ft', 'a')));
  const fan = await aFan();
  const { bet } = await place(fan, order(legs, { kind: 'SYSTEM', system: '2/3', stake: dong(90_000) }));

  await end(matches[0]?.ref ?? '', goals(1, 0));
  await end(matches[1]?.ref ?? '', goals(1, 0));

  expect((await betOf(fan, bet)).state).toBe('LOST');
});

test('legs of one match are priced together and not multiplied, and pay that price', async () => {
  const match = await aMatch();
  const legs = [await selection(match.id, '1x2/ft', 'h'), await selection(match.id, 'ou/ft/10', 'over')];
  const { combo, comboRefusal } = await quote(legs);
  expect(comboRefusal).toBeNull();
  expect(combo).toMatchObject({ isSameGame: true });
  // The chance of both is 0.33367465, and the margin of two legs 9 %.
  expect(combo?.oddsMilli).toBe(2_740);

  const fan = await aFan();
  expect(await refusalOf(place(fan, order(legs)))).toBe('sports.legs-refused');
  expect(await refusalOf(place(fan, order(legs, { comboOddsMilli: 2_800 })))).toBe('sports.price-changed');
  const { bet } = await place(fan, order(legs, { comboOddsMilli: 2_740 }));
  expect(bet).toMatchObject({ state: 'ACCEPTED', oddsMilli: 2_740, maxPayout: dong(274_000) });

  await end(match.ref, goals(2, 1));
  expect(await betOf(fan, bet)).toMatchObject({ state: 'WON', payout: dong(274_000) });
});

test('legs of one match that exclude or imply each other are not sold', async () => {
  const match = await aMatch();
  const [home, away] = [await selection(match.id, '1x2/ft', 'h'), await selection(match.id, 'cs/ft', '0:1')];
  const [both, over] = [await selection(match.id, 'btts/ft', 'yes'), await selection(match.id, 'ou/ft/10', 'over')];

  expect(await quote([home, away])).toMatchObject({ combo: null, comboRefusal: 'IMPOSSIBLE' });
  expect(await quote([home, both, over])).toMatchObject({ combo: null, comboRefusal: 'IMPLIED' });
});

test('a void leg of a joint price leaves the price of the rest, stored when the bet was taken', async () => {
  const match = await aMatch();
  const legs = [await selection(match.id, '1x2/ft', 'h'), await selection(match.id, '1x2/h1', 'h')];
  const { combo } = await quote(legs);
  const fan = await aFan();
  const { bet } = await place(fan, order(legs, { comboOddsMilli: combo?.oddsMilli ?? 0 }));
  const { rows } = await book.pool.query<{ mask: number; odds_milli: number }>(
    'select mask, odds_milli from sports_combo_price where bet_id = $1 order by mask',
    [bet.betId.toString()],
  );
  expect(rows.map(({ mask }) => mask)).toEqual([1, 2, 3]);
  expect(rows[2]?.odds_milli).toBe(combo?.oddsMilli);

  await say(state(match.ref, 'LIVE', 0), { kind: 'cancel', ref: match.ref, scope: 'h1' });
  await finish(match.ref, goals(0, 0, 1, 0));

  expect(await betOf(fan, bet)).toMatchObject({ state: 'WON', payout: dong(100 * (rows[0]?.odds_milli ?? 0)) });
});

test('a player who takes any price still gets nine tenths of the whole price at least', async () => {
  const matches = [await aMatch(), await aMatch(), await aMatch()];
  const legs = await Promise.all(matches.map(({ id }) => selection(id, '1x2/ft', 'h')));
  const fan = await aFan();
  const asked = (percent: number) =>
    legs.map((leg) => ({ ...leg, oddsMilli: Math.floor((leg.oddsMilli * 100) / percent) }));

  expect(await refusalOf(place(fan, order(asked(95), { accept: 'any' })))).toBe('sports.price-changed');
  const trixie = { kind: 'SYSTEM' as const, system: 'trixie', accept: 'any' as const };
  expect(await refusalOf(place(fan, order(asked(95), trixie)))).toBe('sports.price-changed');
  expect((await place(fan, order(asked(97), { accept: 'any' }))).bet.state).toBe('ACCEPTED');
});

test('a live combination that waits is refused if its whole price falls below nine tenths', async () => {
  const matches = [await aMatch(), await aMatch(), await aMatch()];
  for (const { ref } of matches) await say(state(ref, 'LIVE', 0));
  const legs = await Promise.all(matches.map(({ id }) => selection(id, '1x2/ft', 'h')));
  const fan = await aFan();
  const { bet } = await place(fan, order(legs, { accept: 'any' }));

  for (const { selectionId, oddsMilli } of legs)
    await asOwner(
      book.url,
      `update sports_market set odds = jsonb_set(odds, '{h}', '${Math.ceil(oddsMilli * 0.95)}')
        where id = ${selectionId.slice(0, selectionId.indexOf(':'))}`,
    );
  await book.passDelay();
  await book.decide();

  expect(await betOf(fan, bet)).toMatchObject({ state: 'REFUSED', refusal: 'PRICE_CHANGED' });
  expect(await cashOf(fan)).toBe(1_000_000);
});

test('after all this the ledger and the register hold', async () => {
  expect((await book.wallet.prove()).faults).toEqual([]);
  expect((await book.betting.prove()).faults).toEqual([]);
});
