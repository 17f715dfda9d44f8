import { newServerSeed } from '@fairground/engines/fair/seed';
import type { ServerSeed } from '@fairground/engines/fair/seed';
import { chainStart, previousSeed } from '@fairground/engines/fair/shared-round';
import type { Db, Reader } from '../../../platform/database/index.ts';
import { createSecretBox } from '../../../platform/secret-box.ts';
import type { StudioDeps } from '../deps.ts';
import { findChain, insertChainOnce } from '../store/flights.ts';
import type { ChainRow } from '../store/flights.ts';

/** The seeds of flights: links of a chain whose beginning is published before its first flight. */
export type Chains = {
  /** The seed of a flight; begins a chain where the last one has come to its end. */
  readonly seedFor: (db: Db, tableId: bigint, number: number, now: Date) => Promise<ServerSeed>;
  /** What was published of the chain of a flight, and its place in it, counted from 1. */
  readonly publishedOf: (reader: Reader, tableId: bigint, number: number) => Promise<Published>;
};

export type Published = { readonly start: string; readonly link: number };

/** About four hours of flights without a pause, and a walk of some milliseconds. */
export const CHAIN_ROUNDS = 1_000;
const CHAINS_MAX = 64;
const SEED_BYTES = 32;

export const CHAIN_BOX = 'studio flights';

export const createChains = ({ random, secretsKey }: Pick<StudioDeps, 'random' | 'secretsKey'>): Chains => {
  const box = createSecretBox(secretsKey, random, CHAIN_BOX);
  /** All seeds of a chain, the first flight's first: walked once on a node. */
  const walked = new Map<bigint, readonly ServerSeed[]>();

  const seedsOf = ({ id, sealed, chain_start, rounds }: ChainRow): readonly ServerSeed[] => {
    const known = walked.get(id);
    if (known) return known;
    let seed = newServerSeed(box.open(sealed, chain_start));
    const seeds = [seed];
    while (seeds.length < rounds) {
      seed = previousSeed(seed);
      seeds.push(seed);
    }
    seeds.reverse();
    if (walked.size >= CHAINS_MAX) walked.clear();
    walked.set(id, seeds);
    return seeds;
  };

  const begin = async (db: Db, tableId: bigint, number: number, now: Date): Promise<void> => {
    const end = newServerSeed(random.bytes(SEED_BYTES));
    const start = chainStart(end, CHAIN_ROUNDS);
    await insertChainOnce(db, {
      table_id: tableId,
      first_number: number,
      rounds: CHAIN_ROUNDS,
      sealed: box.close(end, start),
      chain_start: start,
      made_at: now,
    });
  };

  const chainOf = async (reader: Reader, tableId: bigint, number: number): Promise<ChainRow> => {
    const chain = await findChain(reader, tableId, number);
    if (!chain) throw new Error(`Flight ${number} of room ${tableId} has no chain.`);
    return chain;
  };

  return {
    seedFor: async (db, tableId, number, now) => {
      if (!(await findChain(db, tableId, number))) await begin(db, tableId, number, now);
      const chain = await chainOf(db, tableId, number);
      const seed = seedsOf(chain)[number - chain.first_number];
      if (!seed) throw new Error(`Flight ${number} of room ${tableId} has no link.`);
      return seed;
    },
    publishedOf: async (reader, tableId, number) => {
      const { chain_start, first_number } = await chainOf(reader, tableId, number);
      return { start: chain_start, link: number - first_number + 1 };
    },
  };
};
