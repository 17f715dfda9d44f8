import type { HandEvent, HandResult, HandView, Room, TableView } from '@fairground/contract/rooms/table';
import { money } from '@fairground/contract/money';
import { GAMES } from '../domain/games.ts';
import { OFFLINE_MS, PACE } from '../domain/pace.ts';
import { sheetOfCode } from '../domain/rooms.ts';
import type { RoomSheet } from '../domain/rooms.ts';
import type { Snapshot } from '../store/work.ts';
import type { EventRow, HandRow, SeatRow, StoredResult } from '../tables.ts';

export const shownRoom = (
  sheet: RoomSheet,
  counts: { readonly players: number; readonly tables: number },
  hasHouse: boolean,
): Room => ({
  room: sheet.room,
  game: sheet.game,
  level: sheet.level,
  style: sheet.style,
  currency: sheet.currency,
  unit: money(sheet.unit),
  chip: sheet.chip === null ? null : money(sheet.chip),
  seats: sheet.seats,
  buyIn: { least: money(sheet.least), most: money(sheet.most) },
  turnSeconds: Math.round(sheet.turnMs / 1_000),
  hasHouse,
  players: counts.players,
  tables: counts.tables,
});

/** The table as one place sees it, or somebody who looks on. */
export const viewTable = ({ now, table, seats, hand }: Snapshot, place: number | null): TableView => {
  const sheet = sheetOfCode(table.room, table.currency);
  if (!sheet) throw new Error(`Nobody knows the room ${table.room}.`);
  const own = seats.find(({ seat, member_id }) => seat === place && member_id !== null);
  const no = table.hand_no + 1;
  const isWaiting = table.phase === 'SEATING' || table.phase === 'PAUSE';
  return {
    tableId: table.id,
    room: shownRoom(
      sheet,
      { players: seats.filter(({ member_id }) => member_id !== null).length, tables: 1 },
      table.has_house,
    ),
    version: Number(table.version),
    phase: table.phase,
    movesInMs: isWaiting && table.moves_at ? Math.max(0, table.moves_at.getTime() - now.getTime()) : null,
    code: own ? table.code : null,
    seats: seats.map((seat) => shownSeat(seat, { now, no, isYou: seat === own })),
    yourSeat: own ? own.seat : null,
    next: {
      ...{ no, commitment: table.next_commitment, needsCommit: own !== undefined && owesCommit(own, no) },
      yourCommit: own?.commit_no === no ? own.commit : null,
      waitsForBlind: own?.missed_big === true && own.state !== 'IN_HAND',
      postsBlind: own?.posts_big === true && own.state !== 'IN_HAND',
    },
    needsReveal: own !== undefined && owesReveal(hand, own.seat),
    hand: hand && table.phase !== 'WAITING' ? viewHand(hand, { now, place: placeIn(hand, own) }) : null,
  };
};

/** Where a seat plays in a hand: a place that changed hands since sees no cards of the one before. */
const placeIn = (hand: HandRow, own: SeatRow | undefined): number | null => {
  const isOwn = hand.seats.some(({ place, member }) => place === own?.seat && member === own.member_id?.toString());
  return own && isOwn ? own.seat : null;
};

const owesCommit = ({ state, commit_no, sits_out }: SeatRow, no: number): boolean =>
  (state === 'SITTING' || (state === 'IN_HAND' && sits_out !== true)) && commit_no !== no;

const owesReveal = (hand: HandRow | undefined, place: number): boolean =>
  hand?.status === 'SEEDS' &&
  hand.commits.some(({ seat }) => seat === place) &&
  !hand.seeds.some(({ seat }) => seat === place);

const shownSeat = (
  seat: SeatRow,
  { now, no, isYou }: { readonly now: Date; readonly no: number; readonly isYou: boolean },
): TableView['seats'][number] => ({
  seat: seat.seat,
  name: seat.name,
  isYou,
  isHouse: seat.member_id === null,
  state: seat.state,
  sitsOutNext: seat.sits_out === true && seat.state === 'IN_HAND',
  stack: money(seat.stack),
  isOffline: seat.member_id !== null && now.getTime() - seat.seen_at.getTime() > OFFLINE_MS,
  hasCommitted: seat.member_id === null || seat.commit_no === no,
});

/** What one place may see of a hand: the engine's view, and nothing that is kept beside it. */
export const viewHand = (
  hand: HandRow,
  { now, place }: { readonly now: Date; readonly place: number | null },
): HandView => {
  const game = GAMES[hand.game];
  const found = hand.seats.findIndex((seat) => seat.place === place);
  const yours = found < 0 ? null : found;
  const { state } = hand;
  // A cancelled hand may have a state that its engine cannot read.
  const view = state === null || hand.status === 'CANCELLED' ? null : game.view(state, yours);
  const mayAct = hand.status === 'PLAY' && state !== null && view !== null && yours !== null && !game.isOver(state);
  return {
    handId: hand.id,
    no: hand.no,
    state: hand.status,
    seats: hand.seats.map((seat) => seat.place),
    yours,
    button: hand.button,
    commitment: hand.commitment,
    commits: [...hand.commits],
    // Seeds that were shown are told together with the deal, so that nobody can choose by them whether to show.
    seeds: hand.status === 'SEEDS' ? [] : [...hand.seeds],
    root: hand.root,
    seq: hand.seq,
    view,
    legal: mayAct ? [...game.legal(view)] : [],
    clocks: hand.clocks.map(({ seat, due, bank }) => ({
      seat: hand.seats[seat]?.place ?? seat,
      dueInMs: Math.max(0, due - now.getTime() - PACE.graceMs),
      bankMs: bank,
    })),
    result: hand.result && shownResult(hand, hand.result),
  };
};

const amount = (digits: string) => money(BigInt(digits));

export const shownResult = ({ seats }: HandRow, result: StoredResult): HandResult => ({
  seats: result.seats.map(({ seat, net, rake }) => {
    const of = seats.find(({ place }) => place === seat);
    return { seat, name: of?.name ?? '', isHouse: of?.member === null, net: amount(net), rake: amount(rake) };
  }),
  transfers: result.transfers.map(({ from, to, reason, due, paid }) => ({
    ...{ from, to, reason: reason as HandResult['transfers'][number]['reason'] },
    ...{ due: amount(due), paid: amount(paid) },
  })),
  rake: amount(result.rake),
});

/** An event as a place may know it. What was tried and not laid down is its seat's own. */
export const shownEvents = (events: readonly EventRow[]): readonly HandEvent[] =>
  events
    .filter(({ data }) => data.action?.do !== 'draft')
    .map(({ seq, seat, kind, data, at }) => ({ seq, seat, kind, events: [...(data.events ?? [])], at: new Date(at) }));
