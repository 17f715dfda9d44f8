import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { streamExport } from './index.ts';

const { db } = await testDatabase();
let now = new Date('2026-11-18T10:00:00Z');
const deps = { db, clock: { now: () => now } };

const three = async function* three() {
  yield 'one ';
  yield 'two ';
  yield 'three';
};
const start = (subject: string, chunks: AsyncIterable<string> = three()) =>
  streamExport(deps, { subject, refusal: 'betting.export-running' }, chunks);
const read = async (chunks: AsyncIterable<Uint8Array>): Promise<string> => {
  let text = '';
  for await (const chunk of chunks) text += Buffer.from(chunk).toString();
  return text;
};

test('of two exports of the same at once one is written and the other refused, and another member waits for neither', async () => {
  const both = await Promise.allSettled([start('bets 1'), start('bets 1')]);
  const other = await start('bets 2');

  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'betting.export-running' },
  });
  expect(await read(other)).toBe('one two three');
});

test('the next export starts when the last chunk was read, and when the reader leaves in the middle', async () => {
  expect(await read(await start('bets 3'))).toBe('one two three');
  for await (const chunk of await start('bets 3')) {
    expect(Buffer.from(chunk).toString()).toBe('one ');
    break;
  }

  expect(await read(await start('bets 3'))).toBe('one two three');
});

test('a place that nobody renews is free after a minute, and the export that lost it ends with an error', async () => {
  const left = await start('bets 4');
  now = new Date(now.getTime() + 60_000);
  const next = await start('bets 4');

  await expect(read(left)).rejects.toThrow('taken the place');
  expect(await read(next)).toBe('one two three');
});
