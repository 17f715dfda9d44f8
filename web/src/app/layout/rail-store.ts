import { useSyncExternalStore } from 'react';
import { deviceStorage } from '@fairground/client/session';

export type RailWidth = 'wide' | 'narrow';

const RAIL_KEY = 'rail';
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Like the theme, the width stands on the document, where the stylesheet sees it before the first paint. */
const widthOfDocument = (): RailWidth => (document.documentElement.dataset['rail'] === 'narrow' ? 'narrow' : 'wide');

/** How wide the visitor wants the left bar to be. */
export const useRailWidth = (): RailWidth => useSyncExternalStore(subscribe, widthOfDocument, () => 'wide');

export const showRail = (width: RailWidth): void => {
  document.documentElement.dataset['rail'] = width;
  deviceStorage.write(RAIL_KEY, width);
  for (const listener of listeners) listener();
};
