import { parseMoney } from '@fairground/contract/money';
import type { BodyOf } from '@fairground/contract/endpoint';
import * as contract from '@fairground/contract/studio/fishing';
import type { FishingRoom } from '@fairground/contract/studio/fishing';
import { readSeed } from '@fairground/engines/fair/seed';
import { fishOfWave, isInSight, wordsOfWave } from '@fairground/engines/fish/aim';
import type { RoomFish } from '@fairground/engines/fish/aim';
import { canBeHit, placeAt } from '@fairground/engines/fish/path';
import { FISHING } from '@fairground/engines/fish/room';
import type { openArcade } from './arcade.ts';

type Arcade = Awaited<ReturnType<typeof openArcade>>;
type Shot = BodyOf<typeof contract.fireShots>['shots'][number];

/** Whether a request must be made again: the same round is answered then. */
const isLate = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'studio.round-unsettled';

/** The fish of a room as any client computes them, those in sight at the moment it was shown. */
export const fishIn = ({ waves, nowMs, gone }: FishingRoom): readonly RoomFish[] =>
  waves
    .flatMap(({ wave, seed }) => {
      const read = readSeed(seed);
      return read ? fishOfWave(wordsOfWave(read, wave), { sea: FISHING.sea, wave }) : [];
    })
    .filter(
      (fish) => canBeHit(fish, nowMs) && isInSight(FISHING.sea, placeAt(fish, nowMs)) && !gone.includes(fish.fish),
    );

/** A player who sits in a room and fires as a client does. */
export const sitAngler = async (arcade: Arcade, memberId: number, { level = '1000', funds = 10_000_000_000n } = {}) => {
  const { open, token } = await arcade.enter(memberId, 'fishing', funds);
  const room = await arcade.ask(contract.takeSeat, { body: { token, bet: parseMoney(level) } });
  let batches = 0;
  let last = room.lastShot;
  const look = (): Promise<FishingRoom> =>
    arcade.ask(contract.lookAtRoom, { body: { token, roomId: room.roomId, cannon: 1 } });
  const shotAt = (fish: readonly number[], atMs: number, change: Partial<Shot> = {}): Shot => ({
    shot: (last += 1),
    cannon: 1,
    weapon: 'bullet',
    atMs,
    fish: [...fish],
    ...change,
  });
  const fire = async (
    shots: readonly Shot[],
    { requestId = `batch-${memberId}-${(batches += 1)}`, at = arcade.studio } = {},
  ) => {
    const body = { token, requestId, roomId: room.roomId, shots: [...shots] };
    for (;;)
      try {
        return await arcade.ask(contract.fireShots, { body }, { at });
      } catch (error) {
        if (!isLate(error)) throw error;
      }
  };
  /** Waits until fish are in sight, then aims so many shots at the first of a kind, or at any. */
  const aim = async (count: number, { kinds, ...change }: Partial<Shot> & { kinds?: readonly string[] } = {}) => {
    for (;;) {
      const seen = await look();
      const fish = fishIn(seen).find(({ kind }) => kinds === undefined || kinds.includes(kind));
      if (fish) return Array.from({ length: count }, () => shotAt([fish.fish], seen.nowMs, change));
      arcade.clock.advance(1_000);
    }
  };
  return { open, token, room, look, shotAt, fire, aim };
};
