import * as z from 'zod/mini';

/** Bytes that travel as they are, without JSON around them. */
export const bytesSchema = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

/** A file with the one type it is of. */
export type FileValue = { readonly type: string; readonly bytes: Uint8Array };

/** A file that is written while it is sent. */
export type FileStream = { readonly type: string; readonly chunks: AsyncIterable<Uint8Array> };

export const fileSchema = z.custom<FileValue | FileStream>(
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    typeof value.type === 'string' &&
    (('bytes' in value && value.bytes instanceof Uint8Array) || 'chunks' in value),
);

/** The one type of tables that are exported. */
export const CSV_TYPE = 'text/csv; charset=utf-8';
