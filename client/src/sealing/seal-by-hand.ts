import { fromBase64url, toBase64url } from '@fairground/contract/sealed';
import type { Sealed, SealedCall, SealingKey } from '@fairground/contract/sealed';
import { gcm } from '@noble/ciphers/aes.js';
import { p256 } from '@noble/curves/nist.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';

/**
 * The seal of the contract where the browser gives no Web Crypto: a page opened by address over plain http, as a phone on
 * the same network does. Loaded only there.
 */
export const sealByHand = (
  body: unknown,
  { key, call, at }: { readonly key: SealingKey; readonly call: SealedCall; readonly at: Date },
): Sealed => {
  const secret = p256.utils.randomSecretKey();
  const e = p256.getPublicKey(secret, false);
  const recipient = fromBase64url(key.publicKey);
  // The x coordinate alone is what both ends share; the first byte only says how the point is written.
  const shared = p256.getSharedSecret(secret, recipient, false).slice(1, 33);
  const cipherKey = hkdf(sha256, shared, e, utf8(`fairground sealed body 1 ${key.kid}`), 32);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const nonce = toBase64url(crypto.getRandomValues(new Uint8Array(16)));
  const plain = utf8(JSON.stringify({ at: at.toISOString(), nonce, body }));
  const ct = gcm(cipherKey, iv, utf8(`${call.method} ${call.path}`)).encrypt(plain);
  return { v: 1, kid: key.kid, e: toBase64url(e), iv: toBase64url(iv), ct: toBase64url(ct) };
};

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
