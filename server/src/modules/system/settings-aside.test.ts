import { expect, test } from 'vitest';
import { inTransaction, openDatabase } from '../../platform/database/index.ts';
import { testDatabase } from '../../testing/database.ts';
import { testPlatform } from '../../testing/modules.ts';
import { createSystem } from './index.ts';

test('a flag is read within a transaction when every other connection is held by one too', async () => {
  const { db, nodeUrl } = await testDatabase({ poolSize: 3 });
  const aside = openDatabase({ url: nodeUrl, poolSize: 1, applicationName: 'fairground aside' });
  const system = createSystem({ ...(await testPlatform(db)), asideDb: aside.db });
  const { promise: allHeld, resolve: holdAll } = Promise.withResolvers<void>();
  let held = 0;

  const answers = await Promise.all(
    Array.from({ length: 3 }, () =>
      inTransaction(db, async () => {
        held += 1;
        if (held === 3) holdAll();
        await allHeld;
        return system.isOn('FREEPLAY');
      }),
    ),
  );
  await aside.close();

  expect(answers).toEqual([true, true, true]);
  expect(held, 'nobody had to try again').toBe(3);
});
