import type { IsAgent } from '@fairground/contract/identity/fields';
import type { MemberId } from '@fairground/contract/ids';
import type { PasswordHash } from '../../../platform/passwords/index.ts';
import type { Account } from './session.ts';

export type { PasswordHash };

export type AccountStatus = 'active' | 'frozen' | 'self-excluded' | 'closed' | 'system';

/** Everything identity knows of an account. */
export type StoredAccount = {
  readonly memberId: MemberId;
  readonly username: string;
  readonly isAgent: IsAgent;
  readonly status: AccountStatus;
  readonly password: PasswordHash | null;
  readonly passwordSetAt: Date | null;
  readonly mustChangePassword: boolean;
  readonly paymentPassword: PasswordHash | null;
  readonly mobile: string | null;
  readonly mobileVerifiedAt: Date | null;
  readonly email: string | null;
  readonly emailVerifiedAt: Date | null;
  readonly payeeName: string | null;
  readonly alertsByMail: boolean;
  readonly firstLoginAt: Date | null;
  readonly homeMarket: string | null;
};

/** What members hands over when it opens an account. */
export type NewAccount = {
  readonly memberId: MemberId;
  readonly username: string;
  readonly isAgent: IsAgent;
  readonly password: PasswordHash | null;
  readonly paymentPassword: PasswordHash | null;
  readonly mobile: { readonly e164: string; readonly isVerified: boolean } | null;
  readonly email: string | null;
  readonly payeeName: string | null;
  /** The market it is opened in; missing for accounts that staff or tools open. */
  readonly homeMarket?: string | undefined;
  /** Set if another person opened the account for its owner. */
  readonly mustChangePassword: boolean;
};

/** Defaults of an account of which only the name is given; it has no password. */
export const BARE_ACCOUNT = {
  password: null,
  paymentPassword: null,
  mobile: null,
  email: null,
  payeeName: null,
  mustChangePassword: false,
} satisfies Partial<NewAccount>;

/** The one spelling a name is found by, however it is typed: no capitals, no compatibility forms. */
export const usernameKeyOf = (username: string): string => username.normalize('NFKC').toLowerCase();

/** What kind of session the flag of an account opens. */
export const sessionKindOf = (isAgent: IsAgent): Account =>
  isAgent === 4 ? 'trial' : isAgent === 0 ? 'member' : 'agent';
