import { GAME_PAGE } from '@fairground/contract/launch/frame-messages';
import { useEffect } from 'react';
import type { RefObject } from 'react';

/** Tells the game in the frame that money came in beside it, so that it asks how much there is now. */
export const useFundsNews = (frame: RefObject<HTMLIFrameElement | null>, refills: number): void => {
  useEffect(() => {
    if (refills > 0) frame.current?.contentWindow?.postMessage({ from: GAME_PAGE, funds: 'grown' }, '*');
  }, [frame, refills]);
};
