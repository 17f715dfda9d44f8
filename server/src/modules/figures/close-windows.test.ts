import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { asOwner, testDatabase } from '../../testing/database.ts';
import { member } from './testing/wagers.ts';
import { aCountedTable } from './testing/counted-table.ts';

const database = await testDatabase();
const table = await aCountedTable(database);
afterEach(table.stop);
const { figures, fund, serve, counted, db } = table;

const close = async (): Promise<number> => {
  const job = figures.jobs?.find(({ name }) => name === 'figures.close-windows');
  await job?.run(null, AbortSignal.timeout(5_000));
  return (await figures.closedUntil()).getTime();
};
/** Transactions of other databases of the cluster, such as other tests have, keep a window open as well. */
const closeAfter = async (before: number): Promise<number> => {
  await expect.poll(close).toBeGreaterThan(before);
  return (await figures.closedUntil()).getTime();
};
/** As if the last look had been a minute earlier. */
const letPass = () => asOwner(database.url, `update figures_gate set closing = closing - interval '61 seconds'`);

test('a window closes a minute after its end, and not while a fact from before its end waits', async () => {
  await serve();
  await fund(member(14), 1_000);
  await counted();
  const nothingYet = await close();

  const tooSoon = await close();
  await letPass();

  expect(tooSoon).toBe(nothingYet);
  const closed = await closeAfter(nothingYet);

  await table.stop();
  await fund(member(14), 1_000);
  await asOwner(
    database.url,
    `update outbox_fact set at = now() - interval '5 minutes' where at >= (select closing from figures_gate)`,
  );
  await letPass();

  expect(await close()).toBe(closed);
  expect((await figures.asOf()).getTime()).toBeLessThan(closed);
});

test('a transaction that ran when a window ended keeps the window open until it has ended', async () => {
  await serve();
  await counted();
  await letPass();
  const before = await close();
  const running = await db.startTransaction().execute();
  await sql`select pg_current_xact_id()`.execute(running);
  // The window before may still wait for transactions of other databases: what stays is the one that ours keeps open.
  const standing = async (): Promise<number | undefined> => {
    await letPass();
    const first = await close();
    await letPass();
    return first === (await close()) ? first : undefined;
  };

  await expect.poll(standing).toBeGreaterThanOrEqual(before);
  const whileItRuns = await close();
  await running.rollback().execute();

  expect(await closeAfter(whileItRuns)).toBeGreaterThan(whileItRuns);
});
