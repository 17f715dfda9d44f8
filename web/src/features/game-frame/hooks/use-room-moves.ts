import { GAME_PAGE } from '@fairground/contract/launch/frame-messages';
import { roomMoved } from '@fairground/contract/studio/pushes';
import type { RefObject } from 'react';
import { usePush } from '../../../shared/realtime/index.ts';

/** Tells the game in the frame what happens in its room: the frame shares nothing with the page and hears no pushes. */
export const useRoomMoves = (frame: RefObject<HTMLIFrameElement | null>): void => {
  usePush(roomMoved, (room) => frame.current?.contentWindow?.postMessage({ from: GAME_PAGE, room }, '*'));
};
