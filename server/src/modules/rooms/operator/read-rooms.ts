import type { QueryOf, ValueOf } from '@fairground/contract/endpoint';
import { ALL_ROOMS } from '@fairground/contract/rooms/fields';
import { money } from '@fairground/contract/money';
import type * as contract from '@fairground/contract/rooms/operator-endpoints';
import { DEALT_EACH, placesOfSeat } from '@fairground/engines/cards/dealt-places';
import { momentsOf } from '../../../platform/business-window.ts';
import { needed } from '../../../platform/needed.ts';
import type { PlayDeps } from '../play/run-table.ts';
import { actionText, cardNames } from '../domain/card-names.ts';
import { GAMES } from '../domain/games.ts';
import { ALL_ROOMS as EVERY_ROOM, sheetOf } from '../domain/rooms.ts';
import { deckOfHand } from '../play/open-hand.ts';
import { shownResult } from '../show/view-table.ts';
import { countRooms, listSwitches } from '../store/find.ts';
import { listPairsOf } from '../store/pairs.ts';
import { listStaffHands, listStaffTables, sumRake } from '../store/staff.ts';
import type { StaffHand, StaffTable } from '../store/staff.ts';
import { listEvents, readHandRow, readTable } from '../store/work.ts';

type Deps = Pick<PlayDeps, 'db' | 'currency' | 'clock' | 'wallet'>;

const PAGE = 50;
const LOG_MAX = 500;
const RAKE_DAYS = 31;
const DAY_MS = 86_400_000;

export const rooms = async (
  { db, currency }: Deps,
  { game, state }: QueryOf<typeof contract.listRoomsForStaff>,
): Promise<ValueOf<typeof contract.listRoomsForStaff>> => {
  const [counts, switches] = await Promise.all([countRooms(db, currency), listSwitches(db)]);
  const byRoom = new Map(switches.map((row) => [row.room, row]));
  const switchesOf = (room: string) => {
    const row = byRoom.get(room);
    return {
      state: row?.is_open === false ? ('closed' as const) : ('open' as const),
      house: row?.has_house === false ? ('off' as const) : ('on' as const),
      version: (row?.version ?? 1n).toString(),
    };
  };
  const list = EVERY_ROOM.map((name) => {
    const { room } = sheetOf(name, currency);
    const { players, tables } = counts.get(room) ?? { players: 0, tables: 0 };
    return { ...{ room, game: name.game, level: name.level, players, tables }, ...switchesOf(room) };
  });
  const sumOf = (part: 'players' | 'tables') => list.reduce((sum, row) => sum + row[part], 0);
  const all = {
    ...{ room: ALL_ROOMS, game: null, level: null, players: sumOf('players'), tables: sumOf('tables') },
    ...switchesOf(ALL_ROOMS),
  };
  return {
    list: [all, ...list].filter(
      (row) => (game === undefined || row.game === game) && (state === undefined || row.state === state),
    ),
  };
};

export const oneRoom = async (deps: Deps, room: string): Promise<ValueOf<typeof contract.readRoomForStaff>> =>
  needed(
    (await rooms(deps, {})).list.find((row) => row.room === room),
    'rooms.room-unknown',
  );

const tableRow = ({ id, code, hand_no, stacks, opened_at, ...row }: StaffTable) => ({
  ...{ tableId: id, room: row.room, currency: row.currency, phase: row.phase, players: row.players, house: row.house },
  ...{ kind: code === null ? ('public' as const) : ('private' as const), handNo: hand_no },
  ...{ stacks: money(stacks), openedAt: opened_at },
});

export const tables = async (
  { db, wallet }: Deps,
  { memberId, from, to, cursor, ...filter }: QueryOf<typeof contract.listTablesForStaff>,
): Promise<ValueOf<typeof contract.listTablesForStaff>> => {
  const rows = await listStaffTables(db, {
    ...filter,
    ...momentsOf({ from, to }, await wallet.readZone()),
    member: memberId,
    after: cursor,
    limit: PAGE + 1,
  });
  const page = rows.slice(0, PAGE);
  return { list: page.map(tableRow), next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null };
};

/** Who sits there; what they hold is never read here. */
export const oneTable = async (
  { db }: Deps,
  id: QueryOf<typeof contract.readTableForStaff>['tableId'],
): Promise<ValueOf<typeof contract.readTableForStaff>> => {
  const [row] = await listStaffTables(db, { id, limit: 1 });
  const snapshot = await readTable(db, id);
  return {
    ...tableRow(needed(row, 'rooms.table-unknown')),
    seats: (snapshot?.seats ?? []).map(({ seat, member_id, name, state, stack }) => ({
      ...{ seat, memberId: member_id, player: name, state, stack: money(stack) },
    })),
  };
};

const handRow = ({ id, table_id, status, opened_at, rake, ...row }: StaffHand) => ({
  ...{ handId: id, tableId: table_id, no: row.no, room: row.room, currency: row.currency, players: row.players },
  ...{ state: status, rake: money(rake), at: opened_at },
});

export const hands = async (
  { db, wallet }: Deps,
  { memberId, state, from, to, cursor, ...filter }: QueryOf<typeof contract.listHandsForStaff>,
): Promise<ValueOf<typeof contract.listHandsForStaff>> => {
  const rows = await listStaffHands(db, {
    ...filter,
    ...momentsOf({ from, to }, await wallet.readZone()),
    member: memberId,
    status: state,
    before: cursor,
    limit: PAGE + 1,
  });
  const page = rows.slice(0, PAGE);
  return { list: page.map(handRow), next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null };
};

export const oneHand = async (
  { db, seeds }: Deps & Pick<PlayDeps, 'seeds'>,
  id: QueryOf<typeof contract.readHandForStaff>['handId'],
): Promise<ValueOf<typeof contract.readHandForStaff>> => {
  const hand = needed(await readHandRow(db, id), 'rooms.hand-unknown');
  const isOver = hand.status === 'SETTLED' || hand.status === 'VOID';
  const events = await listEvents(db, id, { after: 0, limit: LOG_MAX });
  const digits = (place: number, part: 'net' | 'rake') =>
    money(BigInt(hand.result?.seats.find(({ seat }) => seat === place)?.[part] ?? '0'));
  const game = GAMES[hand.game];
  const deck = isOver ? deckOfHand({ seeds, game }, hand) : [];
  const dealt = { players: hand.seats.length, button: hand.button };
  const dealtTo = (at: number): string =>
    cardNames(placesOfSeat(dealt, at, DEALT_EACH[hand.game]).flatMap((place) => deck[place] ?? []));
  return {
    ...handRow({ ...hand, players: hand.seats.length }),
    version: hand.version.toString(),
    commitment: hand.commitment,
    board: isOver && hand.state ? cardNames(boardIn(game.view(hand.state, null))) : '',
    transfers: (hand.result ? shownResult(hand, hand.result).transfers : []).map(({ paid, ...transfer }, at) => ({
      ...{ key: String(at + 1), ...transfer, moved: paid },
    })),
    seats: hand.seats.map(({ place, member, name }, at) => ({
      ...{ seat: place, memberId: member === null ? null : (BigInt(member) as never), player: name },
      ...{ net: digits(place, 'net'), rake: digits(place, 'rake'), cards: dealtTo(at) },
    })),
    // What was played is told once the hand is over: before it, only that something was.
    log: events.map(({ seq, seat, kind, data, at }) => ({
      ...{ seq, seat, at: new Date(at) },
      what: isOver && data.action ? `${kind}: ${actionText(data.action)}` : kind,
    })),
  };
};

const boardIn = (view: unknown): readonly number[] => (view as { readonly board?: readonly number[] }).board ?? [];

const PARTNERS_MAX = 200;
const HUNDREDTHS = 100n;

export const partners = async (
  { db }: Deps,
  { memberId }: QueryOf<typeof contract.listPartnersForStaff>,
): Promise<ValueOf<typeof contract.listPartnersForStaff>> => ({
  list: (await listPairsOf(db, memberId, PARTNERS_MAX)).map(({ month, other, flow, flowBack, ...row }) => ({
    ...{ key: `${month} ${other}`, month: month.slice(0, 'YYYY-MM'.length), otherId: other, hands: row.hands },
    ...{ paid: Number(flow / HUNDREDTHS), received: Number(flowBack / HUNDREDTHS) },
    ...{ folded: row.folded, stopped: row.stopped, fed: row.fed, signals: [...row.signals] },
  })),
});

export const rake = async (
  { db, clock, wallet }: Deps,
  { from, to }: QueryOf<typeof contract.readRakeReport>,
): Promise<ValueOf<typeof contract.readRakeReport>> => {
  const zone = await wallet.readZone();
  const days = momentsOf({ from, to }, zone);
  const until = days.to ?? new Date(clock.now().getTime() + DAY_MS);
  const since = days.from ?? new Date(until.getTime() - RAKE_DAYS * DAY_MS);
  const rows = await sumRake(db, zone, since, until);
  return {
    list: rows.map(({ day, room, currency, hands: count, ...sums }) => ({
      ...{ key: `${day} ${room} ${currency}`, day, room, currency, hands: count },
      ...{ turnover: money(sums.turnover), rake: money(sums.rake), house: money(sums.house) },
    })),
  };
};
