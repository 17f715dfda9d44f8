import { navigate } from 'wouter/use-browser-location';
import { requireLogin } from '../session/login-gate.ts';
import { openModal } from '../store/modal-store.ts';
import { type LaunchableGame, launchStepOf } from './launch-step.ts';

/** Opens a game for anyone who is logged in; everybody else is asked to log in, and nothing else happens. */
export const launchGame = (game: LaunchableGame): void => requireLogin(() => start(game));

const start = (game: LaunchableGame): void => {
  const step = launchStepOf(game);
  if (step.kind === 'vendor-list') openModal({ type: 'vendor-games', props: { vendor: step.vendor } });
  else navigate(step.href);
};
