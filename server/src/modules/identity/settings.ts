import type { SocialProvider } from '@fairground/contract/identity/providers';
import type { Config } from '../../platform/config.ts';
import type { OauthClient } from '../../platform/oauth-client.ts';
import { secretKeysOf } from '../../platform/secret-box.ts';
import type { SecretKeys } from '../../platform/secret-box.ts';

/** What the machine says of identity's surroundings. */
export type IdentitySettings = {
  readonly mode: Config['mode'];
  /** The address players use; without one, the address of each request. */
  readonly publicUrl: string | undefined;
  /** Without one the sandbox takes a key everybody knows. */
  readonly secretsKey: Uint8Array | SecretKeys | undefined;
  /** How the site calls itself beside its codes and passkeys. */
  readonly siteName: string;
  /** Where numbers are checked when the flag names the provider `http`. */
  readonly phoneProvider?: { readonly url: string; readonly token: string | undefined } | undefined;
  /** How the site is known at other sites. */
  readonly social: Readonly<Partial<Record<SocialProvider, OauthClient>>>;
};

export const identitySettings = (
  config: Pick<
    Config,
    | 'mode'
    | 'publicUrl'
    | 'secretsKey'
    | 'secretsKeysOld'
    | 'phoneUrl'
    | 'phoneToken'
    | 'socialFacebook'
    | 'socialGoogle'
    | 'socialTelegram'
  >,
  siteName: string,
): IdentitySettings => {
  const { mode, publicUrl, phoneUrl, phoneToken, socialFacebook, socialGoogle, socialTelegram } = config;
  const social = { facebook: socialFacebook, google: socialGoogle, telegram: socialTelegram };
  const known = Object.entries(social).filter(([, client]) => client !== undefined);
  const phoneProvider = phoneUrl === undefined ? undefined : { url: phoneUrl, token: phoneToken };
  return {
    mode,
    publicUrl,
    secretsKey: secretKeysOf(config),
    siteName,
    phoneProvider,
    social: Object.fromEntries(known),
  };
};
