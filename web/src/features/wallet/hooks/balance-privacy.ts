import { useSyncExternalStore } from 'react';
import { deviceStorage } from '@fairground/client/session';

/** Remembered on the device: anyone who hides the balance on a shared screen wants it hidden tomorrow too. */
const HIDDEN_KEY = 'balanceHidden';

const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const isHidden = (): boolean => deviceStorage.read(HIDDEN_KEY) === 'true';

/** Whether balances show stars instead of figures. */
export const useBalanceHidden = (): boolean => useSyncExternalStore(subscribe, isHidden, () => false);

export const toggleBalanceHidden = (): void => {
  deviceStorage.write(HIDDEN_KEY, String(!isHidden()));
  for (const listener of listeners) listener();
};
