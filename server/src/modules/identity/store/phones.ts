import { sql } from 'kysely';
import type { MemberId } from '@fairground/contract/ids';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import { identityIn } from './identity-in.ts';

/** The member that a phone logs in; undefined if the owner reported the binding as not its own. */
export const findBoundMember = async (reader: Reader, subject: string): Promise<MemberId | undefined> => {
  const row = await identityIn(reader)
    .selectFrom('identity_phone as phone')
    .leftJoin('identity_phone_disowned as disowned', 'disowned.subject', 'phone.subject')
    .select('phone.member_id')
    .where('phone.subject', '=', subject)
    .where('disowned.subject', 'is', null)
    .executeTakeFirst();
  return row?.member_id as MemberId | undefined;
};

export const hasBoundPhone = async (reader: Reader, memberId: MemberId): Promise<boolean> => {
  const row = await identityIn(reader)
    .selectFrom('identity_phone')
    .select('subject')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row !== undefined;
};

/** Binds for good; answers whether it did, which it does not when the number or the member is bound already. */
export const insertPhone = async (
  tx: Tx,
  phone: { readonly subject: string; readonly memberId: MemberId; readonly mobile: string },
  now: Date,
): Promise<boolean> => {
  const added = await identityIn(tx)
    .insertInto('identity_phone')
    .values({ subject: phone.subject, member_id: phone.memberId, mobile: phone.mobile, confirmed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('subject')
    .executeTakeFirst();
  return added !== undefined;
};

/** Stops a phone of the member from logging in. */
export const disownPhone = async (tx: Tx, memberId: MemberId, subject: string, now: Date): Promise<void> => {
  const own = identityIn(tx)
    .selectFrom('identity_phone')
    .select(['subject', sql<Date>`${now}::timestamptz`.as('disowned_at')])
    .where('member_id', '=', memberId)
    .where('subject', '=', subject);
  await identityIn(tx)
    .insertInto('identity_phone_disowned')
    .columns(['subject', 'disowned_at'])
    .expression(own)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
