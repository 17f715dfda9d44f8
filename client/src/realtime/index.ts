/** Messages the server pushes, once each and in order, across dropped connections. */
export type { ConnectionState } from './connection-state.ts';
export type { PushHandler } from './handlers.ts';
export { subscribeAs, onPush, onPushReset, startRealtime, watchLatest } from './realtime.ts';
export { useConnectionState } from './use-connection-state.ts';
export { usePush, usePushReset } from './use-push.ts';
