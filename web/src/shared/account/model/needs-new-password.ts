import type { LoginAnswer } from '@fairground/contract/identity/fields';

/** How somebody came in. */
export type Way = 'username' | 'sms' | 'passkey' | 'social' | 'phone' | 'launch' | 'trial' | 'register' | 'recovery';

const BY_PASSWORD: readonly Way[] = ['username', 'launch'];

/**
 * Whether the password must be changed before anything else: it was chosen by somebody else, or it is too old. Anyone
 * who came in without it is not asked; a session that can do nothing else always is.
 */
export const needsNewPassword = (
  { scope, mustChangePassword, passwordExpired }: Pick<LoginAnswer, 'scope' | 'mustChangePassword' | 'passwordExpired'>,
  way: Way,
): 'must' | 'expired' | null => {
  if (scope !== 'password' && !BY_PASSWORD.includes(way)) return null;
  if (mustChangePassword) return 'must';
  if (passwordExpired) return 'expired';
  return scope === 'password' ? 'must' : null;
};
