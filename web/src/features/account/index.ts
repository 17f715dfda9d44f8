/** The popups of an account: the door, what is not open yet, what a trial is told, and the way out. */
export { LoginModal, LogoutModal, RealAccountModal, SoonModal } from './lazy-parts.ts';
