import { createDeviceChoice, useDeviceChoice } from '@fairground/client/session';

/** It starts closed: a game nobody asked for is in the way. */
const MINI_GAME = createDeviceChoice('miniGame', ['closed', 'open']);

/** Whether the small game is wanted in the corner. */
export const isMiniGameWanted = (): boolean => MINI_GAME.read() === 'open';

export const useMiniGameWanted = (): boolean => useDeviceChoice(MINI_GAME) === 'open';

export const showMiniGame = (isWanted: boolean): void => MINI_GAME.choose(isWanted ? 'open' : 'closed');

/** Calls back when the small game is opened. Returns how to stop. */
export const onMiniGameOpened = (listener: () => void): (() => void) =>
  MINI_GAME.watch(() => isMiniGameWanted() && listener());
