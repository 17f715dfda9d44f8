import { fileURLToPath } from 'node:url';
import type Sharp from 'sharp';
import type { TileRecipe } from '../sandbox/tile-recipe.ts';
import { drawTile } from './draw-tile.ts';

/** Of this quality a tile has about 9 KB; more is not seen at the size of a lobby. */
const WEBP = { quality: 72, effort: 4, smartSubsample: true } as const;

/** As large as a motif stands in a tile: the one, and its companions. */
const LARGE = 248;
const SMALL = 136;

/** Draws a tile and packs it. The picture library works on threads of its own; here only the drawing is written. */
export const composeTile = async (recipe: TileRecipe): Promise<Buffer> => {
  const sharp = await pictureLibrary();
  const pictures = await Promise.all(
    recipe.motifs.map((motif, place) => addressOf(sharp, motif, place === 0 ? LARGE : SMALL)),
  );
  return sharp(Buffer.from(drawTile(recipe, pictures)))
    .webp(WEBP)
    .toBuffer();
};

type Library = typeof Sharp;

let library: Promise<Library> | undefined;

/** Loaded with the first tile to draw: a node that only serves kept ones never needs it. */
const pictureLibrary = (): Promise<Library> => {
  library ??= import('sharp').then(({ default: sharp }) => {
    // One thread a picture: how many are drawn at once is decided by who asks.
    sharp.concurrency(1);
    return sharp;
  });
  return library;
};

/** The motif as data in a form a drawing can hold; the drawing library reads no WebP. */
const addressOf = async (sharp: Library, motif: string, size: number): Promise<string> => {
  const png = await sharp(motifFile(motif)).resize(size).png({ compressionLevel: 1 }).toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
};

export const motifFile = (motif: string): string => fileURLToPath(new URL(`motifs/${motif}.webp`, import.meta.url));
