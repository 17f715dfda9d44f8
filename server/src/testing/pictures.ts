import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A picture of one colour; other colours are other files. */
export const aPicture = (format: 'png' | 'jpeg', colour = '#c2452d', size = { width: 48, height: 32 }) =>
  sharp({ create: { ...size, channels: 3, background: colour } })
    .toFormat(format)
    .toBuffer();

/** A photo as a phone writes it: lying on its side, with the place it was taken at. */
export const aPhoto = () =>
  sharp({ create: { width: 60, height: 20, channels: 3, background: '#2d6bc2' } })
    .withExif({
      IFD0: { Artist: 'Somebody At Home' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '21/1 1/1 41/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '105/1 51/1 14/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** A file of a few kilobytes that claims to be as large as a field. */
export const aBomb = (edge: number): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(edge, 0);
  header.writeUInt32BE(edge, 4);
  // One bit a pixel, grey.
  header[8] = 1;
  const row = 1 + Math.ceil(edge / 8);
  return pngOf([
    ['IHDR', header],
    ['IDAT', deflateSync(Buffer.alloc(row * edge), { level: 9 })],
    ['IEND', Buffer.alloc(0)],
  ]);
};

/** Noise of 256 colours: a byte a pixel as it comes, three when it is painted again without loss. */
export const aNoise = (edge: number): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(edge, 0);
  header.writeUInt32BE(edge, 4);
  // Eight bits a pixel, each the number of a colour.
  header.set([8, 3], 8);
  const rows = randomBytes((1 + edge) * edge);
  for (let row = 0; row < edge; row += 1) rows[row * (1 + edge)] = 0;
  return pngOf([
    ['IHDR', header],
    ['PLTE', randomBytes(3 * 256)],
    ['IDAT', deflateSync(rows, { level: 1 })],
    ['IEND', Buffer.alloc(0)],
  ]);
};

export const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const pngOf = (chunks: readonly (readonly [type: string, data: Buffer])[]): Buffer =>
  Buffer.concat([
    PNG_SIGNATURE,
    ...chunks.map(([type, data]) => {
      const named = Buffer.concat([Buffer.from(type), data]);
      const around = Buffer.alloc(8);
      around.writeUInt32BE(data.length, 0);
      around.writeUInt32BE(crc32(named), 4);
      return Buffer.concat([around.subarray(0, 4), named, around.subarray(4)]);
    }),
  ]);
