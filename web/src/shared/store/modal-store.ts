import { create } from 'zustand';

/** Every popup of the site and what it needs to know. A feature asks for one by name and never imports its form. */
export type Modals = {
  readonly login: { readonly tab: 'login' | 'register' };
  readonly announcements: { readonly announcementId?: bigint };
  readonly help: { readonly articleId?: string };
  readonly download: { readonly platform?: 'android' | 'ios' };
  readonly logout: Record<never, never>;
  readonly 'real-account': Record<never, never>;
  readonly language: Record<never, never>;
  readonly search: Record<never, never>;
  /** A part that is not open yet. */
  readonly soon: { readonly feature: 'wallet' | 'me' | 'messages' };
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
