import type { MemberId } from '@fairground/contract/ids';
import type { Caller, Session } from '../../../platform/http/route.ts';
import type { Snapshot } from '../store/work.ts';
import type { SeatRow } from '../tables.ts';
import { Refusal } from '../../../platform/refusal.ts';

/** Somebody who is logged in. */
export type Player = Caller & { readonly session: Session };

export const seatOf = ({ seats }: Pick<Snapshot, 'seats'>, member: MemberId): SeatRow | undefined =>
  seats.find(({ member_id }) => member_id === member);

export const ownSeat = (snapshot: { readonly seats: readonly SeatRow[] }, member: MemberId): SeatRow => {
  const seat = seatOf(snapshot, member);
  if (!seat) throw new Refusal('rooms.not-seated');
  return seat;
};
