import { expect, test } from 'vitest';
import type { ValueOf } from '@fairground/contract/endpoint';
import type { explainBet } from '@fairground/contract/sports/endpoints';
import type { FixtureId } from '@fairground/contract/sports/fields';
import { asOwner, testDatabase } from '../../testing/database.ts';
import { voidWaiting } from './settlement/void-waiting.ts';
import { aBook } from './testing/book.ts';

const database = await testDatabase();
const book = await aBook(database);
const { aFan, aMatch, betOf, decide, finish, goals, order, passDelay, place, say, selection, settle, state } = book;

const placed = async (match: FixtureId, name: string, code: string) => {
  const fan = await aFan();
  const { bet } = await place(fan, order([await selection(match, name, code)], { accept: 'any' }));
  return { fan, bet };
};
const stateOf = async ({ fan, bet }: Awaited<ReturnType<typeof placed>>): Promise<string> =>
  (await betOf(fan, bet)).state;
const marketsOf = async (id: FixtureId, status: string) =>
  (await book.fixtureOf(id)).markets.filter((market) => market.period === 'h2' && market.status === status);

test('[part of A-01] bets on the second half are settled by its goals alone, and are explained by its score', async () => {
  const match = await aMatch();
  const away = await placed(match.id, '1x2/h2', 'a');
  const home = await placed(match.id, '1x2/h2', 'h');
  const over = await placed(match.id, 'ou/h2/4', 'over');
  await say(state(match.ref, 'LIVE', 0));
  await finish(match.ref, goals(3, 0, 0, 1));

  expect([await stateOf(away), await stateOf(home), await stateOf(over)]).toEqual(['WON', 'LOST', 'VOID']);
  const { legs } = await book.ask<ValueOf<typeof explainBet>>(
    'sports.explain-bet',
    { query: { betId: away.bet.betId } },
    away.fan,
  );
  expect(legs).toMatchObject([{ result: 'WON', score: { home: 0, away: 1 } }]);

  await say({ kind: 'settle', ref: match.ref, scope: 'match', score: goals(3, 0, 1, 0) });
  await settle();
  expect([await stateOf(away), await stateOf(home)]).toEqual(['LOST', 'WON']);
});

test('the end of the first half settles nothing of the second, and a live handicap of it counts from the bet on', async () => {
  const match = await aMatch();
  await say(state(match.ref, 'LIVE', 0), { kind: 'score', ref: match.ref, score: goals(1, 0) });
  await say(state(match.ref, 'BREAK', 2_700), { kind: 'settle', ref: match.ref, scope: 'h1', score: goals(1, 0) });
  expect((await marketsOf(match.id, 'OPEN')).length).toBeGreaterThan(3);
  await say(state(match.ref, 'LIVE', 2_700));
  const goal = (...score: Parameters<typeof goals>) =>
    say(
      { kind: 'bet-stop', ref: match.ref },
      { kind: 'score', ref: match.ref, score: goals(...score) },
      { kind: 'resume', ref: match.ref },
    );
  await goal(1, 0, 0, 1);
  const handicap = (await marketsOf(match.id, 'OPEN')).find(({ type }) => type === 'ah');
  const name = ['ah', 'h2', ...(handicap?.lineQuarters === 0 ? [] : [handicap?.lineQuarters])].join('/');
  const bet = await placed(match.id, name, 'h');
  await passDelay();
  await decide();
  expect(await stateOf(bet)).toBe('ACCEPTED');
  await finish(match.ref, goals(1, 0, 3, 1));

  // Three goals of the home side after the bet; the one before it does not count.
  expect(await stateOf(bet)).toBe('WON');
});

test('of the second half of a match that was broken off stands what was decided, the rest is void after 36 hours', async () => {
  const match = await aMatch();
  const over = await placed(match.id, 'ou/h2/5', 'over');
  const winner = await placed(match.id, '1x2/h2', 'h');
  await say(
    state(match.ref, 'LIVE', 0),
    { kind: 'score', ref: match.ref, score: goals(0, 2) },
    state(match.ref, 'BREAK', 2_700),
    state(match.ref, 'LIVE', 2_700),
    { kind: 'score', ref: match.ref, score: goals(0, 2, 2, 0) },
    state(match.ref, 'ABANDONED', 4_000),
  );
  await settle();
  expect([await stateOf(over), await stateOf(winner)]).toEqual(['WON', 'ACCEPTED']);

  await asOwner(
    book.url,
    `update sports_fixture set waits_since = waits_since - interval '37 hours' where id = ${match.id}`,
  );
  await voidWaiting(database.db);
  await settle();

  expect(await stateOf(winner)).toBe('VOID');
  expect(await book.cashOf(winner.fan)).toBe(1_000_000);
});

test('a match that was broken off in its first half voids every bet on the second', async () => {
  const match = await aMatch();
  const bets = [await placed(match.id, 'ou/h2/5', 'under'), await placed(match.id, '1x2/h2', 'd')];
  await say(
    state(match.ref, 'LIVE', 0),
    { kind: 'score', ref: match.ref, score: goals(4, 0) },
    state(match.ref, 'ABANDONED', 1_800),
  );
  await settle();
  await asOwner(
    book.url,
    `update sports_fixture set waits_since = waits_since - interval '37 hours' where id = ${match.id}`,
  );
  await voidWaiting(database.db);
  await settle();

  expect(await Promise.all(bets.map(stateOf))).toEqual(['VOID', 'VOID']);
});
