import { fromBase64url, toBase64url } from '@fairground/contract/sealed';
import type { Sealed, SealedCall } from '@fairground/contract/sealed';
import { gcm } from '@noble/ciphers/aes.js';
import { p256 } from '@noble/curves/nist.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';

/** A pair for one answer, where the browser gives no Web Crypto; see seal-by-hand.ts. */
export const newPairByHand = (): { readonly publicKey: string; readonly secret: Uint8Array } => {
  const secret = p256.utils.randomSecretKey();
  return { publicKey: toBase64url(p256.getPublicKey(secret, false)), secret };
};

/** Opens what the server sealed for the public half. */
export const openByHand = (sealed: Sealed, secret: Uint8Array, { method, path }: SealedCall): unknown => {
  const e = fromBase64url(sealed.e);
  const shared = p256.getSharedSecret(secret, e, false).slice(1, 33);
  const cipherKey = hkdf(sha256, shared, e, utf8(`fairground sealed body 1 ${sealed.kid}`), 32);
  const cipher = gcm(cipherKey, fromBase64url(sealed.iv), utf8(`${method} ${path}`));
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(cipher.decrypt(fromBase64url(sealed.ct))));
};

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
