import type { GameNodeId } from '@fairground/contract/catalog/game';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSession } from '@fairground/client/session';
import { memoryStorage } from '@fairground/client/testing';
import { closeModal, useModal } from '../store/modal-store.ts';
import { launchGame } from './launch.ts';
import type { LaunchableGame } from './launch-step.ts';

const lobby: LaunchableGame = {
  nodeId: 7n as GameNodeId,
  gameType: 'RNG',
  vassalage: 'SIM',
  accountTypeName: 'SIM',
  isGame: 'VASSALAGE',
  code: '',
  gameCode: 'coin-lobby',
};
const visited = vi.fn();

beforeEach(() => {
  closeModal();
  visited.mockReset();
  useSession.setState({ token: 'abc', account: 'lan', isAgent: 0 });
  vi.stubGlobal('history', { pushState: (_state: unknown, _title: string, to: string) => visited(to) });
  vi.stubGlobal('sessionStorage', memoryStorage());
});

afterEach(() => {
  closeModal();
  useSession.setState({ token: null, account: null, isAgent: null });
  vi.unstubAllGlobals();
});

test('[part of T-17] the entry of a vendor shows the list of its games and goes nowhere', () => {
  launchGame(lobby);

  expect(useModal.getState().current).toEqual({ type: 'vendor-games', props: { vendor: 'SIM' } });
  expect(visited).not.toHaveBeenCalled();
});

test('[part of T-17] a game goes to its frame on /game', () => {
  launchGame({ ...lobby, isGame: 'GAME' });

  expect(visited).toHaveBeenCalledExactlyOnceWith('/game?nodeId=7');
  expect(useModal.getState().current).toBeNull();
});

test('[part of T-17] a visitor is asked to log in first, whatever the entry', () => {
  useSession.setState({ token: null, account: null, isAgent: null });

  launchGame(lobby);

  expect(useModal.getState().current?.type).toBe('login');
});
