import type { Scope } from '@fairground/contract/endpoint';
import { Refusal } from '../../../platform/refusal.ts';
import type { StoredAccount } from './account.ts';
import type { Proof } from './second-verification.ts';

/** Where a login is asked for: the site, or the agent centre alone. */
export type Side = 'member' | 'agent';

export const PASSWORD_LASTS_MS = 90 * 24 * 60 * 60_000;

/** Refuses accounts that may not come in at this door. Asked only once the account is proven: strangers learn nothing. */
export const refuseAccount = (
  { isAgent, status }: Pick<StoredAccount, 'isAgent' | 'status'>,
  side: Side = 'member',
) => {
  if (status === 'system') throw new Refusal('identity.not-a-member');
  if (side === 'agent' && (isAgent === 0 || isAgent === 4)) throw new Refusal('identity.not-an-agent');
  if (status === 'frozen') throw new Refusal('identity.account-frozen');
  if (status === 'closed') throw new Refusal('identity.account-closed');
  // On the site a member who excluded itself may still take its money out.
  if (status === 'self-excluded' && side === 'agent') throw new Refusal('identity.self-excluded');
};

/** A password that another person chose must be changed first, also before a withdrawal. */
export const scopeOf = (
  { status }: Pick<StoredAccount, 'status'>,
  { mustChange }: { readonly mustChange: boolean },
): Scope => (mustChange ? 'password' : status === 'self-excluded' ? 'withdraw' : 'full');

/** Only anyone who came in by the password is asked to change it. */
export const isPasswordExpired = (
  { passwordSetAt }: Pick<StoredAccount, 'passwordSetAt'>,
  proof: Proof,
  now: Date,
): boolean =>
  proof === 'password' && passwordSetAt !== null && now.getTime() - passwordSetAt.getTime() >= PASSWORD_LASTS_MS;
