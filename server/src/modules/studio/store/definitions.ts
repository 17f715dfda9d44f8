import type { Db, Reader } from '../../../platform/database/index.ts';
import { studioIn } from './studio-in.ts';

export const insertDefinitionOnce = async (
  db: Db,
  definition: { readonly hash: string; readonly model: string; readonly rules: string; readonly kept_at: Date },
): Promise<void> => {
  await studioIn(db)
    .insertInto('studio_definition')
    .values(definition)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export const readRules = async (reader: Reader, hash: string): Promise<unknown> => {
  const { rules } = await studioIn(reader)
    .selectFrom('studio_definition')
    .select('rules')
    .where('hash', '=', hash)
    .executeTakeFirstOrThrow();
  return JSON.parse(rules);
};
