import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { AMOUNT_MAX, BALANCE_MAX } from './rules/move.ts';
import { SIZE_MAX } from './store/load-book.ts';

const { pool } = await testDatabase();

test('wins that are paid as a set keep the limits that the rules and their batches have', async () => {
  const { rows } = await pool.query<{ size: string; amount: string; balance: string }>(
    `select substring(prosrc from 'size_max constant int := (\\d+)') as size,
            substring(prosrc from 'amount_max constant bigint := (\\d+)') as amount,
            substring(prosrc from 'balance_max constant bigint := (\\d+)') as balance
       from pg_proc where proname = 'wallet_pay_wins'`,
  );

  const [{ size, amount, balance }] = rows as [(typeof rows)[number]];
  expect([Number(size), BigInt(amount), BigInt(balance)]).toEqual([SIZE_MAX, AMOUNT_MAX, BALANCE_MAX]);
});
