import { Suspense } from 'react';
import { lazyPart } from '../../../shared/lazy-part.ts';
import type { OpenModal } from '../../../shared/store/modal-store.ts';

const TEXTS = ['account', 'legacy'] as const;

const VerifyLoginModal = lazyPart(
  () => import('./verify-login-modal.tsx').then((part) => part.VerifyLoginModal),
  TEXTS,
);
const ChangePasswordModal = lazyPart(
  () => import('./change-password-modal.tsx').then((part) => part.ChangePasswordModal),
  TEXTS,
);
const ForgotPasswordModal = lazyPart(
  () => import('./forgot-password-modal.tsx').then((part) => part.ForgotPasswordModal),
  TEXTS,
);
const NewAccountModal = lazyPart(() => import('./new-account-modal.tsx').then((part) => part.NewAccountModal), TEXTS);
const PhoneBindingModal = lazyPart(
  () => import('./phone-binding-modal.tsx').then((part) => part.PhoneBindingModal),
  TEXTS,
);
const RealAccountModal = lazyPart(
  () => import('./real-account-modal.tsx').then((part) => part.RealAccountModal),
  ['modals', ...TEXTS],
);
const LogoutModal = lazyPart(() => import('./logout-modal.tsx').then((part) => part.LogoutModal), ['modals']);

/** The popups of an account, except login and registration. */
type AccountModalType =
  | 'verify-login'
  | 'change-password'
  | 'forgot-password'
  | 'new-account'
  | 'phone-binding'
  | 'real-account'
  | 'logout';

type AccountModalProps = {
  readonly modal: Extract<OpenModal, { readonly type: AccountModalType }>;
  readonly onClose: () => void;
};

/** Draws the popup of an account that was asked for. */
export function AccountModal(props: AccountModalProps) {
  return (
    <Suspense fallback={null}>
      <Modal {...props} />
    </Suspense>
  );
}

function Modal({ modal, onClose }: AccountModalProps) {
  switch (modal.type) {
    case 'verify-login':
      return <VerifyLoginModal {...modal.props} onClose={onClose} />;
    case 'change-password':
      return <ChangePasswordModal {...modal.props} onClose={onClose} />;
    case 'forgot-password':
      return <ForgotPasswordModal onClose={onClose} />;
    case 'new-account':
      return <NewAccountModal {...modal.props} onClose={onClose} />;
    case 'phone-binding':
      return <PhoneBindingModal {...modal.props} onClose={onClose} />;
    case 'real-account':
      return <RealAccountModal onClose={onClose} />;
    case 'logout':
      return <LogoutModal onClose={onClose} />;
  }
}
