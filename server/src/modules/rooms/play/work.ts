import type { CardAction, CardHandId } from '@fairground/contract/rooms/fields';
import type { CardTablePhase } from '@fairground/contract/rooms/fields';
import type { MemberId } from '@fairground/contract/ids';
import type { PlayRoom } from '../../wallet/index.ts';
import type { Pace } from '../deps.ts';
import { GAMES } from '../domain/games.ts';
import type { EngineEvent, RoomGame } from '../domain/games.ts';
import { pacedBy } from '../domain/pace.ts';
import { sheetOfCode } from '../domain/rooms.ts';
import type { RoomSheet } from '../domain/rooms.ts';
import type { Snapshot } from '../store/work.ts';
import type { EventRow, HandRow, SeatRow, TableRow } from '../tables.ts';
import type { HandSeeds } from './hand-seeds.ts';

/** What is asked before a table goes on: switches of the room, and what players may still stake. */
export type Surroundings = {
  readonly isOpen: boolean;
  readonly hasHouse: boolean;
  /** Staff stopped all gaming, or the vendor of the rooms. */
  readonly isStopped: boolean;
  /** Whether staff stopped the game of the catalogue that a seat was taken by. */
  readonly isTileStopped: (catalogueGame: string) => boolean;
  readonly playRooms: ReadonlyMap<MemberId, PlayRoom>;
};

/** A seat that is given up, and why. */
export type Leaving = { readonly seat: SeatRow; readonly why: string };

/** An open hand that has no number yet. */
export const NEW_HAND = 0n as CardHandId;

/**
 * A table that is worked on under its lock. Everything the rules decide is changed here and written at the end of the
 * transaction, with the money that goes with it.
 */
export type Work = {
  readonly now: Date;
  readonly sheet: RoomSheet;
  readonly game: RoomGame;
  readonly pace: Pace;
  readonly seeds: HandSeeds;
  readonly around: Surroundings;
  table: TableRow;
  seats: SeatRow[];
  hand: HandRow | undefined;
  readonly events: EventRow[];
  /** Seats that changed, by their place. */
  readonly changed: Set<number>;
  readonly left: Leaving[];
  /** Players of the house that sat down or stood up, with what they brought or took. */
  readonly houseMoves: { readonly seat: number; readonly amount: bigint }[];
  isHandChanged: boolean;
  isTableChanged: boolean;
};

export const openWork = (
  { now, table, seats, hand }: Snapshot,
  parts: Pick<Work, 'pace' | 'seeds' | 'around'>,
): Work => {
  const sheet = sheetOfCode(table.room, table.currency);
  if (!sheet) throw new Error(`Nobody knows the room ${table.room}.`);
  return {
    ...parts,
    pace: pacedBy(parts.pace, sheet.paceFactor),
    now,
    sheet,
    game: GAMES[table.game],
    table,
    seats: [...seats],
    hand,
    events: [],
    changed: new Set(),
    left: [],
    houseMoves: [],
    isHandChanged: false,
    isTableChanged: false,
  };
};

export const later = (work: Work, ms: number): Date => new Date(work.now.getTime() + ms);

export const seatAt = (work: Work, place: number): SeatRow | undefined => work.seats.find(({ seat }) => seat === place);

export const setSeat = (work: Work, place: number, parts: Partial<SeatRow>): void => {
  work.seats = work.seats.map((seat) => (seat.seat === place ? { ...seat, ...parts } : seat));
  work.changed.add(place);
  work.isTableChanged = true;
};

export const setTable = (work: Work, parts: Partial<TableRow>): void => {
  work.table = { ...work.table, ...parts };
  work.isTableChanged = true;
};

export const goTo = (work: Work, phase: CardTablePhase, moves_at: Date | null): void =>
  setTable(work, { phase, moves_at });

export const setHand = (work: Work, parts: Partial<HandRow>): HandRow => {
  if (!work.hand) throw new Error('There is no hand to change.');
  work.hand = { ...work.hand, ...parts };
  work.isHandChanged = true;
  work.isTableChanged = true;
  return work.hand;
};

type NewEvent = {
  readonly kind: string;
  readonly seat?: number | null;
  readonly action?: CardAction;
  readonly events?: readonly EngineEvent[];
  readonly requestId?: string | null;
};

/** Notes what happened in the hand, under the next number. */
export const note = (work: Work, { kind, seat = null, action, events, requestId = null }: NewEvent): EventRow => {
  const hand = setHand(work, { seq: (work.hand?.seq ?? 0) + 1 });
  const event: EventRow = {
    hand_id: hand.id,
    seq: hand.seq,
    seat,
    kind,
    data: { ...(action ? { action } : {}), ...(events ? { events } : {}) },
    request_id: requestId,
    at: work.now,
  };
  work.events.push(event);
  return event;
};

export const people = (work: Work): readonly SeatRow[] => work.seats.filter(({ member_id }) => member_id !== null);

export const isHouse = ({ member_id }: Pick<SeatRow, 'member_id'>): boolean => member_id === null;

/** Takes a seat off the table; its money goes back in the same transaction. */
export const standUp = (work: Work, seat: SeatRow, why: string): void => {
  work.seats = work.seats.filter((each) => each !== seat && each.seat !== seat.seat);
  work.changed.delete(seat.seat);
  work.isTableChanged = true;
  if (isHouse(seat)) work.houseMoves.push({ seat: seat.seat, amount: -seat.stack });
  work.left.push({ seat, why });
};
