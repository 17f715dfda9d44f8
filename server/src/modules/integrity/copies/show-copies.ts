import { CSV_TYPE } from '@fairground/contract/bytes';
import type { FileStream } from '@fairground/contract/bytes';
import { COPY_PAGE_SIZE } from '@fairground/contract/integrity/operator-endpoints';
import type { Log } from '@fairground/contract/integrity/operator-endpoints';
import { writeMoney } from '@fairground/contract/money';
import { inTransaction } from '../../../platform/database/index.ts';
import { CSV_START, csvLine, streamExport } from '../../../platform/exports/index.ts';
import type { Caller, Operator } from '../../../platform/http/route.ts';
import { actorOf } from '../../audit/index.ts';
import type { IntegrityDeps } from '../deps.ts';
import { listCopyRows, listEventsAfter } from '../store/copies.ts';
import type { CopyId } from '../store/copies.ts';
import { checkCopy, nameOfCopy } from './copy-file.ts';

/** The files of the copy, each compared with its digest at this moment. */
export const showCopies = async (
  { db, copyFolder }: Pick<IntegrityDeps, 'db' | 'copyFolder'>,
  { log, cursor }: { readonly log?: Log | undefined; readonly cursor?: CopyId | undefined },
) => {
  const rows = await listCopyRows(db, { log, before: cursor, limit: COPY_PAGE_SIZE + 1 });
  const page = rows.slice(0, COPY_PAGE_SIZE);
  const list = await Promise.all(
    page.map(async ({ id, first_line: firstLine, last_line: lastLine, digest, ...row }) => {
      const file = nameOfCopy({ log: row.log, firstLine, lastLine });
      return {
        ...{ copyId: id, log: row.log, lines: row.lines, at: row.at, file, digest: digest.toString('hex') },
        ...{ firstLine: firstLine.toString(), lastLine: lastLine.toString() },
        state: copyFolder === undefined ? ('none' as const) : await checkCopy(copyFolder, file, digest),
      };
    }),
  );
  return { list, next: rows.length > page.length ? (page.at(-1)?.id ?? null) : null };
};

const LINES_AT_ONCE = 1_000;

/** A log as a file, page by page as it is read; the trail has a line before the first byte leaves. */
export const exportLog = async (
  deps: IntegrityDeps,
  { log = 'audit' }: { readonly log?: Log | undefined },
  caller: Pick<Caller, 'ip'> & { readonly operator: Operator },
): Promise<FileStream> => {
  const order = { subject: `log ${log} ${caller.operator.operatorId}`, refusal: 'integrity.export-running' } as const;
  const chunks = await streamExport(deps, order, log === 'audit' ? linesOfTrail(deps) : linesOfEvents(deps));
  await inTransaction(deps.db, (tx) =>
    deps.audit.record(tx, {
      ...actorOf(caller, 'export for the regulator'),
      ...{ action: 'integrity.export-log', resource: 'log', resourceId: log, before: null, after: null },
    }),
  );
  return { type: CSV_TYPE, chunks };
};

const linesOfTrail = async function* linesOfTrail({ db, audit }: IntegrityDeps): AsyncGenerator<string> {
  const head = [
    'line',
    'at',
    'kind',
    'actor',
    'action',
    'resource',
    'id',
    'before',
    'after',
    'reason',
    'ip',
    'approval',
  ];
  yield CSV_START + csvLine(head);
  for (let after = 0n; ;) {
    const lines = await audit.listAfter(db, after, LINES_AT_ONCE);
    yield lines
      .map((line) =>
        csvLine([
          { figure: line.seq.toString() },
          ...[line.at.toISOString(), line.actorKind, line.actor, line.action, line.resource, line.resourceId],
          ...[JSON.stringify(line.before), JSON.stringify(line.after), line.reason, line.ip],
          line.approval ? JSON.stringify(line.approval) : '',
        ]),
      )
      .join('');
    after = lines.at(-1)?.seq ?? after;
    if (lines.length < LINES_AT_ONCE) return;
  }
};

const linesOfEvents = async function* linesOfEvents({ db }: IntegrityDeps): AsyncGenerator<string> {
  yield CSV_START + csvLine(['number', 'kind', 'at', 'subject', 'amount', 'currency', 'detail', 'by']);
  for (let after = 0n; ;) {
    const events = await listEventsAfter(db, after, LINES_AT_ONCE);
    yield events
      .map(({ id, kind, at, subject, amount, currency, detail, done_by: by }) =>
        csvLine([
          ...[{ figure: id.toString() }, kind, at.toISOString(), subject],
          ...[amount === null ? '' : { figure: writeMoney(amount) }, currency ?? '', detail, by ?? ''],
        ]),
      )
      .join('');
    after = events.at(-1)?.id ?? after;
    if (events.length < LINES_AT_ONCE) return;
  }
};
