import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeClock } from '../../testing/clock.ts';
import { asOwner, testDatabase } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { createBus } from '../bus/index.ts';
import type { Bus } from '../bus/index.ts';
import { inTransaction } from '../database/index.ts';
import { silentLog } from '../log.ts';
import { createEvents } from './events.ts';
import type { Events } from './events.ts';
import { factKind, listener } from './fact.ts';
import type { Listener } from './fact.ts';

const { db, url, nodeUrl } = await testDatabase({ poolSize: 16 });
await asOwner(
  url,
  'create table heard (by text not null, number integer not null, nth integer generated always as identity)',
);

const numberDrawn = factKind<{ number: number }>('test.number-drawn');
const otherThing = factKind<null>('test.other-thing');
const clock = fakeClock();
const started: Events[] = [];
const buses: Bus[] = [];

const aNode = async (listeners: readonly Listener[], options: { readonly tickMs?: number } = {}): Promise<Events> => {
  const bus = await createBus({ url: nodeUrl, log: silentLog, gatherMs: 2 });
  const events = createEvents({ db, bus, clock, log: silentLog, triesMax: 3, tickMs: options.tickMs ?? 50 });
  buses.push(bus);
  started.push(events);
  await events.start(listeners);
  return events;
};

const writer = (name: string, before: (number: number) => Promise<void> | void = () => undefined): Listener =>
  listener(name, numberDrawn, async (tx, facts) => {
    for (const { payload } of facts) {
      await before(payload.number);
      await sql`insert into heard (by, number) values (${name}, ${payload.number})`.execute(tx);
    }
  });

const heardBy = async (name: string): Promise<readonly number[]> => {
  const { rows } = await sql<{ number: number }>`select number from heard where by = ${name} order by nth`.execute(db);
  return rows.map(({ number }) => number);
};

beforeEach(async () => {
  await asOwner(url, 'truncate heard, outbox_fact, outbox_listener, outbox_parked; update outbox_era set era = 1');
});

afterEach(async () => {
  await Promise.all(started.splice(0).map((events) => events.stop()));
  await Promise.all(buses.splice(0).map((bus) => bus.close()));
});

test('a listener gets a fact once the transaction that announced it has committed', async () => {
  const events = await aNode([writer('a')], { tickMs: 60_000 });

  await inTransaction(db, async (tx) => {
    await events.announce(tx, otherThing, null);
    await events.announce(tx, numberDrawn, { number: 7 });
  });

  await eventually(async () => expect(await heardBy('a')).toEqual([7]));
});

test('a fact of a transaction that rolled back is never delivered', async () => {
  const events = await aNode([writer('a')]);

  await inTransaction(db, async (tx) => {
    await events.announce(tx, numberDrawn, { number: 1 });
    throw new Error('changed my mind');
  }).catch(() => undefined);
  await inTransaction(db, (tx) => events.announce(tx, numberDrawn, { number: 2 }));

  await eventually(async () => expect(await heardBy('a')).toEqual([2]));
});

test('a transaction that began earlier and commits later is not skipped, and is delivered first', async () => {
  const events = await aNode([writer('a')]);
  const early = await db.startTransaction().execute();
  await events.announce(early, numberDrawn, { number: 1 });
  await inTransaction(db, (tx) => events.announce(tx, numberDrawn, { number: 2 }));

  await new Promise((resolve) => setTimeout(resolve, 200));
  const heardMeanwhile = await heardBy('a');
  await early.commit().execute();

  expect(heardMeanwhile).toEqual([]);
  await eventually(async () => expect(await heardBy('a')).toEqual([1, 2]));
});

test('under concurrent writers on several nodes every listener gets every fact exactly once and in one order', async () => {
  const listeners = [writer('a'), writer('b')];
  const [first, second] = [await aNode(listeners), await aNode(listeners)];
  const announceTen = async (writerIndex: number): Promise<void> => {
    const { announce } = writerIndex % 2 === 0 ? first : second;
    for (let index = 0; index < 10; index += 1)
      await inTransaction(db, async (tx) => {
        await announce(tx, numberDrawn, { number: writerIndex * 1_000 + index * 2 });
        await new Promise((resolve) => setTimeout(resolve, (writerIndex * 7 + index * 3) % 11));
        await announce(tx, numberDrawn, { number: writerIndex * 1_000 + index * 2 + 1 });
      });
  };

  await Promise.all(Array.from({ length: 8 }, (_, index) => announceTen(index)));
  await eventually(async () => expect(await heardBy('a')).toHaveLength(160));
  await eventually(async () => expect(await heardBy('b')).toHaveLength(160));

  const order = await heardBy('a');
  expect(new Set(order).size).toBe(160);
  expect(await heardBy('b')).toEqual(order);
  for (let index = 0; index < 8; index += 1) {
    const own = order.filter((number) => Math.floor(number / 1_000) === index);
    expect(own).toEqual(own.toSorted((one, other) => one - other));
  }
});

test('a fact that keeps failing is tried again, then parked, and those after it go on', async () => {
  const seen: number[] = [];
  const events = await aNode([
    writer('a', (number) => {
      seen.push(number);
      if (number === 13) throw new Error('unlucky');
    }),
  ]);
  await inTransaction(db, async (tx) => {
    for (const number of [12, 13, 14]) await events.announce(tx, numberDrawn, { number });
  });

  await eventually(async () => expect(await heardBy('a')).toEqual([12]));
  expect(await events.listParked(db, 10)).toEqual([]);
  await eventually(async () => {
    clock.advance(60_000);
    expect(await heardBy('a')).toEqual([12, 14]);
  });

  const parked = await events.listParked(db, 10);
  expect(parked).toMatchObject([
    { listener: 'a', tries: 3, fact: { name: numberDrawn.name, payload: { number: 13 } } },
  ]);
  expect(parked[0]?.error).toContain('unlucky');
  expect(seen.filter((number) => number === 12)).toHaveLength(2);
});

test('a parked fact can be handed to its listener again by hand', async () => {
  const mood = { isBroken: true };
  const events = await aNode([
    writer('a', () => {
      if (mood.isBroken) throw new Error('not yet');
    }),
  ]);
  await inTransaction(db, (tx) => events.announce(tx, numberDrawn, { number: 5 }));
  const parked = await eventually(async () => {
    clock.advance(60_000);
    const [found] = await events.listParked(db, 10);
    expect(found).toBeDefined();
    return found;
  });
  const factId = parked?.fact.id ?? 0n;

  await expect(events.retryParked('a', factId)).rejects.toThrow('not yet');
  mood.isBroken = false;
  const isDone = await events.retryParked('a', factId);

  expect(isDone).toBe(true);
  expect(await heardBy('a')).toEqual([5]);
  expect(await events.listParked(db, 10)).toEqual([]);
  expect(await events.retryParked('a', factId)).toBe(false);
});

test('a new listener gets facts from its first start on, an old one continues from its cursor', async () => {
  const first = await aNode([writer('old')]);
  await inTransaction(db, (tx) => first.announce(tx, numberDrawn, { number: 1 }));
  await eventually(async () => expect(await heardBy('old')).toEqual([1]));
  await first.stop();
  await inTransaction(db, (tx) => first.announce(tx, numberDrawn, { number: 2 }));

  await aNode([writer('old'), writer('new')]);
  await inTransaction(db, (tx) => first.announce(tx, numberDrawn, { number: 3 }));

  await eventually(async () => expect(await heardBy('old')).toEqual([1, 2, 3]));
  await eventually(async () => expect(await heardBy('new')).toEqual([3]));
});

test('a new listener gets nothing that was committed before, whichever transactions still ran then', async () => {
  const first = await aNode([]);
  const older = await db.startTransaction().execute();
  await first.announce(older, numberDrawn, { number: 1 });
  await inTransaction(db, (tx) => first.announce(tx, numberDrawn, { number: 2 }));

  await aNode([writer('new')]);
  await inTransaction(db, (tx) => first.announce(tx, numberDrawn, { number: 3 }));
  await older.commit().execute();

  await eventually(async () => expect(await heardBy('new')).toEqual([1, 3]));
});

test('after a restore into a younger cluster waiting facts are still delivered, and new ones after them', async () => {
  const first = await aNode([writer('a')]);
  await inTransaction(db, (tx) => first.announce(tx, numberDrawn, { number: 1 }));
  await eventually(async () => expect(await heardBy('a')).toEqual([1]));
  await first.stop();
  await inTransaction(db, (tx) => first.announce(tx, numberDrawn, { number: 2 }));
  // What a dump contains: transaction numbers this cluster has not reached yet.
  const future = `(xid::text::bigint + 1000000000)::text::xid8`;
  await asOwner(url, `update outbox_fact set xid = ${future}; update outbox_listener set xid = ${future}`);

  const second = await aNode([writer('a')]);
  await inTransaction(db, (tx) => second.announce(tx, numberDrawn, { number: 3 }));

  await eventually(async () => expect(await heardBy('a')).toEqual([1, 2, 3]));
});

test('a listener that started during a long transaction gets new facts after a restore into a younger cluster', async () => {
  const first = await aNode([writer('a')]);
  await first.stop();
  // The cluster it is restored into has passed the oldest transaction that ran then, and has yet to reach the newest.
  const future = `(xid::text::bigint + 1000000000)::text`;
  await asOwner(
    url,
    `update outbox_listener set came = (xid::text || ':' || ${future} || ':' || xid::text)::pg_snapshot`,
  );

  const second = await aNode([writer('a')]);
  await inTransaction(db, (tx) => second.announce(tx, numberDrawn, { number: 5 }));

  await eventually(async () => expect(await heardBy('a')).toEqual([5]));
});

test('a failure is parked whatever its words are', async () => {
  const events = await aNode([
    writer('a', () => {
      throw new Error('unlucky \0 thing');
    }),
  ]);
  await inTransaction(db, (tx) => events.announce(tx, numberDrawn, { number: 13 }));

  await eventually(async () => {
    clock.advance(60_000);
    expect(await events.listParked(db, 10)).toMatchObject([{ listener: 'a', tries: 3 }]);
  });
});

test('facts are purged after seven days, and only those every listener has passed', async () => {
  const mood = { isStuck: false };
  const events = await aNode([
    writer('a'),
    writer('slow', () => {
      if (mood.isStuck) throw new Error('stuck');
    }),
  ]);
  const [purge] = events.schedules;
  const countFacts = async (): Promise<number> =>
    (await sql<{ n: number }>`select count(*)::integer as n from outbox_fact`.execute(db)).rows[0]?.n ?? 0;
  await inTransaction(db, (tx) => events.announce(tx, numberDrawn, { number: 1 }));
  await eventually(async () => expect(await heardBy('slow')).toEqual([1]));
  mood.isStuck = true;
  await inTransaction(db, (tx) => events.announce(tx, numberDrawn, { number: 2 }));
  await eventually(async () => expect(await heardBy('a')).toEqual([1, 2]));

  await purge?.job.run(null, AbortSignal.timeout(5_000));
  const young = await countFacts();
  await Promise.all(started.map(({ stop }) => stop()));
  clock.advance(8 * 86_400_000);
  await purge?.job.run(null, AbortSignal.timeout(5_000));

  expect(young).toBe(2);
  expect(await countFacts()).toBe(1);
});

test('two listeners of one name are refused', async () => {
  await expect(aNode([writer('a'), writer('a')])).rejects.toThrow('Two listeners are called a.');
});
