import { GAME_FRAME } from '@fairground/contract/launch/frame-messages';
import type { StudioRoundId } from '@fairground/contract/studio/round';
import type { GameMessage } from '@fairground/contract/launch/frame-messages';

export type Tell = (says: GameMessage) => void;

/** Speaks to the page around the frame. Nothing of it is secret, and the page alone decides what it does. */
export const tellPage: Tell = (says) => parent.postMessage({ from: GAME_FRAME, says }, '*');

/** Asks the page for the proof of a round; a frame of its own cannot open one. */
export const askForProof = (roundId: StudioRoundId): void =>
  parent.postMessage({ from: GAME_FRAME, says: 'verify', round: roundId.toString() }, '*');

/** The same for a jackpot that has been hit, by its commitment. */
export const askForJackpotProof = (commitment: string): void =>
  parent.postMessage({ from: GAME_FRAME, says: 'verify', jackpot: commitment }, '*');
