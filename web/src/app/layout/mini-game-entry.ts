import { useFlag } from '../../shared/site/site-status.ts';
import { requireLogin } from '../../shared/session/login-gate.ts';
import { isMiniGameWanted, showMiniGame } from '../../shared/store/mini-game-store.ts';
import { useRouteMatch } from '../page-outlet.tsx';

/** The small game stands beside what is looked through, never beside another game, a form or a payment. */
export const useMiniGameOffer = (): boolean => {
  const { route } = useRouteMatch();
  const isOn = useFlag('MINIGAME');
  return isOn && (route.id === 'home' || route.category !== undefined);
};

/** Opens the small game, and closes it at the next press. */
export const toggleMiniGame = (): void => requireLogin(() => showMiniGame(!isMiniGameWanted()));
