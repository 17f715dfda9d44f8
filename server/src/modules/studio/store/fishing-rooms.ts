import type { MemberId } from '@fairground/contract/ids';
import type { FishingRoomId } from '@fairground/contract/studio/fishing';
import type { Insertable, Selectable } from 'kysely';
import type { Db, Reader, Tx } from '../../../platform/database/index.ts';
import type { StudioTables } from '../tables.ts';
import { studioIn } from './studio-in.ts';

export type RoomRow = Selectable<StudioTables['studio_fishing_room']>;
export type SeatRow = Selectable<StudioTables['studio_fishing_seat']>;

/** Where rooms are alike: one game in one currency. */
export type RoomsOf = { readonly vendor: string; readonly game: string; readonly currency: string };

/** Seats seen since the first moment and fired from since the second are taken; all others are free. */
export type Held = { readonly seenSince: Date; readonly firedSince: Date };

export const insertRoom = (db: Db | Tx, room: Insertable<StudioTables['studio_fishing_room']>): Promise<RoomRow> =>
  studioIn(db).insertInto('studio_fishing_room').values(room).returningAll().executeTakeFirstOrThrow();

export const findRoom = (reader: Reader, id: FishingRoomId): Promise<RoomRow | undefined> =>
  studioIn(reader).selectFrom('studio_fishing_room').selectAll().where('id', '=', id).executeTakeFirst();

/** The rooms of a game that last beyond the moment and have somebody in them, with the seats that are held. */
export const listHeldSeats = (reader: Reader, of: RoomsOf, lastsUntil: Date, { seenSince, firedSince }: Held) =>
  studioIn(reader)
    .selectFrom('studio_fishing_seat as seat')
    .innerJoin('studio_fishing_room as room', 'room.id', 'seat.room_id')
    .select(['seat.room_id', 'seat.seat', 'seat.member_id', 'room.bet'])
    .where('room.vendor', '=', of.vendor)
    .where('room.game', '=', of.game)
    .where('room.currency', '=', of.currency)
    .where('room.ends_at', '>', lastsUntil)
    .where('seat.seen_at', '>', seenSince)
    .where('seat.fired_at', '>', firedSince)
    .orderBy('seat.room_id')
    .execute();

/** A room of the level that lasts beyond the moment, no matter who sits there; the youngest. */
export const findRoomOfLevel = (
  reader: Reader,
  of: RoomsOf,
  bet: RoomRow['bet'],
  lastsUntil: Date,
): Promise<RoomRow | undefined> =>
  studioIn(reader)
    .selectFrom('studio_fishing_room')
    .selectAll()
    .where('vendor', '=', of.vendor)
    .where('game', '=', of.game)
    .where('currency', '=', of.currency)
    .where('bet', '=', bet)
    .where('ends_at', '>', lastsUntil)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

export const listSeats = (reader: Reader, roomId: FishingRoomId): Promise<SeatRow[]> =>
  studioIn(reader)
    .selectFrom('studio_fishing_seat')
    .selectAll()
    .where('room_id', '=', roomId)
    .orderBy('seat')
    .execute();

/** Clears the seats of a room that nobody holds any more. */
export const deleteFreeSeats = async (
  db: Db | Tx,
  roomId: FishingRoomId,
  { seenSince, firedSince }: Held,
): Promise<void> => {
  await studioIn(db)
    .deleteFrom('studio_fishing_seat')
    .where('room_id', '=', roomId)
    .where((where) => where.or([where('seen_at', '<=', seenSince), where('fired_at', '<=', firedSince)]))
    .execute();
};

/** Nothing where somebody else was faster. */
export const insertSeat = (
  db: Db | Tx,
  seat: Insertable<StudioTables['studio_fishing_seat']>,
): Promise<SeatRow | undefined> =>
  studioIn(db)
    .insertInto('studio_fishing_seat')
    .values(seat)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();

/** Renews the player's presence; returns the seat, or nothing if it was released. */
export const keepSeat = (
  db: Db,
  { roomId, memberId, cannon, at }: { roomId: FishingRoomId; memberId: MemberId; cannon: number; at: Date },
): Promise<SeatRow | undefined> =>
  studioIn(db)
    .updateTable('studio_fishing_seat')
    .set({ seen_at: at, cannon })
    .where('room_id', '=', roomId)
    .where('member_id', '=', memberId)
    .returningAll()
    .executeTakeFirst();

/** Counts shots of a seat if they are newer than all before; returns whether they were. */
export const countShots = async (
  tx: Tx,
  seat: Pick<SeatRow, 'room_id' | 'seat' | 'member_id'>,
  shots: { first: number; last: number; cannon: number; busyUntil: Date; at: Date },
): Promise<boolean> => {
  const { numUpdatedRows } = await studioIn(tx)
    .updateTable('studio_fishing_seat')
    .set({
      last_shot: shots.last,
      cannon: shots.cannon,
      busy_until: shots.busyUntil,
      seen_at: shots.at,
      fired_at: shots.at,
    })
    .where('room_id', '=', seat.room_id)
    .where('seat', '=', seat.seat)
    .where('member_id', '=', seat.member_id)
    .where('last_shot', '<', shots.first)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** Takes a player out of one room, or out of every room of a game but one. */
export const deleteSeats = async (
  db: Db | Tx,
  memberId: MemberId,
  where: { readonly roomId: FishingRoomId } | { readonly of: RoomsOf; readonly but: FishingRoomId | undefined },
): Promise<FishingRoomId[]> => {
  const rooms = studioIn(db).selectFrom('studio_fishing_room').select('id');
  const deleted = await studioIn(db)
    .deleteFrom('studio_fishing_seat')
    .where('member_id', '=', memberId)
    .where(
      'room_id',
      'in',
      'roomId' in where
        ? rooms.where('id', '=', where.roomId)
        : rooms
            .where('vendor', '=', where.of.vendor)
            .where('game', '=', where.of.game)
            .$if(where.but !== undefined, (query) => query.where('id', '!=', where.but as FishingRoomId)),
    )
    .returning('room_id')
    .execute();
  return deleted.map(({ room_id }) => room_id);
};
