import type { SecurityChange } from '@fairground/contract/identity/notices';
import type { MemberId } from '@fairground/contract/ids';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import { identityIn } from './identity-in.ts';

/** Locks the money of an account; a lock that is there stays as it is. */
export const lockMoney = async (tx: Tx, memberId: MemberId, change: SecurityChange, at: Date): Promise<void> => {
  await identityIn(tx)
    .insertInto('identity_money_lock')
    .values({ member_id: memberId, locked_at: at, change })
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .execute();
};

/** Answers whether there was a lock. */
export const unlockMoney = async (tx: Tx, memberId: MemberId): Promise<boolean> => {
  const { numDeletedRows } = await identityIn(tx)
    .deleteFrom('identity_money_lock')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

export const isMoneyLocked = async (reader: Reader, memberId: MemberId): Promise<boolean> => {
  const row = await identityIn(reader)
    .selectFrom('identity_money_lock')
    .select('member_id')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row !== undefined;
};

export const findMoneyLock = (reader: Reader, memberId: MemberId): Promise<{ readonly lockedAt: Date } | undefined> =>
  identityIn(reader)
    .selectFrom('identity_money_lock')
    .select('locked_at as lockedAt')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
