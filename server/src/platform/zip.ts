import { once } from 'node:events';
import { crc32, createDeflateRaw } from 'node:zlib';

export type ZipEntry = { readonly name: string; readonly content: AsyncIterable<string | Uint8Array> };

export class ZipTooLargeError extends Error {}

type Written = {
  readonly name: Buffer;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  readonly at: number;
};

const LOCAL = { signature: 0x04034b50, bytes: 30 };
const CENTRAL = { signature: 0x02014b50, bytes: 46 };
const END = { signature: 0x06054b50, bytes: 22 };
const VERSION = 20;
const UTF8_NAMES = 0x0800;
const DEFLATED = 8;
/** Sizes have 32 bits in this form of the file. */
const SIZE_MAX = 0xffffffff;

/** Packs entries one after another; only what is packed stays in memory, up to `bytesMax`. */
export const zipOf = async (
  entries: AsyncIterable<ZipEntry>,
  { at, bytesMax }: { readonly at: Date; readonly bytesMax: number },
): Promise<Buffer> => {
  const parts: Buffer[] = [];
  const written: Written[] = [];
  let length = 0;
  const push = (part: Buffer): void => {
    length += part.length;
    if (length > bytesMax) throw new ZipTooLargeError(`The archive is larger than ${bytesMax} bytes.`);
    parts.push(part);
  };
  for await (const { name, content } of entries) {
    const packed = await pack(content, bytesMax - length);
    const entry = { name: Buffer.from(name), crc: packed.crc, packed: packed.length, size: packed.size, at: length };
    push(headerOf(LOCAL, entry, at));
    for (const part of packed.parts) push(part);
    written.push(entry);
  }
  const directoryAt = length;
  for (const entry of written) push(headerOf(CENTRAL, entry, at));
  const end = Buffer.alloc(END.bytes);
  end.writeUInt32LE(END.signature, 0);
  end.writeUInt16LE(written.length, 8);
  end.writeUInt16LE(written.length, 10);
  end.writeUInt32LE(length - directoryAt, 12);
  end.writeUInt32LE(directoryAt, 16);
  push(end);
  return Buffer.concat(parts);
};

/** Deflates off the event loop, chunk by chunk. */
const pack = async (content: ZipEntry['content'], bytesMax: number) => {
  const deflate = createDeflateRaw();
  const parts: Buffer[] = [];
  let [crc, size, length] = [0, 0, 0];
  deflate.on('data', (part: Buffer) => {
    parts.push(part);
    length += part.length;
  });
  for await (const chunk of content) {
    const bytes = Buffer.from(chunk as Uint8Array);
    crc = crc32(bytes, crc);
    size += bytes.length;
    if (size > SIZE_MAX || length > bytesMax) throw new ZipTooLargeError(`A file of the archive is too large.`);
    if (!deflate.write(bytes)) await once(deflate, 'drain');
  }
  const ended = once(deflate, 'end');
  deflate.end();
  await ended;
  return { parts, crc, size, length };
};

const headerOf = (form: typeof LOCAL, { name, crc, packed, size, at }: Written, moment: Date): Buffer => {
  const isCentral = form.signature === CENTRAL.signature;
  const header = Buffer.alloc(form.bytes + name.length);
  header.writeUInt32LE(form.signature, 0);
  // The directory also says which version wrote the file; the rest stands two bytes later there.
  if (isCentral) header.writeUInt16LE(VERSION, 4);
  const shift = isCentral ? 2 : 0;
  header.writeUInt16LE(VERSION, 4 + shift);
  header.writeUInt16LE(UTF8_NAMES, 6 + shift);
  header.writeUInt16LE(DEFLATED, 8 + shift);
  header.writeUInt16LE(
    (moment.getUTCHours() << 11) | (moment.getUTCMinutes() << 5) | (moment.getUTCSeconds() >> 1),
    10 + shift,
  );
  header.writeUInt16LE(
    ((moment.getUTCFullYear() - 1980) << 9) | ((moment.getUTCMonth() + 1) << 5) | moment.getUTCDate(),
    12 + shift,
  );
  header.writeUInt32LE(crc, 14 + shift);
  header.writeUInt32LE(packed, 18 + shift);
  header.writeUInt32LE(size, 22 + shift);
  header.writeUInt16LE(name.length, 26 + shift);
  if (isCentral) header.writeUInt32LE(at, 42);
  name.copy(header, form.bytes);
  return header;
};
