import type { SecretBox } from '../../../platform/secret-box.ts';
import { readSignedToken, signingKeyOf } from '../domain/signed-token.ts';
import type { PublicKeys } from '../domain/signed-token.ts';

/** The signed proof that a visitor holds a phone number; issued and verified by this installation only. */
export type PhoneTokens = {
  readonly keys: PublicKeys;
  /** Issues the token, good for some minutes. */
  readonly vouch: (
    e164: string,
    token: { readonly id: string; readonly now: Date; readonly expiresAt: Date },
  ) => Promise<string>;
  /** The content of a token; undefined when it is not ours, not for us or expired. */
  readonly read: (token: string, now: Date) => Promise<VouchedPhone | undefined>;
};

export type VouchedPhone = { readonly subject: string; readonly e164: string; readonly id: string };

const ISSUER = 'https://phone.invalid';
const AUDIENCE = 'this-site';

export const createPhoneTokens = (secrets: SecretBox): PhoneTokens => {
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
    read: async (token, now) => {
      const claims = await readSignedToken(token, { issuer: ISSUER, audience: AUDIENCE, keys, now });
      const [e164, id] = [claims?.['phone_number'], claims?.['jti']];
      if (claims === undefined || typeof e164 !== 'string' || typeof id !== 'string') return undefined;
      return { subject: claims.sub, e164, id };
    },
  };
};

const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1_000);
