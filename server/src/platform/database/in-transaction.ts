import { setTimeout as sleep } from 'node:timers/promises';
import { systemRandom } from '../random.ts';
import { runAfterCommit } from './after-commit.ts';
import type { Db, Tx } from './db.ts';
import { isTransient } from './transient.ts';

const ATTEMPTS_MAX = 6;
const FIRST_PAUSE_MS = 15;
const PAUSE_MAX_MS = 1_500;

/**
 * Runs work in one transaction and retries it after a deadlock, serialization failure, failover or broken connection. A
 * connection that breaks during the commit may have committed, so writes that must not happen twice need a unique key
 * in the database, and effects outside the database must wait until this has returned.
 */
export const inTransaction = async <Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> => {
  if (db.isTransaction) throw new Error('A transaction is running already: hand it on instead of opening another.');
  const { tx, result } = await untilCommitted(db, work);
  // Outside of the retries: what fails here must not run the committed work again.
  runAfterCommit(tx);
  return result;
};

type Committed<Result> = { readonly tx: Tx; readonly result: Result };

const untilCommitted = async <Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Committed<Result>> => {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await attemptOnce(db, work);
    } catch (error) {
      if (attempt === ATTEMPTS_MAX || !isTransient(error)) throw error;
      await sleep(pauseMs(attempt));
    }
};

/** A failed rollback would hide what made it necessary; the error of the work is the one that counts. */
const attemptOnce = async <Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Committed<Result>> => {
  const failure: { error?: unknown } = {};
  try {
    return await db.transaction().execute(async (tx) => {
      try {
        return { tx, result: await work(tx) };
      } catch (error) {
        failure.error = error;
        throw error;
      }
    });
  } catch (error) {
    throw 'error' in failure ? failure.error : error;
  }
};

/** Longer each time, and never the same for two that collided. */
const pauseMs = (attempt: number): number => {
  const longest = Math.min(PAUSE_MAX_MS, FIRST_PAUSE_MS * 3 ** (attempt - 1));
  return Math.ceil(longest / 2) + systemRandom.below(longest);
};
