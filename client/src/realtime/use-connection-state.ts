import { useSyncExternalStore } from 'react';
import type { ConnectionState } from './connection-state.ts';
import { connectionState } from './realtime.ts';

/** Whether pushes arrive just now. */
export const useConnectionState = (): ConnectionState =>
  useSyncExternalStore(connectionState.watch, connectionState.get, () => 'idle');
