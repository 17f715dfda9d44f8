import { readJackpotWish, readRoundWish } from '@fairground/contract/launch/frame-messages';
import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

/**
 * Opens the verifier with the round or the jackpot a player pressed on in the frame: beside the game, which goes on. Where the browser
 * opens no second page, `onBlocked` gets the address.
 */
export const useProofWishes = (
  frame: RefObject<HTMLIFrameElement | null>,
  onBlocked: (address: string) => void,
): void => {
  const hear = useEffectEvent((event: MessageEvent<unknown>) => {
    if (frame.current === null || event.source !== frame.current.contentWindow) return;
    const round = readRoundWish(event.data);
    const jackpot = readJackpotWish(event.data);
    if (round === undefined && jackpot === undefined) return;
    const address = round === undefined ? `/fair?jackpot=${jackpot}` : `/fair?round=${round}`;
    const page = open(address, '_blank');
    if (page) page.opener = null;
    else onBlocked(address);
  });
  useEffect(() => {
    const listener = (event: MessageEvent<unknown>) => hear(event);
    addEventListener('message', listener);
    return () => removeEventListener('message', listener);
  }, []);
};
