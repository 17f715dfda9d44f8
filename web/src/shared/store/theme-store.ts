import { useSyncExternalStore } from 'react';
import { useBrand } from '../brand/use-brand.ts';
import { type Theme, writeTheme } from '../session/preferences.ts';

const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  // Until a theme is chosen the document follows the system; it has heard of a change before us.
  const system = matchMedia('(prefers-color-scheme: light)');
  system.addEventListener('change', listener);
  return () => {
    system.removeEventListener('change', listener);
    listeners.delete(listener);
  };
};

/** The document itself holds the theme: it was set there before the first paint. */
const themeOfDocument = (): Theme => (document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark');

/** The theme on show. */
export const useTheme = (): Theme => {
  const { defaultTheme } = useBrand();
  return useSyncExternalStore(subscribe, themeOfDocument, () => defaultTheme);
};

/** Shows a theme and remembers it on this device. */
export const showTheme = (theme: Theme): void => {
  document.documentElement.dataset['theme'] = theme;
  writeTheme(theme);
  for (const listener of listeners) listener();
};
