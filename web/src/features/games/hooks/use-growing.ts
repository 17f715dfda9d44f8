import { startTransition, useEffect, useState } from 'react';
import { inTurn } from '../../../shared/hooks/in-turn.ts';

/**
 * How many of so many things are drawn: one at first, the others one by one while nothing else is to be done. All at once
 * would hold a slow phone up for longer than anybody should notice.
 */
export const useGrowing = (whole: number): number => {
  const [drawn, setDrawn] = useState(1);
  useEffect(() => {
    if (drawn >= whole) return;
    return inTurn(() => startTransition(() => setDrawn(drawn + 1)));
  }, [drawn, whole]);
  return Math.min(drawn, whole);
};
