import { listAnnouncements } from '@fairground/contract/content/endpoints';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@fairground/client/api';
import { isClosedToPlay, isLoggedIn, useSession } from '@fairground/client/session';

const EVERYTHING = 'B,PL,PU,PR';
/** Alone: what pops up and what is told of promotions may be an offer. */
const BULLETINS = 'B';

/** Everything a visitor before login may read: bulletins, notices and what pops up. */
export const announcementsQuery = (types = EVERYTHING) =>
  endpointQuery(listAnnouncements, { query: { types, platform: 'W', execution: 'B' } });

/** What the list of announcements shows; no offers to a member that excluded itself. */
export const useBulletins = () => useQuery(announcementsQuery(useSession(isClosedToPlay) ? BULLETINS : EVERYTHING));

/** The short lines that run above the page: a visitor is asked to register, a member is not. */
export const tickerQuery = (isMember: boolean) =>
  endpointQuery(listAnnouncements, { query: { types: 'H', platform: 'W', execution: isMember ? 'A' : 'B' } });

/** They are read again when somebody logs in or out; until then the line stays where it is. */
export const useTicker = () => {
  const isMember = useSession(isLoggedIn);
  const isClosed = useSession(isClosedToPlay);
  return useQuery({ ...tickerQuery(isMember), placeholderData: keepPreviousData, enabled: !isClosed });
};
