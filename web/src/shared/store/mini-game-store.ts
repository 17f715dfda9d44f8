import { create } from 'zustand';
import { deviceStorage } from '@fairground/client/session';

const KEY = 'miniGame';

/** Whether the small game is wanted in the corner. It starts closed: a game nobody asked for is in the way. */
export const useMiniGame = create<{ readonly isWanted: boolean }>(() => ({ isWanted: false }));

export const showMiniGame = (isWanted: boolean): void => {
  deviceStorage.write(KEY, isWanted ? 'open' : 'closed');
  useMiniGame.setState({ isWanted });
};

/** As it was left on this device. */
export const resumeMiniGame = (): void => useMiniGame.setState({ isWanted: deviceStorage.read(KEY) === 'open' });
