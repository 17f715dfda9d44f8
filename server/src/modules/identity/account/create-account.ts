import type { MemberId } from '@fairground/contract/ids';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { NewAccount } from '../domain/account.ts';
import { usernameKeyOf } from '../domain/account.ts';
import { findByUsername, insertAccount, releaseTypedMobile } from '../store/accounts.ts';

/**
 * Inserts the account of a new member. Unique constraints decide between concurrent registrations: one succeeds, the
 * others are refused because the name or the number is taken.
 */
export const createAccount = async (
  { clock }: { readonly clock: Clock },
  tx: Tx,
  account: NewAccount,
): Promise<void> => {
  const { memberId, username, isAgent, password, paymentPassword, mobile, email, payeeName, mustChangePassword } =
    account;
  const now = clock.now();
  if (mobile?.isVerified === true) await releaseTypedMobile(tx, mobile.e164);
  const isAdded = await insertAccount(tx, {
    member_id: memberId,
    username,
    username_key: usernameKeyOf(username),
    is_agent: isAgent,
    password_hash: password,
    password_set_at: password === null ? null : now,
    must_change_password: mustChangePassword,
    payment_password_hash: paymentPassword,
    mobile: mobile?.e164 ?? null,
    mobile_verified_at: mobile?.isVerified === true ? now : null,
    email: email?.toLowerCase() ?? null,
    payee_name: payeeName,
    home_market: account.homeMarket ?? null,
    opened_at: now,
  });
  if (!isAdded) throw await takenBy(tx, memberId, username);
};

/** A second account of the same member is a bug of the caller; other conflicts are a taken name or number. */
const takenBy = async (tx: Tx, memberId: MemberId, username: string): Promise<Error> => {
  const holder = await findByUsername(tx, username);
  if (holder?.memberId === memberId) return new Error(`Member ${memberId} has an account already.`);
  return new Refusal(holder ? 'identity.username-taken' : 'identity.mobile-taken');
};
