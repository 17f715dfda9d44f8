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
 * How a file of somebody's own is handed out. A browser shows it as what it is and as nothing else, runs nothing in it,
 * and keeps it for anyone who asked with the same token alone.
 */
export const FILE_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; sandbox",
  'content-disposition': 'attachment',
  'cache-control': 'private, max-age=3600',
  vary: 'authorization',
};
