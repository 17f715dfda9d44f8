import type { JsonWebKey } from 'node:crypto';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { readSignedToken, signingKeyOf } from '../domain/signed-token.ts';

/** Plays an outside provider that checks phone numbers and vouches for them with a signed word. */
export type PhoneProvider = {
  readonly keys: readonly JsonWebKey[];
  /** The word that whoever holds it has the number, for some minutes. */
  readonly vouch: (e164: string, word: { readonly id: string; readonly now: Date; readonly expiresAt: Date }) => string;
  /** What a word of the provider says; nothing when it is not its own, not for us or over. */
  readonly read: (token: string, now: Date) => VouchedPhone | undefined;
};

export type VouchedPhone = { readonly subject: string; readonly e164: string; readonly id: string };

const ISSUER = 'https://phone.sandbox.example';
const AUDIENCE = 'this-site';

export const createSandboxPhoneProvider = (secrets: SecretBox): PhoneProvider => {
  const key = signingKeyOf(secrets.derive('sandbox phone provider', 32));
  const keys = [key.publicKey];
  return {
    keys,
    vouch: (e164, { id, now, expiresAt }) =>
      key.sign({
        iss: ISSUER,
        aud: AUDIENCE,
        sub: secrets.hash(e164, 'phone subject').toString('base64url'),
        phone_number: e164,
        jti: id,
        iat: secondsOf(now),
        exp: secondsOf(expiresAt),
      }),
    read: (token, now) => {
      const claims = readSignedToken(token, { issuer: ISSUER, audience: AUDIENCE, keys, now });
      const [e164, id] = [claims?.['phone_number'], claims?.['jti']];
      if (claims === undefined || typeof e164 !== 'string' || typeof id !== 'string') return undefined;
      return { subject: claims.sub, e164, id };
    },
  };
};

const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1_000);
