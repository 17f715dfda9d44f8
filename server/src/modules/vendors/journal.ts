import type { Db } from '../../platform/database/index.ts';
import { createLanes } from '../../platform/lanes/lanes.ts';
import { insertNonces, insertTransactions } from './store/calls.ts';
import type { Nonce, NotedTransaction } from './store/calls.ts';

/** What is written down of every call. Calls that come together share a statement. */
export type Journal = {
  /** Whether the nonce was never used before, on any node. */
  readonly useNonce: (nonce: Nonce) => Promise<boolean>;
  readonly note: (transaction: NotedTransaction) => Promise<void>;
  readonly drain: () => Promise<void>;
};

type Numbered<Item> = { readonly item: Item; readonly number: number };

const BATCH_SIZE_MAX = 512;
const QUEUE_SIZE_MAX = 8 * BATCH_SIZE_MAX;
const NOTED = true;

export const createJournal = (db: Db): Journal => {
  let count = 0;
  const numbered = <Item>(item: Item): Numbered<Item> => ({ item, number: (count += 1) });
  const common = { lanes: 1, batchSizeMax: BATCH_SIZE_MAX, queueSizeMax: QUEUE_SIZE_MAX, laneOf: () => 0n } as const;

  const nonces = createLanes<Numbered<Nonce>, boolean>({
    ...common,
    keyOf: ({ item }) => nonceKey(item),
    // Two calls with one nonce are two, never one: the second must hear that it came second.
    fingerprintOf: ({ number }) => String(number),
    apply: async (batch) => {
      const fresh = await insertNonces(
        db,
        batch.map(({ item }) => item),
      );
      return batch.map(({ item }) => fresh.has(nonceKey(item)));
    },
  });
  const notes = createLanes<Numbered<NotedTransaction>, typeof NOTED>({
    ...common,
    keyOf: ({ number }) => String(number),
    fingerprintOf: () => '',
    apply: async (batch) => {
      await insertTransactions(
        db,
        batch.map(({ item }) => item),
      );
      return batch.map(() => NOTED);
    },
  });

  return {
    useNonce: (nonce) => nonces.submit(numbered(nonce)),
    note: async (transaction) => void (await notes.submit(numbered(transaction))),
    drain: async () => void (await Promise.all([nonces.drain(), notes.drain()])),
  };
};

const nonceKey = ({ vendorId, nonce }: Nonce): string => `${vendorId} ${nonce}`;
