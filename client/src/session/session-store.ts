import type { Scope } from '@fairground/contract/endpoint';
import { create } from 'zustand';
import { ANONYMOUS, type Visitor } from './account-kind.ts';
import { clearSession, readSession, writeSession } from './session-storage.ts';

export type Session = Visitor & {
  readonly account: string | null;
  /** The tab's storage has been read: before that everyone looks anonymous, as the pre-rendered page does. */
  readonly isReady: boolean;
};

const BEFORE_READING: Session = { ...ANONYMOUS, account: null, isReady: false };

/** The session as components see it. It starts anonymous so that the first paint equals the pre-rendered page. */
export const useSession = create<Session>(() => BEFORE_READING);

const NOBODY: Session = { ...ANONYMOUS, account: null, isReady: true };

/**
 * Takes up the session the tab still holds. One that may only change the password is nobody's yet: the rest of the site
 * would ask for what it is not given.
 */
export const resumeSession = (): void =>
  useSession.setState(
    readSession('cpw') === true
      ? NOBODY
      : {
          token: readSession('token'),
          account: readSession('account'),
          isAgent: readSession('isAgent'),
          scope: readSession('scope'),
          isReady: true,
        },
  );

export type SignIn = {
  readonly token: string;
  readonly account: string;
  readonly isAgent: number;
  /** The session may only change the password. */
  readonly mustChangePassword?: boolean;
  readonly scope?: Scope;
};

/** Begins a session in this tab. */
export const beginSession = ({ token, account, isAgent, mustChangePassword = false, scope = 'full' }: SignIn): void => {
  writeSession('token', token);
  writeSession('account', account);
  writeSession('isAgent', isAgent);
  writeSession('cpw', mustChangePassword);
  writeSession('scope', scope);
  resumeSession();
};

/** Ends the session in this tab and forgets all that belonged to the member. */
export const endSession = (): void => {
  clearSession();
  useSession.setState(NOBODY);
};
