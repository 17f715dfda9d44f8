import { hash, timingSafeEqual } from 'node:crypto';
import { SIGNATURE_HEADERS, SIGNATURE_WINDOW_SECONDS, signedText } from '@fairground/contract/vendors/signing';

/** What a caller signs a call with. */
export type SigningKey = { readonly keyId: string; readonly secret: string };

export type CallToSign = {
  readonly method: string;
  readonly path: string;
  readonly timestamp: string;
  readonly nonce: string;
  readonly body: Uint8Array | string;
};

/** The signature of a call, in hexadecimal. */
export const signatureOf = (secret: string, { method, path, timestamp, nonce, body }: CallToSign): string =>
  hmacOf(secret, signedText({ method, path, timestamp, nonce, bodyHash: hash('sha256', body) }));

/** The secret in the two forms HMAC hashes it in (RFC 2104), each with room for what is hashed behind it. */
type Pads = { inner: Buffer; readonly outer: Buffer };

const BLOCK_BYTES = 64;
const DIGEST_BYTES = 32;
const TEXT_BYTES = 448;
const PADS_MAX = 1_000;
const pads = new Map<string, Pads>();

/** Worked out once: a secret stays the same for thousands of calls. */
const padsOf = (secret: string): Pads => {
  const known = pads.get(secret);
  if (known) return known;
  const bytes = Buffer.from(secret);
  const block = Buffer.alloc(BLOCK_BYTES);
  (bytes.length > BLOCK_BYTES ? hash('sha256', bytes, 'buffer') : bytes).copy(block);
  const made = {
    inner: Buffer.concat([block.map((byte) => byte ^ 0x36)], BLOCK_BYTES + TEXT_BYTES),
    outer: Buffer.concat([block.map((byte) => byte ^ 0x5c)], BLOCK_BYTES + DIGEST_BYTES),
  };
  if (pads.size >= PADS_MAX) pads.clear();
  pads.set(secret, made);
  return made;
};

/**
 * HMAC-SHA256 in hexadecimal. Hashing twice at one go costs a third of an object that is made, fed and asked, and a
 * digest that comes as text half of one that comes as bytes of its own.
 */
const hmacOf = (secret: string, text: string): string => {
  const own = padsOf(secret);
  const length = BLOCK_BYTES + Buffer.byteLength(text);
  if (length > own.inner.length) own.inner = Buffer.concat([own.inner.subarray(0, BLOCK_BYTES)], length);
  own.inner.write(text, BLOCK_BYTES);
  own.outer.write(hash('sha256', own.inner.subarray(0, length), 'hex'), BLOCK_BYTES, 'hex');
  return hash('sha256', own.outer);
};

/** The headers that carry a signature. */
export const signedHeaders = ({ keyId, secret }: SigningKey, call: CallToSign): Readonly<Record<string, string>> => ({
  [SIGNATURE_HEADERS.key]: keyId,
  [SIGNATURE_HEADERS.timestamp]: call.timestamp,
  [SIGNATURE_HEADERS.nonce]: call.nonce,
  [SIGNATURE_HEADERS.signature]: signatureOf(secret, call),
});

/** Takes as long for a near miss as for a wild guess. */
export const isSameSignature = (expected: string, given: string): boolean => {
  const one = Buffer.from(expected);
  const other = Buffer.from(given);
  return one.length === other.length && timingSafeEqual(one, other);
};

/** Whether a timestamp is near enough to ours, before or after. */
export const isFresh = (timestamp: string, now: Date): boolean =>
  Math.abs(now.getTime() / 1_000 - Number(timestamp)) <= SIGNATURE_WINDOW_SECONDS;

const PATTERNS = {
  key: /^[\w-]{8,64}$/,
  timestamp: /^\d{10}$/,
  nonce: /^[\w-]{16,64}$/,
  signature: /^[0-9a-f]{64}$/,
} as const;

export type SignatureHeaders = Readonly<Record<keyof typeof PATTERNS, string>>;

/** The four headers, if all of them look as they should. */
export const readSignatureHeaders = (header: (name: string) => string | undefined): SignatureHeaders | undefined => {
  const read = (part: keyof typeof PATTERNS): string | undefined => {
    const value = header(SIGNATURE_HEADERS[part]);
    return value !== undefined && PATTERNS[part].test(value) ? value : undefined;
  };
  const [key, timestamp, nonce, signature] = [read('key'), read('timestamp'), read('nonce'), read('signature')];
  if (key === undefined || timestamp === undefined || nonce === undefined || signature === undefined) return undefined;
  return { key, timestamp, nonce, signature };
};
