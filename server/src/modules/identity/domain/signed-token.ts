import { createECDH, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import type { JsonWebKey, KeyObject } from 'node:crypto';
import * as z from 'zod/mini';

/** Signed words of another site (JWT, RFC 7519): an ID token says who somebody is there. */

export type PublicKeys = readonly JsonWebKey[];

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

/** How far the other's clock may lie from ours. */
const LEEWAY_SECONDS = 60;

const headerSchema = z.looseObject({ alg: z.enum(['ES256', 'RS256']), kid: z.optional(z.string()) });

/** The key type each algorithm takes: a token must not choose how its own key is used. */
const KEY_TYPES = { ES256: 'EC', RS256: 'RSA' } as const;

/** The claims of a token whose signature, issuer, audience and time are right; undefined for any other. */
export const readSignedToken = (token: string, { issuer, audience, keys, now }: Expected): Claims | undefined => {
  const [head = '', body = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0 || signature === '') return undefined;
  const header = z.safeParse(headerSchema, parseJson(head));
  if (!header.success) return undefined;
  const { alg, kid } = header.data;
  const isSigned = keys
    .filter((key) => key.kty === KEY_TYPES[alg] && (kid === undefined || key['kid'] === kid))
    .some((key) => isSignatureOf(key, alg, `${head}.${body}`, signature));
  if (!isSigned) return undefined;
  const claims = z.safeParse(claimsSchema, parseJson(body));
  if (!claims.success) return undefined;
  const { iss, aud, exp, iat } = claims.data;
  const seconds = now.getTime() / 1_000;
  const isForUs = iss === issuer && (Array.isArray(aud) ? aud.length === 1 && aud[0] === audience : aud === audience);
  const isInTime = seconds < exp + LEEWAY_SECONDS && seconds > iat - LEEWAY_SECONDS;
  return isForUs && isInTime ? claims.data : undefined;
};

const isSignatureOf = (key: JsonWebKey, alg: 'ES256' | 'RS256', text: string, signature: string): boolean => {
  const publicKey = publicKeyOf(key);
  if (publicKey === undefined || (alg === 'ES256' && key.crv !== 'P-256')) return false;
  return verify(
    'sha256',
    Buffer.from(text),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
};

/** A key we cannot read proves nothing. */
const publicKeyOf = (key: JsonWebKey): KeyObject | undefined => {
  try {
    return createPublicKey({ key, format: 'jwk' });
  } catch {
    return undefined;
  }
};

const parseJson = (part: string): unknown => {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
};

/** A signing key of a sandbox provider, made of bytes every node derives alike. */
export type SigningKey = {
  readonly publicKey: JsonWebKey;
  readonly sign: (claims: Readonly<Record<string, unknown>>) => string;
};

/** Takes 32 bytes; P-256, so that the sandbox speaks what real providers speak. */
export const signingKeyOf = (bytes: Buffer): SigningKey => {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(bytes);
  const point = pair.getPublicKey();
  const half = (from: number): string => point.subarray(from, from + 32).toString('base64url');
  const curve = { kty: 'EC', crv: 'P-256', x: half(1), y: half(33) };
  const privateKey = createPrivateKey({ key: { ...curve, d: bytes.toString('base64url') }, format: 'jwk' });
  const kid = curve.x.slice(0, 12);
  const text = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
  return {
    publicKey: { ...curve, kid, alg: 'ES256', use: 'sig' },
    sign: (claims) => {
      const signed = `${text({ alg: 'ES256', typ: 'JWT', kid })}.${text(claims)}`;
      const signature = sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' });
      return `${signed}.${signature.toString('base64url')}`;
    },
  };
};
