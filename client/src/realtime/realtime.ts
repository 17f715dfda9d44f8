import type { Push } from '@fairground/contract/push';
import { createConnectionStore } from './connection-state.ts';
import type { Connection } from './connection.ts';
import { createHandlers } from './handlers.ts';
import type { PushHandler } from './handlers.ts';
import { tabHeard } from './heard.ts';

const handlers = createHandlers();

export const connectionState = createConnectionStore();

let token: string | null = null;
let connection: Connection | undefined;
let isStarted = false;

/** Calls back for every push of this kind, once each and in order. Returns how to stop. */
export const onPush = <P extends Push>(push: P, handler: PushHandler<P>): (() => void) => handlers.add(push, handler);

/** Calls back when the page was away so long that it must read its data again. Returns how to stop. */
export const onPushReset = (handler: () => void): (() => void) => handlers.addReset(handler);

/** Whose messages to hear besides the site's; null for nobody's. May be called before the start. */
export const subscribeAs = (next: string | null): void => {
  token = next;
  connection?.changeToken(next);
};

type RealtimeStart = {
  /** The number the page was rendered at, so that a change between rendering and connecting is not missed. */
  readonly siteSeq: number | null;
  /** When the page has time for it; the code of the socket is loaded only then. */
  readonly when: Promise<void>;
};

/** Opens the socket once the page has time for it. */
export const startRealtime = ({ siteSeq, when }: RealtimeStart): void => {
  if (isStarted) return;
  isStarted = true;
  const open = async (): Promise<void> => {
    try {
      const { openConnection } = await import('./connection.ts');
      connection = openConnection({ handlers, state: connectionState, token, siteSeq, heard: tabHeard });
    } catch {
      // The chunk did not load, most likely without a network: the next sign of one tries again.
      window.addEventListener('online', () => void open(), { once: true });
    }
  };
  void when.then(open);
};
