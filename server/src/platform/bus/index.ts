/** How nodes tell each other what changed. */
export { BusMessageTooLarge } from './bus.ts';
export type { Bus, Subscription } from './bus.ts';
export { createPostgresBus as createBus } from './postgres-bus.ts';
