import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { openDatabase } from './open-database.ts';
import { NODE_APPLICATION, runsNode } from './running-node.ts';

test('a node is known by its connections, for as long as it has any', async () => {
  const { db, nodeUrl } = await testDatabase();
  expect(await runsNode(db)).toBe(false);

  const node = openDatabase({ url: nodeUrl, poolSize: 1, applicationName: NODE_APPLICATION });
  await node.pool.query('select 1');
  expect(await runsNode(db)).toBe(true);

  await node.close();
  await expect.poll(() => runsNode(db)).toBe(false);
});
