import type { AgentPage } from '@fairground/contract/agents/menu';
import type { VerificationRequired } from '@fairground/contract/identity/fields';
import { create } from 'zustand';
import type { CentrePage } from './centre-page.ts';

/** Every popup of the site and what it needs to know. A feature asks for one by name and never imports its form. */
export type Modals = {
  readonly login: {
    readonly tab: 'login' | 'register';
    readonly reason?: LoginReason;
    /** Anyone who logs in stays on the page, instead of going home. */
    readonly stay?: boolean;
    /** Registers with a number that is confirmed already. */
    readonly phone?: ConfirmedPhone;
  };
  /** The second question of a login from an unknown network or device. */
  readonly 'verify-login': { readonly challenge: VerificationRequired; readonly stay: boolean };
  readonly 'change-password': { readonly reason: 'wanted' | 'must' | 'expired' };
  readonly 'forgot-password': Record<never, never>;
  /** The name the house chose for somebody who registered by mobile number. */
  readonly 'new-account': { readonly account: string };
  /** A number the phone provider confirmed and no account has. */
  readonly 'phone-binding': { readonly bindingTicket: string; readonly phone: ConfirmedPhone };
  readonly announcements: { readonly announcementId?: bigint };
  readonly help: { readonly articleId?: string };
  readonly download: { readonly platform?: 'android' | 'ios' };
  readonly logout: Record<never, never>;
  readonly 'real-account': Record<never, never>;
  readonly language: Record<never, never>;
  readonly search: Record<never, never>;
  /** The games of one vendor, to choose from. */
  readonly 'vendor-games': { readonly vendor: string };
  /** The member centre, at a page or at its menu. */
  readonly centre: { readonly page?: CentrePage };
  /** The agent centre, at a page or at its menu. */
  readonly agents: { readonly page?: AgentPage };
};
/** Why somebody is asked to log in, where it is not their own wish. */
export type LoginReason = 'expired' | 'password-changed' | 'launch-over';

/** A mobile number with the provider's word that the visitor holds it. */
export type ConfirmedPhone = {
  readonly mobileNum: string;
  readonly countryDialingCode: string;
  readonly firebaseIdToken: string;
  /** The code it was confirmed with. */
  readonly code: string;
};

export type ModalType = keyof Modals;

/** The popup on show: its type and the props of that type. */
export type OpenModal = {
  readonly [Type in ModalType]: { readonly type: Type; readonly props: Modals[Type] };
}[ModalType];

type ModalState = { readonly current: OpenModal | null };

export const useModal = create<ModalState>(() => ({ current: null }));

/** Shows a popup in place of any other: two popups at once would fight over the focus. */
export const openModal = (current: OpenModal): void => useModal.setState({ current });

export const closeModal = (): void => useModal.setState({ current: null });
