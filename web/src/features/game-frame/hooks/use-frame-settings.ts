import { GAME_PAGE, readGameMessage } from '@fairground/contract/launch/frame-messages';
import { readSettingsWish } from '@fairground/contract/launch/frame-settings';
import { useEffect } from 'react';
import type { RefObject } from 'react';
import { keepSettings, readKeptSettings } from '../model/frame-settings.ts';

/** Keeps what the player likes in games, and tells it to a game that has opened: the frame itself has no storage. */
export const useFrameSettings = (frame: RefObject<HTMLIFrameElement | null>): void => {
  useEffect(() => {
    const hear = ({ data, source }: MessageEvent<unknown>): void => {
      const game = frame.current?.contentWindow;
      if (!game || source !== game) return;
      const wish = readSettingsWish(data);
      if (wish !== undefined) keepSettings(wish);
      if (readGameMessage(data) === 'ready') game.postMessage({ from: GAME_PAGE, settings: readKeptSettings() }, '*');
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [frame]);
};
