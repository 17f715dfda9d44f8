import { mkdir, readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { MOTIF_SIZE, motif } from './motifs.ts';

/**
 * Draws the motifs tiles are composed from, small and ready: `node tools/art/tile-motifs.ts lotus tiger` adds two,
 * without names all existing ones are redrawn.
 */
const folder = new URL('../../server/src/sandbox/art/motifs/', import.meta.url);

/** The largest a motif stands in a tile, near enough. */
const SIZE = 248;
/** Some motifs reach over the edge of their square. */
const MARGIN = 0.5;

await mkdir(folder, { recursive: true });
const present = (await readdir(folder)).map((file) => file.replace(/\.webp$/, ''));
const named = process.argv.slice(2);
for (const name of named.length > 0 ? named : present) {
  const side = MOTIF_SIZE + 2 * MARGIN;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${SIZE}" height="${SIZE}" viewBox="${-MARGIN} ${-MARGIN} ${side} ${side}">${motif(name, 'm')}</svg>`;
  await sharp(Buffer.from(drawing))
    .webp({ quality: 80, alphaQuality: 85, effort: 6, smartSubsample: true })
    .toFile(new URL(`${name}.webp`, folder).pathname);
}
process.stdout.write(`${named.length || present.length} motifs\n`);
