import type { FileStream, FileValue } from '@fairground/contract/bytes';

/** An answer that is a file: it leaves as it is, without an envelope. */
export class FileAnswer {
  readonly type: string;
  readonly content: Uint8Array | AsyncIterable<Uint8Array>;

  constructor(file: FileValue | FileStream) {
    this.type = file.type;
    this.content = 'bytes' in file ? file.bytes : file.chunks;
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

/** What is written while it is sent is another file the next time. */
export const STREAM_HEADERS: Readonly<Record<string, string>> = { ...FILE_HEADERS, 'cache-control': 'no-store' };
