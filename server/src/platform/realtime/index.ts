/** Messages to open browsers: numbered, kept for a day, resumed after a drop. */
export { createRealtime } from './create-realtime.ts';
export type { RealtimeDeps, RealtimeService } from './create-realtime.ts';
export type { LatestTeller, Realtime } from './realtime.ts';
