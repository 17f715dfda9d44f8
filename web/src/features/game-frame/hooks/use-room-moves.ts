import { GAME_PAGE } from '@fairground/contract/launch/frame-messages';
import { poolsGrew, roomMoved } from '@fairground/contract/studio/pushes';
import type { RefObject } from 'react';
import { usePush } from '@fairground/client/realtime';

/** Tells the game in the frame what happens around it: the frame shares nothing with the page and hears no pushes. */
export const useRoomMoves = (frame: RefObject<HTMLIFrameElement | null>): void => {
  const tell = (what: object) => frame.current?.contentWindow?.postMessage({ from: GAME_PAGE, ...what }, '*');
  usePush(roomMoved, (room) => tell({ room }));
  usePush(poolsGrew, (pools) => tell({ pools }));
};
