import { listAnnouncements } from '@fairground/contract/content/endpoints';
import { endpointQuery } from '../../../shared/api/index.ts';

/** Everything a visitor before login may read: bulletins, notices and what pops up. */
export const announcementsQuery = () =>
  endpointQuery(listAnnouncements, { query: { types: 'B,PL,PU,PR', platform: 'W', execution: 'B' } });

/** The short lines that run above the page. */
export const tickerQuery = () =>
  endpointQuery(listAnnouncements, { query: { types: 'H', platform: 'W', execution: 'B' } });
