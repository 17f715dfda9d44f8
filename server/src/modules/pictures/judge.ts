import type { PictureType } from '@fairground/contract/pictures/rules';
import { PICTURE_BYTES_MAX } from '@fairground/contract/pictures/rules';
import type Sharp from 'sharp';
import { Refusal } from '../../platform/refusal.ts';
import { kindOf } from './domain/kind.ts';

type Painted = { readonly width: number; readonly height: number; readonly bytes: Buffer };

export type Judged = Painted & { readonly type: PictureType };

/** More than the camera of a phone takes. A file of a few kilobytes can claim gigabytes of them. */
const PIXELS_MAX = 50_000_000;

/** Enough to read a slip on it; what is larger comes down to this. */
const EDGE_MAX = 2_560;

const SECONDS_MAX = 20;
const JPEG = { quality: 82 } as const;

/**
 * Decodes a file to its last pixel and re-encodes it: the stored file contains only what is visible, no location of a
 * photo and no data after its end.
 */
export const judgePicture = async (file: Uint8Array): Promise<Judged> => {
  const type = kindOf(file);
  if (type === undefined) throw new Refusal('pictures.not-a-picture');
  const sharp = await pictureLibrary();
  const { width, height, format } = await readable(sharp(file, { limitInputPixels: false }).metadata());
  if (`image/${format}` !== type) throw new Refusal('pictures.not-a-picture');
  if (width * height > PIXELS_MAX) throw new Refusal('pictures.too-many-pixels');

  const seen = sharp(file, { limitInputPixels: PIXELS_MAX, failOn: 'error', sequentialRead: true })
    .timeout({ seconds: SECONDS_MAX })
    .autoOrient()
    .resize({ width: EDGE_MAX, height: EDGE_MAX, fit: 'inside', withoutEnlargement: true });
  if (type === 'image/png') {
    const painted = await paint(seen.clone().png());
    if (painted.bytes.length <= PICTURE_BYTES_MAX) return { type, ...painted };
  }
  // A photo, or what without loss would be kept larger than it may come.
  return { type: 'image/jpeg', ...(await paint(seen.flatten({ background: 'white' }).jpeg(JPEG))) };
};

const paint = async (picture: ReturnType<typeof Sharp>): Promise<Painted> => {
  const { data, info } = await readable(picture.toBuffer({ resolveWithObject: true }));
  return { width: info.width, height: info.height, bytes: data };
};

/** A file the library cannot read is no picture, whatever the error. */
const readable = async <Result>(reading: Promise<Result>): Promise<Result> => {
  try {
    return await reading;
  } catch {
    throw new Refusal('pictures.not-a-picture');
  }
};

let library: Promise<typeof Sharp> | undefined;

/** Loaded with the first picture. */
const pictureLibrary = (): Promise<typeof Sharp> => {
  library ??= import('sharp').then(({ default: sharp }) => {
    // One thread a picture: how many are looked through at once is decided by who asks.
    sharp.concurrency(1);
    return sharp;
  });
  return library;
};
