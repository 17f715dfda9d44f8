import type { Insertable, Selectable } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { DepositTables } from './deposit-tables.ts';
import { depositsIn } from './deposits.ts';

export type CaseRow = Selectable<DepositTables['cashier_case']>;
export type NewCase = Omit<Insertable<DepositTables['cashier_case']>, 'note'>;

/** False for one that was kept before; a twin at the same moment waits here for the first one's commit. */
export const insertNotice = async (tx: Tx, row: Insertable<DepositTables['cashier_notice']>): Promise<boolean> => {
  const inserted = await depositsIn(tx)
    .insertInto('cashier_notice')
    .values(row)
    .onConflict((conflict) => conflict.constraint('cashier_notice_counts_once').doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
};

/** The same difference found again is the same case. */
export const openCase = async (tx: Tx, row: NewCase): Promise<void> => {
  await depositsIn(tx)
    .insertInto('cashier_case')
    .values(row)
    .onConflict((conflict) => conflict.constraint('cashier_case_is_found_once').doNothing())
    .execute();
};

export const listOpenCases = (
  reader: Reader,
  { after = 0n, limit }: { readonly after?: bigint | undefined; readonly limit: number },
): Promise<readonly CaseRow[]> =>
  depositsIn(reader)
    .selectFrom('cashier_case')
    .selectAll()
    .where('closed_at', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();

export const findCase = (reader: Reader, id: bigint): Promise<CaseRow | undefined> =>
  depositsIn(reader).selectFrom('cashier_case').selectAll().where('id', '=', id).executeTakeFirst();

export const closeCase = (tx: Tx, id: bigint, note: string, now: Date): Promise<CaseRow | undefined> =>
  depositsIn(tx)
    .updateTable('cashier_case')
    .set({ closed_at: now, note })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
