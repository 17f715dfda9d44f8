import type { CardTableId } from '@fairground/contract/rooms/fields';
import { houseName, houseSeatsFor, houseStack } from '../domain/house.ts';
import { hasBegun, isSitAndGo } from '../domain/sit-and-go.ts';
import { AWAY_MAX_MS, EMPTY_MS, OFFLINE_MS, TIMEOUTS_MAX } from '../domain/pace.ts';
import type { SeatRow } from '../tables.ts';
import { fullBank } from './clocks.ts';
import { goTo, isHouse, later, people, setSeat, setTable, standUp } from './work.ts';
import type { Work } from './work.ts';

/** Who gives up a seat now, and why; nothing for who stays. */
const whyLeaving = (work: Work, seat: SeatRow): string | undefined => {
  const { around, sheet, now } = work;
  // Who is away is played on by rule: nobody takes chips out of a sit-and-go that has begun.
  if (hasBegun(work)) return seat.stack === 0n ? 'out' : undefined;
  if (isSitAndGo(sheet) && seat.state === 'AWAY') return 'away';
  if (seat.state === 'LEAVING') return seat.why_leaving ?? 'asked';
  if (!around.isOpen || isStoppedFor(work, seat)) return 'table-closed';
  const room = seat.member_id === null ? undefined : around.playRooms.get(seat.member_id);
  if (room?.isBlocked === true || (room?.left !== null && room?.left !== undefined && room.left < sheet.floor))
    return 'blocked';
  if (seat.state === 'AWAY' && now.getTime() - (seat.away_since ?? now).getTime() > AWAY_MAX_MS) return 'away';
  return seat.stack < sheet.floor && seat.state === 'SITTING' && isBroke(work, seat) ? 'short' : undefined;
};

const isStoppedFor = ({ around }: Work, seat: SeatRow): boolean =>
  around.isStopped || (seat.member_id !== null && around.isTileStopped(seat.catalogue_game));

/** Chips stay on the table of a sit-and-go that has begun: under a stop of play its next hand waits. */
export const isHeld = (work: Work): boolean => hasBegun(work) && people(work).some((seat) => isStoppedFor(work, seat));

/** Somebody without enough may bring more for a while. */
const isBroke = ({ now }: Work, { away_since }: SeatRow): boolean => away_since !== null && now > away_since;

/** Between hands: seats are given up, sit out or come back, and players of the house make up the number. */
export const tendSeats = (work: Work): void => {
  for (const seat of people(work)) {
    const why = whyLeaving(work, seat);
    if (why !== undefined) standUp(work, seat, why);
    else if (seat.state === 'IN_HAND') afterHand(work, seat);
    else if (seat.state === 'SITTING' && isGone(work, seat)) setAway(work, seat);
    else if (seat.state === 'SITTING' && seat.stack < work.sheet.floor) setAway(work, seat);
  }
  for (const seat of work.seats)
    if (isHouse(seat) && seat.state === 'IN_HAND') setSeat(work, seat.seat, { state: 'SITTING' });
  if (hasBegun(work)) return tendBegun(work);
  tendHouse(work);
  noteEmpty(work);
};

/** Who is out has stood up; the last one with chips has won, and where no person is left nobody has to wait for the end. */
const tendBegun = (work: Work): void => {
  for (const seat of work.seats) if (isHouse(seat) && seat.stack === 0n) standUp(work, seat, 'out');
  if (work.seats.length > 1 && people(work).length > 0) return;
  for (const seat of work.seats) standUp(work, seat, 'won');
  goTo(work, 'CLOSED', null);
};

const isGone = ({ now }: Work, { seen_at }: SeatRow): boolean => now.getTime() - seen_at.getTime() > OFFLINE_MS;

export const setAway = (work: Work, { seat }: SeatRow): void =>
  setSeat(work, seat, { state: 'AWAY', away_since: work.now, sits_out: null });

const afterHand = (work: Work, seat: SeatRow): void => {
  if (seat.timeouts >= TIMEOUTS_MAX || seat.stack < work.sheet.floor) setAway(work, seat);
  else backToTable(work, seat);
};

/** After a hand the seat waits for the next one, or is away where its player asked for that during the hand. */
export const backToTable = (work: Work, seat: SeatRow): void => {
  if (seat.sits_out === true) setAway(work, seat);
  else setSeat(work, seat.seat, { state: 'SITTING', away_since: null, ...fullBank(work) });
};

const tendHouse = (work: Work): void => {
  const { table, sheet, around } = work;
  const here = people(work).filter(({ state }) => state !== 'LEAVING');
  const isWanted = around.hasHouse && table.has_house && around.isOpen;
  const wanted = isWanted ? houseSeatsFor(here.length, table.seats, sheet.style) : 0;
  // A player of the house that is out of money is replaced by one that brings some.
  for (const seat of work.seats) if (isHouse(seat) && seat.stack < sheet.least / 2n) standUp(work, seat, 'short');
  const house = work.seats.filter(isHouse);
  for (const seat of house.slice(wanted)) standUp(work, seat, 'asked');
  for (let more = wanted - house.length; more > 0; more -= 1) sitHouse(work);
};

const sitHouse = (work: Work): void => {
  const { table, sheet } = work;
  const taken = new Set(work.seats.map(({ seat }) => seat));
  const free = Array.from({ length: table.seats }, (_, seat) => seat).filter((seat) => !taken.has(seat));
  const place = free.at(-1);
  if (place === undefined) return;
  const stack = houseStack(sheet.least, sheet.most);
  const seat: SeatRow = {
    ...newSeat(work, table.id, place),
    name: houseName(table.id, place),
    stack,
  };
  work.seats = [...work.seats, seat].toSorted((one, other) => one.seat - other.seat);
  work.changed.add(place);
  work.houseMoves.push({ seat: place, amount: stack });
  setTable(work, {});
};

/** A seat before anybody sits on it. */
export const newSeat = (work: Work, table_id: CardTableId, seat: number): SeatRow => ({
  ...{ table_id, seat, member_id: null, name: '', game: work.table.game, currency: work.table.currency },
  ...{ stack: 0n, state: 'SITTING', commit_no: null, commit: null, seed: null },
  ...{ escrow_account: null, cash_account: null, catalogue_game: '', timeouts: 0, away_since: null },
  ...{ seen_at: work.now, said_at: null, sat_at: work.now, why_leaving: null, sits_out: null, ...fullBank(work) },
  // Who joins a game that goes on pays for the first round as all others do.
  ...{ missed_big: work.table.game === 'holdem' && work.table.hand_no > 0 ? true : null, posts_big: null },
});

/** A table where nobody sits waits for somebody, and closes after a while. */
const noteEmpty = (work: Work): void => {
  const { table, now } = work;
  if (people(work).length > 0) {
    if (table.empty_since !== null) setTable(work, { empty_since: null });
    return;
  }
  const since = table.empty_since ?? now;
  setTable(work, { empty_since: since });
  if (now.getTime() - since.getTime() >= EMPTY_MS) goTo(work, 'CLOSED', null);
  else goTo(work, 'WAITING', new Date(since.getTime() + EMPTY_MS));
};

const COMPANY_TIMES = 5;

/** Goes on to the next hand where two can play. */
export const seatNext = (work: Work): void => {
  const { table, sheet, pace } = work;
  if (table.phase === 'CLOSED' || people(work).length === 0) return;
  if (isHeld(work)) return goTo(work, 'WAITING', later(work, AWAY_MAX_MS / 10));
  if (hasBegun(work)) return goTo(work, 'SEATING', later(work, pace.seatingMs));
  const ready = work.seats.filter(({ state }) => state === 'SITTING');
  const least = isSitAndGo(sheet) ? table.seats : 2;
  const isPlayable = ready.length >= least && ready.some((seat) => !isHouse(seat));
  // Until a sit-and-go begins people may take the places of players of the house.
  const waitMs = isSitAndGo(sheet) && ready.some(isHouse) ? pace.seatingMs * COMPANY_TIMES : pace.seatingMs;
  if (isPlayable) goTo(work, 'SEATING', later(work, waitMs));
  else goTo(work, 'WAITING', later(work, AWAY_MAX_MS / 10));
};
