import { useEffect, useState } from 'react';

/** The address and the server follow when the fingers rest. */
const REST_MS = 250;

/** The typed text at once; `settle` is called with it after a pause. `settled` is the text that was settled last. */
export const useTyped = (settled: string, settle: (text: string) => void) => {
  const [typed, setTyped] = useState(settled);
  const [seen, setSeen] = useState(settled);
  // Changed from elsewhere: by the way back, by "clear", or by the address the page was opened with.
  if (seen !== settled) {
    setSeen(settled);
    setTyped(settled);
  }

  useEffect(() => {
    if (typed === settled) return;
    const timer = setTimeout(() => {
      setSeen(typed);
      settle(typed);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [typed, settled, settle]);

  return [typed, setTyped] as const;
};
