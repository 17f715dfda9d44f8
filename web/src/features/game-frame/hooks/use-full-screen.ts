import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Where a browser lends no element the screen, as on some phones, the stage fills the window instead. */
export const useFullScreen = (stage: RefObject<HTMLElement | null>) => {
  const [view, setView] = useState<'page' | 'screen' | 'window'>('page');

  useEffect(() => {
    const follow = () => setView(document.fullscreenElement === null ? 'page' : 'screen');
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);

  const toggle = async (): Promise<void> => {
    if (view === 'screen') return document.exitFullscreen();
    if (view === 'window') return setView('page');
    try {
      await stage.current?.requestFullscreen({ navigationUI: 'hide' });
    } catch {
      setView('window');
    }
  };

  return { isFull: view !== 'page', fillsWindow: view === 'window', toggle: () => void toggle() };
};
