/** A value of which only the latest version counts. */
export type Versioned = { readonly version: number };

/**
 * Values outside React, by key: a component listens only to the key it shows. Changes of one frame are told together, and
 * an older version never replaces a newer one.
 */
export type LatestStore<Value extends Versioned> = {
  readonly get: (key: string) => Value | undefined;
  /** Keeps what is newer; `merge` makes the kept value of the one before and the new one. */
  readonly put: (entries: Iterable<readonly [string, Value]>) => void;
  /** Changes what is kept without a newer version, such as a mark that has been shown long enough. */
  readonly amend: (keys: Iterable<string>, change: (value: Value) => Value) => void;
  readonly subscribe: (key: string, listener: () => void) => () => void;
};

/** Answers the value before where nothing is to be shown anew. */
type Merge<Value> = (before: Value | undefined, next: Value) => Value;

/** `plan` runs its work at the next frame; tests run it at once. */
export const createLatestStore = <Value extends Versioned>(
  plan: (work: () => void) => void,
  merge: Merge<Value> = (_, next) => next,
): LatestStore<Value> => {
  const values = new Map<string, Value>();
  const listeners = new Map<string, Set<() => void>>();
  const changed = new Set<string>();

  const tell = (): void => {
    const keys = [...changed];
    changed.clear();
    for (const key of keys) for (const listener of listeners.get(key) ?? []) listener();
  };

  const keep = (key: string, before: Value | undefined, next: Value): void => {
    if (next === before) return;
    values.set(key, next);
    if (changed.size === 0) plan(tell);
    changed.add(key);
  };

  return {
    get: (key) => values.get(key),
    put: (entries) => {
      for (const [key, next] of entries) {
        const before = values.get(key);
        if (before !== undefined && before.version > next.version) continue;
        keep(key, before, merge(before, next));
      }
    },
    amend: (keys, change) => {
      for (const key of keys) {
        const before = values.get(key);
        if (before !== undefined) keep(key, before, change(before));
      }
    },
    subscribe: (key, listener) => {
      const own = listeners.get(key) ?? new Set();
      listeners.set(key, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0) listeners.delete(key);
      };
    },
  };
};
