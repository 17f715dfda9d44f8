import type { ValueOf } from '@fairground/contract/endpoint';
import type { FlagKey } from '@fairground/contract/system/flags';
import type { readWhitelabel, SiteStatus } from '@fairground/contract/system/endpoints';
import { useQuery } from '@tanstack/react-query';
import { flagsQuery, siteStatusQuery } from '../site-status.ts';

/** Whether the site is open to this visitor and what it offers; the server has asked for this very host already. */
export const useSiteStatus = (): SiteStatus | undefined => useQuery(siteStatusQuery).data;

type Flags = ValueOf<typeof readWhitelabel>;

/** What every flag stands at; nothing before the first answer, which comes inside the page. */
export const useFlags = (): Flags | undefined => useQuery(flagsQuery).data;

/** What a switch stands at; off while nobody knows. */
export const isFlagOn = (flags: Flags | undefined, key: FlagKey): boolean => flags?.[key] === true;

export const useFlag = (key: FlagKey): boolean => isFlagOn(useFlags(), key);
