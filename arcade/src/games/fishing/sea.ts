import { readSeed, writeSeed } from '@fairground/engines/fair/seed';
import { previousSeed } from '@fairground/engines/fair/shared-round';
import { fishOfWave, isInSight, wordsOfWave } from '@fairground/engines/fish/aim';
import type { RoomFish } from '@fairground/engines/fish/aim';
import { placeAt } from '@fairground/engines/fish/path';
import type { FishingRules } from '@fairground/engines/fish/room';

/** The fish of the room, computed here from the seeds the server reveals: no positions are sent. */
export type Sea = {
  /** Learns waves and what is gone. False if a seed is not the one that was committed to. */
  readonly learn: (told: Told) => boolean;
  readonly take: (fish: number) => void;
  /** Every fish under way at a moment. */
  readonly at: (nowMs: number) => readonly RoomFish[];
  readonly find: (fish: number) => RoomFish | undefined;
  /** Those of them a shot can meet. */
  readonly inSight: (nowMs: number) => readonly RoomFish[];
};

type Told = {
  readonly chainStart: string;
  readonly waves: readonly { readonly wave: number; readonly seed: string }[];
  readonly gone: readonly number[];
};

const WAVES_KEPT = 4;

export const createSea = ({ sea }: FishingRules): Sea => {
  const waves = new Map<number, { readonly seed: string; readonly fish: readonly RoomFish[] }>();
  const gone = new Set<number>();

  const at = (nowMs: number): readonly RoomFish[] =>
    [...waves.values()].flatMap(({ fish }) =>
      fish.filter((each) => nowMs >= each.startMs && nowMs <= each.startMs + each.durationMs && !gone.has(each.fish)),
    );

  return {
    at,
    take: (fish) => void gone.add(fish),
    find: (fish) => waves.get(Math.floor(fish / 1_000))?.fish.find((each) => each.fish === fish),
    inSight: (nowMs) => at(nowMs).filter((fish) => isInSight(sea, placeAt(fish, nowMs))),
    learn: (told) => {
      for (const fish of told.gone) gone.add(fish);
      for (const { wave, seed } of told.waves) {
        if (waves.has(wave)) continue;
        const read = readSeed(seed);
        if (!read) return false;
        // Every seed hashes to the one before it; the first one to what was published with the room.
        const before = wave === 0 ? told.chainStart : waves.get(wave - 1)?.seed;
        if (before !== undefined && writeSeed(previousSeed(read)) !== before) return false;
        waves.set(wave, { seed, fish: fishOfWave(wordsOfWave(read, wave), { sea, wave }) });
      }
      const newest = Math.max(...waves.keys());
      for (const wave of waves.keys()) if (wave < newest - WAVES_KEPT) waves.delete(wave);
      return true;
    },
  };
};
