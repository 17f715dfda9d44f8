import { beforeAll, expect, test } from 'vitest';
import { migrate } from '../../platform/database/index.ts';
import { asOwner, testDatabase } from '../database.ts';
import { DUMPS, readDump } from './kept-dumps.ts';
import { schemaOf } from './schema-of.ts';

const { url: fresh } = await testDatabase({ schema: 'empty' });
const upgraded = new Map<string, string>();
for (const [day] of DUMPS) upgraded.set(day, (await testDatabase({ schema: 'empty' })).url);
beforeAll(() => migrate({ url: fresh }), 60_000);

test.each(DUMPS)(
  'an upgraded database of %s ends with the schema of a fresh one, and nothing it applied before runs again',
  { timeout: 60_000 },
  async (day, last) => {
    const url = upgraded.get(day) ?? '';
    await asOwner(url, readDump(day).script);
    const lines: string[] = [];

    const { applied } = await migrate({ url, log: (line) => lines.push(line) });

    const schema = await schemaOf(fresh);
    expect(schema.length).toBeGreaterThan(500);
    expect(await schemaOf(url)).toEqual(schema);
    expect(applied.filter((name) => name.slice(0, last.length) <= last)).toEqual([]);
    expect(lines.filter((line) => line.includes('ahead'))).toEqual([]);
  },
);
