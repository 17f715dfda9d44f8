import type { JsonWebKey } from 'node:crypto';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { readSignedToken, signingKeyOf } from '../domain/signed-token.ts';

/** The signed word that somebody showed to hold a phone number, made and read in this house alone. */
export type PhoneWords = {
  readonly keys: readonly JsonWebKey[];
  /** The word that anyone who holds it has the number, for some minutes. */
  readonly vouch: (e164: string, word: { readonly id: string; readonly now: Date; readonly expiresAt: Date }) => string;
  /** What a word says; nothing when it is not ours, not for us or over. */
  readonly read: (token: string, now: Date) => VouchedPhone | undefined;
};

export type VouchedPhone = { readonly subject: string; readonly e164: string; readonly id: string };

const ISSUER = 'https://phone.invalid';
const AUDIENCE = 'this-site';

export const createPhoneWords = (secrets: SecretBox): PhoneWords => {
  const key = signingKeyOf(secrets.derive('phone words', 32));
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
