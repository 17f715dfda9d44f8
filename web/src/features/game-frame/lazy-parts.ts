import { lazyPart } from '../../shared/lazy-part.ts';

export const VendorGamesModal = lazyPart(
  () => import('./components/vendor-games-modal.tsx').then((part) => part.VendorGamesModal),
  ['play'],
);

export const LoginFirst = lazyPart(() => import('./components/login-first.tsx').then((part) => part.LoginFirst));

export const MiniGame = lazyPart(() => import('./components/mini-game.tsx').then((part) => part.MiniGame), ['play']);
