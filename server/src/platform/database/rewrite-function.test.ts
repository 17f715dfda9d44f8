import { expect, test } from 'vitest';
import { asOwner, testDatabase } from '../../testing/database.ts';

const { url } = await testDatabase();
await asOwner(url, `create function told() returns text language sql as $$ select 'one' || 'two' || 'two' $$`);

const rewrite = (...changes: readonly string[]) =>
  asOwner(url, `call database_rewrite_function('told', ${changes.map((line) => `'${line}'`).join(', ')})`);
const told = async () => (await asOwner(url, 'select told()')).rows;

test('a migration changes the lines of a function that it names', async () => {
  await rewrite('one', 'three');

  expect(await told()).toEqual([{ told: 'threetwotwo' }]);
});

test.each([
  ['nowhere', 0],
  ['two', 2],
])('what stands in a function not once is refused, and nothing changes: "%s"', async (line, times) => {
  const before = await told();

  await expect(rewrite('three', 'four', line, 'five')).rejects.toThrow(`told says ${times} times: ${line}`);

  expect(await told()).toEqual(before);
});
