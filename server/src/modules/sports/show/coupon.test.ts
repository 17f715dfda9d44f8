import { expect, test } from 'vitest';
import type { Fixture } from '@fairground/contract/sports/endpoints';
import type { FixtureId } from '@fairground/contract/sports/fields';
import { asOwner, testDatabase } from '../../../testing/database.ts';
import { aBook } from '../testing/book.ts';

const book = await aBook(await testDatabase());

type Coupon = { readonly list: readonly Fixture[]; readonly next: FixtureId | null };
const coupon = (query: object) => book.ask<Coupon>('sports.read-coupon', { query: { range: 'upcoming', ...query } });

/** As many matches that begin one minute after the other, two days from now. */
const manyMatches = (count: number) =>
  asOwner(
    book.url,
    `insert into sports_fixture (producer, ref, sport, competition, home, away, starts_at, model, score, commitment, trading_day)
     select producer, ref || '-' || n, sport, competition, home, away, clock_timestamp() + make_interval(days => 2, mins => n / 2),
            model, score, commitment, trading_day
       from sports_fixture, generate_series(1, ${count}) n where ref = 'match-1'`,
  );

test('every match of a long list is reached page by page, each of them once and in the order of their starts', async () => {
  await book.aMatch();
  await manyMatches(170);

  const list: Fixture[] = [];
  for (let cursor: FixtureId | null | undefined; cursor !== null;) {
    const page: Coupon = await coupon({ sport: 'FOOTBALL', ...(cursor !== undefined && { cursor }) });
    list.push(...page.list);
    cursor = page.next;
  }

  expect(new Set(list.map(({ fixtureId }) => fixtureId)).size).toBe(170);
  expect(list).toHaveLength(170);
  const starts = list.map(({ startsAt }) => startsAt.getTime());
  expect(starts).toEqual(starts.toSorted((one, other) => one - other));
});

test('favourites are the marked matches and all of the marked competitions, kept with the account', async () => {
  const fan = await book.aFan();
  const mark = (body: object) => book.ask('sports.mark-favourite', { body: { ...body, isMarked: true } }, fan);
  const { rows } = await book.pool.query<{ id: FixtureId }>('select id from sports_fixture order by id');
  const [first, second] = rows.map(({ id }) => id);
  await asOwner(book.url, `update sports_fixture set competition = 'mekong' where id = ${first}`);

  await mark({ competition: 'mekong' });
  expect(await mark({ fixtureId: second })).toEqual({ competitions: ['mekong'], fixtures: [second] });
  expect(await book.ask('sports.list-favourites', {}, fan)).toEqual({ competitions: ['mekong'], fixtures: [second] });

  const idsOf = async (query: object) =>
    (await coupon({ range: 'all', ...query })).list
      .map(({ fixtureId }) => fixtureId)
      .toSorted((one, other) => Number(one - other));
  expect(await idsOf({ competitions: 'mekong', fixtures: String(second) })).toEqual([first, second]);
  expect(await idsOf({ competitions: 'mekong' })).toEqual([first]);
  expect(await idsOf({ competitions: 'mekong', sport: 'ESPORTS' })).toEqual([]);
  await book.ask('sports.mark-favourite', { body: { competition: 'mekong', isMarked: false } }, fan);
  expect(await book.ask('sports.list-favourites', {}, fan)).toEqual({ competitions: [], fixtures: [second] });
});

test('matches are found by their numbers however far away they are', async () => {
  const { rows } = await book.pool.query<{ id: FixtureId }>(
    'select id from sports_fixture order by starts_at desc, id desc limit 2',
  );
  const fixtures = rows.map(({ id }) => id).join(',');

  const { list, next } = await coupon({ range: 'all', fixtures });

  expect(list.map(({ fixtureId }) => fixtureId)).toEqual(rows.map(({ id }) => id).toReversed());
  expect(next).toBeNull();
});
