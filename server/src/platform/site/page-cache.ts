import type { Clock } from '../clock.ts';

export type PageCacheOptions = {
  readonly clock: Clock;
  /** For so long a page is served without a look. */
  readonly freshMs: number;
  /** For so long it is still served while a new one is made behind it. */
  readonly staleMs: number;
  readonly entriesMax: number;
};

export type PageCache<Entry> = {
  /** The kept entry, or the one `make` brings; any number of callers make it once. */
  readonly get: (key: string, make: () => Promise<Entry>) => Promise<Entry>;
  /** Whether `get` needs no new entry before it answers: one is kept, or being made. */
  readonly has: (key: string) => boolean;
  /** Forgets everything; what is being made at this moment is not kept either. */
  readonly drop: () => void;
};

type Kept<Entry> = { readonly entry: Entry; readonly at: number };

/** Keeps what is costly to make for a few seconds, and the least used is the first to go. */
export const createPageCache = <Entry>(options: PageCacheOptions): PageCache<Entry> => {
  const { clock, freshMs, staleMs, entriesMax } = options;
  let kept = new Map<string, Kept<Entry>>();
  let making = new Map<string, Promise<Entry>>();

  const make = (key: string, work: () => Promise<Entry>): Promise<Entry> => {
    const running = making.get(key);
    if (running) return running;
    const [keptNow, makingNow] = [kept, making];
    const promise = work()
      .then((entry) => {
        keptNow.delete(key);
        keptNow.set(key, { entry, at: clock.now().getTime() });
        const [oldest] = keptNow.keys();
        if (keptNow.size > entriesMax && oldest !== undefined) keptNow.delete(oldest);
        return entry;
      })
      .finally(() => makingNow.delete(key));
    makingNow.set(key, promise);
    return promise;
  };

  return {
    get: async (key, work) => {
      const found = kept.get(key);
      const age = found ? clock.now().getTime() - found.at : Infinity;
      if (!found || age >= staleMs) return make(key, work);
      kept.delete(key);
      kept.set(key, found);
      // The maker reports its own failure; the old page stands until it grows too old.
      if (age >= freshMs) make(key, work).catch(() => undefined);
      return found.entry;
    },
    has: (key) => {
      const found = kept.get(key);
      return making.has(key) || (found !== undefined && clock.now().getTime() - found.at < staleMs);
    },
    drop: () => {
      kept = new Map();
      making = new Map();
    },
  };
};
