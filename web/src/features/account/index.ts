/** The ways in and out of an account: logging in, signing up, recovery, and what keeps an account safe on the way. */
export { DoorFrame } from './components/door-frame.tsx';
export { LoginForm } from './components/login-form.tsx';
export { NewPlayerCarousel } from './components/new-player-carousel.tsx';
export { RegisterForm } from './components/register-form.tsx';
export { ResetPassword } from './components/reset-password.tsx';
export { SignUpBonus } from './components/sign-up-bonus.tsx';
export { SocialReturn } from './components/social-return.tsx';
export { AccountModal, LaunchLogin, LoginModal } from './lazy-parts.ts';
