const ADDRESSES = import.meta.glob<string>('./motifs/*.webp', { query: '?url', import: 'default', eager: true });

/** Fetches the motifs of a game and tells how far it is. A picture that does not come leaves its place to the light. */
export const loadPictures = async (
  names: readonly string[],
  onProgress: (part: number) => void,
): Promise<ReadonlyMap<string, ImageBitmap>> => {
  let done = 0;
  const loaded = await Promise.all(
    names.map(async (name) => {
      const picture = await fetchPicture(ADDRESSES[`./motifs/${name}.webp`] ?? '');
      done += 1;
      onProgress(done / names.length);
      return [name, picture] as const;
    }),
  );
  return new Map(loaded.flatMap(([name, picture]) => (picture ? [[name, picture]] : [])));
};

const fetchPicture = async (address: string): Promise<ImageBitmap | undefined> => {
  try {
    return await createImageBitmap(await (await fetch(address)).blob());
  } catch (error) {
    console.warn(error);
    return undefined;
  }
};
