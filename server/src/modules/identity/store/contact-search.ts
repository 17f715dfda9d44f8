import type { MemberId } from '@fairground/contract/ids';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/index.ts';
import { findAccount } from './accounts.ts';
import { identityIn } from './identity-in.ts';

/** The whole number in E.164, or the whole address. */
export type Contact = { readonly mobile: string } | { readonly email: string };

export type AccountContact = {
  readonly mobile: string | null;
  readonly email: string | null;
  readonly isMobileConfirmed: boolean;
  readonly isEmailConfirmed: boolean;
  readonly homeMarket: string | null;
};

const FOUND_MAX = 50;

/** Accounts with exactly this contact, typed or confirmed. */
export const listByContact = async (reader: Reader, contact: Contact): Promise<readonly MemberId[]> => {
  const accounts = identityIn(reader).selectFrom('identity_account').select('member_id').limit(FOUND_MAX);
  const found =
    'mobile' in contact
      ? accounts.where('mobile', '=', contact.mobile)
      : accounts.where(sql<boolean>`lower(email) = ${contact.email.toLowerCase()}`);
  return (await found.execute()).map(({ member_id }) => member_id as MemberId);
};

export const findContact = async (reader: Reader, memberId: MemberId): Promise<AccountContact | undefined> => {
  const account = await findAccount(reader, memberId);
  return (
    account && {
      mobile: account.mobile,
      email: account.email,
      isMobileConfirmed: account.mobileVerifiedAt !== null,
      isEmailConfirmed: account.emailVerifiedAt !== null,
      homeMarket: account.homeMarket ?? null,
    }
  );
};
