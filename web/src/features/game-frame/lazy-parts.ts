import { whenSettled } from '../../shared/hooks/settled.ts';
import { lazyPart } from '../../shared/lazy-part.ts';

export const VendorGamesModal = lazyPart(
  () => import('./components/vendor-games-modal.tsx').then((part) => part.VendorGamesModal),
  ['play'],
);

export const LoginFirst = lazyPart(() => import('./components/login-first.tsx').then((part) => part.LoginFirst));

/** Nobody asked for it: it waits until the page has been seen. */
export const MiniGame = lazyPart(() => import('./components/mini-game.tsx').then((part) => part.MiniGame), ['play'], {
  after: whenSettled,
});
