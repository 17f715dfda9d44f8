import sharp from 'sharp';

/** What the eye keeps of a picture: where it is lighter or darker than beside it, and how much there is of each colour. */
export type Impression = { readonly edges: readonly boolean[]; readonly colours: readonly number[] };

const GRID = 16;
const COLOUR_STEPS = 4;

export const impressionOf = async (picture: Buffer): Promise<Impression> => {
  const grey = await sharp(picture)
    .greyscale()
    .resize(GRID + 1, GRID, { fit: 'fill' })
    .raw()
    .toBuffer();
  const small = await sharp(picture).removeAlpha().resize(48, 64, { fit: 'fill' }).raw().toBuffer();
  const edges = Array.from({ length: GRID * GRID }, (_, index) => {
    const at = Math.floor(index / GRID) * (GRID + 1) + (index % GRID);
    return (grey[at] ?? 0) > (grey[at + 1] ?? 0);
  });
  const colours = Array.from({ length: COLOUR_STEPS ** 3 }, () => 0);
  for (let at = 0; at < small.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = [small[at], small[at + 1], small[at + 2]].map((value = 0) =>
      Math.floor((value * COLOUR_STEPS) / 256),
    );
    const bin = (red * COLOUR_STEPS + green) * COLOUR_STEPS + blue;
    colours[bin] = (colours[bin] ?? 0) + 3 / small.length;
  }
  return { edges, colours };
};

/** From 0, the same picture, to 1: half for the drawing, half for the colours. */
export const distanceOf = (one: Impression, other: Impression): number => {
  const edges = one.edges.filter((edge, index) => edge !== other.edges[index]).length / one.edges.length;
  const colours = one.colours.reduce((sum, part, index) => sum + Math.abs(part - (other.colours[index] ?? 0)), 0) / 2;
  return (edges + colours) / 2;
};
