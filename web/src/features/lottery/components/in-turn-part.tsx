import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { inTurn } from '../../../shared/hooks/in-turn.ts';

type InTurnProps = {
  /** Drawn at once: it is on the first screen. */
  readonly isFirst: boolean;
  /** Of the size of what comes, so that nothing moves. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
};

/** One of many pieces of a page: each is drawn in a quiet moment of its own, so that together they hold nobody up. */
export function InTurn({ isFirst, fallback, children }: InTurnProps) {
  const [isDrawn, setDrawn] = useState(isFirst);
  useEffect(() => (isDrawn ? undefined : inTurn(() => startTransition(() => setDrawn(true)))), [isDrawn]);
  return isDrawn ? children : fallback;
}
