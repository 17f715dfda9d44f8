import type { Db, Reader, Tx } from '../../../platform/database/index.ts';
import type { Channel, Fault, Rendered } from '../domain/message.ts';
import type { PostboxTables } from '../tables.ts';

const postboxIn = (reader: Reader) => reader.withTables<PostboxTables>();

/** Keeps a message once, however often it is sent. */
export const keepInOutbox = async (db: Db, message: Rendered, at: Date): Promise<void> => {
  await postboxIn(db)
    .insertInto('postbox_outbox')
    .values({
      message_id: message.messageId,
      channel: message.channel,
      address: message.to,
      purpose: message.purpose,
      subject: message.subject,
      body: message.text,
      code: message.code,
      at,
    })
    .onConflict((conflict) => conflict.column('message_id').doNothing())
    .execute();
};

export type OutboxFilter = { readonly channel?: Channel; readonly to?: string; readonly before?: bigint };

/** The newest first. */
export const listOutbox = (reader: Reader, { channel, to, before }: OutboxFilter, limit: number) => {
  let rows = postboxIn(reader)
    .selectFrom('postbox_outbox')
    .select(['message_id as messageId', 'channel', 'address as to', 'purpose', 'subject', 'body', 'code', 'at'])
    .orderBy('message_id', 'desc')
    .limit(limit);
  if (channel !== undefined) rows = rows.where('channel', '=', channel);
  if (to !== undefined) rows = rows.where('address', '=', to);
  if (before !== undefined) rows = rows.where('message_id', '<', before);
  return rows.execute();
};

export const clearOutbox = async (tx: Tx): Promise<number> => {
  const { numDeletedRows } = await postboxIn(tx).deleteFrom('postbox_outbox').executeTakeFirst();
  return Number(numDeletedRows);
};

export const deleteOutboxBefore = async (db: Db, before: Date): Promise<void> => {
  await postboxIn(db).deleteFrom('postbox_outbox').where('at', '<', before).execute();
};

export const readFault = async (reader: Reader, channel: Channel): Promise<Fault> => {
  const row = await postboxIn(reader)
    .selectFrom('postbox_fault')
    .select('fault')
    .where('channel', '=', channel)
    .executeTakeFirst();
  return row?.fault ?? 'none';
};

export const writeFault = async (tx: Tx, channel: Channel, fault: Fault): Promise<void> => {
  await postboxIn(tx).deleteFrom('postbox_fault').where('channel', '=', channel).execute();
  if (fault === 'none') return;
  await postboxIn(tx)
    .insertInto('postbox_fault')
    .values({ channel, fault })
    .onConflict((conflict) => conflict.column('channel').doUpdateSet({ fault }))
    .execute();
};
