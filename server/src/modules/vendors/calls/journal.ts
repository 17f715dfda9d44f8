import type { Db } from '../../../platform/database/index.ts';
import { createLanes } from '../../../platform/lanes/lanes.ts';
import { insertNonces } from '../store/calls.ts';
import type { Nonce } from '../store/calls.ts';

/** Which nonces were used, for calls that move nothing. Calls that come together share a statement. */
export type Journal = {
  /** Whether the nonce was never used before, on any node. */
  readonly useNonce: (nonce: Nonce) => Promise<boolean>;
  readonly drain: () => Promise<void>;
};

const BATCH_SIZE_MAX = 512;
const QUEUE_SIZE_MAX = 16 * BATCH_SIZE_MAX;
const WITHIN_MS = 500;

export const createJournal = (db: Db): Journal => {
  const nonces = createLanes<Nonce, boolean>({
    lanes: 1,
    batchSizeMax: BATCH_SIZE_MAX,
    queueSizeMax: QUEUE_SIZE_MAX,
    withinMs: WITHIN_MS,
    ownerOf: () => 0n,
    keyOf: nonceKey,
    // Two calls with one nonce are two, never one: the second must hear that it came second.
    fingerprintOf: ({ ticket }) => ticket.toString(),
    apply: async (batch) => {
      const fresh = await insertNonces(db, batch);
      return batch.map((nonce) => fresh.has(nonceKey(nonce)));
    },
  });
  return { useNonce: nonces.submit, drain: nonces.drain };
};

const nonceKey = ({ vendorId, nonce }: Nonce): string => `${vendorId} ${nonce}`;
