import type { Db, Reader, Tx } from '../../../platform/database/index.ts';
import type { Address, Purpose } from '../domain/message.ts';
import type { PostboxTables } from '../tables.ts';

const postboxIn = (reader: Reader) => reader.withTables<PostboxTables>();

/** What one code stands under. */
export type CodeKey = { readonly address: Address; readonly purpose: Purpose; readonly subject: string };

export type NewCodeRow = CodeKey & {
  readonly salt: Buffer;
  readonly codeHash: Buffer;
  readonly isDecoy: boolean;
  readonly expiresAt: Date;
};

/**
 * Puts a new code in the place of one that is over or spent. Answers nothing while one still counts down: of a hundred
 * requests at once the unique key lets one through.
 */
export const replaceCode = async (tx: Tx, code: NewCodeRow, now: Date): Promise<bigint | undefined> => {
  const row = await postboxIn(tx)
    .insertInto('postbox_code')
    .values({
      channel: code.address.channel,
      address: code.address.to,
      purpose: code.purpose,
      subject: code.subject,
      salt: code.salt,
      code_hash: code.codeHash,
      is_decoy: code.isDecoy,
      expires_at: code.expiresAt,
      spent_at: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['channel', 'address', 'purpose', 'subject'])
        .doUpdateSet((eb) => ({
          id: eb.ref('excluded.id'),
          salt: eb.ref('excluded.salt'),
          code_hash: eb.ref('excluded.code_hash'),
          is_decoy: eb.ref('excluded.is_decoy'),
          expires_at: eb.ref('excluded.expires_at'),
          spent_at: null,
        }))
        .where((eb) => eb.or([eb('postbox_code.expires_at', '<=', now), eb('postbox_code.spent_at', 'is not', null)])),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id;
};

export const findCode = (reader: Reader, { address, purpose, subject }: CodeKey) =>
  postboxIn(reader)
    .selectFrom('postbox_code')
    .select([
      'id',
      'salt',
      'code_hash as hash',
      'is_decoy as isDecoy',
      'expires_at as expiresAt',
      'spent_at as spentAt',
    ])
    .where('channel', '=', address.channel)
    .where('address', '=', address.to)
    .where('purpose', '=', purpose)
    .where('subject', '=', subject)
    .executeTakeFirst();

/** Whether this was the one that spent it. */
export const markSpent = async (tx: Tx, id: bigint, now: Date): Promise<boolean> => {
  const spent = await postboxIn(tx)
    .updateTable('postbox_code')
    .set({ spent_at: now })
    .where('id', '=', id)
    .where('spent_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  return spent !== undefined;
};

/** Ends the countdown of a code that never arrived. */
export const forgetCode = async (tx: Tx, id: bigint): Promise<void> => {
  await postboxIn(tx).deleteFrom('postbox_code').where('id', '=', id).execute();
};

export const deleteCodesOver = async (db: Db, before: Date): Promise<void> => {
  await postboxIn(db).deleteFrom('postbox_code').where('expires_at', '<', before).execute();
};
