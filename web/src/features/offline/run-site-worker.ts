import type { QueryClient } from '@tanstack/react-query';
import type { Texts } from '@fairground/client/texts';
import { flagsQuery, siteStatusQuery } from '../../shared/site-status.ts';
import { isFlagOn } from '../../shared/site/site-status.ts';
import { CACHE_PREFIX, WORKER_PATH } from '../../worker/messages.ts';
import { offerNewVersions } from './new-version.ts';
import { reportVisits, postToWorker } from './report-visits.ts';

export type RunningSite = { readonly texts: Texts; readonly queryClient: QueryClient };

/** Brings the worker to this browser, or takes it away where an operator has switched it off. */
export const runSiteWorker = async ({ texts, queryClient }: RunningSite): Promise<void> => {
  // Only a safe address has workers, and only a built site has one to bring.
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const status = queryClient.getQueryData(siteStatusQuery.queryKey);
  // A closed site has nothing to keep, and what was kept while it was open still serves when it opens again.
  if (status?.status !== 0) return;
  const flags = queryClient.getQueryData(flagsQuery.queryKey);
  // What an operator wants is not known: the worker stays as it is.
  if (flags === undefined) return;
  if (!isFlagOn(flags, 'OFFLINESITE')) return forgetSite();
  // Some browsers are set to refuse workers and then answer with nothing at all.
  const registration: ServiceWorkerRegistration | undefined = await navigator.serviceWorker.register(WORKER_PATH);
  if (!registration) return;
  offerNewVersions(registration, texts);
  reportVisits();
};

const forgetSite = async (): Promise<void> => {
  // Until it is left, this page is still served by the worker, which must not begin to keep again.
  postToWorker({ kind: 'forget' });
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(CACHE_PREFIX)).map((name) => caches.delete(name)));
};
