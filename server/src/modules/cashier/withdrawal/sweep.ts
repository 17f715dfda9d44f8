import type { WithdrawalState } from '@fairground/contract/cashier/withdrawal-states';
import { listByState } from '../store/withdrawals.ts';
import type { WithdrawalRow } from '../store/withdrawals.ts';
import type { WithdrawalCore } from './parts.ts';
import { proceed } from './proceed.ts';
import { watchReceipt } from './receipt.ts';
import { C2C } from '../c2c/rules.ts';

const BATCH = 100;
/** An order that runs is left alone for so long. */
const PAYING_MS = 30_000;

/** Every minute: what waits for no person goes on, payouts are asked about, receipts end in time. */
export const sweep = async (core: WithdrawalCore): Promise<void> => {
  const { clock } = core;
  const isDue = ({ status, provider, asked_at }: WithdrawalRow): boolean =>
    status !== 'PAYING' ||
    provider === C2C ||
    asked_at === null ||
    clock.now().getTime() - asked_at.getTime() >= PAYING_MS;
  await forEach(core, ['REQUESTED', 'AUTO_OK', 'APPROVED', 'PAYING', 'UNKNOWN'], async (row) => {
    if (isDue(row)) await proceed(core, row.id);
  });
  await forEach(core, ['PAID_OUT'], (row) => watchReceipt(core, row));
};

/** One that fails does not hold up the others; the next sweep tries it again. */
const forEach = async (
  { db, log }: WithdrawalCore,
  states: readonly WithdrawalState[],
  work: (row: WithdrawalRow) => Promise<void>,
): Promise<void> => {
  for (let after: WithdrawalRow['id'] | undefined; ;) {
    const rows = await listByState(db, { states, limit: BATCH, ...(after === undefined ? {} : { after }) });
    for (const row of rows)
      await work(row).catch((error: unknown) => log.error({ err: error, withdrawal: row.no }, 'a withdrawal is stuck'));
    after = rows.at(-1)?.id;
    if (rows.length < BATCH) return;
  }
};
