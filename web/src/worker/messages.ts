/** What a page tells the worker. */
export type WorkerMessage =
  /** Somebody is on this page; it and the files it is made of can be kept. */
  | { readonly kind: 'visited'; readonly path: string; readonly files: readonly string[] }
  /** The site speaks another language now: so must the offline page. */
  | { readonly kind: 'language' }
  /** Which build are you of? Answered through the port that came along. */
  | { readonly kind: 'build' }
  /** The visitor wants the new version: do not wait for the old one to be left. */
  | { readonly kind: 'take-over' }
  /** The house keeps nothing in browsers any more: neither what is here nor what a page still asks for. */
  | { readonly kind: 'forget' };

/** Where the page for times without a network is rendered. */
export const OFFLINE_PATH = '/offline';

export const WORKER_PATH = '/sw.js';

/** The names of all caches of the worker begin with this, so that no other cache is ever cleared. */
export const CACHE_PREFIX = 'site-';

/** The pages somebody has seen, by their address without a query. */
export const PAGE_CACHE = `${CACHE_PREFIX}pages`;
