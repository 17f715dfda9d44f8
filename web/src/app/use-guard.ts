import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { redirectOf } from './redirect-guard.ts';
import { useSession } from '@fairground/client/session';
import { useFlag } from '../shared/site/site-status.ts';

/** Sends a visitor without a session to /login where the site wants a login first; true while doing so. */
export const useGuard = (): boolean => {
  const [path, navigate] = useLocation();
  const isLoginToHomeOn = useFlag('LOGINTOHOME');
  // Only what matters is read of the session: the whole site stands below, and is drawn again when this changes.
  const target = useSession(({ token }) => redirectOf({ path, hasToken: token !== null, isLoginToHomeOn }));
  const isReady = useSession((session) => target !== null && session.isReady);

  useEffect(() => {
    if (isReady && target !== null) navigate(target, { replace: true });
  }, [isReady, target, navigate]);

  return target !== null;
};
