import type { Clock } from './clock.ts';

/** A value that every request needs, kept in memory until it is dropped or grows old. */
export type Cached<Value> = {
  readonly read: () => Promise<Value>;
  /** The cached value while it is valid, without waiting; undefined when it must be reloaded. */
  readonly peek: () => Value | undefined;
  /** Invalidates the value: the next read reloads it. Call it when the value changed. */
  readonly drop: () => void;
};

export type CachedOptions<Value> = {
  readonly load: () => Promise<Value>;
  readonly clock: Clock;
  /** The value is reloaded after this time even if no invalidation arrives. */
  readonly maxAgeMs: number;
  /** From this age on it is reloaded in the background while callers still get the old value. */
  readonly renewAfterMs?: number;
};

/**
 * Keeps a value with one load at a time. A value dropped while it is being loaded is not kept, because the load may
 * have seen the state before the change. When a reload fails the last known value is served on: a short absence of
 * the database does not take every page down.
 */
export const createCached = <Value>({
  load,
  clock,
  maxAgeMs,
  renewAfterMs = maxAgeMs,
}: CachedOptions<Value>): Cached<Value> => {
  let kept: { readonly value: Value; readonly at: number; readonly generation: number } | undefined;
  let loading: { readonly promise: Promise<Value>; readonly generation: number } | undefined;
  let generation = 0;

  const startLoad = (): Promise<Value> => {
    const started = generation;
    const promise = load().then(
      (value) => {
        if (started === generation) kept = { value, at: clock.now().getTime(), generation };
        return value;
      },
      (error: unknown) => {
        if (kept) return kept.value;
        throw error;
      },
    );
    loading = { promise, generation: started };
    const settle = (): void => {
      if (loading?.promise === promise) loading = undefined;
    };
    promise.then(settle, settle);
    return promise;
  };

  /** What is known, while it is good. */
  const known = (): typeof kept => {
    const ageMs = kept?.generation === generation ? clock.now().getTime() - kept.at : Infinity;
    if (ageMs >= maxAgeMs) return undefined;
    // It cannot fail: as long as something is known, that is what a failed load answers.
    if (ageMs >= renewAfterMs && loading === undefined) void startLoad();
    return kept;
  };

  return {
    peek: () => known()?.value,
    read: async () => {
      const now = known();
      if (now) return now.value;
      return loading?.generation === generation ? loading.promise : startLoad();
    },
    drop: () => {
      generation += 1;
    },
  };
};
