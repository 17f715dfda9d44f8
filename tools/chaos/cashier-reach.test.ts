import { expect, test } from 'vitest';
import { missingIn } from './cashier-reach.ts';

const WHOLE = { deposits: 9, payments: 8, withdrawals: 3, confirmed: 2, nodesKilled: 1, databasesKilled: 1 };

test('a run of the cashier is good only when everything it promises was met at least once', () => {
  expect(missingIn(WHOLE)).toEqual([]);
  for (const name of Object.keys(WHOLE)) expect(missingIn({ ...WHOLE, [name]: 0 })).toHaveLength(1);
  expect(missingIn({ ...WHOLE, withdrawals: 0, nodesKilled: 0 }).join()).toMatch(
    /no withdrawal was acknowledged.*no node was killed/,
  );
});
