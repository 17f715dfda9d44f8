/** What happened, and which answers of the query cache it makes stale. */
export * from './facts.ts';
export { useInvalidate } from './use-invalidate.ts';
