import { fieldIssue } from '@fairground/contract/members/form-rules';
import type { MemberId } from '@fairground/contract/ids';
import type { Tx } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Core } from '../core.ts';
import type { PasswordHash, StoredAccount } from '../domain/account.ts';
import { accountSubject } from '../domain/attempts.ts';
import { isWeakPassword } from '../domain/weak-password.ts';
import { passwordChanged } from '../facts.ts';
import { findAccount, updateAccount } from '../store/accounts.ts';
import { clearAttempts } from '../store/attempts.ts';
import { closeChallengesOf } from '../store/challenges.ts';
import { unlockMoney } from '../store/money-locks.ts';
import { endTickets } from '../store/tickets.ts';

/** Refuses what others would try first (`identity.password-breached`). */
export const refuseWeakPassword = (text: string, { username }: { readonly username: string }): void => {
  if (isWeakPassword(text, { username })) throw new Refusal('identity.password-breached');
};

/**
 * Judges a new password for an account and answers its hash: `identity.confirm-differs`, `identity.password-refused` by
 * the rule of the form, `identity.password-breached`, `identity.password-same` as the one before or the payment password.
 */
export const judgeNewPassword = async (
  { system, passwords }: Pick<Core, 'system' | 'passwords'>,
  account: Pick<StoredAccount, 'username' | 'password' | 'paymentPassword'>,
  { text, confirm }: { readonly text: string; readonly confirm?: string },
): Promise<PasswordHash> => {
  if (confirm !== undefined && confirm !== text) throw new Refusal('identity.confirm-differs');
  const { password: rule } = await system.readRegisterRules();
  const issue = fieldIssue(rule, text, { isRequired: true });
  if (issue) throw new Refusal('identity.password-refused', issue);
  refuseWeakPassword(text, account);
  for (const held of [account.password, account.paymentPassword])
    if (held !== null && (await passwords.verify(held, text))) throw new Refusal('identity.password-same');
  return passwords.hash(text);
};

/** Sets a judged password. Anyone who came in with the old one is out: sessions, open challenges, codes and links. */
export const setPassword = async (
  { clock, announce, endSessions }: Pick<Core, 'clock' | 'announce' | 'endSessions'>,
  tx: Tx,
  memberId: MemberId,
  password: PasswordHash,
  { host, isRecovered = false }: { readonly host: string; readonly isRecovered?: boolean },
): Promise<void> => {
  const now = clock.now();
  await updateAccount(tx, memberId, { password_hash: password, password_set_at: now, must_change_password: false });
  // Guesses at the old password no longer count: an owner who recovered the account is not locked out of it.
  const account = await findAccount(tx, memberId);
  if (account !== undefined) await clearAttempts(tx, accountSubject(account.username).key);
  await endSessions(tx, memberId, { reason: 'password-changed' });
  await closeChallengesOf(tx, memberId);
  // A recovery by the confirmed contact proves the owner: the money is unlocked.
  if (isRecovered) await unlockMoney(tx, memberId);
  await endTickets(tx, 'launch', memberId, now);
  await endTickets(tx, 'password-link', memberId, now);
  await announce(tx, passwordChanged, { memberId: memberId.toString(), host });
};
