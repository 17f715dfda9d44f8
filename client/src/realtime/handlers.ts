import type { Push, PushData } from '@fairground/contract/push';
import type { PushMessage } from '@fairground/contract/push-wire';
import { decodePush } from '@fairground/contract/wire';

export type PushHandler<P extends Push> = (data: PushData<P>) => void;

type Entry = { readonly push: Push; readonly handle: (data: unknown) => void };

/** Who on this page waits for which push. */
export const createHandlers = () => {
  const byName = new Map<string, Set<Entry>>();
  const onReset = new Set<() => void>();

  return {
    add: <P extends Push>(push: P, handler: PushHandler<P>): (() => void) => {
      const entry: Entry = { push, handle: (data) => handler(data as PushData<P>) };
      const entries = byName.get(push.name) ?? new Set<Entry>();
      byName.set(push.name, entries.add(entry));
      return () => void entries.delete(entry);
    },
    addReset: (handler: () => void): (() => void) => {
      onReset.add(handler);
      return () => void onReset.delete(handler);
    },
    /** A push nobody waits for is nothing; one this version of the page cannot read is logged to the console. */
    deliver: ([, name, data]: PushMessage): void => {
      for (const { push, handle } of byName.get(name) ?? []) guarded(() => handle(decodePush(push, data)));
    },
    reset: (): void => {
      for (const handler of onReset) guarded(handler);
    },
  };
};

export type Handlers = ReturnType<typeof createHandlers>;

/** One handler's fault must not keep the message from the next. */
const guarded = (work: () => void): void => {
  try {
    work();
  } catch (error) {
    reportError(error);
  }
};
