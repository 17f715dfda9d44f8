import { isClosedToPlay, useSession } from '@fairground/client/session';
import { useFlag } from '../../shared/site/site-status.ts';
import { requireLogin } from '../../shared/session/login-gate.ts';
import { isMiniGameWanted, showMiniGame } from '../../shared/store/mini-game-store.ts';
import type { SiteRoute } from '../../shared/page/site-route.ts';
import { useRouteMatch } from '../page-outlet.tsx';

/** Pages on which somebody plays already, fills in a form or asks for limits; the help alone has no bars. */
const WITHOUT: ReadonlySet<SiteRoute['id']> = new Set([
  ...(['lottery', 'vn-lottery', 'card-table', 'game', 'seamless'] as const),
  ...(['register', 'login', 'reset-password', 'not-me', 'sign-in', 'responsible', 'help-only'] as const),
]);

/** The small game stands beside every page of the site, never beside another game, a form or a request for limits, nor after an exclusion. */
export const useMiniGameOffer = (): boolean => {
  const { route } = useRouteMatch();
  const isOn = useFlag('MINIGAME');
  const isClosed = useSession(isClosedToPlay);
  return isOn && !isClosed && !WITHOUT.has(route.id);
};

/** Opens the small game, and closes it at the next press. */
export const toggleMiniGame = (): void => requireLogin(() => showMiniGame(!isMiniGameWanted()));
