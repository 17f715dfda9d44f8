import { useState } from 'react';

export type View = {
  readonly theme: 'dark' | 'light';
  readonly direction: 'ltr' | 'rtl';
  readonly setTheme: (theme: 'dark' | 'light') => void;
  readonly setDirection: (direction: 'ltr' | 'rtl') => void;
};

/** Theme and direction live in the address, so that every view can be linked and tested. */
export function useView(): View {
  const [theme, setTheme] = useState<View['theme']>(() => (readAddress('theme') === 'light' ? 'light' : 'dark'));
  const [direction, setDirection] = useState<View['direction']>(() => (readAddress('dir') === 'rtl' ? 'rtl' : 'ltr'));
  return {
    theme,
    direction,
    setTheme: (next) => {
      document.documentElement.dataset['theme'] = next;
      writeAddress('theme', next);
      setTheme(next);
    },
    setDirection: (next) => {
      document.documentElement.dir = next;
      writeAddress('dir', next);
      setDirection(next);
    },
  };
}

/** Before the first drawing, so that no wrong theme is ever seen. */
export function applyAddress(): void {
  document.documentElement.dataset['theme'] = readAddress('theme') === 'light' ? 'light' : 'dark';
  document.documentElement.dir = readAddress('dir') === 'rtl' ? 'rtl' : 'ltr';
}

function readAddress(name: string): string | null {
  return new URLSearchParams(location.search).get(name);
}

function writeAddress(name: string, value: string): void {
  const address = new URL(location.href);
  address.searchParams.set(name, value);
  history.replaceState(null, '', address);
}
