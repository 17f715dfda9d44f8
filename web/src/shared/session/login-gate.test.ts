import { beforeEach, expect, test, vi } from 'vitest';
import { closeModal, useModal } from '../store/modal-store.ts';
import { requireLogin, requireRealAccount } from './login-gate.ts';
import { useSession } from '@fairground/client/session';

beforeEach(() => {
  closeModal();
  useSession.setState({ token: null, account: null, isAgent: null });
});

test('[T-04] without a token a protected action opens the popup of type login and does not run', () => {
  const action = vi.fn();

  requireLogin(action);

  expect(action).not.toHaveBeenCalled();
  expect(useModal.getState().current).toEqual({ type: 'login', props: { tab: 'login' } });
});

test('[part of T-03] a trial account that wants a real-account feature learns so', () => {
  const action = vi.fn();
  useSession.setState({ token: 'abc', account: 'trial', isAgent: 4 });

  requireRealAccount(action);

  expect(action).not.toHaveBeenCalled();
  expect(useModal.getState().current?.type).toBe('real-account');
});

test('[T-04] with a session the action runs at once', () => {
  const action = vi.fn();
  useSession.setState({ token: 'abc', account: 'lan', isAgent: 0 });

  requireLogin(action);
  requireRealAccount(action);

  expect(action).toHaveBeenCalledTimes(2);
  expect(useModal.getState().current).toBeNull();
});
