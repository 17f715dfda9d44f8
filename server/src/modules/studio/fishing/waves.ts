import type { FishingRoomId } from '@fairground/contract/studio/fishing';
import { newServerSeed, writeSeed } from '@fairground/engines/fair/seed';
import type { ServerSeed } from '@fairground/engines/fair/seed';
import { chainStart, previousSeed } from '@fairground/engines/fair/shared-round';
import { fishOfWave, waveAt, wavesAt, wordsOfWave } from '@fairground/engines/fish/aim';
import type { RoomFish } from '@fairground/engines/fish/aim';
import { FISHING } from '@fairground/engines/fish/room';
import { createSecretBox } from '../../../platform/secret-box.ts';
import type { StudioDeps } from '../deps.ts';
import type { RoomRow } from '../store/fishing-rooms.ts';

/** The fish of rooms: a chain of seeds for each, revealed wave by wave. */
export type Waves = {
  readonly newChain: () => { readonly sealed: Buffer; readonly chain_start: string; readonly waves: number };
  /** The seeds of the waves that can be seen at a moment of the room, or soon after. */
  readonly told: (room: RoomRow, atMs: number) => { wave: number; seed: string }[];
  /** Every fish that may be under way at a moment of the room. */
  readonly fishAt: (room: RoomRow, atMs: number) => readonly RoomFish[];
};

/** How long a room goes on: ten hours. */
export const ROOM_WAVES = 1_200;
/** Clients get a wave before its first fish appears. */
const AHEAD_MS = 12_000;
const CHAINS_MAX = 64;
const WAVES_MAX = 500;

export const createWaves = ({ random, secretsKey }: Pick<StudioDeps, 'random' | 'secretsKey'>): Waves => {
  const box = createSecretBox(secretsKey, random, 'studio fishing');
  const chains = new Map<FishingRoomId, readonly ServerSeed[]>();
  const fish = new Map<string, readonly RoomFish[]>();

  /** All seeds of a room, the first wave's first: made once on a node, from the end to the beginning. */
  const chainOf = ({ id, sealed, chain_start, waves }: RoomRow): readonly ServerSeed[] => {
    const known = chains.get(id);
    if (known) return known;
    const chain = [newServerSeed(box.open(sealed, chain_start))];
    while (chain.length < waves) chain.push(previousSeed(chain.at(-1) as ServerSeed));
    chain.reverse();
    keep(chains, CHAINS_MAX, id, chain);
    return chain;
  };
  const seedOf = (room: RoomRow, wave: number): ServerSeed | undefined => chainOf(room)[wave];

  const fishOf = (room: RoomRow, wave: number): readonly RoomFish[] => {
    const name = `${room.id} ${wave}`;
    const known = fish.get(name);
    if (known) return known;
    const seed = seedOf(room, wave);
    const made = seed ? fishOfWave(wordsOfWave(seed, wave), { sea: FISHING.sea, wave }) : [];
    keep(fish, WAVES_MAX, name, made);
    return made;
  };

  return {
    newChain: () => {
      const end = newServerSeed(random.bytes(32));
      const start = chainStart(end, ROOM_WAVES);
      return { sealed: box.close(end, start), chain_start: start, waves: ROOM_WAVES };
    },
    told: (room, atMs) => {
      const first = wavesAt(FISHING.sea, atMs)[0] ?? 0;
      const last = waveAt(FISHING.sea, atMs + AHEAD_MS);
      return Array.from({ length: last - first + 1 }, (_, place) => first + place).flatMap((wave) => {
        const seed = seedOf(room, wave);
        return seed ? [{ wave, seed: writeSeed(seed) }] : [];
      });
    },
    fishAt: (room, atMs) => wavesAt(FISHING.sea, atMs).flatMap((wave) => fishOf(room, wave)),
  };
};

const keep = <Key, Value>(kept: Map<Key, Value>, most: number, key: Key, value: Value): void => {
  if (kept.size >= most) kept.clear();
  kept.set(key, value);
};
