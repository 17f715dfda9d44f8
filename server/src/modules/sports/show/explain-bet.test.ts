import { expect, test } from 'vitest';
import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import type { ValueOf } from '@fairground/contract/endpoint';
import type { SportsBet } from '@fairground/contract/sports/bets';
import type { explainBet } from '@fairground/contract/sports/endpoints';
import { asOwner, testDatabase } from '../../../testing/database.ts';
import { dropOldPrices } from '../store/prices.ts';
import { aBook, dong } from '../testing/book.ts';

const book = await aBook(await testDatabase());
const { aFan, aMatch, betOf, finish, goals, order, place, say, selection, settle, state } = book;

const explained = (fan: MemberId, { betId }: Pick<SportsBet, 'betId'>) =>
  book.ask<ValueOf<typeof explainBet>>('sports.explain-bet', { query: { betId } }, fan);
const end = async (ref: string, score: ReturnType<typeof goals>) => {
  await say(state(ref, 'LIVE', 0));
  await finish(ref, score);
};

test('a single is explained by its factor and the score of its result, and a correction by both payments', async () => {
  const [match, fan] = [await aMatch(), await aFan()];
  const leg = await selection(match.id, '1x2/ft', 'h');
  const { bet } = await place(fan, order([leg]));
  await end(match.ref, goals(1, 0));
  await say({ kind: 'settle', ref: match.ref, scope: 'match', score: goals(1, 1) });
  await settle();

  const { legs, groups, lines, changes } = await explained(fan, bet);

  expect(legs).toEqual([
    {
      ...{ selectionId: leg.selectionId, oddsMilli: leg.oddsMilli, result: 'LOST', factor: '0' },
      ...{ askedMilli: leg.oddsMilli, stood: { oddsMilli: leg.oddsMilli, since: expect.any(Date) } },
      ...{ resultVersion: 2, score: { home: 1, away: 1 }, voidedBy: null },
    },
  ]);
  expect([groups, lines]).toEqual([[], []]);
  const won = dong(100 * leg.oddsMilli);
  expect(changes.map(({ state: is, payout }) => [is, payout])).toEqual([
    ['WON', won],
    ['LOST', 0n],
  ]);
});

test('a combination is explained leg by leg, and a leg that was cancelled says who cancelled it', async () => {
  const [first, second, third] = [await aMatch(), await aMatch(), await aMatch()];
  const fan = await aFan();
  const legs = [];
  for (const { id } of [first, second, third]) legs.push(await selection(id, '1x2/ft', 'h'));
  const { bet } = await place(fan, order(legs));
  await say({ kind: 'cancel', ref: second.ref, scope: 'match' }, state(third.ref, 'ABANDONED', 0));
  await end(first.ref, goals(2, 0));
  await settle();

  const told = await explained(fan, bet);

  expect(told.legs.map(({ result, voidedBy, score }) => [result, voidedBy, score])).toEqual([
    ['WON', null, { home: 2, away: 0 }],
    ['VOID', 'FEED', null],
    [null, null, null],
  ]);
});

test('a system is explained line by line, and what its lines pay is what it paid', async () => {
  const matches = [await aMatch(), await aMatch(), await aMatch()];
  const fan = await aFan();
  const legs = [];
  for (const { id } of matches) legs.push(await selection(id, '1x2/ft', 'h'));
  const { bet } = await place(fan, order(legs, { kind: 'SYSTEM', system: 'trixie', stake: dong(100_000) }));
  for (const [at, { ref }] of matches.entries()) await end(ref, at === 1 ? goals(0, 1) : goals(1, 0));

  const { lines } = await explained(fan, bet);

  expect(lines.map((line) => line.legs)).toEqual([
    [0, 1],
    [0, 2],
    [1, 2],
    [0, 1, 2],
  ]);
  expect(lines.map(({ factor }) => factor === '0')).toEqual([true, false, true, true]);
  expect(lines.every(({ stake }) => stake === dong(25_000))).toBe(true);
  const paid = lines.reduce((sum, { pays }) => sum + (pays ?? 0n), 0n);
  expect(money(paid)).toBe((await betOf(fan, bet)).payout);
  expect(paid).toBeGreaterThan(0n);
});

test('legs of one match are explained together by their joint price', async () => {
  const [match, fan] = [await aMatch(), await aFan()];
  const legs = [await selection(match.id, '1x2/ft', 'h'), await selection(match.id, 'ou/ft/10', 'over')];
  const { combo } = await book.ask<{ combo: { oddsMilli: number } }>('sports.quote-slip', { body: { legs } });
  const { bet } = await place(fan, order(legs, { comboOddsMilli: combo.oddsMilli }));
  await end(match.ref, goals(3, 0));

  const told = await explained(fan, bet);

  expect(told.legs.map(({ factor, result }) => [factor, result])).toEqual([
    [null, 'WON'],
    [null, 'WON'],
  ]);
  expect(told.groups).toEqual([{ legs: [0, 1], factor: String(combo.oddsMilli / 1_000) }]);
});

test('a bet is explained by the price that stood when it was accepted and since when, though prices moved before and after', async () => {
  const [match, fan] = [await aMatch(), await aFan()];
  const seen = await selection(match.id, '1x2/ft', 'h');
  await say(state(match.ref, 'LIVE', 0));
  const goal = (home: number, away: number) =>
    say(
      { kind: 'bet-stop', ref: match.ref },
      { kind: 'score', ref: match.ref, score: goals(home, away) },
      { kind: 'resume', ref: match.ref },
    );
  await goal(0, 1);
  const leg = await selection(match.id, '1x2/ft', 'h');
  const { bet } = await place(fan, order([leg], { accept: 'any' }));
  await book.passDelay();
  await book.decide();
  await goal(0, 2);

  const told = await explained(fan, bet);
  const { rows } = await book.pool.query<{ odds: Record<string, number>; at: Date }>(
    'select odds, at from sports_price where market_id = $1 order by version',
    [leg.selectionId.split(':')[0]],
  );

  expect(leg.oddsMilli).toBeGreaterThan(seen.oddsMilli);
  const standing = rows.findLast(({ at }) => at < (told.acceptedAt ?? new Date(0)));
  expect(told.legs).toMatchObject([
    { oddsMilli: leg.oddsMilli, askedMilli: leg.oddsMilli, stood: { oddsMilli: leg.oddsMilli, since: standing?.at } },
  ]);
  const prices = rows.map(({ odds }) => odds['h']);
  expect(prices[0]).toBe(seen.oddsMilli);
  expect(prices.at(-1)).toBeGreaterThan(leg.oddsMilli);
  expect(new Set(rows.map(({ odds }) => JSON.stringify(odds))).size).toBe(rows.length);
});

test('prices leave the log 72 hours after another one took their place, and what stands now never does', async () => {
  const match = await aMatch();
  const { selectionId } = await selection(match.id, '1x2/ft', 'h');
  const market = selectionId.split(':')[0];
  const pricesOf = async () => {
    const { rows } = await book.pool.query<{ odds: object }>(
      'select odds from sports_price where market_id = $1 order by version',
      [market],
    );
    return rows.length;
  };
  await say(state(match.ref, 'LIVE', 0), { kind: 'score', ref: match.ref, score: goals(1, 0) });
  await say({ kind: 'resume', ref: match.ref });
  expect(await pricesOf()).toBe(2);

  await dropOldPrices(book.db);
  expect(await pricesOf()).toBe(2);
  await asOwner(book.url, `update sports_price set at = at - interval '73 hours'`);
  await dropOldPrices(book.db);

  expect(await pricesOf()).toBe(1);
});
