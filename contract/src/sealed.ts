import * as z from 'zod/mini';

/**
 * A body only the server can read, whatever stands between: an ephemeral P-256 key agreement, HKDF-SHA256 and
 * AES-256-GCM over `{ at, nonce, body }`. The method and the path are bound in, so a sealed login opens nowhere else.
 * It is defence in depth under TLS, never an access control. Web Crypto only: the same file serves both ends.
 */
export type Sealed = z.output<typeof sealedSchema>;

const BASE64URL = /^[\w-]+$/;
const text = (most: number) => z.string().check(z.maxLength(most), z.regex(BASE64URL));

export const sealedSchema = z.strictObject({
  v: z.literal(1),
  /** Which of the server's keys. */
  kid: text(64),
  /** The ephemeral public key: an uncompressed point. */
  e: text(100),
  iv: text(24),
  ct: text(90_000),
});

/** The server's public key of the day, as `GET /wps/relay/security/key` gives it. */
export type SealingKey = { readonly kid: string; readonly publicKey: string };

/** The call a sealed body is made for; it opens for no other. */
export type SealedCall = { readonly method: string; readonly path: string };

/** A key of Web Crypto: browsers and Node name its type differently. */
export type WebKey = Awaited<ReturnType<typeof crypto.subtle.importKey>>;

export type Opened = { readonly at: Date; readonly nonce: string; readonly body: unknown };

/** The seal does not open: made for another key or call, or altered on the way. */
export class SealBroken extends Error {}

const CURVE = { name: 'ECDH', namedCurve: 'P-256' } as const;
const NONCE_BYTES = 16;
const IV_BYTES = 12;

const openedSchema = z.strictObject({
  at: z.iso.datetime(),
  nonce: z.string().check(z.regex(/^[\w-]{22}$/)),
  body: z.unknown(),
});

/** Seals a body for one call. `at` is the server's time as the caller knows it: a seal is good for two minutes. */
export const seal = async (
  body: unknown,
  { key, call, at }: { readonly key: SealingKey; readonly call: SealedCall; readonly at: Date },
): Promise<Sealed> => {
  const ephemeral = await crypto.subtle.generateKey(CURVE, false, ['deriveBits']);
  const e = new Uint8Array(await crypto.subtle.exportKey('raw', ephemeral.publicKey));
  const recipient = await crypto.subtle.importKey('raw', fromBase64url(key.publicKey), CURVE, false, []);
  const cipherKey = await agree(ephemeral.privateKey, recipient, { kid: key.kid, e, usage: 'encrypt' });
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const nonce = toBase64url(crypto.getRandomValues(new Uint8Array(NONCE_BYTES)));
  const plain = new TextEncoder().encode(JSON.stringify({ at: at.toISOString(), nonce, body }));
  const ct = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: boundTo(call) }, cipherKey, plain);
  return { v: 1, kid: key.kid, e: toBase64url(e), iv: toBase64url(iv), ct: toBase64url(new Uint8Array(ct)) };
};

/** Opens a sealed body with the private key its `kid` names. Whether it is fresh and new is the caller's to check. */
export const openSeal = async (sealed: Sealed, privateKey: WebKey, call: SealedCall): Promise<Opened> => {
  try {
    const { at, nonce, body } = z.parse(openedSchema, await decryptSeal(sealed, privateKey, call));
    return { at: new Date(at), nonce, body };
  } catch (cause) {
    throw new SealBroken('The seal does not open.', { cause });
  }
};

/** The same without a look at what was inside: for a browser that opens what its own server sealed. */
export const decryptSeal = async (sealed: Sealed, privateKey: WebKey, call: SealedCall): Promise<unknown> => {
  const e = fromBase64url(sealed.e);
  const ephemeral = await crypto.subtle.importKey('raw', e, CURVE, false, []);
  const cipherKey = await agree(privateKey, ephemeral, { kid: sealed.kid, e, usage: 'decrypt' });
  const plain = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: fromBase64url(sealed.iv), additionalData: boundTo(call) },
    cipherKey,
    fromBase64url(sealed.ct),
  );
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(plain));
};

/** A pair for one answer: the server seals with the public half, and only the holder of the other opens it. */
export const newSealPair = async (): Promise<{ readonly publicKey: string; readonly privateKey: WebKey }> => {
  const pair = await crypto.subtle.generateKey(CURVE, false, ['deriveBits']);
  const raw = await crypto.subtle.exportKey('raw', pair.publicKey);
  return { publicKey: toBase64url(new Uint8Array(raw)), privateKey: pair.privateKey };
};

/** Whether a text is a point that can be sealed for. */
export const isPublicKey = (text: string): Promise<boolean> =>
  crypto.subtle.importKey('raw', fromBase64url(text), CURVE, false, []).then(
    () => true,
    () => false,
  );

/** Both ends reach the same key; the key id and the ephemeral key are part of it, so neither can be exchanged. */
const agree = async (
  own: WebKey,
  theirs: WebKey,
  { kid, e, usage }: { readonly kid: string; readonly e: Uint8Array; readonly usage: 'encrypt' | 'decrypt' },
): Promise<WebKey> => {
  const shared = await crypto.subtle.deriveBits({ name: 'ECDH', public: theirs }, own, 256);
  const material = await crypto.subtle.importKey('raw', shared, 'HKDF', false, ['deriveKey']);
  const info = new TextEncoder().encode(`fairground sealed body 1 ${kid}`);
  const salt = new Uint8Array(e);
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt, info },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    [usage],
  );
};

const boundTo = ({ method, path }: SealedCall): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`${method} ${path}`);

export const toBase64url = (bytes: Uint8Array): string => {
  let binary = '';
  for (const byte of bytes) binary += String.fromCodePoint(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
};

export const fromBase64url = (given: string): Uint8Array<ArrayBuffer> => {
  const binary = atob(given.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.codePointAt(0) ?? 0);
};
