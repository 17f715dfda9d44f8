import { readOauthClient } from './oauth-client.ts';
import type { OauthClient } from './oauth-client.ts';
import { setting } from './setting.ts';

const socialSetting = (variable: string, site: string) =>
  setting({
    variable,
    read: readOauthClient,
    fallback: undefined as OauthClient | undefined,
    fallbackText: 'the sandbox, and nothing in live mode',
    isSecret: true,
    about: `How the site is known at ${site}, as JSON: clientId, clientSecret, authorizeUrl, tokenUrl, scope, and issuer with keysUrl (OpenID Connect) or userInfoUrl with subjectField. The address to come back to is PUBLIC_URL followed by /sign-in.`,
  });

/** The sites a visitor may sign in with. */
export const SOCIAL_SETTINGS = {
  socialFacebook: socialSetting('SOCIAL_FACEBOOK', 'Facebook'),
  socialGoogle: socialSetting('SOCIAL_GOOGLE', 'Google'),
  socialTelegram: socialSetting('SOCIAL_TELEGRAM', 'Telegram'),
} as const;
