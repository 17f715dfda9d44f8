import type { ErrorCode } from '@fairground/contract/errors';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { watchAccess } from '@fairground/client/api';
import { readSession, endSession } from '@fairground/client/session';
import { siteStatusQuery } from '../shared/site-status.ts';
import { openModal } from '../shared/store/modal-store.ts';

/** Answers for the page when the running session turns out to be over, or to be allowed less than the page thinks. */
export const useSessionWatch = (): void => {
  const queries = useQueryClient();
  useEffect(() => {
    // Anyone who reloads the page before the password is changed is asked again.
    if (readSession('cpw') === true) openModal({ type: 'change-password', props: { reason: 'must' } });
    return watchAccess((code: ErrorCode) => {
      if (code === 'access.login-required') {
        endSession();
        void queries.resetQueries();
        openModal({ type: 'login', props: { tab: 'login', reason: 'expired' } });
      } else if (code === 'access.password-change-required') {
        openModal({ type: 'change-password', props: { reason: 'must' } });
      } else if (code === 'access.real-account-required') {
        openModal({ type: 'real-account', props: {} });
      } else if (code === 'access.maintenance' || code === 'access.region-refused') {
        // The site closed and the page has not heard of it: the status says what to show instead.
        void queries.invalidateQueries({ queryKey: siteStatusQuery.queryKey });
      }
    });
  }, [queries]);
};
