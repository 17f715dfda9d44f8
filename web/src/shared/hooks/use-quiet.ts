import { useEffect, useState } from 'react';
import { afterQuiet } from './settled.ts';

/** Whether the page has had its first quiet seconds. */
export const useQuiet = (): boolean => {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    let isHere = true;
    void afterQuiet().then(() => {
      if (isHere) setQuiet(true);
    });
    return () => {
      isHere = false;
    };
  }, []);
  return isQuiet;
};
