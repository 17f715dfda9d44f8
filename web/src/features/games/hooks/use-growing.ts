import { startTransition, useEffect, useState } from 'react';
import { inTurn } from '../../../shared/hooks/in-turn.ts';
import { whenSettled } from '../../../shared/hooks/settled.ts';
import { useWide } from '../../../shared/hooks/use-wide.ts';

/** What a phone shows of a shelf before it is moved. */
const IN_SIGHT = 3;

/**
 * How many of so many things are drawn: one at first, the others one by one while nothing else is to be done. All at once
 * would hold a slow phone up for longer than anybody should notice; what it does not show waits until somebody is there
 * to move it, or until the page has long been quiet.
 */
export const useGrowing = (whole: number): number => {
  const [drawn, setDrawn] = useState(1);
  const inSight = useWide() ? whole : IN_SIGHT;
  useEffect(() => {
    if (drawn >= whole) return;
    let isHere = true;
    let callOff: (() => void) | undefined;
    const drawNext = () => {
      if (isHere) callOff = inTurn(() => startTransition(() => setDrawn(drawn + 1)));
    };
    if (drawn < inSight) drawNext();
    else void whenSettled().then(drawNext);
    return () => {
      isHere = false;
      callOff?.();
    };
  }, [drawn, whole, inSight]);
  return Math.min(drawn, whole);
};
