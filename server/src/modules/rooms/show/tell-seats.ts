import type { MemberId } from '@fairground/contract/ids';
import { seatLeft, tableMoved } from '@fairground/contract/rooms/pushes';
import type { PushData } from '@fairground/contract/push';
import type { RoomsDeps } from '../deps.ts';
import type { Change } from '../play/run-table.ts';
import { shownEvents, viewTable } from './view-table.ts';

/** Tells everybody who sits at a table what they see of it now, after the commit. */
export const tellSeats = ({ realtime }: Pick<RoomsDeps, 'realtime'>, change: Change): void => {
  const { table, seats, events, left } = change;
  const shown = [...shownEvents(events)];
  const isDraftAlone = events.length > 0 && shown.length === 0;
  if (!isDraftAlone)
    for (const { member_id, seat } of seats)
      if (member_id !== null)
        realtime.toMember(tableMoved, member_id, { table: viewTable(change, seat), events: shown });
  for (const { seat, why } of left) tellLeft(realtime, seat.member_id, { tableId: table.id, why: whyOf(why) });
};

const tellLeft = (realtime: RoomsDeps['realtime'], member: MemberId | null, data: PushData<typeof seatLeft>): void => {
  if (member !== null) realtime.toMember(seatLeft, member, data);
};

const REASONS = ['asked', 'away', 'short', 'blocked', 'table-closed', 'out', 'won'] as const;

const whyOf = (word: string): (typeof REASONS)[number] => REASONS.find((reason) => reason === word) ?? 'asked';
