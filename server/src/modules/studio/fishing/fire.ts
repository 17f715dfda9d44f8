import type { BodyOf, ValueOf } from '@fairground/contract/endpoint';
import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { fireShots as contract } from '@fairground/contract/studio/fishing';
import type { Choice } from '@fairground/contract/studio/game';
import { loadsOf } from '@fairground/engines/fish/batch';
import { FISHING } from '@fairground/engines/fish/room';
import { Refusal } from '../../../platform/refusal.ts';
import { FISHING_MODEL } from '../domain/models/fishing.ts';
import { storedChoice } from '../domain/model.ts';
import { answerOf, draw, refusedBefore } from '../play-round.ts';
import type { PlaySession } from '../sessions.ts';
import { settleRound } from '../settle-round.ts';
import { listCaught } from '../store/fishing-catches.ts';
import { countShots } from '../store/fishing-rooms.ts';
import type { RoomRow, SeatRow } from '../store/fishing-rooms.ts';
import { findRoundOfRequest } from '../store/rounds.ts';
import type { RoundRow } from '../store/rounds.ts';
import { sortShots } from './aiming.ts';
import { fishingSetup, seatOf } from './seats.ts';
import { firstFishAt, showRoom, notifyOthers, timeIn } from './show-room.ts';
import type { FishingDeps } from './show-room.ts';

type Order = Omit<BodyOf<typeof contract>, 'token'>;
type Fired = ValueOf<typeof contract>;
type Batch = Extract<Choice, { kind: 'fishing' }>;

/** A seat fires six shots a second in the long run, and may have saved up so many. */
const MS_PER_SHOT = 160;
const SAVED_SHOTS_MAX = 32;

/** One request, one batch, one round: what can have hit is drawn, written down and paid for; the rest costs nothing. */
export const fireShots = async (deps: FishingDeps, token: string, order: Order): Promise<Fired> => {
  const session = await deps.sessions.find(token);
  const known = await findRoundOfRequest(deps.db, session.memberId, order.requestId);
  const { room, seat } = await seatOf(deps, session, order.roomId);
  if (known) return answer(deps, token, sameBatch(known, order), room, seat);
  deps.seeds.requireChance();
  const { bet: limits } = await fishingSetup(deps, session);
  requireOrder(order, seat, room.bet, limits.max);
  const busyUntil = requirePace(deps.clock.now(), seat, order.shots.length);

  const nowMs = timeIn(room, deps.clock.now());
  const gone = new Set(await listCaught(deps.db, room.id, firstFishAt(Math.max(0, nowMs - LATE_MS))));
  const { shots, missed } = sortShots(order.shots, {
    seat: seat.seat,
    nowMs,
    isGone: (fish) => gone.has(fish),
    fishAt: (atMs) => deps.waves.fishAt(room, atMs),
  });
  if (shots.length === 0) return { round: null, funds: null, missed, room: await showRoom(deps, room, seat) };

  const choice: Batch = { kind: 'fishing', room: room.id.toString(), seat: seat.seat, shots, missed };
  const row = await drawBatch(deps, session, { order, room, seat, choice, busyUntil });
  return answer(deps, token, row, room, { ...seat, last_shot: lastOf(order) });
};

const LATE_MS = 8_000;

const lastOf = ({ shots }: Order): number => shots.at(-1)?.shot ?? 0;

const drawBatch = async (
  deps: FishingDeps,
  session: PlaySession,
  what: { order: Order; room: RoomRow; seat: SeatRow; choice: Batch; busyUntil: Date },
): Promise<RoundRow> => {
  const { order, room, seat, choice, busyUntil } = what;
  const loads = choice.shots.reduce((sum, shot) => sum + loadsOf(FISHING, shot), 0);
  const drawn = await draw(
    deps,
    session,
    { requestId: order.requestId, bet: room.bet, choice },
    {
      model: FISHING_MODEL,
      stake: money(room.bet * BigInt(loads)),
      also: async (tx) => {
        const cannon = choice.shots.at(-1)?.cannon ?? seat.cannon;
        const counted = await countShots(tx, seat, {
          first: order.shots[0]?.shot ?? 0,
          last: lastOf(order),
          cannon,
          busyUntil,
          at: deps.clock.now(),
        });
        // Another batch of the seat came in between, or the seat is somebody else's by now.
        if (!counted) throw new Refusal('studio.shots-refused');
      },
    },
  );
  const row = drawn ?? (await findRoundOfRequest(deps.db, session.memberId, order.requestId));
  if (!row) throw new Refusal('studio.round-unsettled');
  return sameBatch(row, order);
};

/** The round of a request that came before, if it was about the same shots. */
const sameBatch = (row: RoundRow, { roomId, shots }: Order): RoundRow => {
  const kept = row.kind === 'fishing' ? storedChoice('fishing', row.choice) : undefined;
  const numbers = kept && new Set([...kept.shots.map(({ shot }) => shot), ...kept.missed]);
  const isSame =
    kept?.room === roomId.toString() && numbers?.size === shots.length && shots.every(({ shot }) => numbers.has(shot));
  if (!isSame) throw new Refusal('studio.request-id-taken');
  return row;
};

/** Numbers go strictly upwards, and each shot is one the room allows. */
const requireOrder = ({ shots }: Order, seat: SeatRow, bet: Money, most: Money | null): void => {
  let last = seat.last_shot;
  for (const { shot, cannon, weapon } of shots) {
    const cost = bet * BigInt(loadsOf(FISHING, { cannon, weapon }));
    if (shot <= last || !FISHING.cannons.includes(cannon) || (most !== null && cost > most))
      throw new Refusal('studio.shots-refused');
    last = shot;
  }
};

/** Until when the seat is busy with these shots; refuses more than a hand can fire. */
const requirePace = (now: Date, { busy_until }: SeatRow, count: number): Date => {
  const until = Math.max(busy_until.getTime(), now.getTime()) + count * MS_PER_SHOT;
  if (until - now.getTime() > SAVED_SHOTS_MAX * MS_PER_SHOT) throw new Refusal('studio.shots-too-fast');
  return new Date(until);
};

const answer = async (
  deps: FishingDeps,
  token: string,
  row: RoundRow,
  room: RoomRow,
  seat: SeatRow,
): Promise<Fired> => {
  const settled = await settleRound(deps, row, token);
  if (settled.row.state === 'CANCELLED' && settled.row.refusal !== null) throw refusedBefore(settled.row.refusal);
  if (row.state === 'DRAWN' && settled.row.state === 'DONE') await tellVolley(deps, room, settled.row);
  const { round, funds } = await answerOf(deps, token, settled);
  const { missed } = storedChoice('fishing', row.choice);
  return { round, funds, missed, room: await showRoom(deps, room, seat) };
};

/** The others see the shots and what they caught. */
const tellVolley = async (deps: FishingDeps, room: RoomRow, row: RoundRow): Promise<void> => {
  const { shots, seat } = storedChoice('fishing', row.choice);
  const { shown } = row;
  if (shown?.kind !== 'fishing') return;
  await notifyOthers(deps, room.id, row.member_id, {
    seat,
    win: row.win,
    isJackpot: shown.shots.some(({ isJackpot }) => isJackpot),
    shots: shots.map(({ cannon, weapon, targets }, place) => {
      const { caught = [], bolts = [] } = shown.shots[place] ?? {};
      const gone = [...caught, ...bolts].map(({ fish }) => fish);
      return { cannon, weapon, fish: targets.map(({ fish }) => fish), caught: gone.filter((fish) => fish >= 0) };
    }),
  });
};
