import type { WorkerMessage } from './messages.ts';

/*
 * The few words of a service worker's world that the site's worker uses. TypeScript's own description of that world and
 * the one of a page cannot stand in one project.
 */

export type LastingEvent = Event & { readonly waitUntil: (work: Promise<unknown>) => void };

export type FetchEvent = LastingEvent & {
  readonly request: Request;
  /** The page's answer, asked for while the worker was still waking up; undefined where the browser cannot. */
  readonly preloadResponse: Promise<Response | undefined>;
  readonly respondWith: (answer: Promise<Response>) => void;
};

export type MessageToWorker = LastingEvent & {
  readonly data: WorkerMessage;
  readonly ports: readonly MessagePort[];
};

type WorkerEvents = {
  readonly install: LastingEvent;
  readonly activate: LastingEvent;
  readonly fetch: FetchEvent;
  readonly message: MessageToWorker;
};

type WorkerScope = {
  readonly addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
  readonly skipWaiting: () => Promise<void>;
  readonly clients: { readonly claim: () => Promise<void> };
  readonly registration: ServiceWorkerRegistration;
  readonly location: Location;
};

/** The world this script runs in. */
export const scope = globalThis as unknown as WorkerScope;
