import { commitmentOf, newServerSeed } from '@fairground/engines/fair/seed';
import type { ServerSeed } from '@fairground/engines/fair/seed';
import { createSecretBox } from '../../../platform/secret-box.ts';
import type { SecretKeys } from '../../../platform/secret-box.ts';
import type { RandomSource } from '../../../platform/random.ts';

export type Sealed = { readonly sealed: Buffer; readonly commitment: string };

/** The server's seeds: one for each hand, committed to since the hand before. */
export type HandSeeds = {
  readonly fresh: () => Sealed;
  readonly open: (sealed: Sealed) => ServerSeed;
  /** What a player of the house gives to the draw. */
  readonly ofHouse: () => string;
};

export const SEEDS_BOX = 'rooms';
export const aboutSeed = (commitment: string): string => `hand seed ${commitment}`;

const SEED_BYTES = 32;
const SEAT_SEED_BYTES = 16;

export const createHandSeeds = (random: RandomSource, secretsKey: Uint8Array | SecretKeys | undefined): HandSeeds => {
  const box = createSecretBox(secretsKey, random, SEEDS_BOX);
  return {
    fresh: () => {
      const seed = newServerSeed(random.bytes(SEED_BYTES));
      const commitment = commitmentOf(seed);
      return { sealed: box.close(seed, aboutSeed(commitment)), commitment };
    },
    open: ({ sealed, commitment }) => newServerSeed(box.open(sealed, aboutSeed(commitment))),
    ofHouse: () => Buffer.from(random.bytes(SEAT_SEED_BYTES)).toString('hex'),
  };
};
