/** Keeps what was asked for last, up to a weight; what nobody asked for longest goes first. */
export type Shelf<Value> = {
  readonly get: (key: string) => Value | undefined;
  readonly put: (key: string, value: Value) => void;
  readonly clear: () => void;
};

export const createShelf = <Value>({
  weightMax,
  weigh,
}: {
  readonly weightMax: number;
  readonly weigh: (value: Value) => number;
}): Shelf<Value> => {
  const kept = new Map<string, Value>();
  let weight = 0;

  const drop = (key: string): void => {
    const value = kept.get(key);
    if (value === undefined) return;
    kept.delete(key);
    weight -= weigh(value);
  };

  return {
    get: (key) => {
      const value = kept.get(key);
      if (value === undefined) return undefined;
      // A map keeps the order in which keys came: the one just asked for goes to the end.
      kept.delete(key);
      kept.set(key, value);
      return value;
    },
    put: (key, value) => {
      drop(key);
      kept.set(key, value);
      weight += weigh(value);
      for (const oldest of kept.keys()) {
        if (weight <= weightMax || oldest === key) break;
        drop(oldest);
      }
    },
    clear: () => {
      kept.clear();
      weight = 0;
    },
  };
};
