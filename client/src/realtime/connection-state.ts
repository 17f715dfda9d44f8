/** `idle` before the start; `offline` while the browser says it has no network. */
export type ConnectionState = 'idle' | 'connecting' | 'connected' | 'reconnecting' | 'offline';

/** A value React can watch. */
export const createConnectionStore = () => {
  let current: ConnectionState = 'idle';
  const watchers = new Set<() => void>();
  return {
    get: (): ConnectionState => current,
    set: (next: ConnectionState): void => {
      if (next === current) return;
      current = next;
      for (const watcher of watchers) watcher();
    },
    watch: (watcher: () => void): (() => void) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
  };
};

export type ConnectionStore = ReturnType<typeof createConnectionStore>;
