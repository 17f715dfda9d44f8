import { navigate } from 'wouter/use-browser-location';
import { requireLogin } from '../session/login-gate.ts';
import { type LaunchableGame, launchStepOf } from './launch-step.ts';

/** Opens a game for whoever is logged in; everybody else is asked to log in, and nothing else happens. */
export const launchGame = (game: LaunchableGame): void => requireLogin(() => start(game));

const start = (game: LaunchableGame): void => {
  const step = launchStepOf(game);
  switch (step.kind) {
    case 'page':
      return navigate(step.href);
    case 'vendor-list':
      return navigate(`/rng?vendor=${encodeURIComponent(step.vendor)}`);
    case 'frame':
      return navigate(`/game?nodeId=${game.nodeId}`);
  }
};
