import type { Log } from '@fairground/contract/integrity/operator-endpoints';
import { LOGS } from '@fairground/contract/integrity/operator-endpoints';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { Job } from '../../../platform/jobs/index.ts';
import type { IntegrityDeps } from '../deps.ts';
import { insertCopy, listCopyRows, listEventsAfter, queueCopies } from '../store/copies.ts';
import type { CopyRow } from '../store/copies.ts';
import { insertEvents } from '../store/events.ts';
import { checkCopy, contentOfCopy, digestOf, nameOfCopy, writeCopy } from './copy-file.ts';

type Deps = Pick<IntegrityDeps, 'db' | 'clock' | 'audit' | 'copyFolder'>;
type Line = { readonly number: bigint; readonly line: object };

/** A file has no more lines; what there is more of comes in the next one. */
const LINES_MAX = 2_000;
const VERIFIED_AT_ONCE = 500;

/**
 * Copies what is new in the logs into files of a folder that others than the staff of the product keep. The row with the digest
 * is committed first; a file that a crash left out is written by the next run, from the same lines.
 */
export const createCopyJob = (deps: Deps): Job<null> => ({
  name: 'integrity.copy-logs',
  run: async (_payload, signal) => {
    const { copyFolder } = deps;
    if (copyFolder === undefined) return;
    for (const log of LOGS) {
      await repairLast(deps, copyFolder, log);
      while (!signal.aborted) {
        const copied = await copyNext(deps, log);
        if (copied === undefined) break;
        await writeCopy(copyFolder, nameOf(copied.row), copied.content);
        if (copied.row.lines < LINES_MAX) break;
      }
    }
  },
});

const nameOf = ({ log, first_line: firstLine, last_line: lastLine }: CopyRow): string =>
  nameOfCopy({ log, firstLine, lastLine });

const copyNext = (deps: Deps, log: Log) =>
  inTransaction(deps.db, async (tx) => {
    await queueCopies(tx);
    const [last] = await listCopyRows(tx, { log, limit: 1 });
    const lines = await linesAfter(deps, tx, { log, after: last?.last_line ?? 0n, limit: LINES_MAX });
    const [from, to] = [lines[0], lines.at(-1)];
    if (from === undefined || to === undefined) return undefined;
    const previous = last?.digest ?? null;
    const content = contentOfCopy(
      previous,
      lines.map(({ line }) => line),
    );
    const row = await insertCopy(tx, {
      ...{ log, first_line: from.number, last_line: to.number, lines: lines.length, previous },
      ...{ digest: digestOf(content), at: deps.clock.now() },
    });
    return { row, content };
  });

/** Only the last file can be one that a crash left out: those before it were there when it was made. */
const repairLast = async (deps: Deps, folder: string, log: Log): Promise<void> => {
  const [last] = await listCopyRows(deps.db, { log, limit: 1 });
  if (last === undefined || (await checkCopy(folder, nameOf(last), last.digest)) !== 'missing') return;
  const lines = await inTransaction(deps.db, (tx) =>
    linesAfter(deps, tx, { log, after: last.first_line - 1n, limit: last.lines }),
  );
  const content = contentOfCopy(
    last.previous,
    lines.map(({ line }) => line),
  );
  if (digestOf(content).equals(last.digest)) await writeCopy(folder, nameOf(last), content);
};

type Span = { readonly log: Log; readonly after: bigint; readonly limit: number };

const linesAfter = async ({ audit }: Deps, tx: Tx, { log, after, limit }: Span): Promise<readonly Line[]> => {
  if (log === 'events')
    return (await listEventsAfter(tx, after, limit)).map(({ id, amount, ...event }) => ({
      number: id,
      line: { id: id.toString(), amount: amount?.toString() ?? null, ...event },
    }));
  return (await audit.listAfter(tx, after, limit)).map(({ seq, ...line }) => ({
    number: seq,
    line: { seq: seq.toString(), ...line },
  }));
};

/** Compares every file with the digest it had, once a day; one that is gone or was changed is a significant event. */
export const createCopyCheckJob = (deps: Deps): Job<null> => ({
  name: 'integrity.verify-copies',
  run: async (_payload, signal) => {
    const { db, clock, copyFolder } = deps;
    if (copyFolder === undefined) return;
    let before: CopyRow['id'] | undefined;
    while (!signal.aborted) {
      const rows = await listCopyRows(db, { before, limit: VERIFIED_AT_ONCE });
      for (const row of rows) {
        const state = await checkCopy(copyFolder, nameOf(row), row.digest);
        if (state === 'whole') continue;
        const at = clock.now();
        const event = {
          kind: 'data-loss',
          at,
          subject: `log copy ${nameOf(row)}`,
          amount: null,
          currency: null,
        } as const;
        const key = `copy:${row.id}:${state}:${at.toISOString().slice(0, 10)}`;
        await inTransaction(db, (tx) => insertEvents(tx, [{ ...event, detail: state, done_by: null, key }]));
      }
      before = rows.at(-1)?.id;
      if (rows.length < VERIFIED_AT_ONCE) return;
    }
  },
});
