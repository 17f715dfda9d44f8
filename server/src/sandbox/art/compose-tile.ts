import { fileURLToPath } from 'node:url';
import type Sharp from 'sharp';
import type { EmblemStyle, LayoutName, TileRecipe } from '../catalogue/tile-recipe.ts';
import { emblemDefs, freeEmblem, setEmblem } from './draw-emblem.ts';
import { drawTile } from './draw-tile.ts';
import type { TileMarks } from './draw-tile.ts';
import { glyphOf } from './glyphs.ts';

/** Of this quality a tile has about 9 KB; more is not seen at the size of a lobby. */
const WEBP = { quality: 62, effort: 4, smartSubsample: true } as const;

/** As large as a motif stands in a tile: the one, and its companions. */
const LARGE = 248;
const SMALL = 136;

/** Draws a tile and packs it. The picture library works on threads of its own; here only the drawing is written. */
export const composeTile = async (recipe: TileRecipe): Promise<Buffer> => {
  const sharp = await pictureLibrary();
  const marks = recipe.emblem ? emblemsOf(recipe, recipe.emblem) : await picturesOf(sharp, recipe.motifs);
  return sharp(Buffer.from(drawTile(recipe, marks)))
    .webp(WEBP)
    .toBuffer();
};

const picturesOf = async (sharp: Library, motifs: readonly string[]): Promise<TileMarks> => {
  const addresses = await Promise.all(
    motifs.map((motif, place) => addressOf(sharp, motif, place === 0 ? LARGE : SMALL)),
  );
  return {
    defs: '',
    marks: addresses.map((href) => `<image width="100" height="100" xlink:href="${href}"/>`),
  };
};

/** Layouts whose large motif stands free, without a setting. */
const FREE: ReadonlySet<LayoutName> = new Set(['solo', 'rising']);

/** Enamels far enough from the light of the tile to stand out, one for each emblem. */
const ENAMELS = [165, 95, 230, 300] as const;

const emblemsOf = ({ motifs, layout, hue }: TileRecipe, style: EmblemStyle): TileMarks => ({
  defs: emblemDefs(style.metal),
  marks: motifs.map((motif, place) =>
    place === 0 && FREE.has(layout)
      ? freeEmblem(glyphOf(motif), style.metal)
      : setEmblem(glyphOf(motif), style, hue + (ENAMELS[place] ?? 0), place),
  ),
});

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
