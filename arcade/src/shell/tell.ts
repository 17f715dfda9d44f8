import { GAME_FRAME } from '@fairground/contract/launch/frame-messages';
import type { GameWord } from '@fairground/contract/launch/frame-messages';

export type Tell = (says: GameWord) => void;

/** Speaks to the page around the frame. Nothing of it is secret, and the page alone decides what it does. */
export const tellPage: Tell = (says) => parent.postMessage({ from: GAME_FRAME, says }, '*');
