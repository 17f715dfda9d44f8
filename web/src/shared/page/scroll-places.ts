/** How far pages were scrolled, by the names of their visits. */
export type ScrollPlaces = {
  readonly keep: (name: string, top: number) => void;
  /** The first of the names that is known. */
  readonly find: (...names: readonly (string | undefined)[]) => number | undefined;
  readonly write: () => string;
};

/** More than anybody goes back through. */
const PLACES_MAX = 100;

/** Goes on with what was written before; what cannot be read is forgotten. */
export const createScrollPlaces = (written: string | null): ScrollPlaces => {
  const places = new Map(readPlaces(written));
  return {
    keep: (name, top) => {
      // The newest stands last, so that the first is the one to forget.
      places.delete(name);
      places.set(name, top);
      for (const oldest of places.keys()) {
        if (places.size <= PLACES_MAX) break;
        places.delete(oldest);
      }
    },
    find: (...names) => {
      const known = names.find((name) => name !== undefined && places.has(name));
      return known === undefined ? undefined : places.get(known);
    },
    write: () => JSON.stringify([...places]),
  };
};

const isPlace = (value: unknown): value is readonly [string, number] =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';

const readPlaces = (written: string | null): readonly (readonly [string, number])[] => {
  try {
    const read: unknown = JSON.parse(written ?? '[]');
    return Array.isArray(read) ? read.filter(isPlace) : [];
  } catch {
    return [];
  }
};
