import type { Insertable } from 'kysely';
import type { Reader, Tx } from '../../platform/database/index.ts';
import type { MessagesTables } from './tables.ts';

const messagesIn = (reader: Reader) => reader.withTables<MessagesTables>();

export const insertMessage = async (tx: Tx, row: Insertable<MessagesTables['message']>): Promise<void> => {
  await messagesIn(tx)
    .insertInto('message')
    .values(row)
    .onConflict((conflict) => conflict.columns(['member_id', 'key']).doNothing())
    .execute();
};
