import { expect, test } from 'vitest';
import type { LatestData } from '@fairground/contract/push';
import type { fixtureChanged } from '@fairground/contract/sports/pushes';
import { asOwner, testDatabase } from '../../../testing/database.ts';
import { aBook, PRODUCER } from '../testing/book.ts';
import { createTeller } from './tell-changes.ts';

const database = await testDatabase({ poolSize: 8 });
const book = await aBook(database);

type Told = LatestData<typeof fixtureChanged>;

/** A node whose pages watch these matches; each round answers what it told, by match. */
const aTeller = () => {
  const tell = createTeller(book);
  return async (...ids: readonly bigint[]): Promise<ReadonlyMap<string, Told>> => {
    const told = new Map<string, Told>();
    await tell(ids.map(String), (key, data) => told.set(key, data));
    return told;
  };
};

test('[part of R-06] a node tells of a match everything at first, then only what changed', async () => {
  const [one, other] = [await book.aMatch(), await book.aMatch()];
  const round = aTeller();
  const first = await round(one.id, other.id);
  const quiet = await round(one.id, other.id);
  await book.say(book.state(one.ref, 'LIVE', 0));

  const told = await round(one.id, other.id);

  expect([...first.keys()].toSorted()).toEqual([String(one.id), String(other.id)].toSorted());
  expect(first.get(String(one.id))?.prices.length).toBeGreaterThan(50);
  expect(first.get(String(one.id))?.progress?.state).toBe('PREMATCH');
  expect([...quiet]).toEqual([]);
  expect([...told.keys()]).toEqual([String(one.id)]);
  expect(told.get(String(one.id))?.progress?.state).toBe('LIVE');
});

test('every price of a match is suspended at once by a bet stop, and by a feed that falls silent', async () => {
  const match = await book.aMatch();
  const round = aTeller();
  await book.say(book.state(match.ref, 'LIVE', 0));
  await round(match.id);
  const statuses = async () => {
    const told = await round(match.id);
    return new Set(told.get(String(match.id))?.prices.map(([, , status]) => status));
  };

  await book.say({ kind: 'bet-stop', ref: match.ref });
  expect(await statuses()).toEqual(new Set(['SUSPENDED']));
  await book.say({ kind: 'resume', ref: match.ref });
  expect((await statuses()).has('OPEN')).toBe(true);
  await asOwner(
    database.url,
    `update sports_producer set alive_at = clock_timestamp() - interval '21 seconds' where name = '${PRODUCER}'`,
  );
  expect(await statuses()).toEqual(new Set(['SUSPENDED']));
});

test('a match that left every page and comes back is told as a whole again', async () => {
  const match = await book.aMatch();
  const round = aTeller();
  await round(match.id);
  await round();

  const told = await round(match.id);

  expect(told.get(String(match.id))?.prices.length).toBeGreaterThan(50);
  expect([...(await round(match.id))]).toEqual([]);
});
