import type { LanguageCode } from '@fairground/contract/language';
import type { Db, Reader, Tx } from '../../../platform/database/index.ts';
import type { Address, Content } from '../domain/message.ts';
import type { PostboxTables } from '../tables.ts';

const postboxIn = (reader: Reader) => reader.withTables<PostboxTables>();

export type Fills = Readonly<Record<string, string>>;

export type NewMessageRow = {
  readonly address: Address;
  readonly language: LanguageCode;
  readonly content: Content;
  readonly purpose: string;
  readonly fills: Fills;
  readonly codeId: bigint | null;
  readonly createdAt: Date;
  readonly giveUpAt: Date;
};

export const insertMessage = async (tx: Tx, message: NewMessageRow): Promise<bigint> => {
  const { id } = await postboxIn(tx)
    .insertInto('postbox_message')
    .values({
      channel: message.address.channel,
      address: message.address.to,
      language: message.language,
      content: message.content,
      purpose: message.purpose,
      fills: JSON.stringify(message.fills),
      code_id: message.codeId,
      claimed_until: null,
      created_at: message.createdAt,
      give_up_at: message.giveUpAt,
      done_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** A message somebody may send now, with the number of this try; nobody else gets it until the claim ends. */
export type ClaimedMessage = NewMessageRow & { readonly id: bigint; readonly attempt: number };

export const claimMessage = async (
  db: Db,
  id: bigint,
  claim: { readonly now: Date; readonly until: Date },
): Promise<ClaimedMessage | undefined> => {
  const row = await postboxIn(db)
    .updateTable('postbox_message')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), claimed_until: claim.until }))
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', claim.now)]))
    .returningAll()
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      attempt: row.attempts,
      address: { channel: row.channel, to: row.address },
      language: row.language,
      content: row.content,
      purpose: row.purpose,
      fills: row.fills ?? {},
      codeId: row.code_id,
      createdAt: row.created_at,
      giveUpAt: row.give_up_at,
    }
  );
};

/** Until when somebody else holds a message that still waits; nothing when it is done. */
export const findClaimEnd = async (db: Db, id: bigint): Promise<Date | undefined> => {
  const row = await postboxIn(db)
    .selectFrom('postbox_message')
    .select('claimed_until')
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .executeTakeFirst();
  return row?.claimed_until ?? undefined;
};

/** Marks the message as done and deletes its secrets. Only the try that holds the message may do so. */
export const finishMessage = async (
  tx: Tx,
  { id, attempt }: Pick<ClaimedMessage, 'id' | 'attempt'>,
  end: { readonly state: 'sent' | 'failed' | 'withheld'; readonly now: Date },
): Promise<boolean> => {
  const row = await postboxIn(tx)
    .updateTable('postbox_message')
    .set({ state: end.state, done_at: end.now, claimed_until: null, fills: null })
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .where('attempts', '=', attempt)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

/** Lets go of a message for a later try. */
export const releaseMessage = async (
  tx: Tx,
  { id, attempt }: Pick<ClaimedMessage, 'id' | 'attempt'>,
): Promise<void> => {
  await postboxIn(tx)
    .updateTable('postbox_message')
    .set({ claimed_until: null })
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .where('attempts', '=', attempt)
    .execute();
};

export const deleteMessagesDone = async (db: Db, before: Date, limit: number): Promise<number> => {
  const postbox = postboxIn(db);
  const old = postbox
    .selectFrom('postbox_message')
    .select('id')
    .where('done_at', '<', before)
    .orderBy('done_at')
    .limit(limit);
  const { numDeletedRows } = await postbox.deleteFrom('postbox_message').where('id', 'in', old).executeTakeFirst();
  return Number(numDeletedRows);
};
