import { useEffect, useState } from 'react';

const PAUSE_MS = 300;

/** What was typed once the typing pauses: a search asks the server, and not for every letter. */
export const usePaused = (typed: string): string => {
  const [paused, setPaused] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return paused;
};
