/** The ways in and out of an account: logging in, signing up, recovery, and what keeps an account safe on the way. */
export { AfterStart } from './components/after-start.tsx';
export { FormCard } from './components/form-card.tsx';
export { isOwnChange } from './model/own-change.ts';
export { useLogout } from './hooks/use-logout.ts';
export { useSignUpBonus } from './hooks/use-sign-up-bonus.ts';
export { AccountModal, LaunchLogin, LoginModal, SecurityNews, StepUpDialog } from './lazy-parts.ts';
export { LoginPart, NotMePart, RegisterPart, ResetPasswordPart, SocialReturnPart, UnlessIn } from './page-parts.ts';
