import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import { inTransaction, isTransient } from '../database/index.ts';
import type { Db, Tx } from '../database/index.ts';
import type { Log } from '../log.ts';
import type { Fact, Listener } from './fact.ts';
import type { EventsMetrics } from './metrics.ts';
import { insertParked } from './parked-store.ts';
import { advanceCursor, lockCursor, readFactsAfter, recordFailure } from './store.ts';
import type { Cursor, PlacedFact } from './store.ts';

export type ServeDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: EventsMetrics;
  readonly triesMax: number;
};

/** How many facts one transaction takes at most. */
const WINDOW = 200;

const RETRY_FIRST_MS = 1_000;
const RETRY_MOST_MS = 5 * 60_000;

/** Hands a listener its next facts, in one transaction with its progress. Answers whether more may be waiting. */
export const serveListener = (deps: ServeDeps, listener: Listener): Promise<boolean> =>
  inTransaction(deps.db, async (tx) => {
    const cursor = await lockCursor(tx, listener.name);
    const now = deps.clock.now();
    if (cursor === undefined || (cursor.retryAt !== null && cursor.retryAt > now)) return false;

    const window = await readFactsAfter(tx, cursor, listener, WINDOW);
    const last = window.at(-1);
    if (last === undefined) return false;

    const heard = window.filter(({ isHeard }) => isHeard);
    // After a failure the fact at fault stands first: it is tried alone, the others wait behind it.
    const failure = await handle(tx, listener, heard, cursor.tries > 0 ? 'one by one' : 'together');
    if (failure !== undefined) return fail(deps, tx, listener, { cursor, window, ...failure });

    await advanceCursor(tx, listener.name, last.place);
    const oldest = heard[0];
    if (oldest !== undefined)
      deps.metrics.handled(listener.name, heard.length, now.getTime() - oldest.fact.at.getTime());
    return window.length === WINDOW;
  });

type Failure = { readonly at: PlacedFact; readonly error: unknown };

/** Undoes what a failing handler wrote and nothing else, so that the lock on the cursor is kept. */
const handle = async (
  tx: Tx,
  listener: Listener,
  heard: readonly PlacedFact[],
  mode: 'together' | 'one by one',
): Promise<Failure | undefined> => {
  const [first] = heard;
  if (first === undefined) return undefined;
  if (mode === 'together') {
    const error = await attempt(
      tx,
      listener,
      heard.map(({ fact }) => fact),
    );
    if (error === undefined) return undefined;
    if (heard.length === 1) return { at: first, error };
  }
  for (const placed of heard) {
    const error = await attempt(tx, listener, [placed.fact]);
    if (error !== undefined) return { at: placed, error };
  }
  return undefined;
};

const attempt = async (tx: Tx, listener: Listener, facts: readonly Fact<unknown>[]): Promise<unknown> => {
  await sql`savepoint before_handle`.execute(tx);
  try {
    await listener.handle(tx, facts);
  } catch (error) {
    // The moment is at fault, not the fact: the whole transaction is tried again.
    if (isTransient(error)) throw error;
    await sql`rollback to savepoint before_handle`.execute(tx);
    return error ?? new Error('the listener failed without saying why');
  }
  await sql`release savepoint before_handle`.execute(tx);
  return undefined;
};

/** Keeps what was handled before the failure and plans the next try, or gives the fact up. */
const fail = async (
  { clock, log, metrics, triesMax }: ServeDeps,
  tx: Tx,
  listener: Listener,
  { cursor, window, at, error }: Failure & { readonly cursor: Cursor; readonly window: readonly PlacedFact[] },
): Promise<boolean> => {
  const index = window.indexOf(at);
  const before = window[index - 1];
  const isFirstHeard = !window.slice(0, index).some(({ isHeard }) => isHeard);
  const tries = isFirstHeard ? cursor.tries + 1 : 1;
  const detail = { err: error, listener: listener.name, factId: at.fact.id.toString(), fact: at.fact.name, tries };

  if (tries >= triesMax) {
    log.error(detail, 'a listener gave a fact up; it is parked');
    metrics.parked(listener.name);
    const parkedAt = clock.now();
    await insertParked(tx, { listener: listener.name, fact: at.fact, error: describe(error), tries, parkedAt });
    await advanceCursor(tx, listener.name, at.place);
    return true;
  }

  log.warn(detail, 'a listener failed on a fact; it is tried again');
  metrics.failed(listener.name);
  if (before !== undefined) await advanceCursor(tx, listener.name, before.place);
  const retryAt = new Date(clock.now().getTime() + Math.min(RETRY_FIRST_MS * 2 ** (tries - 1), RETRY_MOST_MS));
  await recordFailure(tx, listener.name, { tries, retryAt, error: describe(error) });
  return false;
};

/** Without what the database cannot keep in a text. */
const describe = (error: unknown): string =>
  (error instanceof Error ? (error.stack ?? error.message) : String(error)).replaceAll('\0', '').slice(0, 4_000);
