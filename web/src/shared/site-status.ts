import { readStatus } from '@fairground/contract/system/endpoints';
import { endpointQuery } from './api/endpoint-query.ts';

/** Whether the site is open, and what the shell needs to know of it; it always comes inside the page. */
export const siteStatusQuery = endpointQuery(readStatus, { query: {} });
