import type { BodyOf, ValueOf } from '@fairground/contract/endpoint';
import type { Money } from '@fairground/contract/money';
import { fireShots, leaveSeat, listFishingLevels, lookAtRoom, takeSeat } from '@fairground/contract/studio/fishing';
import type { FishingRoom } from '@fairground/contract/studio/fishing';
import { Refused } from '../../session/calls.ts';
import type { Call } from '../../session/calls.ts';
import { insist } from '../../session/insist.ts';
import type { Patience } from '../../session/insist.ts';

export type Fired = ValueOf<typeof fireShots>;
export type SentShot = BodyOf<typeof fireShots>['shots'][number];
export type Hit = Omit<SentShot, 'shot'>;

export type LinkDeps = Patience & {
  readonly call: Call;
  readonly token: string;
  readonly newRequestId: () => string;
  /** Milliseconds of a clock that only goes forward. */
  readonly clock: () => number;
  readonly onRoom: (room: FishingRoom) => void;
  /** Shots go out: what they win is shown with the answer. */
  readonly onSending: () => void;
  readonly onFired: (fired: Fired, shots: readonly SentShot[]) => void;
  readonly onRefused: (code: string, shots: readonly SentShot[]) => void;
};

/** The seat of the player: what was hit goes out in batches, one at a time, and the room comes back with every answer. */
export type RoomLink = {
  readonly levels: () => Promise<ValueOf<typeof listFishingLevels>['levels']>;
  readonly sit: (bet: Money) => Promise<FishingRoom>;
  readonly leave: () => void;
  /** The time of the room, as the server's clock has it. */
  readonly nowMs: () => number;
  readonly report: (hit: Hit) => SentShot | undefined;
  /** Sends what waits, if nothing is on its way. */
  readonly flush: () => void;
  readonly look: (cannon: number) => Promise<void>;
};

const BATCH_MAX = 12;
const WAITING_MAX = 24;

export const createRoomLink = (deps: LinkDeps): RoomLink => {
  const { call, token, clock } = deps;
  let room: FishingRoom | undefined;
  let lastShot = 0;
  let ahead: number | undefined;
  let isBusy = false;
  let waiting: SentShot[] = [];

  /** The answer was made between asking and hearing: the shorter that was, the better the guess. */
  let bestTrip = Number.POSITIVE_INFINITY;
  const hear = (told: FishingRoom, askedAt: number): FishingRoom => {
    const trip = clock() - askedAt;
    const guess = told.nowMs + trip / 2 - clock();
    if (ahead === undefined || trip <= bestTrip || Math.abs(guess - ahead) > trip) {
      ahead = guess;
      bestTrip = trip;
    }
    room = told;
    lastShot = Math.max(lastShot, told.lastShot);
    deps.onRoom(told);
    return told;
  };

  const send = async (shots: readonly SentShot[], roomId: FishingRoom['roomId']): Promise<void> => {
    const requestId = deps.newRequestId();
    let askedAt = clock();
    deps.onSending();
    const ask = (): Promise<Fired> => {
      askedAt = clock();
      return call(fireShots, { body: { token, requestId, roomId, shots: [...shots] } });
    };
    try {
      const fired = await insist(ask, deps);
      hear(fired.room, askedAt);
      deps.onFired(fired, shots);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      deps.onRefused(error.code, shots);
    }
  };

  return {
    levels: async () => (await call(listFishingLevels, { body: { token } })).levels,
    sit: async (bet) => {
      let askedAt = clock();
      const told = await insist(() => {
        askedAt = clock();
        return call(takeSeat, { body: { token, bet } });
      }, deps);
      // Another room has another time and counts its own shots.
      if (told.roomId !== room?.roomId) [ahead, bestTrip, lastShot, waiting] = [undefined, Infinity, 0, []];
      return hear(told, askedAt);
    },
    leave: () => {
      if (room) void call(leaveSeat, { body: { token, roomId: room.roomId } }).catch(() => undefined);
      room = undefined;
    },
    nowMs: () => Math.max(0, Math.round(clock() + (ahead ?? 0))),
    report: (hit) => {
      // While nobody answers, no more is fired than a hand could have meant.
      if (!room || waiting.length >= WAITING_MAX) return undefined;
      const shot = { ...hit, shot: (lastShot += 1) };
      waiting.push(shot);
      return shot;
    },
    flush: () => {
      if (isBusy || !room || waiting.length === 0) return;
      const shots = waiting.slice(0, BATCH_MAX);
      waiting = waiting.slice(BATCH_MAX);
      isBusy = true;
      void send(shots, room.roomId).finally(() => {
        isBusy = false;
      });
    },
    look: async (cannon) => {
      if (!room || isBusy) return;
      const askedAt = clock();
      try {
        const told = await call(lookAtRoom, { body: { token, roomId: room.roomId, cannon } });
        hear(told, askedAt);
      } catch (error) {
        if (error instanceof Refused) deps.onRefused(error.code, []);
        else deps.onWaiting(1);
      }
    },
  };
};
