import { safeStorage } from '@fairground/client/session';
import { create } from 'zustand';

/** The staff session of this tab. Players' sessions of the same browser are kept under other names and never mixed. */
type StaffSession = { readonly token: string | null; readonly why: 'expired' | 'idle' | 'left' | null };

const KEY = 'staff-token';
const CHANNEL = 'staff-session';
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

type Said = { readonly asks?: true; readonly token?: string; readonly left?: true };

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);

/** A row opened in a new tab goes on with the session of this one; a log-out ends it in all of them. */
export const shareStaffSession = (): void => {
  channel?.addEventListener('message', ({ data }: MessageEvent<Said>) => {
    const token = tokenNow();
    if (data.asks && token !== null) channel.postMessage({ token } satisfies Said);
    if (data.token !== undefined && token === null && useStaffSession.getState().why === null)
      beginStaffSession(data.token);
    if (data.left) endStaffSession('left');
  });
  if (tokenNow() === null) channel?.postMessage({ asks: true } satisfies Said);
};

export const sayStaffLeft = (): void => channel?.postMessage({ left: true } satisfies Said);
