import type { MemberId } from '@fairground/contract/ids';
import type { FishingRoom, FishingRoomId } from '@fairground/contract/studio/fishing';
import type { PushData } from '@fairground/contract/push';
import { roomMoved } from '@fairground/contract/studio/pushes';
import { wavesAt } from '@fairground/engines/fish/aim';
import { FISHING } from '@fairground/engines/fish/room';
import { listCaught, readPool } from '../store/fishing-catches.ts';
import { listSeats } from '../store/fishing-rooms.ts';
import type { Held, RoomRow, SeatRow } from '../store/fishing-rooms.ts';
import type { PlayDeps } from '../play-round.ts';
import type { StudioDeps } from '../deps.ts';
import type { Waves } from './waves.ts';

export type FishingDeps = PlayDeps & Pick<StudioDeps, 'realtime' | 'log'> & { readonly waves: Waves };

/** A player without a sign of life, or without a shot, for this long has left. */
const GONE_MS = 45_000;
const IDLE_MS = 300_000;

export const heldAt = (now: Date): Held => ({
  seenSince: new Date(now.getTime() - GONE_MS),
  firedSince: new Date(now.getTime() - IDLE_MS),
});

export const isHeld = ({ seen_at, fired_at }: SeatRow, { seenSince, firedSince }: Held): boolean =>
  seen_at > seenSince && fired_at > firedSince;

/** Milliseconds since the room began. */
export const timeIn = ({ began_at }: RoomRow, now: Date): number => Math.max(0, now.getTime() - began_at.getTime());

/** Fish are numbered by their wave, so the first visible wave gives the start of the search. */
export const firstFishAt = (atMs: number): number => (wavesAt(FISHING.sea, atMs)[0] ?? 0) * 1_000;

/** The room as one of its players sees it. */
export const showRoom = async (deps: FishingDeps, room: RoomRow, own: SeatRow): Promise<FishingRoom> => {
  const now = deps.clock.now();
  const nowMs = timeIn(room, now);
  const [seats, gone, pool] = await Promise.all([
    listSeats(deps.db, room.id),
    listCaught(deps.db, room.id, firstFishAt(nowMs)),
    readPool(deps.db, room),
  ]);
  const held = heldAt(now);
  return {
    roomId: room.id,
    bet: room.bet,
    nowMs,
    seats: seats
      .filter((seat) => seat.seat === own.seat || isHeld(seat, held))
      .map(({ seat, cannon }) => ({ seat, cannon, isYou: seat === own.seat })),
    seat: own.seat,
    lastShot: own.last_shot,
    chainStart: room.chain_start,
    waves: deps.waves.told(room, nowMs),
    gone,
    pool,
  };
};

/** Notifies the others in the room. A lost push is corrected by their next poll. */
export const notifyOthers = async (
  { db, clock, realtime }: Pick<FishingDeps, 'db' | 'clock' | 'realtime'>,
  roomId: FishingRoomId,
  memberId: MemberId,
  volley: PushData<typeof roomMoved>['volley'],
): Promise<void> => {
  const held = heldAt(clock.now());
  const seats = (await listSeats(db, roomId)).filter((seat) => isHeld(seat, held));
  const shown = seats.map(({ seat, cannon }) => ({ seat, cannon }));
  for (const { member_id } of seats)
    if (member_id !== memberId) realtime.toMember(roomMoved, member_id, { roomId, seats: shown, volley });
};
