import {
  listCardTables,
  listHands,
  listOwnSeats,
  openPrivateTable,
  takeQuickSeat,
  takeSeat,
} from '@fairground/contract/rooms/endpoints';
import type { BodyOf, ValueOf } from '@fairground/contract/endpoint';
import { call, ownQuery, sendOnce } from '@fairground/client/api';
import type { ApiError } from '@fairground/client/api';
import { CARD_SEAT_MOVED, useInvalidate } from '@fairground/client/facts';
import { useSession } from '@fairground/client/session';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { LIVE_MS, roomsQuery } from '../../../shared/games/rooms-query.ts';

export const useRooms = () => useQuery({ ...roomsQuery(), select: ({ list }) => list });

const useAccount = (): string => useSession((session) => session.account ?? '');

export const useTables = (room: string) => {
  const account = useAccount();
  return useQuery({
    ...ownQuery(listCardTables, { query: { room } }, account),
    enabled: account !== '',
    refetchInterval: LIVE_MS,
    select: ({ list }) => list,
  });
};

export const useOwnSeats = () => {
  const account = useAccount();
  return useQuery({
    ...ownQuery(listOwnSeats, {}, account),
    enabled: account !== '',
    select: ({ list }) => list,
  });
};

/** Past hands of the member, the latest first, page by page. */
export const useOwnHands = () => {
  const account = useAccount();
  const pageFrom = (before: HandsPage['next']) =>
    ownQuery(listHands, { query: before === null ? {} : { before } }, account);
  return useInfiniteQuery({
    queryKey: [...pageFrom(null).queryKey, 'pages'],
    enabled: account !== '',
    queryFn: ({ pageParam, client }): Promise<HandsPage> => client.fetchQuery(pageFrom(pageParam)),
    initialPageParam: null as HandsPage['next'],
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ list }) => list),
  });
};

type HandsPage = ValueOf<typeof listHands>;

type Seated = ValueOf<typeof takeQuickSeat>;

/** The same wish keeps its name until the server has answered: a repeat after a lost answer takes no second seat. */
export type SeatWish =
  | ({ readonly kind: 'quick' } & Omit<BodyOf<typeof takeQuickSeat>, 'requestId'>)
  | ({ readonly kind: 'seat' } & Omit<BodyOf<typeof takeSeat>, 'requestId'>)
  | ({ readonly kind: 'private' } & Omit<BodyOf<typeof openPrivateTable>, 'requestId'>);

const send = (wish: SeatWish): Promise<Seated> =>
  sendOnce(wish, (requestId) => {
    switch (wish.kind) {
      case 'quick': {
        const { kind: _kind, ...body } = wish;
        return call(takeQuickSeat, { body: { ...body, requestId } });
      }
      case 'seat': {
        const { kind: _kind, ...body } = wish;
        return call(takeSeat, { body: { ...body, requestId } });
      }
      case 'private': {
        const { kind: _kind, ...body } = wish;
        return call(openPrivateTable, { body: { ...body, requestId } });
      }
    }
  });

export const useSit = () => {
  const invalidate = useInvalidate();
  return useMutation<Seated, ApiError, SeatWish>({ mutationFn: send, onSettled: () => invalidate(CARD_SEAT_MOVED) });
};
