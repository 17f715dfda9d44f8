import { inTransaction } from '../../../platform/database/index.ts';
import type { Job } from '../../../platform/jobs/index.ts';
import type { IntegrityDeps } from '../deps.ts';
import { kindOfAction } from '../domain/event-of-line.ts';
import { databaseTime, insertEvents, lockCursor, moveCursor } from '../store/events.ts';
import type { NewEvent } from '../store/events.ts';

const BATCH = 500;

/** Reads on in the audit trail and writes down which changes are significant. */
export const createAuditJob = ({ db, audit }: Pick<IntegrityDeps, 'db' | 'audit'>): Job<null> => ({
  name: 'integrity.read-trail',
  run: async (_payload, signal) => {
    while (!signal.aborted) {
      const read = await inTransaction(db, async (tx) => {
        const lines = await audit.listAfter(tx, await lockCursor(tx), BATCH);
        const last = lines.at(-1);
        if (last === undefined) return 0;
        await insertEvents(
          tx,
          lines.flatMap((line): readonly NewEvent[] => {
            const kind = kindOfAction(line.action);
            if (kind === undefined) return [];
            const { seq, at, resource, resourceId, action, reason, actor } = line;
            const event = { amount: null, currency: null, kind, at, subject: `${resource} ${resourceId}`.trim() };
            return [{ ...event, detail: `${action}: ${reason}`, done_by: actor, key: `audit:${seq}` }];
          }),
        );
        await moveCursor(tx, last.seq);
        return lines.length;
      });
      if (read < BATCH) return;
    }
  },
});

/** More than this and the clock of a node is wrong: tickets, draws and events have the time of the database. */
const DRIFT_MAX_MS = 1_000;

/** Compares the clock of this node with that of the database; a wrong one is written down once an hour. */
export const createClockJob = ({ db, clock }: Pick<IntegrityDeps, 'db' | 'clock'>): Job<null> => ({
  name: 'integrity.compare-clocks',
  run: async () => {
    const before = clock.now().getTime();
    const at = await databaseTime(db);
    const after = clock.now().getTime();
    // It was asked somewhere between both: nearer than that nobody can tell.
    const driftMs = Math.max(before - at.getTime(), at.getTime() - after, 0);
    if (driftMs <= DRIFT_MAX_MS) return;
    const event: NewEvent = {
      kind: 'clock-drift',
      at,
      subject: 'clock',
      amount: null,
      currency: null,
      detail: `${driftMs} ms`,
      done_by: null,
      key: `clock:${at.toISOString().slice(0, 13)}`,
    };
    await inTransaction(db, (tx) => insertEvents(tx, [event]));
  },
});

/** Recomputes the audit chain every day; a line that is gone or was changed is written down. */
export const createTrailCheckJob = ({
  db,
  clock,
  audit,
}: Pick<IntegrityDeps, 'db' | 'clock' | 'audit'>): Job<null> => ({
  name: 'integrity.verify-trail',
  run: async () => {
    const fault = (await audit.verifyChain()).fault ?? (await audit.compareAnchors()).fault;
    if (fault === undefined) return;
    const at = clock.now();
    const event: NewEvent = {
      kind: 'data-loss',
      at,
      subject: `audit line ${fault.seq}`,
      amount: null,
      currency: null,
      detail: fault.kind,
      done_by: null,
      key: `trail:${fault.kind}:${fault.seq}:${at.toISOString().slice(0, 10)}`,
    };
    await inTransaction(db, (tx) => insertEvents(tx, [event]));
  },
});
