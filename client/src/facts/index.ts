/** What happened, and which answers of the query cache it makes stale. A file for each area: a page loads whole files. */
export * from './agent-facts.ts';
export * from './bonus-facts.ts';
export * from './card-facts.ts';
export * from './lottery-facts.ts';
export * from './loyalty-facts.ts';
export * from './member-facts.ts';
export * from './money-facts.ts';
export * from './protection-facts.ts';
export * from './security-facts.ts';
export * from './site-facts.ts';
export * from './sports-facts.ts';
export { useInvalidate } from './use-invalidate.ts';
