import type { FlagKey } from '@fairground/contract/system/flags';
import { readStatus, type SiteStatus } from '@fairground/contract/system/endpoints';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { endpointQuery } from '../api/index.ts';
import { siteStatusQuery } from '../site-status.ts';

/** Inside the page comes what is the same for every visitor; the browser then asks for itself, naming the host. */
const statusQuery = (host: string | undefined) =>
  host === undefined ? siteStatusQuery : endpointQuery(readStatus, { query: { url: host } });

const neverChanges = () => () => {};

/** The host the visitor typed; unknown while the page is still the pre-rendered one. */
const useHost = (): string | undefined =>
  useSyncExternalStore(
    neverChanges,
    () => location.host,
    () => undefined,
  );

/** Whether the site is open to this visitor and what it offers; undefined until the first answer. */
export const useSiteStatus = (): SiteStatus | undefined =>
  useQuery({ ...statusQuery(useHost()), placeholderData: keepPreviousData }).data;

/** What a switch stands at; off before the first answer, which comes inside the page. */
export const isFlagOn = (status: SiteStatus | undefined, key: FlagKey): boolean =>
  status?.info.whitelabel[key] === true;

export const useFlag = (key: FlagKey): boolean => isFlagOn(useSiteStatus(), key);
