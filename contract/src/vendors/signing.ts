/** The headers of a signed call. */
export const SIGNATURE_HEADERS = {
  key: 'x-vendor-key',
  timestamp: 'x-vendor-timestamp',
  nonce: 'x-vendor-nonce',
  signature: 'x-vendor-signature',
} as const;

/** How far a timestamp may lie from our clock, either way. */
export const SIGNATURE_WINDOW_SECONDS = 300;

/** What is signed. The body is covered by its hash, taken over the bytes as they travel. */
export type SignedParts = {
  readonly method: string;
  /** As it stands in the request line, with everything behind a question mark. */
  readonly path: string;
  /** Seconds since 1970. */
  readonly timestamp: string;
  readonly nonce: string;
  /** SHA-256 of the raw body in hexadecimal; that of nothing for an empty one. */
  readonly bodyHash: string;
};

/** The text an HMAC-SHA256 with the secret is taken of. */
export const signedText = ({ method, path, timestamp, nonce, bodyHash }: SignedParts): string =>
  [method, path, timestamp, nonce, bodyHash].join('\n');
