import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../server/src/platform/config.ts';
import { developerKeyOf } from './developer-key.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fairground-key-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const sandbox = { mode: 'sandbox', developerKey: undefined } as const;

test('a sandbox has its own key that survives restarts and cannot be guessed', async () => {
  const data = join(folder, 'one');
  const keys = await Promise.all([developerKeyOf(sandbox, data), developerKeyOf(sandbox, data)]);
  const other = await developerKeyOf(sandbox, join(folder, 'two'));

  expect(keys[0]).toMatch(/^[\w-]{24}$/);
  expect(await developerKeyOf(sandbox, data)).toBe(keys[0]);
  expect(keys[1]).toBe(keys[0]);
  expect(other).not.toBe(keys[0]);
  expect((await stat(join(data, 'developer-key'))).mode & 0o077).toBe(0);
  expect(readConfig({ DEVELOPER_KEY: keys[0] }).developerKey).toBe(keys[0]);
});

test('the key of the settings comes first, and live mode has none', async () => {
  expect(await developerKeyOf({ mode: 'sandbox', developerKey: 'given-key' }, folder)).toBe('given-key');
  expect(await developerKeyOf({ mode: 'live', developerKey: undefined }, folder)).toBeUndefined();
});
