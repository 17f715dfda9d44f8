import type { MemberId } from '@fairground/contract/ids';
import type { Insertable, Updateable } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { PasswordHash, StoredAccount } from '../domain/account.ts';
import { usernameKeyOf } from '../domain/account.ts';
import type { IdentityTables } from '../tables.ts';
import { identityIn } from './identity-in.ts';

type AccountRow = IdentityTables['identity_account'];

const COLUMNS = [
  'member_id as memberId',
  'username',
  'is_agent as isAgent',
  'status',
  'password_hash as password',
  'password_set_at as passwordSetAt',
  'must_change_password as mustChangePassword',
  'payment_password_hash as paymentPassword',
  'mobile',
  'mobile_verified_at as mobileVerifiedAt',
  'email',
  'email_verified_at as emailVerifiedAt',
  'payee_name as payeeName',
  'alerts_by_mail as alertsByMail',
  'first_login_at as firstLoginAt',
  'home_market as homeMarket',
] as const;

type Selected = Omit<StoredAccount, 'memberId' | 'password' | 'paymentPassword'> & {
  readonly memberId: bigint;
  readonly password: string | null;
  readonly paymentPassword: string | null;
};

const accountOf = (row: Selected | undefined): StoredAccount | undefined =>
  row && {
    ...row,
    memberId: row.memberId as MemberId,
    password: row.password as PasswordHash | null,
    paymentPassword: row.paymentPassword as PasswordHash | null,
  };

const accounts = (reader: Reader) => identityIn(reader).selectFrom('identity_account').select(COLUMNS);

export const findByUsername = async (reader: Reader, username: string): Promise<StoredAccount | undefined> =>
  accountOf(await accounts(reader).where('username_key', '=', usernameKeyOf(username)).executeTakeFirst());

/** The account that verified this mobile number; unverified numbers are not found. */
export const findByVerifiedMobile = async (reader: Reader, e164: string): Promise<StoredAccount | undefined> =>
  accountOf(
    await accounts(reader).where('mobile', '=', e164).where('mobile_verified_at', 'is not', null).executeTakeFirst(),
  );

export const findAccount = async (reader: Reader, memberId: MemberId): Promise<StoredAccount | undefined> =>
  accountOf(await accounts(reader).where('member_id', '=', memberId).executeTakeFirst());

/** The market an account was opened in. */
export const findHomeMarket = async (reader: Reader, memberId: MemberId): Promise<string | undefined> => {
  const row = await identityIn(reader)
    .selectFrom('identity_account')
    .select('home_market')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.home_market ?? undefined;
};

/** The account, held until the transaction ends. */
export const lockAccount = async (tx: Tx, memberId: MemberId): Promise<StoredAccount | undefined> =>
  accountOf(await accounts(tx).where('member_id', '=', memberId).forUpdate().executeTakeFirst());

/** Adds an account unless its name or its number is taken; answers whether it did. */
export const insertAccount = async (tx: Tx, account: Insertable<AccountRow>): Promise<boolean> => {
  const added = await identityIn(tx)
    .insertInto('identity_account')
    .values(account)
    .onConflict((conflict) => conflict.doNothing())
    .returning('member_id')
    .executeTakeFirst();
  return added !== undefined;
};

/** A number that was only typed gives way to anyone who proves it. */
export const releaseTypedMobile = async (tx: Tx, e164: string): Promise<void> => {
  await identityIn(tx)
    .updateTable('identity_account')
    .set({ mobile: null })
    .where('mobile', '=', e164)
    .where('mobile_verified_at', 'is', null)
    .execute();
};

/** Updates the given columns of an account; returns whether the account exists. */
export const updateAccount = async (
  tx: Tx,
  memberId: MemberId,
  change: Omit<Updateable<AccountRow>, 'member_id'>,
): Promise<boolean> => {
  const { numUpdatedRows } = await identityIn(tx)
    .updateTable('identity_account')
    .set(change)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};
