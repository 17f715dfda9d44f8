import { lazyPart } from '../../shared/lazy-part.ts';

export const LoginModal = lazyPart(
  () => import('./components/login-modal.tsx').then((part) => part.LoginModal),
  ['account', 'legacy'],
);
/** All the others behind one door: the first page carries no list of them. */
export const AccountModal = lazyPart(() => import('./components/account-modal.tsx').then((part) => part.AccountModal));
export const StepUpDialog = lazyPart(
  () => import('./components/step-up-dialog.tsx').then((part) => part.StepUpDialog),
  ['account', 'legacy'],
);
export const SecurityNews = lazyPart(
  () => import('./components/security-news.tsx').then((part) => part.SecurityNews),
  ['account'],
);
export const LaunchLogin = lazyPart(
  () => import('./components/launch-login.tsx').then((part) => part.LaunchLogin),
  ['account'],
);
