import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import { THEMES } from '../../arcade/src/art/themes.ts';
import { MOTIF_SIZE, motif } from './motifs.ts';

/** Draws the motifs that slots are played with: `node tools/art/arcade-motifs.ts`. */
const SLOT_MOTIFS = new URL('../../arcade/src/art/motifs/', import.meta.url);

/** As large as a symbol is ever shown. */
const SLOT_SIZE = 176;
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

const themed = new Set(THEMES.flatMap(({ motifs, wild, scatter }) => [...motifs, wild, scatter]));
await drawAll(SLOT_MOTIFS, themed, SLOT_SIZE);
process.stdout.write(`${themed.size} motifs\n`);
