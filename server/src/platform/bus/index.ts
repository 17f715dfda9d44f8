/** Messages between nodes about changed data. */
export { BusMessageTooLarge } from './bus.ts';
export type { Bus, Subscription } from './bus.ts';
export { createPostgresBus as createBus } from './postgres-bus.ts';
