import type { GameMessage } from '@fairground/contract/launch/frame-messages';
import { useEffect, useRef } from 'react';
import { holdBalance } from '../../../shared/store/balance-hold.ts';

/** The words after which nothing is being shown any more. */
const ENDS: ReadonlySet<GameMessage> = new Set(['ready', 'shown', 'round-closed', 'session-over', 'leave']);

/** Holds the site's balance while the game in the frame shows a round; a frame that goes away holds nothing. */
export const useRevealHold = (): ((word: GameMessage) => void) => {
  const release = useRef<() => void>(undefined);
  useEffect(() => () => release.current?.(), []);
  return (word) => {
    if (word === 'showing') {
      const before = release.current;
      release.current = holdBalance();
      before?.();
    } else if (ENDS.has(word)) release.current?.();
  };
};
