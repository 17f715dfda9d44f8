import { lazyPart } from '../../shared/lazy-part.ts';

/** The forms as pages show them: each comes after the start, because it depends on this very browser, and with its styles. */
export const LoginPart = lazyPart(() => import('./components/login-form.tsx').then((part) => part.LoginForm), [], {
  isStyled: true,
});
export const RegisterPart = lazyPart(
  () => import('./components/register-form.tsx').then((part) => part.RegisterForm),
  [],
  { isStyled: true },
);
export const UnlessIn = lazyPart(() => import('./components/unless-in.tsx').then((part) => part.UnlessIn), [], {
  isStyled: true,
});
export const ResetPasswordPart = lazyPart(() =>
  import('./components/reset-password.tsx').then((part) => part.ResetPassword),
);
export const NotMePart = lazyPart(() => import('./components/not-me.tsx').then((part) => part.NotMe));
export const SocialReturnPart = lazyPart(() =>
  import('./components/social-return.tsx').then((part) => part.SocialReturn),
);
