import { expect, test } from 'vitest';
import { asOwner, testDatabase } from '../../testing/database.ts';
import { testPlatform } from '../../testing/modules.ts';
import { createSystem } from './index.ts';

const database = await testDatabase();
const ground = await testPlatform(database.db);

test('the first start in live mode is remembered for good, by a row no node can take away', async () => {
  const system = createSystem({ ...ground, asideDb: ground.db });
  expect(await system.readLiveSince()).toBeNull();
  const first = ground.clock.now();

  await system.rememberLive();
  ground.clock.advance(60_000);
  await system.rememberLive();

  expect(await system.readLiveSince()).toEqual(first);
  const { rows } = await asOwner(
    database.url,
    `select has_table_privilege('fairground_app', 'system_live_since', 'delete') as deletes,
            has_table_privilege('fairground_app', 'system_live_since', 'update') as updates`,
  );
  expect(rows).toEqual([{ deletes: false, updates: false }]);
});
