import { randomInt } from 'node:crypto';
import type { MemberId } from '@fairground/contract/ids';
import type { TableView } from '@fairground/contract/rooms/table';
import type { Realtime } from '../../server/src/platform/realtime/index.ts';

/** What a page receives by the socket: its table as it is now, or that the seat was given up. */
export type News = { readonly table: TableView } | { readonly left: bigint };

export type SocketCounts = { heard: number; dropped: number; doubled: number };

const DROPS_ONE_IN = 5;
const DOUBLES_ONE_IN = 6;
const LATE_MOST_MS = 900;
/** Now and then a line is down for a while: nothing is heard of anything. */
const GOES_DOWN_ONE_IN = 60;
const DOWN_MOST_MS = 4_000;

/**
 * The sockets between a node and the pages of its members. Pushes are dropped, told twice, the second time late and behind
 * newer ones, and lines go down; what another node does is heard by none of them.
 */
export const createSockets = (counts: SocketCounts) => {
  const pages = new Map<MemberId, (news: News) => void>();
  const downUntil = new Map<MemberId, number>();

  const deliver = (member: MemberId, news: News): void => {
    const hear = pages.get(member);
    if (!hear) return;
    if (randomInt(GOES_DOWN_ONE_IN) === 0) downUntil.set(member, performance.now() + randomInt(DOWN_MOST_MS));
    if (randomInt(DROPS_ONE_IN) === 0 || performance.now() < (downUntil.get(member) ?? 0)) {
      counts.dropped += 1;
      return;
    }
    counts.heard += 1;
    hear(news);
    if (randomInt(DOUBLES_ONE_IN) !== 0) return;
    counts.doubled += 1;
    setTimeout(() => hear(news), randomInt(LATE_MOST_MS)).unref();
  };
  const realtime: Realtime = {
    toSite: () => undefined,
    toMember: ({ name }, member, data) => {
      const told = data as { readonly table?: TableView; readonly tableId?: bigint };
      if (name === 'rooms.table-moved' && told.table) deliver(member, { table: told.table });
      if (name === 'rooms.seat-left' && told.tableId !== undefined) deliver(member, { left: told.tableId });
    },
    hears: () => false,
    heardMembers: () => [],
    whenHeard: () => undefined,
    tellLatest: () => undefined,
    disconnectSession: () => undefined,
  };
  return { realtime, listen: (member: MemberId, hear: (news: News) => void) => void pages.set(member, hear) };
};
