import { openModal } from '../store/modal-store.ts';
import { type Gate, loginGate, realAccountGate, useSession } from '@fairground/client/session';

const pass = (gate: Gate, action: () => void): void => {
  switch (gate) {
    case 'open':
      return action();
    case 'login':
      return openModal({ type: 'login', props: { tab: 'login' } });
    case 'real-account':
      return openModal({ type: 'real-account', props: {} });
  }
};

/** Runs an action for anyone who is logged in; asks everyone else to log in. */
export const requireLogin = (action: () => void): void => pass(loginGate(useSession.getState()), action);

/** Runs an action for a real account; a trial account reads what it needs. */
export const requireRealAccount = (action: () => void): void => pass(realAccountGate(useSession.getState()), action);
