import { useEffect } from 'react';

/** `/` goes to the search of teams and `s` to the slip, as long as nobody is typing. */
export const useBookKeys = (): void => {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest('input, select, textarea, [contenteditable], dialog, [role=dialog]')) return; // prettier-ignore
      const target = PLACES[event.key];
      const element = target === undefined ? null : document.querySelector<HTMLElement>(target);
      if (element === null) return;
      event.preventDefault();
      element.focus();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
};

const PLACES: Readonly<Record<string, string>> = { '/': '#sports-search', s: '#sports-slip, .sb-slip-bar' };
