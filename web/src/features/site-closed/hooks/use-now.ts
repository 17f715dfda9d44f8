import { useEffect, useState } from 'react';

/** The time of this device, moving once a second; null until the page runs here, because the server has another. */
export const useNow = (): Date | null => {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
};
