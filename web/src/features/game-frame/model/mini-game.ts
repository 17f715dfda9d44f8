import type { Game } from '@fairground/contract/catalog/game';
import { deviceStorage } from '../../../shared/session/storage.ts';

const KEY = 'miniGame';

/** Whether the small game was left open. It starts closed: a game nobody asked for is in the way. */
export const wasLeftOpen = (): boolean => deviceStorage.read(KEY) === 'open';

export const rememberOpen = (isOpen: boolean): void => deviceStorage.write(KEY, isOpen ? 'open' : 'closed');

/** The instant game most played of those that can be played now. */
export const pickMiniGame = <Each extends Pick<Game, 'status'>>(games: readonly Each[]): Each | undefined =>
  games.find(({ status }) => status === 'OPEN');
