import type { Latest, LatestData } from '@fairground/contract/push';
import type { WatchedTopic } from '@fairground/contract/push-wire';
import { decodePush } from '@fairground/contract/wire';

type Watch = {
  readonly kind: string;
  readonly keys: readonly string[];
  readonly take: (key: string, data: unknown) => void;
  readonly onWatching: (keys: readonly string[]) => void;
};

export type LatestHandlers<L extends Latest> = {
  /** What changed of a key; in no order and without promise, so that each value says which version it is. */
  readonly onChange: (key: string, data: LatestData<L>) => void;
  /** The keys whose changes arrive from now on: what was read before may be old. Those of none others arrive. */
  readonly onWatching: (keys: readonly string[]) => void;
};

/** What parts of this page watch, whether a socket is open or not. */
export const createWatches = () => {
  const watches = new Map<string, Watch>();
  let onWanted: (() => void) | undefined;

  return {
    /** Watches these keys of a kind and no others; none ends it. */
    set: <L extends Latest>(latest: L, keys: readonly string[], { onChange, onWatching }: LatestHandlers<L>): void => {
      const { kind } = latest;
      if (keys.length === 0) watches.delete(kind);
      else
        watches.set(kind, {
          kind,
          keys,
          take: (key, data) => onChange(key, decodePush(latest, data)),
          onWatching,
        });
      onWanted?.();
    },
    topics: (): readonly WatchedTopic[] =>
      [...watches.values()].flatMap(({ kind, keys }) => keys.map((key): WatchedTopic => `${kind}:${key}`)),
    deliver: (topic: string, data: unknown): void => {
      const end = topic.indexOf(':');
      try {
        watches.get(topic.slice(0, end))?.take(topic.slice(end + 1), data);
      } catch (error) {
        reportError(error);
      }
    },
    /** These arrive from now on, and no others. */
    arrive: (topics: readonly string[]): void => {
      const arriving = new Set(topics);
      for (const { kind, keys, onWatching } of watches.values())
        onWatching(keys.filter((key) => arriving.has(`${kind}:${key}`)));
    },
    /** Calls back whenever something else is to be watched. */
    whenWanted: (listener: () => void): void => {
      onWanted = listener;
    },
  };
};

export type Watches = ReturnType<typeof createWatches>;

/** What this page watches. Loaded by the socket and by the pages that watch something, not with the first visit. */
export const pageWatches = createWatches();

/** Watches these keys of a kind of values and no others; none ends it. */
export const watchLatest = <L extends Latest>(latest: L, keys: readonly string[], handlers: LatestHandlers<L>): void =>
  pageWatches.set(latest, keys, handlers);
