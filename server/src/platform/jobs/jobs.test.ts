import { afterEach, expect, test, vi } from 'vitest';
import { asOwner, testDatabase } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { inTransaction } from '../database/index.ts';
import type { Announce } from '../events/fact.ts';
import { silentLog } from '../log.ts';
import type { Job, Schedule } from './job.ts';
import { createJobs } from './jobs.ts';
import type { Jobs, JobsDeps } from './jobs.ts';
import { migrateJobs } from './schema.ts';
import type { AnyJob } from './task.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const { db, pool, url, nodeUrl } = await testDatabase();
const started: Jobs[] = [];

const aNode = async (
  jobs: readonly AnyJob[],
  schedules: readonly Schedule[] = [],
  options: Partial<JobsDeps> = {},
): Promise<Jobs> => {
  const node = createJobs({ url: nodeUrl, log: silentLog, heartbeatMs: 100, silentMs: 3_000, ...options });
  started.push(node);
  await node.start(jobs, schedules);
  return node;
};

const waitingJobs = async (): Promise<number> => {
  const { rows } = await pool.query<{ n: number }>('select count(*)::integer as n from jobs.jobs');
  return rows[0]?.n ?? 0;
};

const knownSchedules = async (): Promise<number> => {
  const { rows } = await pool.query<{ n: number }>('select count(*)::integer as n from jobs._private_known_crontabs');
  return rows[0]?.n ?? 0;
};

/** Waits until every pool that is known has shown once more that it lives. */
const nextBeat = async (): Promise<void> => {
  const { rows } = await pool.query<{ now: Date }>('select clock_timestamp() as now');
  await eventually(async () => {
    const { rows: late } = await pool.query('select from jobs.live_pool where beat_at <= $1', [rows[0]?.now]);
    expect(late).toHaveLength(0);
  });
};

afterEach(async () => {
  await Promise.all(started.splice(0).map((node) => node.stop().catch(() => undefined)));
  await asOwner(url, 'truncate jobs._private_jobs, jobs._private_known_crontabs, jobs.live_pool');
});

test('a job runs once, on one of several nodes, after the transaction that queued it', async () => {
  const ran: string[] = [];
  const job: Job<{ id: string }> = { name: 'test.note', run: async ({ id }) => void ran.push(id) };
  const [first] = [await aNode([job]), await aNode([job])];

  await inTransaction(db, (tx) =>
    first.enqueue(tx, job, { id: 'lost' }).then(() => Promise.reject(new Error('no'))),
  ).catch(() => undefined);
  for (let index = 0; index < 20; index += 1)
    await inTransaction(db, (tx) => first.enqueue(tx, job, { id: String(index) }));

  await eventually(() => expect(ran).toHaveLength(20));
  expect(new Set(ran).size).toBe(20);
  expect(ran).not.toContain('lost');
});

test('the same key replaces what waits, and a later time is kept', async () => {
  const ran: unknown[] = [];
  const job: Job<number> = { name: 'test.keyed', run: async (payload) => void ran.push(payload) };
  const node = createJobs({ url: nodeUrl, log: silentLog });
  started.push(node);
  const soon = new Date(Date.now() + 3_600_000);

  await inTransaction(db, (tx) => node.enqueue(tx, job, 1, { key: 'k', runAt: soon }));
  await inTransaction(db, (tx) => node.enqueue(tx, job, 2, { key: 'k', runAt: soon }));
  const waiting = await waitingJobs();
  await inTransaction(db, (tx) => node.enqueue(tx, job, 3, { key: 'k' }));
  await node.start([job], []);

  expect(waiting).toBe(1);
  await eventually(() => expect(ran).toEqual([3]));
});

test('a job that fails is logged and tried again', async () => {
  const outcomes: string[] = [];
  let tries = 0;
  const job: Job<null> = {
    name: 'test.shaky',
    run: async (payload) => {
      tries += 1;
      expect(payload).toBe(null);
      if (tries === 1) throw new Error('first time');
    },
  };
  const metrics = {
    finished: (name: string, outcome: string) => void outcomes.push(`${name} ${outcome}`),
    rescued: () => undefined,
  };
  const node = await aNode([job], [], { metrics });

  await inTransaction(db, (tx) => node.enqueue(tx, job, null));
  await eventually(() => expect(tries).toBe(1));
  await eventually(async () => {
    await asOwner(url, 'update jobs._private_jobs set run_at = now() where locked_at is null');
    expect(tries).toBe(2);
  });

  await eventually(() => expect(outcomes).toEqual(['test.shaky failed', 'test.shaky done']));
});

test('stopping lets the running job finish', async () => {
  const steps: string[] = [];
  const job: Job<null> = {
    name: 'test.slow',
    run: async () => {
      steps.push('begun');
      await new Promise((resolve) => setTimeout(resolve, 400));
      steps.push('done');
    },
  };
  const node = await aNode([job]);
  await inTransaction(db, (tx) => node.enqueue(tx, job, null));
  await eventually(() => expect(steps).toEqual(['begun']));

  await node.stop();

  expect(steps).toEqual(['begun', 'done']);
  expect(await waitingJobs()).toBe(0);
});

test('a job that ignores the end of the grace is aborted by its signal', async () => {
  const seen: string[] = [];
  const job: Job<null> = {
    name: 'test.stubborn',
    run: (_payload, signal) =>
      new Promise((resolve) => {
        seen.push('begun');
        signal.addEventListener('abort', () => {
          seen.push('aborted');
          resolve();
        });
      }),
  };
  const node = await aNode([job], [], { graceMs: 100 });
  await inTransaction(db, (tx) => node.enqueue(tx, job, null));
  await eventually(() => expect(seen).toEqual(['begun']));

  await node.stop();

  expect(seen).toEqual(['begun', 'aborted']);
});

test('jobs of a pool that vanished go back to the queue, those of a living one do not', async () => {
  const ran: string[] = [];
  let release = (): void => undefined;
  const job: Job<string> = {
    name: 'test.rescued',
    run: async (payload) => {
      ran.push(payload);
      if (payload === 'mine') await new Promise<void>((resolve) => (release = resolve));
    },
  };
  const node = createJobs({ url: nodeUrl, log: silentLog, heartbeatMs: 100, silentMs: 60_000 });
  started.push(node);
  await inTransaction(db, (tx) => node.enqueue(tx, job, 'orphan'));
  await asOwner(
    url,
    `update jobs._private_jobs set locked_by = 'pool-of-a-dead-node', locked_at = now() - interval '1 hour', attempts = 1;
     insert into jobs.live_pool (pool_id, beat_at) values ('pool-of-a-dead-node', now() - interval '1 hour')`,
  );
  await node.start([job], []);
  await inTransaction(db, (tx) => node.enqueue(tx, job, 'mine'));

  await eventually(() => expect(ran.toSorted()).toEqual(['mine', 'orphan']));
  // Long at work, and its pool has looked around several times since.
  await asOwner(url, `update jobs._private_jobs set locked_at = now() - interval '1 hour' where locked_by is not null`);
  for (let beats = 0; beats < 3; beats += 1) await nextBeat();
  release();

  expect(ran.toSorted()).toEqual(['mine', 'orphan']);
});

test('a schedule that is due runs once however many nodes there are', async () => {
  const ran: unknown[] = [];
  const job: Job<null> = { name: 'test.minutely', run: async (payload) => void ran.push(payload) };
  const schedules = [{ job, cron: '* * * * *' }];
  // The last full minute: the database agrees that it is past. It is not reached before both nodes wait for it.
  const minute = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
  vi.useFakeTimers({ toFake: ['Date'], now: minute - 500 });
  try {
    await aNode([], schedules);
    await aNode([], schedules);
    expect(ran).toEqual([]);
    vi.setSystemTime(minute + 1);

    await eventually(() => expect(ran).toEqual([null]));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(ran).toEqual([null]);
  } finally {
    vi.useRealTimers();
  }
});

test('what was due while no node ran is made good by the next one, once', async () => {
  const ran: string[] = [];
  const noting = (name: string): Job<null> => ({ name, run: async () => void ran.push(name) });
  const missed = new Date(Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS - HOUR_MS);
  const [minute, hour] = [missed.getUTCMinutes(), missed.getUTCHours()];
  const schedules = [
    { job: noting('daily'), cron: `${minute} ${hour} * * *` },
    { job: noting('hourly'), cron: `${minute} * * * *` },
    { job: noting('minutely'), cron: '* * * * *' },
    { job: noting('another month'), cron: `${minute} ${hour} * ${((missed.getUTCMonth() + 6) % 12) + 1} *` },
  ];
  vi.useFakeTimers({ toFake: ['Date'], now: missed.getTime() - HOUR_MS + 1 });
  try {
    const before = await aNode([], schedules);
    await eventually(async () => expect(await knownSchedules()).toBe(schedules.length));
    await before.stop();
    expect(ran).toEqual([]);
    vi.setSystemTime(missed.getTime() + HOUR_MS + 1);

    await aNode([], schedules);

    await eventually(() => expect(ran.toSorted()).toEqual(['daily', 'hourly', 'minutely']));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(ran).toHaveLength(3);
  } finally {
    vi.useRealTimers();
  }
});

test('a queue in another database gets its jobs through the outbox, each once', async () => {
  const announced: { id: bigint; payload: unknown }[] = [];
  const announce: Announce = async (_tx, _kind, payload) => void announced.push({ id: 41n, payload });
  const job: Job<{ id: string }> = { name: 'test.far', run: async () => undefined };
  const node = createJobs({ url: nodeUrl, log: silentLog, elsewhere: { announce } });
  started.push(node);

  await inTransaction(db, (tx) => node.enqueue(tx, job, { id: '7' }));
  const queuedAtOnce = await waitingJobs();
  const facts = announced.map(({ id, payload }) => ({ id, name: 'jobs.job-queued', payload, at: new Date(0) }));
  await inTransaction(db, async (tx) => {
    for (let time = 0; time < 2; time += 1) await node.listeners[0]?.handle(tx, facts);
  });

  expect(queuedAtOnce).toBe(0);
  const { rows } = await pool.query('select task_identifier, key from jobs.jobs');
  expect(rows).toEqual([{ task_identifier: 'test.far', key: 'fact:41' }]);
});

test('two jobs of one name are refused', async () => {
  const run = async (): Promise<void> => undefined;

  await expect(
    aNode([
      { name: 'same', run },
      { name: 'same', run },
    ]),
  ).rejects.toThrow('Two jobs are called same.');
});

test('several nodes may prepare the queue of an empty database at once', async () => {
  const empty = await testDatabase({ schema: 'empty' });

  await Promise.all(Array.from({ length: 4 }, () => migrateJobs({ url: empty.url })));

  const { rows } = await empty.pool.query(`select jobs.add_job('anything', payload => '{}')`);
  expect(rows).toHaveLength(1);
});
