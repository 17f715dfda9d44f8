import { useEffect, useEffectEvent, useRef } from 'react';

/** The window takes the focus when it comes, goes with Escape, and gives the focus back to what opened it. */
export const useFrameFocus = (close: () => void) => {
  const frame = useRef<HTMLElement>(null);
  const leave = useEffectEvent(close);
  useEffect(() => {
    const before = document.activeElement;
    const window = frame.current;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') leave();
    };
    window?.focus();
    window?.addEventListener('keydown', handleKey);
    return () => {
      window?.removeEventListener('keydown', handleKey);
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return frame;
};
