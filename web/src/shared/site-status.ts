import { readStatus, readWhitelabel } from '@fairground/contract/system/endpoints';
import { endpointQuery } from '@fairground/client/api';

/** Whether the site is open, and what the shell needs to know of it; it always comes inside the page. */
export const siteStatusQuery = endpointQuery(readStatus, { query: {} });

/** The feature flags of the site; they come inside every open page. */
export const flagsQuery = endpointQuery(readWhitelabel, {});
