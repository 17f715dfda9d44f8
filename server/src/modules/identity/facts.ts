import { factKind } from '../../platform/events/fact.ts';

/** A login succeeded; modules that alert the owner listen to it. */
export const sessionOpened = factKind<{
  readonly memberId: string;
  readonly sessionId: string;
  readonly ip: string;
  /** Browser and system in words. */
  readonly device: string;
  readonly isNewDevice: boolean;
  /** The site's address as the caller knows it. */
  readonly host: string;
}>('identity.session-opened');

export const passwordChanged = factKind<{ readonly memberId: string; readonly host: string }>(
  'identity.password-changed',
);

/** Too many failures: logins are refused until the moment. */
export const accountLocked = factKind<{ readonly memberId: string; readonly until: string }>('identity.account-locked');
