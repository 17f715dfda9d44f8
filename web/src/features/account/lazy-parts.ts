import { lazyPart } from '../../shared/lazy-part.ts';

export const LoginModal = lazyPart(
  () => import('./components/login-modal.tsx').then((part) => part.LoginModal),
  ['modals'],
);
export const SoonModal = lazyPart(
  () => import('./components/soon-modal.tsx').then((part) => part.SoonModal),
  ['modals'],
);
export const RealAccountModal = lazyPart(
  () => import('./components/real-account-modal.tsx').then((part) => part.RealAccountModal),
  ['modals', 'legacy'],
);
export const LogoutModal = lazyPart(
  () => import('./components/logout-modal.tsx').then((part) => part.LogoutModal),
  ['modals'],
);
