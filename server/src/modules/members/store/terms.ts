import type { MemberId } from '@fairground/contract/ids';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import { membersIn } from './members-in.ts';

export type Terms = { readonly version: string; readonly minimumAge: number; readonly inForceSince: Date };

export const findTerms = (reader: Reader, now: Date): Promise<Terms> =>
  membersIn(reader)
    .selectFrom('members_terms')
    .select(['version', 'minimum_age as minimumAge', 'in_force_since as inForceSince'])
    .where('in_force_since', '<=', now)
    .orderBy('in_force_since', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

/** False when there is a version of that name. */
export const insertTerms = async (tx: Tx, { version, minimumAge, inForceSince }: Terms): Promise<boolean> => {
  const inserted = await membersIn(tx)
    .insertInto('members_terms')
    .values({ version, minimum_age: minimumAge, in_force_since: inForceSince })
    .onConflict((conflict) => conflict.column('version').doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
};

export const hasTerms = async (reader: Reader): Promise<boolean> =>
  (await membersIn(reader).selectFrom('members_terms').select('version').limit(1).executeTakeFirst()) !== undefined;

export const insertAcceptance = async (
  tx: Tx,
  accepted: { readonly memberId: MemberId; readonly version: string; readonly at: Date; readonly ip: string },
): Promise<void> => {
  await membersIn(tx)
    .insertInto('members_acceptance')
    .values({
      member_id: accepted.memberId,
      version: accepted.version,
      accepted_at: accepted.at,
      ip: accepted.ip,
    })
    .execute();
};
