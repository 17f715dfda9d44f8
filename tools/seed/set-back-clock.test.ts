import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../../server/src/platform/database/index.ts';
import { startThrowAway } from '../../server/src/testing/throw-away-cluster.ts';
import { setBackClock } from './set-back-clock.ts';

const { url, remove } = await startThrowAway();
afterAll(remove);
const FIRST = new Date('2026-01-05T03:00:00Z');
const LATER = new Date('2026-01-06T04:30:00Z');

const timesAt = async (address: string): Promise<readonly Date[]> => {
  const { pool, close } = openDatabase({ url: address, poolSize: 1, applicationName: 'set-back clock' });
  const { rows } = await pool.query<{ clock: Date; now: Date }>('select clock_timestamp() as clock, now() as now');
  await close();
  return rows.flatMap(({ clock, now }) => [clock, now]);
};

test('connections of the set-back time are told its moment by the database, all others that of the machine', async () => {
  const past = await setBackClock(url, FIRST);
  expect(past.clock.now()).toEqual(FIRST);
  expect(await timesAt(past.addressOf(url))).toEqual([FIRST, FIRST]);

  await past.setTo(LATER);

  expect(past.clock.now()).toEqual(LATER);
  expect(await timesAt(past.addressOf(url))).toEqual([LATER, LATER]);
  for (const moment of await timesAt(url)) expect(moment.getTime()).toBeGreaterThan(LATER.getTime());
  const address = past.addressOf(url);
  await past.remove();
  for (const moment of await timesAt(address)) expect(moment.getTime()).toBeGreaterThan(LATER.getTime());
});
