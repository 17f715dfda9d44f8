import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import { SEA_MOTIFS } from '../../arcade/src/games/fishing/motifs.ts';
import { MOTIF_SIZE, motif } from './motifs.ts';

/** Draws the motifs that fishing is played with: `node tools/art/arcade-motifs.ts`. */
const FISH = new URL('../../arcade/src/games/fishing/art/', import.meta.url);

/** As large as a fish is ever shown. */
const FISH_SIZE = 256;
/** Some motifs reach over the edge of their square. */
const MARGIN = 0.5;

const drawAll = async (folder: URL, names: Iterable<string>, size: number): Promise<void> => {
  await mkdir(folder, { recursive: true });
  for (const name of names) {
    const side = MOTIF_SIZE + 2 * MARGIN;
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${size}" height="${size}" viewBox="${-MARGIN} ${-MARGIN} ${side} ${side}">${motif(name, 'm')}</svg>`;
    await sharp(Buffer.from(drawing))
      .webp({ quality: 80, alphaQuality: 85, effort: 6, smartSubsample: true })
      .toFile(new URL(`${name}.webp`, folder).pathname);
  }
};

await drawAll(FISH, SEA_MOTIFS, FISH_SIZE);
process.stdout.write(`${SEA_MOTIFS.length} motifs\n`);
