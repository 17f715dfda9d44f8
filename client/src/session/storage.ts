/**
 * A `Storage` that never throws: private windows and full disks refuse writes, and the pre-render has none at all.
 * What cannot be kept is simply forgotten, because nothing here is the truth of anything.
 */
export type SafeStorage = {
  readonly read: (key: string) => string | null;
  readonly write: (key: string, value: string) => void;
  readonly remove: (key: string) => void;
  readonly keys: () => readonly string[];
};

export const safeStorage = (open: () => Storage | undefined): SafeStorage => {
  const attempt = <Result>(work: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      const storage = open();
      return storage ? work(storage) : otherwise;
    } catch {
      return otherwise;
    }
  };
  return {
    read: (key) => attempt((storage) => storage.getItem(key), null),
    write: (key, value) => attempt((storage) => storage.setItem(key, value), undefined),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
    keys: () =>
      attempt(
        (storage) =>
          Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter((key) => key !== null),
        [] as readonly string[],
      ),
  };
};

/** What lives as long as the tab. */
export const tabStorage = safeStorage(() => globalThis.sessionStorage);

/** What lives as long as the browser keeps it. */
export const deviceStorage = safeStorage(() => globalThis.localStorage);

/** Reads a stored JSON value; a value of another shape counts as none. */
export const readJson = <Value>(
  storage: SafeStorage,
  key: string,
  isValue: (value: unknown) => value is Value,
): Value | null => {
  const text = storage.read(key);
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isValue(value) ? value : null;
  } catch {
    return null;
  }
};

export const writeJson = (storage: SafeStorage, key: string, value: unknown): void =>
  storage.write(key, JSON.stringify(value));
