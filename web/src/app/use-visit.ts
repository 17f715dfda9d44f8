import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { watchArrivals } from '../shared/page/arrival.ts';
import { captureReferralCode } from '../shared/session/referral.ts';
import { resumeSession } from '../shared/session/session-store.ts';

/** What begins with the visit: the session of the tab, the code of the link, the ear for moves between pages. */
export const useVisit = (): void => {
  const search = useSearch();
  useEffect(() => resumeSession(), []);
  useEffect(() => captureReferralCode(search), [search]);
  useEffect(() => watchArrivals(), []);
};
