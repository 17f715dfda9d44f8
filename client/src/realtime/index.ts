/** Messages the server pushes, once each and in order, across dropped connections. */
export type { ConnectionState } from './connection-state.ts';
export type { PushHandler } from './handlers.ts';
export { watchLatest } from './latest.ts';
export { subscribeAs, onPush, onPushReset, startRealtime } from './realtime.ts';
export { useConnectionState } from './use-connection-state.ts';
export { usePush, usePushReset } from './use-push.ts';
