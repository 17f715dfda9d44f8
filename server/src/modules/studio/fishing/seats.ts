import type { ValueOf } from '@fairground/contract/endpoint';
import type { Money } from '@fairground/contract/money';
import { money } from '@fairground/contract/money';
import type { FishingRoom, FishingRoomId, listFishingLevels } from '@fairground/contract/studio/fishing';
import type { GameDefinition } from '@fairground/contract/studio/game';
import { FISHING } from '@fairground/engines/fish/room';
import { inTransaction } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { PlaySession } from '../sessions.ts';
import { listPools } from '../store/fishing-catches.ts';
import * as store from '../store/fishing-rooms.ts';
import type { RoomRow, SeatRow } from '../store/fishing-rooms.ts';
import { heldAt, showRoom, notifyOthers } from './show-room.ts';
import type { FishingDeps } from './show-room.ts';

/** Nobody sits down in a room that is about to end. */
const LASTS_MS = 600_000;
const LEVEL_EVERY = 3;
const LEVELS_MAX = 3;

/** Rooms differ by what the smallest shot costs: the least bet of the game, ten and a hundred times of it. */
export const levelsOf = ({ levels }: GameDefinition['bet']): readonly Money[] =>
  levels.filter((_, place) => place % LEVEL_EVERY === 0).slice(0, LEVELS_MAX);

/** The level of a game in one currency; refuses a game that is no fishing game. */
export const fishingSetup = async ({ setups }: FishingDeps, { vendor, game, currency }: PlaySession) => {
  const setup = await setups.of(vendor, game, currency);
  if (setup.model.kind !== 'fishing') throw new Refusal('studio.game-closed');
  return setup;
};

export const listLevels = async (deps: FishingDeps, token: string): Promise<ValueOf<typeof listFishingLevels>> => {
  const session = await deps.sessions.find(token);
  const { bet } = await fishingSetup(deps, session);
  const now = deps.clock.now();
  const seats = await store.listHeldSeats(deps.db, session, now, heldAt(now));
  const pools = await listPools(deps.db, session);
  return {
    levels: levelsOf(bet).map((level) => ({
      bet: level,
      players: seats.filter((seat) => seat.bet === level).length,
      pool: pools.find((pool) => pool.bet === level)?.pool ?? money(0n),
    })),
  };
};

/** Takes a seat. A player has one room of a game at a time; a retry keeps the seat. */
export const takeSeat = async (deps: FishingDeps, token: string, bet: Money): Promise<FishingRoom> => {
  const session = await deps.sessions.find(token);
  deps.seeds.requireChance();
  const { bet: bets } = await fishingSetup(deps, session);
  if (!levelsOf(bets).includes(bet)) throw new Refusal('studio.bet-refused');
  const now = deps.clock.now();
  const lastsUntil = new Date(now.getTime() + LASTS_MS);
  const seats = await store.listHeldSeats(deps.db, session, lastsUntil, heldAt(now));
  const own = seats.find((seat) => seat.member_id === session.memberId && seat.bet === bet);
  for (const left of await store.deleteSeats(deps.db, session.memberId, { of: session, but: own?.room_id }))
    await notifyOthers(deps, left, session.memberId, null);

  const sat = await sitDown(deps, session, bet, lastsUntil, own ? [own.room_id] : fullestFirst(seats, bet));
  await notifyOthers(deps, sat.room.id, session.memberId, null);
  return showRoom(deps, sat.room, sat.seat);
};

/** Rooms of the level with a free seat, those with most company first. */
const fullestFirst = (
  seats: readonly { readonly room_id: FishingRoomId; readonly bet: Money }[],
  bet: Money,
): readonly FishingRoomId[] =>
  [...Map.groupBy(seats, ({ room_id }) => room_id)]
    .filter(([, held]) => held[0]?.bet === bet && held.length < FISHING.seats)
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([roomId]) => roomId);

type Sat = { readonly room: RoomRow; readonly seat: SeatRow };

const sitDown = async (
  deps: FishingDeps,
  { memberId, vendor, game, currency }: PlaySession,
  bet: Money,
  lastsUntil: Date,
  rooms: readonly FishingRoomId[],
): Promise<Sat> => {
  for (const roomId of rooms) {
    const room = await store.findRoom(deps.db, roomId);
    const seat = room && (await sitIn(deps, room, memberId));
    if (seat) return { room, seat };
  }
  const empty = await store.findRoomOfLevel(deps.db, { vendor, game, currency }, bet, lastsUntil);
  const there = empty && (await sitIn(deps, empty, memberId));
  if (there) return { room: empty, seat: there };

  const began_at = deps.clock.now();
  const chain = deps.waves.newChain();
  const ends_at = new Date(began_at.getTime() + chain.waves * FISHING.sea.waveMs);
  const room = await store.insertRoom(deps.db, { vendor, game, currency, bet, ...chain, began_at, ends_at });
  const seat = await sitIn(deps, room, memberId);
  if (!seat) throw new Refusal('studio.seat-lost');
  return { room, seat };
};

/** The player's own seat of the room, or a free one; nothing if there is none. */
const sitIn = ({ db, clock }: FishingDeps, room: RoomRow, memberId: SeatRow['member_id']) =>
  inTransaction(db, async (tx): Promise<SeatRow | undefined> => {
    const now = clock.now();
    const seats = await store.listSeats(tx, room.id);
    const own = seats.find((seat) => seat.member_id === memberId);
    if (own) {
      await store.keepSeat(tx, { roomId: room.id, memberId, cannon: own.cannon, at: now });
      return own;
    }
    await store.deleteFreeSeats(tx, room.id, heldAt(now));
    const taken = new Set((await store.listSeats(tx, room.id)).map(({ seat }) => seat));
    const free = Array.from({ length: FISHING.seats }, (_, seat) => seat).filter((seat) => !taken.has(seat));
    for (const seat of free) {
      const fresh = { room_id: room.id, seat, member_id: memberId, cannon: FISHING.cannons[0] ?? 1 };
      const sat = await store.insertSeat(tx, { ...fresh, busy_until: now, seen_at: now, fired_at: now });
      if (sat) return sat;
    }
    // A twin of this very call may have sat down here meanwhile.
    return (await store.listSeats(tx, room.id)).find((seat) => seat.member_id === memberId);
  });

/** The room as it is now; the player is still there. */
export const lookAtRoom = async (
  deps: FishingDeps,
  token: string,
  { roomId, cannon }: { readonly roomId: FishingRoomId; readonly cannon: number },
): Promise<FishingRoom> => {
  const session = await deps.sessions.find(token);
  const { room, seat } = await seatOf(deps, session, roomId);
  const chosen = FISHING.cannons.includes(cannon) ? cannon : seat.cannon;
  const kept = await store.keepSeat(deps.db, {
    roomId,
    memberId: session.memberId,
    cannon: chosen,
    at: deps.clock.now(),
  });
  if (!kept) throw new Refusal('studio.seat-lost');
  return showRoom(deps, room, kept);
};

/** The seat a player holds in a room of the game; refuses where it was given up or the room has ended. */
export const seatOf = async (deps: FishingDeps, session: PlaySession, roomId: FishingRoomId): Promise<Sat> => {
  const { vendor, game, currency, memberId } = session;
  const room = await store.findRoom(deps.db, roomId);
  const isOfGame = room?.vendor === vendor && room.game === game && room.currency === currency;
  const now = deps.clock.now();
  if (!room || !isOfGame || room.ends_at <= now) throw new Refusal('studio.seat-lost');
  const seat = (await store.listSeats(deps.db, roomId)).find((each) => each.member_id === memberId);
  if (!seat || seat.fired_at <= heldAt(now).firedSince) throw new Refusal('studio.seat-lost');
  return { room, seat };
};

export const leaveSeat = async (
  deps: FishingDeps,
  token: string,
  roomId: FishingRoomId,
): Promise<Record<string, never>> => {
  const { memberId } = await deps.sessions.find(token);
  const left = await store.deleteSeats(deps.db, memberId, { roomId });
  if (left.length > 0) await notifyOthers(deps, roomId, memberId, null);
  return {};
};
