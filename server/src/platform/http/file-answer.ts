import type { FileValue } from '@fairground/contract/bytes';

/** An answer that is a file: it leaves as it is, without an envelope. */
export class FileAnswer {
  readonly type: string;
  readonly bytes: Uint8Array;

  constructor({ type, bytes }: FileValue) {
    this.type = type;
    this.bytes = bytes;
  }
}

/**
 * How a member's private file is served. The browser shows it as its declared type only, runs no script in it, and
 * caches it only for requests with the same token.
 */
export const FILE_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; sandbox",
  'content-disposition': 'attachment',
  'cache-control': 'private, max-age=3600',
  vary: 'authorization',
};
