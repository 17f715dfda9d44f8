import type { FlagKey } from '@fairground/contract/system/flags';
import type { SiteStatus } from '@fairground/contract/system/endpoints';
import { useQuery } from '@tanstack/react-query';
import { siteStatusQuery } from '../site-status.ts';

/** Whether the site is open to this visitor and what it offers; the server has asked for this very host already. */
export const useSiteStatus = (): SiteStatus | undefined => useQuery(siteStatusQuery).data;

/** What a switch stands at; off before the first answer, which comes inside the page. */
export const isFlagOn = (status: SiteStatus | undefined, key: FlagKey): boolean =>
  status?.info.whitelabel[key] === true;

export const useFlag = (key: FlagKey): boolean => isFlagOn(useSiteStatus(), key);
