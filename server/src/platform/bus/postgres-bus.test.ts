import { afterEach, expect, test } from 'vitest';
import { asOwner, testDatabase } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { silentLog } from '../log.ts';
import type { Bus } from './bus.ts';
import { createPostgresBus } from './postgres-bus.ts';

const { url, nodeUrl } = await testDatabase();
const open: Bus[] = [];

const aBus = async (): Promise<Bus> => {
  const bus = await createPostgresBus({ url: nodeUrl, log: silentLog, gatherMs: 5 });
  open.push(bus);
  return bus;
};

/** Collects the messages a bus receives on a topic. */
const ear = (bus: Bus, topic: string) => {
  const heard: unknown[] = [];
  const gaps = { count: 0 };
  const stop = bus.subscribe(topic, { onMessage: (message) => heard.push(message), onGap: () => (gaps.count += 1) });
  return { heard, gaps, stop };
};

afterEach(async () => {
  await Promise.all(open.splice(0).map((bus) => bus.close()));
});

test('a message reaches subscribers on every node once, the publisher included', async () => {
  const [here, there] = [await aBus(), await aBus()];
  const near = ear(here, 'a');
  const far = ear(there, 'a');
  const other = ear(there, 'b');

  for (let index = 0; index < 300; index += 1) here.publish('a', { index });

  await eventually(() => expect(far.heard).toHaveLength(300));
  expect(far.heard.map((message) => (message as { index: number }).index)).toEqual([...Array(300).keys()]);
  expect(near.heard).toEqual(far.heard);
  expect(other.heard).toEqual([]);
});

test('a node whose connection was cut gets a gap notice and receives messages again', async () => {
  const [here, there] = [await aBus(), await aBus()];
  const far = ear(there, 'a');

  await asOwner(
    url,
    `select pg_terminate_backend(pid) from pg_stat_activity
                      where application_name = 'fairground bus' and datname = current_database()`,
  );
  await eventually(() => expect(far.gaps.count).toBeGreaterThan(0));
  here.publish('a', 'after');

  await eventually(() => expect(far.heard).toContain('after'));
});

test('a subscriber that throws does not block the next one, and one that unsubscribed receives nothing', async () => {
  const bus = await aBus();
  bus.subscribe('a', {
    onMessage: () => {
      throw new Error('broken');
    },
  });
  const left = ear(bus, 'a');
  left.stop();
  const stayed = ear(bus, 'a');

  bus.publish('a', 1);

  await eventually(() => expect(stayed.heard).toEqual([1]));
  expect(left.heard).toEqual([]);
});

test('closing sends what still gathers', async () => {
  const [here, there] = [await aBus(), await aBus()];
  const far = ear(there, 'a');

  here.publish('a', 'last words');
  await here.close();

  await eventually(() => expect(far.heard).toEqual(['last words']));
});
