import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROLE_PERMISSIONS, STAFF_ROLES } from '@fairground/contract/operators/permissions';
import { afterAll, expect, test } from 'vitest';
import { createBusinessDays } from '../../../platform/business-days.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { asOwner, testDatabase } from '../../../testing/database.ts';
import { callRoute, testPlatform } from '../../../testing/modules.ts';
import { aCallOf, ANN } from '../../../testing/staff.ts';
import { createIntegrity } from '../index.ts';
import { digestOf } from './copy-file.ts';

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

const aHouse = async () => {
  const { db, url } = await testDatabase();
  const ground = await testPlatform(db);
  const copyFolder = await mkdtemp(join(tmpdir(), 'copies-'));
  folders.push(copyFolder);
  const integrity = createIntegrity({
    ...{ ...ground, copyFolder, root: copyFolder, days: createBusinessDays('Asia/Ho_Chi_Minh') },
    betting: { productOf: () => Promise.reject(new Error('not asked')) },
    vendors: { findPlayed: () => Promise.resolve(undefined) },
  });
  const run = async (name: string) => {
    const job = integrity.schedules?.find((each) => each.job.name === `integrity.${name}`)?.job;
    await job?.run(null, new AbortController().signal);
  };
  const record = (count: number) =>
    inTransaction(db, async (tx) => {
      for (let nth = 0; nth < count; nth += 1)
        await ground.audit.record(tx, {
          ...{ actorKind: 'operator', actor: 'ann', action: 'test.change', resource: 'thing', resourceId: String(nth) },
          ...{ before: null, after: { nth }, reason: 'a test of copies', ip: '' },
        });
    });
  const files = async (): Promise<readonly string[]> => (await readdir(copyFolder)).toSorted();
  const read = async (name: string) => {
    const content = await readFile(join(copyFolder, name));
    const [head, ...lines] = content
      .toString()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    return { content, head: head as { previous: string | null }, lines: lines as { seq: string; action: string }[] };
  };
  const call = (name: string, query: object = {}) =>
    callRoute(integrity.routes, `integrity.${name}`, { query }, aCallOf(ANN));
  const states = async () =>
    ((await call('list-copies')) as { list: { file: string; state: string }[] }).list.map(({ state }) => state);
  return { ...ground, url, integrity, copyFolder, run, record, files, read, call, states };
};

test('[22] the trail is copied line by line into files that name the one before by its digest', async () => {
  const { run, record, files, read, states } = await aHouse();
  await record(3);
  await run('copy-logs');
  await record(2);
  await run('copy-logs');
  await run('copy-logs');

  const [first = '', second = '', ...more] = await files();
  expect(more).toEqual([]);
  const [one, other] = [await read(first), await read(second)];
  expect(one.head.previous).toBeNull();
  expect(other.head.previous).toBe(digestOf(one.content).toString('hex'));
  const numbers = [...one.lines, ...other.lines].map(({ seq }) => Number(seq));
  expect(numbers).toEqual(numbers.map((_, place) => place + (numbers[0] ?? 0)));
  expect(await states()).toEqual(['whole', 'whole']);
});

test('[22] a file that is gone or was changed is shown on the page and becomes a significant event', async () => {
  const { run, record, files, copyFolder, states, call } = await aHouse();
  for (let times = 0; times < 3; times += 1) {
    await record(1);
    await run('copy-logs');
  }
  const [first = '', second = ''] = await files();
  await rm(join(copyFolder, first));
  await chmod(join(copyFolder, second), 0o600);
  await writeFile(join(copyFolder, second), 'another history\n');

  expect(await states()).toEqual(['whole', 'changed', 'missing']);
  await run('verify-copies');
  await run('verify-copies');

  const { list } = (await call('list-events')) as { list: { kind: string; subject: string; detail: string }[] };
  expect(list.map(({ kind, detail }) => `${kind} ${detail}`).toSorted()).toEqual([
    'data-loss changed',
    'data-loss missing',
  ]);
});

test('[22] a file that a crash left out is written by the next run, the same to the byte', async () => {
  const { run, record, files, read, copyFolder, states } = await aHouse();
  await record(2);
  await run('copy-logs');
  const [name = ''] = await files();
  const { content } = await read(name);
  await rm(join(copyFolder, name));
  await writeFile(join(copyFolder, `${name}.part`), 'half a fi');

  await run('copy-logs');

  expect((await read(name)).content.equals(content)).toBe(true);
  expect(await files()).toEqual([name]);
  expect(await states()).toEqual(['whole']);
});

test('[22] two nodes that copy at the same moment write no line twice', async () => {
  const { run, record, files, read } = await aHouse();
  await record(5);

  await Promise.all([run('copy-logs'), run('copy-logs')]);

  const lines = (await Promise.all((await files()).map(read))).flatMap((file) => file.lines.map(({ seq }) => seq));
  expect(lines.length).toBe(new Set(lines).size);
});

test('[22] the rows of the copy are written once, and no role that changes anything reads them', async () => {
  const { run, record, url } = await aHouse();
  await record(1);
  await run('copy-logs');

  const readers = STAFF_ROLES.filter((role) => ROLE_PERMISSIONS[role].includes('regulator.read'));
  expect(readers).toEqual(['AUDITOR']);
  expect(ROLE_PERMISSIONS.AUDITOR.filter((each) => !each.endsWith('.read'))).toEqual([]);
  await expect(asOwner(url, `set role fairground_app; update integrity_log_copy set lines = 0`)).rejects.toThrow(
    'permission denied',
  );
});

test('[22] the regulator takes a log as a file, and the trail says who took it', async () => {
  const { record, call, audit } = await aHouse();
  await record(2);

  const { chunks } = (await call('export-log')) as { chunks: AsyncIterable<Uint8Array> };
  let text = '';
  for await (const chunk of chunks) text += Buffer.from(chunk).toString();

  expect(text.trim().split('\r\n').length).toBeGreaterThanOrEqual(3);
  expect(text).toContain('test.change');
  expect(await audit.listLines({ limit: 1 })).toMatchObject([{ action: 'integrity.export-log', actor: 'ann' }]);
});

test('[22] what is kept for how long is listed with the oldest line of each log', async () => {
  const { record, call, clock } = await aHouse();
  await record(1);

  const { list } = (await call('list-retention')) as {
    list: { what: string; keptDays: number | null; oldestAt: Date | null }[];
  };

  expect(list.find(({ what }) => what === 'audit')).toMatchObject({ keptDays: null });
  expect(list.find(({ what }) => what === 'audit')?.oldestAt?.getTime()).toBeLessThanOrEqual(clock.now().getTime());
  expect(list.find(({ what }) => what === 'copies')?.oldestAt).toBeNull();
});
