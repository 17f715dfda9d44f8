import { listAnnouncements } from '@fairground/contract/content/endpoints';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@fairground/client/api';
import { isLoggedIn, useSession } from '@fairground/client/session';

/** Everything a visitor before login may read: bulletins, notices and what pops up. */
export const announcementsQuery = () =>
  endpointQuery(listAnnouncements, { query: { types: 'B,PL,PU,PR', platform: 'W', execution: 'B' } });

/** The short lines that run above the page: a visitor is asked to register, a member is not. */
export const tickerQuery = (isMember: boolean) =>
  endpointQuery(listAnnouncements, { query: { types: 'H', platform: 'W', execution: isMember ? 'A' : 'B' } });

/** They are read again when somebody logs in or out; until then the line stays where it is. */
export const useTicker = () => {
  const isMember = useSession(isLoggedIn);
  return useQuery({ ...tickerQuery(isMember), placeholderData: keepPreviousData });
};
