import { readLocation } from '@fairground/contract/system/endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { endpointQuery } from '@fairground/client/api';
import { useBrand } from '../shared/brand/use-brand.ts';
import { watchArrivals } from '../shared/page/arrival.ts';
import { captureReferralCode } from '../shared/session/referral.ts';
import { beginVisit } from './begin-visit.ts';
import { useSessionWatch } from './use-session-watch.ts';

/** What begins with the visit: the session of the tab, the visitor's country, the code of the link, moves between pages. */
export const useVisit = (): void => {
  const search = useSearch();
  const queries = useQueryClient();
  const brand = useBrand();
  useEffect(() => beginVisit(queries, brand), [queries, brand]);
  useSessionWatch();
  useEffect(() => watchArrivals(), []);
  useEffect(() => captureReferralCode(search), [search]);
  useEffect(() => void queries.prefetchQuery(endpointQuery(readLocation, {})), [queries]);
};
