import type { Tx } from './db.ts';

const waiting = new WeakMap<Tx, (() => void)[]>();

/**
 * Does something outside of the database once the transaction has committed, such as waking a neighbour; never when it
 * rolls back. A crash in between loses it, so it may only hasten what a table and a ticker would bring about anyway.
 */
export const afterCommit = (tx: Tx, work: () => void): void => {
  const works = waiting.get(tx);
  if (works === undefined) waiting.set(tx, [work]);
  else works.push(work);
};

/** Called by the code that ran the transaction, after its commit. */
export const runAfterCommit = (tx: Tx): void => {
  // Apart from the caller: a failure here must not look like a transaction that failed.
  for (const work of waiting.get(tx) ?? []) queueMicrotask(work);
  waiting.delete(tx);
};
