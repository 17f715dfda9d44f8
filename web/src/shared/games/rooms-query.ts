import { listRooms } from '@fairground/contract/rooms/endpoints';
import { endpointQuery } from '@fairground/client/api';

/** Who plays where changes all the time, and is looked at again after this long. */
export const LIVE_MS = 10_000;

/** Every card room with its people and tables: one call for everything on a page that shows them. */
export const roomsQuery = () => ({ ...endpointQuery(listRooms, { query: {} }), refetchInterval: LIVE_MS });
