import { sql } from 'kysely';
import type { Db, Reader } from '../../../platform/database/index.ts';
import type { PostboxTables } from '../tables.ts';

const postboxIn = (reader: Reader) => reader.withTables<PostboxTables>();

/** Something that may be used so often until its time is over. */
export type Use = {
  readonly scope: string;
  readonly subject: string;
  readonly most: number;
  readonly expiresAt: Date;
};

/** Counts one use; false when all are used, which counts nothing. An expired counter restarts. */
export const countUse = async (
  writer: Reader,
  { scope, subject, most, expiresAt }: Use,
  now: Date,
): Promise<boolean> => {
  if (most < 1) return false;
  const counted = await postboxIn(writer)
    .insertInto('postbox_use')
    .values({ scope, subject, used: 1, expires_at: expiresAt })
    .onConflict((conflict) =>
      conflict
        .columns(['scope', 'subject'])
        .doUpdateSet({
          used: sql`case when postbox_use.expires_at <= ${now} then 1 else postbox_use.used + 1 end`,
          expires_at: sql`case when postbox_use.expires_at <= ${now} then excluded.expires_at else postbox_use.expires_at end`,
        })
        .where((eb) => eb.or([eb('postbox_use.expires_at', '<=', now), eb('postbox_use.used', '<', most)])),
    )
    .returning('used')
    .executeTakeFirst();
  return counted !== undefined;
};

/** When a counter restarts. */
export const findUseEnd = async (reader: Reader, { scope, subject }: Use): Promise<Date | undefined> => {
  const row = await postboxIn(reader)
    .selectFrom('postbox_use')
    .select('expires_at')
    .where('scope', '=', scope)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.expires_at;
};

/** Gives one use back. */
export const uncountUse = async (db: Db, { scope, subject }: Use): Promise<void> => {
  await postboxIn(db)
    .updateTable('postbox_use')
    .set((eb) => ({ used: eb('used', '-', 1) }))
    .where('scope', '=', scope)
    .where('subject', '=', subject)
    .where('used', '>', 0)
    .execute();
};

export const deleteUsesOver = async (db: Db, now: Date): Promise<void> => {
  await postboxIn(db).deleteFrom('postbox_use').where('expires_at', '<=', now).execute();
};
