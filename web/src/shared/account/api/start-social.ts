import { startSocial as startSocialCall } from '@fairground/contract/identity/endpoints';
import type { SocialProvider } from '@fairground/contract/identity/endpoints';
import { call } from '@fairground/client/api';
import { keepSocialTrip } from '../../session/social-trip.ts';

/** Sends this tab to another site to sign in there; it comes back to `/sign-in`. */
export const startSocial = async (provider: SocialProvider, purpose: 'login' | 'link'): Promise<void> => {
  const { authorizeUrl, tabSecret } = await call(startSocialCall, { body: { provider, purpose } });
  keepSocialTrip({ provider, purpose, tabSecret });
  location.assign(authorizeUrl);
};
