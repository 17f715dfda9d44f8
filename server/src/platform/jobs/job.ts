import type { Tx } from '../database/db.ts';

/** A kind of work that runs outside the request, at least once: its effects need an idempotency key. */
export type Job<Payload> = {
  readonly name: string;
  readonly run: (payload: Payload, signal: AbortSignal) => Promise<void>;
};

/** The same on every node; the clock of the database decides, and one node runs it. */
export type Schedule = { readonly job: Job<null>; /** Five fields, UTC. */ readonly cron: string };

/** Queues work in the transaction that makes it needed. The same key replaces what waits already. */
export type Enqueue = <Payload>(
  tx: Tx,
  job: Job<Payload>,
  payload: Payload,
  options?: { readonly key?: string; readonly runAt?: Date },
) => Promise<void>;
