import { openTabChannel } from '@fairground/client/session';
import type { TabChannel } from '@fairground/client/session';
import { beginStaffSession, endStaffSession, tokenNow, useStaffSession } from './store.ts';

/** `ask`: is anybody logged in? `here`: by this session. `used`: somebody uses it. `over`: it has ended. */
type TabMessage =
  | { readonly kind: 'ask' }
  | { readonly kind: 'here' | 'used'; readonly token: string }
  | { readonly kind: 'over'; readonly token: string; readonly why: 'left' | 'idle' };

let tabs: TabChannel<TabMessage> | undefined;
let hearUse: (() => void) | undefined;

/** A row opened in a new tab goes on with the session of this one; a log-out ends it in all of them. */
export const shareStaffSession = (): (() => void) => {
  const opened = openTabChannel<TabMessage>('staff-session', hear);
  tabs = opened;
  if (tokenNow() === null) opened.say({ kind: 'ask' });
  return opened.stop;
};

const hear = (data: unknown): void => {
  const message = readMessage(data);
  const token = tokenNow();
  if (message?.kind === 'ask' && token !== null) tabs?.say({ kind: 'here', token });
  if (message?.kind === 'here' && token === null && useStaffSession.getState().why === null)
    beginStaffSession(message.token);
  if (message?.kind === 'used' && message.token === token) hearUse?.();
  if (message?.kind === 'over' && message.token === token) endStaffSession(message.why);
};

/** A tab with another version of the console may say something else. */
const readMessage = (data: unknown): TabMessage | undefined => {
  const { kind, token, why } = (data ?? {}) as Readonly<Record<string, unknown>>;
  if (kind === 'ask') return { kind };
  if (typeof token !== 'string' || token === '') return undefined;
  if (kind === 'here' || kind === 'used') return { kind, token };
  return kind === 'over' && (why === 'left' || why === 'idle') ? { kind, token, why } : undefined;
};

/** Ends this session here and in the other tabs that share it. */
export const endInAllTabs = (token: string, why: 'left' | 'idle'): void => {
  tabs?.say({ kind: 'over', token, why });
  endStaffSession(why);
};

/** Somebody uses this tab: the others of the session stay too. */
export const sayUsed = (): void => {
  const token = tokenNow();
  if (token !== null) tabs?.say({ kind: 'used', token });
};

/** Hears of the use of other tabs, until the answer is called. */
export const hearSigns = (hear: () => void): (() => void) => {
  hearUse = hear;
  return () => {
    hearUse = undefined;
  };
};
