import { createECDH, createPrivateKey } from 'node:crypto';
import { createLocalJWKSet, errors, jwtVerify, SignJWT } from 'jose';
import type { JWK, JWTPayload, JWTVerifyOptions } from 'jose';
import * as z from 'zod/mini';

/** Signed tokens of another site (JWT, RFC 7519): an ID token names the visitor's account there. */

export type PublicKeys = readonly JWK[];

export type Expected = {
  readonly issuer: string;
  readonly audience: string;
  readonly keys: PublicKeys;
  readonly now: Date;
};

export const claimsSchema = z.looseObject({
  iss: z.string(),
  aud: z.union([z.string(), z.array(z.string())]),
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  exp: z.number(),
  iat: z.number(),
});
export type Claims = z.output<typeof claimsSchema>;

/** How far the issuer's clock may differ from ours. */
const LEEWAY_SECONDS = 60;

/** A closed list: a token must not choose `none` or use a public key as a shared secret. */
const ALGORITHMS = ['ES256', 'RS256'];

/** The claims of a token whose signature, issuer, audience and time are right; undefined for any other. */
export const readSignedToken = async (
  token: string,
  { issuer, audience, keys, now }: Expected,
): Promise<Claims | undefined> => {
  const payload = await verifiedPayload(token, keys, {
    algorithms: ALGORITHMS,
    issuer,
    audience,
    currentDate: now,
    clockTolerance: LEEWAY_SECONDS,
  });
  const claims = z.safeParse(claimsSchema, payload);
  if (!claims.success) return undefined;
  const { aud, iat } = claims.data;
  // The library accepts a list that contains our audience, and any time of issue.
  const isForUsAlone = !Array.isArray(aud) || aud.length === 1;
  return isForUsAlone && iat < now.getTime() / 1_000 + LEEWAY_SECONDS ? claims.data : undefined;
};

/** Token and keys come from outside: whatever fails, nothing is proved. */
const verifiedPayload = async (
  token: string,
  keys: PublicKeys,
  options: JWTVerifyOptions,
): Promise<JWTPayload | undefined> => {
  try {
    return (await jwtVerify(token, createLocalJWKSet({ keys: [...keys] }), options)).payload;
  } catch (error) {
    if (!(error instanceof errors.JWKSMultipleMatchingKeys)) return undefined;
    // A token without a key id may be signed by any of the keys.
    for await (const key of error) {
      const verified = await jwtVerify(token, key, options).catch(() => undefined);
      if (verified !== undefined) return verified.payload;
    }
    return undefined;
  }
};

/** A signing key of a sandbox provider, made of bytes every node derives alike. */
export type SigningKey = {
  readonly publicKey: JWK;
  readonly sign: (claims: Readonly<Record<string, unknown>>) => Promise<string>;
};

/** Takes 32 bytes; P-256, as real providers use. */
export const signingKeyOf = (bytes: Buffer): SigningKey => {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(bytes);
  const point = pair.getPublicKey();
  const half = (from: number): string => point.subarray(from, from + 32).toString('base64url');
  const curve = { kty: 'EC', crv: 'P-256', x: half(1), y: half(33) };
  const privateKey = createPrivateKey({ key: { ...curve, d: bytes.toString('base64url') }, format: 'jwk' });
  const kid = curve.x.slice(0, 12);
  return {
    publicKey: { ...curve, kid, alg: 'ES256', use: 'sig' },
    sign: (claims) => new SignJWT(claims).setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid }).sign(privateKey),
  };
};
