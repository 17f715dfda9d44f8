/** Files of many rows, written while they are read: one at a time for each member, over all nodes. */
import type { ErrorCode } from '@fairground/contract/errors';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/index.ts';
import { Refusal } from '../refusal.ts';
import { endLease, renewLease, takeLease } from './store.ts';

export { CSV_START, csvLine } from './csv.ts';
export type { Cell } from './csv.ts';

type Deps = { readonly db: Db; readonly clock: Clock };

export type ExportOrder = {
  /** Whose export of what; a second one of the same is refused while this one runs. */
  readonly subject: string;
  /** What the second one is refused with. */
  readonly refusal: ErrorCode;
};

/** A browser that reads nothing for so long may lose its place to another one. */
const LEASE_MS = 60_000;

/** Answers the chunks as they come, after the place is taken; it is free again when the last one is read or nobody reads on. */
export const streamExport = async (
  { db, clock }: Deps,
  { subject, refusal }: ExportOrder,
  chunks: AsyncIterable<string>,
): Promise<AsyncIterable<Uint8Array>> => {
  const until = (): Date => new Date(clock.now().getTime() + LEASE_MS);
  const lease = await takeLease(db, subject, { now: clock.now(), until: until() });
  if (lease === undefined) throw new Refusal(refusal);
  return (async function* stream() {
    try {
      for await (const chunk of chunks) {
        if (!(await renewLease(db, lease, until())))
          throw new Error('Another export of the same has taken the place of this one.');
        yield Buffer.from(chunk);
      }
    } finally {
      await endLease(db, lease);
    }
  })();
};
