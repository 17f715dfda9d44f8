import { balanceChanged } from '@fairground/contract/wallet/pushes';
import { background } from '@fairground/client/api';
import { isAway, noteSign, watchSigns } from '@fairground/client/presence';
import { usePush } from '@fairground/client/realtime';
import { useEffect } from 'react';

/**
 * Calls made while nobody touches the page count as no use of the session, whether a poll, a push or a timer made them: a
 * page left open is logged out as a closed one is.
 */
export const usePresence = (): void => {
  useEffect(() => {
    noteSign();
    const stopSigns = watchSigns(noteSign);
    const { isNow } = background;
    background.isNow = isAway;
    return () => {
      stopSigns();
      background.isNow = isNow;
    };
  }, []);
  usePush(balanceChanged, notePlay);
};

/** What is touched inside of a game's frame is not heard here, but the money that it moves is. */
export const notePlay = (): void => {
  if (document.activeElement instanceof HTMLIFrameElement) noteSign();
};
