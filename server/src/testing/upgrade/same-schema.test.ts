import { expect, test } from 'vitest';
import { migrate } from '../../platform/database/index.ts';
import { asOwner, testDatabase } from '../database.ts';
import { readDump } from './kept-dumps.ts';
import { schemaOf } from './schema-of.ts';

const { url: upgraded } = await testDatabase({ schema: 'empty' });
const { url: fresh } = await testDatabase({ schema: 'empty' });

test('an upgraded database ends with the schema of a fresh one, and nothing it applied before runs again', async () => {
  await asOwner(upgraded, readDump('2026-11-18').script);
  const lines: string[] = [];

  const { applied } = await migrate({ url: upgraded, log: (line) => lines.push(line) });
  await migrate({ url: fresh });

  const schema = await schemaOf(fresh);
  expect(schema.length).toBeGreaterThan(500);
  expect(await schemaOf(upgraded)).toEqual(schema);
  expect(applied.filter((name) => name < '20261204')).toEqual([]);
  expect(lines.filter((line) => line.includes('ahead'))).toEqual([]);
}, 60_000);
