import type { Readable } from 'node:stream';
import type { Upload } from '@fairground/contract/endpoint';
import { Refusal } from '../refusal.ts';

/** What the headers say of the file that comes. */
export type Announced = {
  readonly contentType: string | undefined;
  readonly contentEncoding: string | undefined;
  readonly contentLength: string | undefined;
};

/** Enough for five megabytes over a poor phone connection; a slower sender only occupies a connection. */
const TIME_MAX_MS = 120_000;

/** Takes the bytes of one file off the wire. No more of it than is welcome is ever held, whatever was announced. */
export const readUpload = async (
  stream: Readable,
  { types, bytesMax, tooLarge }: Upload,
  { contentType, contentEncoding, contentLength }: Announced,
  timeMaxMs = TIME_MAX_MS,
): Promise<Uint8Array> => {
  const [mediaType = ''] = (contentType ?? '').toLowerCase().split(';');
  const isPlain = contentEncoding === undefined || contentEncoding === 'identity';
  if (!types.includes(mediaType.trim()) || !isPlain) throw new Refusal('request.wrong-content-type');
  if (Number(contentLength ?? 0) > bytesMax) throw new Refusal(tooLarge);
  return collect(stream, { bytesMax, timeMaxMs, tooLarge: new Refusal(tooLarge) });
};

type Bounds = { readonly bytesMax: number; readonly timeMaxMs: number; readonly tooLarge: Refusal };

const collect = (stream: Readable, { bytesMax, timeMaxMs, tooLarge }: Bounds): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const heard: Buffer[] = [];
    let length = 0;
    const settle = (answer: () => void): void => {
      clearTimeout(timer);
      stream.off('data', take).off('end', finish).off('error', breakOff).off('close', breakOff);
      stream.pause();
      answer();
    };
    const take = (chunk: Buffer): void => {
      length += chunk.length;
      if (length > bytesMax) settle(() => reject(tooLarge));
      else heard.push(chunk);
    };
    const finish = (): void => settle(() => resolve(Buffer.concat(heard)));
    // The caller is gone, and nothing is wrong with us.
    const breakOff = (): void => settle(() => reject(new Refusal('request.malformed')));
    const timer = setTimeout(() => settle(() => reject(new Refusal('request.timed-out'))), timeMaxMs);
    stream.on('data', take).on('end', finish).on('error', breakOff).on('close', breakOff);
  });

const REST_BYTES_MAX = 8 * 1024 * 1024;
const REST_TIME_MAX_MS = 5_000;

/**
 * Discards the rest of a body after its answer was sent, so that the sender can read the answer and reuse the
 * connection. Only for a short time: a body may have no end.
 */
export const endRest = (stream: Readable): void => {
  if (stream.readableEnded || stream.destroyed) return;
  let length = 0;
  const timer = setTimeout(() => stream.destroy(), REST_TIME_MAX_MS);
  stream.on('data', (chunk: Buffer) => {
    length += chunk.length;
    if (length > REST_BYTES_MAX) stream.destroy();
  });
  stream.once('close', () => clearTimeout(timer)).on('error', () => undefined);
  stream.resume();
};
