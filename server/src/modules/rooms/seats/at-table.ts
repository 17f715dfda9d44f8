import type { BodyOf, QueryOf, ValueOf } from '@fairground/contract/endpoint';
import type * as contract from '@fairground/contract/rooms/endpoints';
import { tableSaid } from '@fairground/contract/rooms/pushes';
import type { CardTableId } from '@fairground/contract/rooms/fields';
import type { TableView } from '@fairground/contract/rooms/table';
import type { MemberId } from '@fairground/contract/ids';
import { hash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { actionIn } from '../domain/games.ts';
import { GONE_MS, TIMEOUTS_MAX } from '../domain/pace.ts';
import { hasBegun, isSitAndGo } from '../domain/sit-and-go.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { isUniqueViolation } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { engineSeatOf, takeAction } from '../play/act.ts';
import type { Driver } from '../play/driver.ts';
import { setClocks } from '../play/clocks.ts';
import { housesOf, seatTransfer } from '../play/money.ts';
import type { HouseAccounts } from '../play/money.ts';
import { showSeed } from '../play/open-hand.ts';
import { workOn } from '../play/run-table.ts';
import type { Change, PlayDeps } from '../play/run-table.ts';
import { seatNext, tendSeats } from '../play/tend-seats.ts';
import { people, setSeat, standUp } from '../play/work.ts';
import type { Work } from '../play/work.ts';
import { shownEvents, viewTable } from '../show/view-table.ts';
import { findRequest, keepRequest } from '../store/find.ts';
import { findAct, listEvents, readTable } from '../store/work.ts';
import type { Snapshot } from '../store/work.ts';
import type { SeatRow } from '../tables.ts';
import { ownSeat, seatOf } from './player.ts';
import type { Player } from './player.ts';
import type { TableCurrencies } from './table-currency.ts';
import { bring, refusedAmount } from './sit-down.ts';

/** Running tables, with what brings them on. */
export type TableDeps = PlayDeps & {
  readonly driver: Pick<Driver, 'bringOn'>;
  readonly currencyOfTable: TableCurrencies;
};

const housesAt = async (deps: TableDeps, tableId: CardTableId): Promise<HouseAccounts> => {
  const currency = await deps.currencyOfTable(tableId);
  if (currency === undefined) throw new Refusal('rooms.table-unknown');
  return housesOf(deps, tableId, currency);
};

const found = async ({ db }: PlayDeps, tableId: CardTableId): Promise<Snapshot> => {
  const table = await readTable(db, tableId);
  if (!table) throw new Refusal('rooms.table-unknown');
  return table;
};

const shownTo = (snapshot: Snapshot, member: MemberId): TableView =>
  viewTable(snapshot, seatOf(snapshot, member)?.seat ?? null);

/** Works on the caller's seat; what is due by then comes first, so that nobody acts after the clock. */
const atOwnSeat = async <Value>(
  deps: TableDeps,
  tableId: CardTableId,
  player: Player,
  decide: (work: Work, seat: SeatRow, tx: Tx) => Promise<Value> | Value,
): Promise<{ readonly value: Value; readonly change: Change }> => {
  const houses = await housesAt(deps, tableId);
  const done = await workOn(deps, { tableId, houses }, (work, tx) =>
    decide(work, ownSeat(work, player.session.memberId), tx),
  );
  if (!done) throw new Refusal('rooms.table-unknown');
  return done;
};

/** The table after what the caller did, a hand that is over by it paid already. */
const afterwards = async (deps: TableDeps, change: Change, player: Player): Promise<TableView> => {
  const { hand, table } = change;
  const isDue = table.moves_at !== null && table.moves_at <= change.now;
  const later = isDue && hand?.status === 'PLAY' ? await deps.driver.bringOn(table.id, table.currency) : undefined;
  return shownTo(later ?? change, player.session.memberId);
};

export const readOwnTable = async (
  deps: PlayDeps,
  { tableId, hand, seq }: QueryOf<typeof contract.readCardTable>,
  player: Player,
): Promise<ValueOf<typeof contract.readCardTable>> => {
  const snapshot = await found(deps, tableId);
  const own = seatOf(snapshot, player.session.memberId);
  if (snapshot.table.code !== null && !own) throw new Refusal('rooms.table-unknown');
  const events =
    hand !== undefined && hand === snapshot.hand?.id
      ? await listEvents(deps.db, hand, { after: Number(seq ?? '0'), limit: EVENTS_MAX })
      : [];
  return { table: viewTable(snapshot, own?.seat ?? null), events: [...shownEvents(events)] };
};

const EVENTS_MAX = 200;

export const act = async (
  deps: TableDeps,
  { tableId, hand: handId, requestId, action }: BodyOf<typeof contract.actInHand>,
  player: Player,
): Promise<ValueOf<typeof contract.actInHand>> => {
  const order = { handId, requestId, action };
  const done = await takeFresh(deps, tableId, player, order).catch(async (error: unknown) => {
    // Most orders are new: only one that is not taken is looked up. The table of events keeps a request of a hand once.
    if (!(error instanceof Refusal) && !isUniqueViolation(error)) throw error;
    const before = await answered(deps, tableId, player, order);
    if (before === undefined) throw error;
    return before;
  });
  return { seq: done.value, table: await afterwards(deps, done.change, player) };
};

type ActOrder = Pick<BodyOf<typeof contract.actInHand>, 'requestId' | 'action'> & {
  readonly handId: BodyOf<typeof contract.actInHand>['hand'];
};

const takeFresh = (deps: TableDeps, tableId: CardTableId, player: Player, { handId, requestId, action }: ActOrder) =>
  atOwnSeat(deps, tableId, player, (work, seat) => {
    const { hand } = work;
    if (hand?.id !== handId || hand.status !== 'PLAY') throw new Refusal('rooms.hand-is-over');
    const engineSeat = engineSeatOf(work, seat.seat);
    if (engineSeat === undefined) throw new Refusal('rooms.not-seated');
    const taken = takeAction(work, engineSeat, action, { requestId });
    if ('fault' in taken) throw new Refusal('rooms.action-refused', { fault: taken.fault });
    return taken.seq;
  });

/** The number an order was taken under before; nothing for a new one. */
const answered = async (deps: TableDeps, tableId: CardTableId, player: Player, order: ActOrder) => {
  const { value, change } = await atOwnSeat(deps, tableId, player, async (work, seat, tx) => {
    const before = await findAct(tx, order.handId, seat.seat, order.requestId);
    if (before && !isDeepStrictEqual(before.data.action, actionIn(work.game, order.action)))
      throw new Refusal('rooms.request-id-taken');
    return before?.seq;
  });
  return value === undefined ? undefined : { value, change };
};

/**
 * Another device of the player, or a tab that was opened anew, does not know the seed of the first: it commits anew as long
 * as the hand is not open, for until then no seat knows anything of the others.
 */
export const commit = async (
  deps: TableDeps,
  { tableId, no, commit: promised }: BodyOf<typeof contract.commitSeed>,
  player: Player,
): Promise<Record<string, never>> => {
  await atOwnSeat(deps, tableId, player, (work, seat) => {
    // Who is away is dealt in with a seed of the server's, if at all: its own could be kept back, and no hand would open.
    if (no !== work.table.hand_no + 1 || seat.state === 'AWAY') throw new Refusal('rooms.seed-refused');
    setSeat(work, seat.seat, { commit_no: no, commit: promised, seen_at: work.now });
  });
  return {};
};

export const reveal = async (
  deps: TableDeps,
  { tableId, no, seed }: BodyOf<typeof contract.revealSeed>,
  player: Player,
): Promise<TableView> => {
  const { change } = await atOwnSeat(deps, tableId, player, (work, { seat }) => {
    const { hand } = work;
    if (hand?.no !== no) throw new Refusal('rooms.hand-is-over');
    const shown = hand.seeds.find((each) => each.seat === seat);
    if (shown?.seed === seed) return;
    if (shown || hand.status !== 'SEEDS') throw new Refusal('rooms.hand-is-over');
    if (!showSeed(work, seat, seed)) throw new Refusal('rooms.seed-refused');
  });
  return afterwards(deps, change, player);
};

/** Sits out, or comes back; during a hand, from its end on. */
export const ready = async (
  deps: TableDeps,
  { tableId, isReady, postsBlind }: BodyOf<typeof contract.setReady>,
  player: Player,
): Promise<TableView> => {
  const { change } = await atOwnSeat(deps, tableId, player, (work, { seat, state, stack, missed_big }) => {
    if (postsBlind !== undefined && missed_big === true) setSeat(work, seat, { posts_big: postsBlind ? true : null });
    if (isReady && state === 'AWAY' && stack >= work.sheet.floor) {
      setSeat(work, seat, { state: 'SITTING', away_since: null, timeouts: 0, seen_at: work.now });
      if (work.table.phase === 'WAITING') seatNext(work);
    }
    if (!isReady && state === 'SITTING')
      setSeat(work, seat, { state: 'AWAY', away_since: work.now, seen_at: work.now });
    // Who says to play on is there, also where the clock has acted for the seat.
    if (state === 'IN_HAND')
      setSeat(work, seat, { sits_out: isReady ? null : true, seen_at: work.now, ...(isReady && { timeouts: 0 }) });
  });
  return shownTo(change, player.session.memberId);
};

export const topUp = async (
  deps: TableDeps,
  { tableId, requestId, amount }: BodyOf<typeof contract.topUpSeat>,
  player: Player,
): Promise<TableView> => {
  const { memberId } = player.session;
  const fingerprint = hash('sha256', `top-up ${tableId} ${amount}`);
  const before = await findRequest(deps.db, memberId, requestId);
  if (before) {
    if (before.fingerprint !== fingerprint) throw new Refusal('rooms.request-id-taken');
    return shownTo(await found(deps, tableId), memberId);
  }
  try {
    const { change } = await atOwnSeat(deps, tableId, player, async (work, seat, tx) => {
      if (seat.state === 'IN_HAND' || seat.state === 'LEAVING') throw new Refusal('rooms.hand-is-on');
      const { sheet } = work;
      if (isSitAndGo(sheet)) throw refusedAmount(0n, 0n);
      const isWhole = sheet.chip === null || amount % sheet.chip === 0n;
      if (amount <= 0n || seat.stack + amount > sheet.most || !isWhole)
        throw refusedAmount(sheet.chip ?? 1n, sheet.most);
      const room = (await deps.wallet.readPlayRoom(tx, [memberId])).get(memberId);
      if (room?.isBlocked === true) throw new Refusal('rooms.play-blocked');
      if (room?.left !== null && room?.left !== undefined && room.left < seat.stack + amount)
        throw new Refusal('rooms.limit-reached');
      await keepRequest(tx, { member: memberId, requestId, fingerprint, table: tableId });
      await bring(deps, tx, seatTransfer(deps, seat, amount, `in:${requestId}`));
      setSeat(work, seat.seat, { stack: seat.stack + amount, seen_at: work.now });
    });
    return shownTo(change, memberId);
  } catch (error) {
    if (isUniqueViolation(error)) return shownTo(await found(deps, tableId), memberId);
    throw error;
  }
};

/**
 * Gives up the seat, at once or when the hand is over. Who has no seat has left. A seat of a sit-and-go that has begun is
 * played on by rule until its chips are gone or all others' are.
 */
export const leave = async (
  deps: TableDeps,
  { tableId }: BodyOf<typeof contract.leaveCardTable>,
  player: Player,
): Promise<ValueOf<typeof contract.leaveCardTable>> => {
  const { memberId } = player.session;
  const houses = await housesAt(deps, tableId);
  const done = await workOn(deps, { tableId, houses }, (work) => {
    const seat = seatOf(work, memberId);
    if (!seat) return true;
    if (hasBegun(work)) {
      setSeat(work, seat.seat, { timeouts: TIMEOUTS_MAX, ...(seat.state === 'SITTING' && awayFrom(work)) });
      hurry(work, seat.seat);
      return false;
    }
    if (seat.state === 'IN_HAND' || seat.state === 'LEAVING') {
      setSeat(work, seat.seat, { state: 'LEAVING', why_leaving: 'asked' });
      hurry(work, seat.seat);
      return false;
    }
    standUp(work, seat, 'asked');
    if (people(work).length === 0 && work.table.phase !== 'HAND') tendSeats(work);
    return true;
  });
  if (!done) throw new Refusal('rooms.table-unknown');
  return { hasLeft: done.value, table: shownTo(done.change, memberId) };
};

const awayFrom = ({ now }: Work) => ({ state: 'AWAY' as const, away_since: now });

/**
 * Resets the clock of a seat that left, so that the default rule plays its turn without delay. A clock is only ever made
 * shorter: leaving again and again must not keep a turn open.
 */
const hurry = (work: Work, place: number): void => {
  const seat = engineSeatOf(work, place);
  const clock = seat === undefined ? undefined : work.hand?.clocks.find((each) => each.seat === seat);
  if (clock && clock.due > work.now.getTime() + GONE_MS) setClocks(work, clock.seat);
};

const SAYS_MS = 2_000;

export const say = async (
  deps: TableDeps,
  { tableId, word }: BodyOf<typeof contract.sayAtTable>,
  player: Player,
): Promise<Record<string, never>> => {
  const { value, change } = await atOwnSeat(deps, tableId, player, (work, { seat, said_at }) => {
    if (said_at && work.now.getTime() - said_at.getTime() < SAYS_MS) throw new Refusal('rooms.too-many-phrases');
    setSeat(work, seat, { said_at: work.now, seen_at: work.now });
    return seat;
  });
  for (const { member_id } of change.seats)
    if (member_id !== null) deps.realtime.toMember(tableSaid, member_id, { tableId, seat: value, word });
  return {};
};
