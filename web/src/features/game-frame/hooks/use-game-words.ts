import { readGameMessage } from '@fairground/contract/launch/frame-messages';
import type { GameMessage } from '@fairground/contract/launch/frame-messages';
import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

/** Hears what the game in the frame says; nobody else is believed. */
export const useGameWords = (frame: RefObject<HTMLIFrameElement | null>, onWord: (word: GameMessage) => void): void => {
  const hear = useEffectEvent((event: MessageEvent<unknown>) => {
    if (frame.current === null || event.source !== frame.current.contentWindow) return;
    const word = readGameMessage(event.data);
    if (word !== undefined) onWord(word);
  });
  useEffect(() => {
    const listener = (event: MessageEvent<unknown>) => hear(event);
    addEventListener('message', listener);
    return () => removeEventListener('message', listener);
  }, []);
};
