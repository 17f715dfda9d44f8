import { setTimeout as sleep } from 'node:timers/promises';
import type { MemberId } from '@fairground/contract/ids';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aHouse } from './modules/identity/testing/house.ts';
import { systemClock } from './platform/clock.ts';
import { inTransaction } from './platform/database/index.ts';
import { systemRandom } from './platform/random.ts';
import { asOwner, testDatabase } from './testing/database.ts';
import { eventually } from './testing/eventually.ts';
import { startNodes } from './testing/nodes.ts';
import type { NodeProcess, Nodes } from './testing/nodes.ts';
import { openPage } from './testing/page.ts';
import { PROBE_TABLE } from './testing/probe.ts';
import type { ProbeCommand } from './testing/probe.ts';

// Empty: both nodes find a database without a single table and bring it up together.
const { db, url } = await testDatabase({ schema: 'empty' });
let house: Nodes;

const [first, second] = [0, 1].map((index) => ({
  ask: (command: ProbeCommand): Promise<void> => nodeAt(index).ask(command),
}));

const nodeAt = (index: number): NodeProcess => {
  const node = house.nodes[index];
  if (node === undefined) throw new Error(`There is no node ${index}.`);
  return node;
};

type Note = { readonly kind: string; readonly pid: number; readonly word: string };

const notesOf = async (kind: string, prefix: string): Promise<readonly Note[]> => {
  const { rows } = await sql<Note>`
    select kind, pid, word from probe where kind = ${kind} and starts_with(word, ${prefix}) order by nth`.execute(db);
  return rows;
};

const words = (prefix: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${prefix}${index}`);

const numbersFrom = (heard: readonly (readonly [number, string, unknown])[]): readonly unknown[] =>
  heard.map(([, , data]) => (data as { number: number }).number);

beforeAll(async () => {
  house = await startNodes({ url, count: 2, entry: './probe-node.ts' });
  await asOwner(url, PROBE_TABLE);
}, 120_000);

afterAll(async () => {
  await house.close();
});

test('one address serves the site from both nodes', async () => {
  await eventually(async () => {
    const answers = await Promise.all(
      words('', 4).map(() => fetch(`${house.door.url}/readyz`, { headers: { connection: 'close' } })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });
});

test('a session works on both nodes, and ends on both when it ends on one', async () => {
  const { identity } = await aHouse({ db, clock: systemClock, random: systemRandom });
  const { token } = await inTransaction(db, (tx) =>
    identity.openSession(tx, { memberId: 7n as MemberId, account: 'member', ip: '127.0.0.1', userAgent: 'a browser' }),
  );
  const authorization = `Bearer ${token}`;
  const changeLanguage = async (node: NodeProcess, language: string): Promise<boolean> => {
    const headers = { authorization, 'content-type': 'application/json' };
    const body = JSON.stringify({ language });
    const answer = await fetch(`${node.url}/wps/relay/language/update`, { method: 'POST', headers, body });
    return answer.ok;
  };
  const logout = async (node: NodeProcess): Promise<number> =>
    (await fetch(`${node.url}/wps/session/logout`, { method: 'DELETE', headers: { authorization } })).status;
  const pages = [
    await openPage(nodeAt(0).url, { topic: 'member', token }),
    await openPage(nodeAt(1).url, { topic: 'member', token }),
  ];

  expect(await changeLanguage(nodeAt(0), 'EN')).toBe(true);
  expect(await changeLanguage(nodeAt(1), 'TY')).toBe(true);
  expect(await logout(nodeAt(0))).toBe(200);

  await eventually(() => expect(pages.map((page) => page.drops())).toEqual([1, 1]));
  await eventually(async () => expect(await logout(nodeAt(1))).toBe(401));
  for (const page of pages) page.close();
});

test('a fact announced on either node is handled once', async () => {
  await Promise.all([
    first?.ask({ do: 'announce', words: words('here-', 25) }),
    second?.ask({ do: 'announce', words: words('there-', 25) }),
  ]);

  await eventually(async () => expect(await notesOf('fact', 'here-')).toHaveLength(25));
  await eventually(async () => expect(await notesOf('fact', 'there-')).toHaveLength(25));
  expect((await notesOf('fact', 'here-')).map(({ word }) => word)).toEqual(words('here-', 25));
});

test('a queued job runs once, and both nodes take their share', async () => {
  await first?.ask({ do: 'enqueue', words: words('job-', 24), holdMs: 400 });

  await eventually(async () => expect(await notesOf('job done', 'job-')).toHaveLength(24));
  const begun = await notesOf('job begun', 'job-');
  expect(new Set(begun.map(({ word }) => word)).size).toBe(24);
  expect(begun).toHaveLength(24);
  expect(new Set(begun.map(({ pid }) => pid)).size).toBe(2);
});

test('a push sent on one node reaches a page that is open on the other', async () => {
  const page = await openPage(nodeAt(1).url);

  await first?.ask({ do: 'push', from: 1, to: 3 });

  await eventually(() => expect(numbersFrom(page.heard)).toEqual([1, 2, 3]));
  page.close();
});

test('a page whose connection drops again and again hears every message once and in order', async () => {
  const page = await openPage(house.door.url);

  for (let from = 1; from <= 200; from += 10) {
    await (from % 20 === 1 ? first : second)?.ask({ do: 'push', from, to: from + 9 });
    await sleep(15);
    if (from % 40 !== 1) continue;
    await eventually(() => expect(page.isConnected()).toBe(true));
    house.door.dropConnections();
  }

  await eventually(() => expect(page.heard).toHaveLength(200));
  await sleep(100);
  const numbers = numbersFrom(page.heard);
  expect(new Set(numbers)).toEqual(new Set(Array.from({ length: 200 }, (_, index) => index + 1)));
  expect(numbers).toHaveLength(200);
  expect(page.heard.map(([seq]) => seq)).toEqual(page.heard.map((_, index) => (page.heard[0]?.[0] ?? 0) + index));
  expect(page.drops()).toBe(5);
  page.close();
});

test('a job whose node is killed is run again by the other, and its pages move over', async () => {
  const page = await openPage(house.door.url);
  const victim = nodeAt(0);
  await first?.ask({ do: 'enqueue', words: words('long-', 8), holdMs: 6_000 });
  await eventually(async () => expect(await notesOf('job begun', 'long-')).toHaveLength(8));

  await victim.kill();
  const done = await notesOf('job done', 'long-');
  const interrupted = (await notesOf('job begun', 'long-')).filter(
    ({ pid, word }) => pid === victim.pid && !done.some((note) => note.word === word),
  );
  await second?.ask({ do: 'push', from: 1, to: 1 });

  expect(interrupted.length).toBeGreaterThan(0);
  await eventually(() => expect(numbersFrom(page.heard)).toEqual([1]));
  // Found dead after eight seconds, and held as long as before.
  await expect
    .poll(async () => new Set((await notesOf('job done', 'long-')).map(({ word }) => word)).size, { timeout: 60_000 })
    .toBe(8);
  const rescuers = (await notesOf('job done', 'long-')).filter(({ word }) =>
    interrupted.some((note) => note.word === word),
  );
  expect(rescuers.every(({ pid }) => pid === nodeAt(1).pid)).toBe(true);
  page.close();
}, 120_000);

test('a node that is stopped finishes the job it runs', async () => {
  await second?.ask({ do: 'enqueue', words: ['farewell'], holdMs: 800 });
  await eventually(async () => expect(await notesOf('job begun', 'farewell')).toHaveLength(1));

  const code = await nodeAt(1).stop();

  expect(code).toBe(0);
  expect(await notesOf('job done', 'farewell')).toHaveLength(1);
});
