import { safeStorage } from '@fairground/client/session';
import { create } from 'zustand';

/** The staff session of this tab. Players' sessions of the same browser are kept under other names and never mixed. */
type StaffSession = { readonly token: string | null; readonly why: 'expired' | 'idle' | 'left' | null };

const KEY = 'staff-token';
const storage = safeStorage(() => globalThis.sessionStorage);

export const useStaffSession = create<StaffSession>(() => ({ token: storage.read(KEY), why: null }));

export const tokenNow = (): string | null => useStaffSession.getState().token;

export const beginStaffSession = (token: string): void => {
  storage.write(KEY, token);
  useStaffSession.setState({ token, why: null });
};

export const endStaffSession = (why: NonNullable<StaffSession['why']>): void => {
  if (tokenNow() === null) return;
  storage.remove(KEY);
  useStaffSession.setState({ token: null, why });
};
