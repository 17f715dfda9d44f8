import type { MemberId } from '@fairground/contract/ids';
import { Refusal } from '../../../platform/refusal.ts';
import { tried } from '../login/attempts.ts';
import type { Core } from '../core.ts';
import { accountSubject, passwordRuleOf } from '../domain/attempts.ts';
import { findAccount } from '../store/accounts.ts';

/**
 * Requires the password again within a session: `identity.password-wrong`, and `identity.locked` after too many.
 * Failures count together with those of the login, so that a stolen session guesses no faster than a login.
 */
export const requirePassword = async (
  { db, attempts, passwords, system }: Pick<Core, 'db' | 'attempts' | 'passwords' | 'system'>,
  memberId: MemberId,
  text: string,
): Promise<void> => {
  const account = await findAccount(db, memberId);
  if (!account) throw new Refusal('identity.password-wrong');
  const { policy } = system.visitorAt('', account.homeMarket ?? undefined).market();
  const rule = passwordRuleOf(await system.readFlags(), policy);
  const attempt = await attempts.begin([accountSubject(account.username, rule)]);
  if (await tried(attempt, () => passwords.verify(account.password, text))) return attempt.succeed();
  await attempt.fail();
  throw new Refusal('identity.password-wrong');
};
