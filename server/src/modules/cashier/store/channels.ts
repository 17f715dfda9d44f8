import type { Insertable, Updateable } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { DepositTables } from './deposit-tables.ts';
import { depositsIn } from './deposits.ts';
import type { ChannelRow } from './deposits.ts';

/** In the order they are shown. */
export const listChannels = (reader: Reader): Promise<readonly ChannelRow[]> =>
  depositsIn(reader).selectFrom('cashier_channel').selectAll().orderBy('sort').orderBy('id').execute();

export const findChannel = (reader: Reader, id: bigint): Promise<ChannelRow | undefined> =>
  depositsIn(reader).selectFrom('cashier_channel').selectAll().where('id', '=', id).executeTakeFirst();

export const lockChannel = (tx: Tx, id: bigint): Promise<ChannelRow | undefined> =>
  depositsIn(tx).selectFrom('cashier_channel').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export type ChannelChange = Updateable<DepositTables['cashier_channel']>;

export const updateChannel = (tx: Tx, id: bigint, change: ChannelChange): Promise<ChannelRow> =>
  depositsIn(tx)
    .updateTable('cashier_channel')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Adds channels that are missing; what staff changed stays. */
export const insertChannels = async (
  tx: Tx,
  rows: readonly Insertable<DepositTables['cashier_channel']>[],
): Promise<void> => {
  await depositsIn(tx)
    .insertInto('cashier_channel')
    .values(rows)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute();
};
