import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto';
import type { RandomSource } from './random.ts';

/** What may be read again although it lies in the database: closed with a key that does not lie there. */
export type SecretBox = {
  /** `about` names the row: a box that is moved to another row does not open. */
  readonly close: (secret: Uint8Array, about: string) => Buffer;
  readonly open: (closed: Uint8Array, about: string) => Buffer;
  /** What only has to be compared: a hash nobody without the key can try words against. */
  readonly hash: (text: string, about: string) => Buffer;
  /** Bytes for a key of their own, the same on every node. */
  readonly derive: (purpose: string, length: number) => Buffer;
};

/** What a sandbox takes where nobody gave it a key; everybody knows it. */
export const SANDBOX_SECRETS_KEY: Uint8Array = Buffer.from('the sandbox keeps no real secret');

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The box of one module: what another module closed does not open here. */
export const createSecretBox = (key: Uint8Array, random: RandomSource, owner: string): SecretBox => {
  const derive = (purpose: string, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', key, '', `${owner} ${purpose}`, length));
  const boxKey = derive('box', 32);
  const hashKey = derive('hash', 32);
  return {
    close: (secret, about) => {
      const nonce = random.bytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', boxKey, nonce).setAAD(Buffer.from(about));
      return Buffer.concat([nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()]);
    },
    open: (closed, about) => {
      const tagAt = closed.length - TAG_BYTES;
      const decipher = createDecipheriv('aes-256-gcm', boxKey, closed.subarray(0, NONCE_BYTES))
        .setAAD(Buffer.from(about))
        .setAuthTag(closed.subarray(tagAt));
      return Buffer.concat([decipher.update(closed.subarray(NONCE_BYTES, tagAt)), decipher.final()]);
    },
    hash: (text, about) => createHmac('sha256', hashKey).update(`${about}\n${text}`).digest(),
    derive,
  };
};
