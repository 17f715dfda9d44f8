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

type Said = {
  readonly asks?: true;
  readonly token?: string;
  readonly left?: 'left' | 'idle';
  readonly used?: true;
};

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);

const say = (said: Said): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel reaches its own origin alone.
  channel?.postMessage(said);
};

/** A row opened in a new tab goes on with the session of this one; a log-out ends it in all of them. */
export const shareStaffSession = (): void => {
  channel?.addEventListener('message', ({ data }: MessageEvent<Said>) => {
    const token = tokenNow();
    if (data.asks && token !== null) say({ token });
    if (data.token !== undefined && token === null && useStaffSession.getState().why === null)
      beginStaffSession(data.token);
    if (data.left !== undefined) endStaffSession(data.left);
  });
  if (tokenNow() === null) say({ asks: true });
};

export const sayStaffLeft = (left: 'left' | 'idle'): void => say({ left });

/** Somebody uses this tab: the others of the session stay too. */
export const sayUsed = (): void => say({ used: true });

/** Hears of the use of other tabs, until the answer is called. */
export const hearSigns = (hear: () => void): (() => void) => {
  const listen = ({ data }: MessageEvent<Said>) => {
    if (data.used) hear();
  };
  channel?.addEventListener('message', listen);
  return () => channel?.removeEventListener('message', listen);
};
